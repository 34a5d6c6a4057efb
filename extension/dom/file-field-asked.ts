/** Dispatched on a document whose page opens the file chooser of the `relatedTarget`. Prevented if a step puts files there. */
export const fileFieldAsked = 'tabrelay:file-field';

/** The file field whose chooser the page opens from now on, also one that is in no document. Stops with the signal. */
export function watchFileField(document: Document, signal: AbortSignal): () => HTMLInputElement | null {
  let asked: HTMLInputElement | null = null;
  const note = (event: Event) => {
    asked ??= (event as MouseEvent).relatedTarget as HTMLInputElement;
    event.preventDefault();
  };
  document.addEventListener(fileFieldAsked, note, { signal });
  return () => asked;
}
