// Why: a file chooser is a window of the browser, and so is what files are dragged from; files go in without either.
import { RelayError } from '../protocol/errors';
import { fire, fireInputAndChange } from './fire';
import { isInput } from './form-field';

/** A file as it comes over the wire. */
interface WireFile {
  name: string;
  type: string;
  base64: string;
}

/**
 * Puts files into a file field, or drops them on anything else. False when nothing there took the drop.
 * @throws RelayError bad_request naming the file that is not base64
 */
export function putFiles(files: WireFile[], target: Element): boolean {
  const transfer = transferOf(files, target.ownerDocument);
  if (!isInput(target) || target.type !== 'file') return drop(target, transfer);
  target.files = transfer.files;
  fireInputAndChange(target);
  return true;
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
