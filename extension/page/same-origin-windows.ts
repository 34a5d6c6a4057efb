import { keepOwnNames } from '../dom/tree/own-names';

/** A window and those of the frames in it, as deep as they are of the same origin, without frames in shadow trees. */
export function windowsIn<View extends Window>(view: View): View[] {
  const all = [view];
  for (let index = 0; index < view.length; index += 1) {
    const frame = view[index] as View;
    if (isOpen(frame)) all.push(...windowsIn(frame));
  }
  return all;
}

function isOpen(frame: Window): boolean {
  try {
    keepOwnNames(frame);
    return frame.document !== null;
  } catch {
    return false;
  }
}
