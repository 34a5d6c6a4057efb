/** Copy and paste buttons of a page: while a step acts, they use the clipboard of the session. */

/**
 * Dispatched on a document that copies or pastes. The page script prevents it where a step allows that. In `detail` is
 * what is copied, as JSON by MIME type; empty to ask for what is held, which comes back as `clipboardHeld`.
 */
export const clipboardUsed = 'tabrelay:clipboard';
export const clipboardHeld = 'tabrelay:clipboard-held';

type View = Window & typeof globalThis;
type Texts = Record<string, string>;

/**
 * The user's own clipboard is only reached when a person has just used this very page, and no step acts in it. Runs in
 * the page's own world.
 */
export function emulateClipboard(view: View): void {
  // Only secure pages have it. Not by the name `Clipboard`, which libraries use for a class of their own.
  const { clipboard } = view.navigator as Partial<Navigator>;
  const prototype: Clipboard | null = clipboard ? (Reflect.getPrototypeOf(clipboard) as Clipboard) : null;
  /** What the page has copied that is no text; it does not leave the document. */
  let blobs: Record<string, Blob> = {};
  const methods: Record<string, (...args: never[]) => Promise<unknown>> = {
    writeText: async (text: unknown) => {
      blobs = {};
      send(view, { 'text/plain': String(text) });
    },
    readText: async () => held(view)['text/plain'] ?? '',
    write: async (items: Iterable<ClipboardItem>) => {
      const texts: Texts = {};
      const others: Record<string, Blob> = {};
      for (const item of items)
        for (const type of item.types) {
          const blob = await item.getType(type);
          if (type.startsWith('text/')) texts[type] = await blob.text();
          else others[type] = blob;
        }
      if (!send(view, texts)) throw notAllowed(view);
      blobs = others;
    },
    read: async () => {
      const texts = Object.entries(held(view)).map(([type, text]) => [type, new view.Blob([text], { type })]);
      const all = { ...blobs, ...Object.fromEntries(texts) };
      return Object.keys(all).length > 0 ? [new view.ClipboardItem(all)] : [];
    },
  };
  for (const [name, emulated] of Object.entries(methods)) {
    const method = prototype && Reflect.get(prototype, name);
    if (!method) continue;
    Reflect.set(
      prototype,
      name,
      new Proxy(method, {
        apply(own, self, args) {
          if (isAllowed(view)) return emulated(...(args as never[]));
          return view.navigator.userActivation?.isActive
            ? Reflect.apply(own, self, args)
            : Promise.reject(notAllowed(view));
        },
      }),
    );
  }
  view.Document.prototype.execCommand = new Proxy(view.Document.prototype.execCommand, {
    apply(own, document: Document, args) {
      const command = String(args[0]).toLowerCase();
      if (!/^(copy|cut|paste)$/.test(command) || !isAllowed(view)) return Reflect.apply(own, document, args);
      const run = (name: string, text?: string): boolean => Reflect.apply(own, document, [name, false, text]);
      return command === 'paste' ? paste(view, document, run) : copy(view, document, command, run);
    },
  });
}

function isAllowed(view: View): boolean {
  return send(view);
}

/** Whether a step allows it. */
function send(view: View, texts?: Texts): boolean {
  const detail = texts ? JSON.stringify(texts) : '';
  return !view.document.dispatchEvent(new view.CustomEvent(clipboardUsed, { cancelable: true, detail }));
}

function held(view: View): Texts {
  let texts: Texts = {};
  const take = (event: Event) => {
    texts = JSON.parse(String((event as CustomEvent).detail));
  };
  view.document.addEventListener(clipboardHeld, take);
  send(view);
  view.document.removeEventListener(clipboardHeld, take);
  return texts;
}

function notAllowed(view: View): DOMException {
  return new view.DOMException('Nobody has used this page to copy or paste.', 'NotAllowedError');
}

// https://w3c.github.io/clipboard-apis/#the-copy-action
function copy(view: View, document: Document, command: string, run: (command: string) => boolean): boolean {
  const data = new view.DataTransfer();
  if (!fire(view, document, command, data))
    return send(view, Object.fromEntries(data.types.map((type) => [type, data.getData(type)])));
  const texts = selectedIn(document);
  if (!texts['text/plain'] || !send(view, texts)) return false;
  if (command === 'cut') run('delete');
  return true;
}

function paste(view: View, document: Document, run: (command: string, text: string) => boolean): boolean {
  const texts = held(view);
  const data = new view.DataTransfer();
  for (const [type, text] of Object.entries(texts)) data.setData(type, text);
  if (!fire(view, document, 'paste', data)) return true;
  return run('insertText', texts['text/plain'] ?? '');
}

/** False when the page prevented it. */
function fire(view: View, document: Document, type: string, clipboardData: DataTransfer): boolean {
  const { activeElement, body } = document;
  const start = isField(activeElement) ? activeElement : document.getSelection()?.anchorNode;
  const target = (start?.nodeType === 3 ? start.parentElement : start) ?? body ?? document;
  const init = { bubbles: true, cancelable: true, composed: true, clipboardData };
  return target.dispatchEvent(new view.ClipboardEvent(type, init));
}

/** What is selected, as text and as HTML; nothing of a password. */
function selectedIn(document: Document): Texts {
  const { activeElement: field } = document;
  if (isField(field)) {
    const { selectionStart, selectionEnd, value, type } = field;
    return type === 'password' ? {} : { 'text/plain': value.slice(selectionStart ?? 0, selectionEnd ?? 0) };
  }
  const selection = document.getSelection();
  const copied = document.createElement('div');
  if (selection?.rangeCount) copied.append(selection.getRangeAt(0).cloneContents());
  return { 'text/plain': `${selection ?? ''}`, 'text/html': copied.innerHTML };
}

function isField(element: Element | null): element is HTMLInputElement {
  return /^(input|textarea)$/.test(element?.localName ?? '');
}
