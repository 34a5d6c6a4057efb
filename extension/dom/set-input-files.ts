/** Sets the files of a file input, or drops files on an element. */
import { RelayError } from '../protocol/errors';
import { fire, fireInputAndChange } from './events/fire';
import { controlOf, fileFieldOf } from './tree/fields/form-field';

/** A file as it comes over the wire. */
interface WireFile {
  name: string;
  type: string;
  base64: string;
}

/**
 * Puts files into the file field that is meant, or drops them where there is none; `refused` says why a drop was not
 * taken.
 * @param selector the caller's own word for the element
 * @throws RelayError bad_request for more files than the field takes, for no file to drop, and naming one that is not
 * base64
 */
export function setInputFiles(
  files: WireFile[],
  element: Element,
  selector: string,
): { field: HTMLInputElement | null; refused?: string } {
  const field = fileFieldOf(element);
  if (field && !field.multiple && files.length > 1) {
    throw new RelayError('bad_request', `"${selector}" takes one file only, not ${files.length}.`);
  }
  if (!field && files.length === 0) {
    throw new RelayError(
      'bad_request',
      `"${selector}" is no file field that could be emptied: name at least one file in "value" to drop there.`,
    );
  }
  const transfer = transferOf(files, element.ownerDocument);
  if (!field) {
    if (drop(controlOf(element), transfer)) return { field };
    return {
      field,
      refused: 'It is no file field, took no drop and, where it is a button, opened no file chooser.',
    };
  }
  field.files = transfer.files;
  fireInputAndChange(field);
  return { field };
}

function transferOf(files: WireFile[], document: Document): DataTransfer {
  const view = document.defaultView as Window & typeof globalThis;
  const transfer = new view.DataTransfer();
  for (const { name, type, base64 } of files) {
    transfer.items.add(new view.File([bytesOf(base64, name)], name, { type }));
  }
  return transfer;
}

function bytesOf(base64: string, name: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    throw new RelayError('bad_request', `"value.base64" of "${name}" is not base64.`);
  }
}

/** A page takes a drop by preventing the default of `dragover`; else there is none. */
function drop(zone: Element, dataTransfer: DataTransfer): boolean {
  const box = zone.getBoundingClientRect();
  const init = {
    bubbles: true,
    cancelable: true,
    composed: true,
    dataTransfer,
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height / 2,
  };
  fire(zone, 'DragEvent', 'dragenter', init);
  const taken = !fire(zone, 'DragEvent', 'dragover', init);
  fire(zone, 'DragEvent', taken ? 'drop' : 'dragleave', init);
  return taken;
}
