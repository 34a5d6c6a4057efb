/** Makes the drags of `drag` behave as those of a person, for which a script's own DataTransfer is not enough. */
import { dragBegins, dragLeft, dragTaken } from '../../dom/drag/drag';

/**
 * Keeps the `effectAllowed` and `dropEffect` that the page sets, which a DataTransfer made by a script ignores. Runs in
 * the page's own world.
 */
export function emulateDrag(view: Window & typeof globalThis): void {
  const { prototype } = view.DataTransfer;
  for (const [field, values] of Object.entries(effects)) {
    const own = Object.getOwnPropertyDescriptor(prototype, field);
    const { get, set } = own ?? {};
    if (!get || !set) continue;
    const given = new WeakMap<DataTransfer, string>();
    Object.defineProperty(prototype, field, {
      ...own,
      get: new Proxy(get, {
        apply: (get, transfer, args) => given.get(transfer) ?? Reflect.apply(get, transfer, args),
      }),
      set: new Proxy(set, {
        apply(set, transfer, args) {
          given.delete(transfer);
          Reflect.apply(set, transfer, args);
          const kept = Reflect.apply(get, transfer, []);
          if (kept !== args[0] && values.includes(args[0])) given.set(transfer, args[0]);
        },
      }),
    });
  }
  decideEffects(view);
  provideEntries(view);
}

/**
 * Lets the items of an upload tell their entries, as those of a person's drop do: Chromium has none for a file that is on no
 * disk. Only of drops by a script, for a paste has none either.
 */
function provideEntries(view: Window & typeof globalThis): void {
  const { prototype } = view.DataTransferItem;
  const { getAsFile } = prototype;
  const own = Object.getOwnPropertyDescriptor(prototype, 'webkitGetAsEntry');
  if (!own) return;
  const dropped = new WeakSet<File>();
  listenTo(view, ['drop'], ({ files }) => {
    for (const file of files) dropped.add(file);
  });
  const value = new Proxy(own.value, {
    apply(own, item, args) {
      const entry = Reflect.apply(own, item, args);
      const file = entry === null ? getAsFile.call(item) : null;
      return file && dropped.has(file) ? entryOf(file) : entry;
    },
  });
  Object.defineProperty(prototype, 'webkitGetAsEntry', { ...own, value });
}

// https://wicg.github.io/entries-api/#api-fileentry
function entryOf(file: File): Partial<FileSystemFileEntry> {
  return {
    isFile: true,
    isDirectory: false,
    name: file.name,
    fullPath: `/${file.name}`,
    file: (give) => void Promise.resolve(file).then(give),
  };
}

// https://html.spec.whatwg.org/multipage/dnd.html#concept-dnd-initiate-drag
const effects: Record<string, string[]> = {
  dropEffect: ['none', 'copy', 'link', 'move'],
  effectAllowed: 'none copy copyLink copyMove link linkMove move all uninitialized'.split(' '),
};

/** Sets the effects around each event of a drag by a script, as the browser does for those of a person. */
function decideEffects(view: Window): void {
  listenTo(view, [dragBegins], (transfer) => {
    transfer.effectAllowed = 'uninitialized';
  });
  listenTo(view, ['dragenter', 'dragover'], (transfer) => {
    transfer.dropEffect = proposed(transfer.effectAllowed);
  });
  listenTo(view, [dragTaken, dragLeft], (transfer, event) => {
    if (event.type === dragTaken && allows(transfer.effectAllowed, transfer.dropEffect)) return;
    transfer.dropEffect = 'none';
    event.preventDefault();
  });
}

/** Listens before the page to the drag events of scripts. */
function listenTo(
  view: Window,
  types: string[],
  listener: (transfer: DataTransfer, event: Event) => void,
): void {
  const listen = (event: Event) => {
    const { dataTransfer } = event as DragEvent;
    if (!event.isTrusted && dataTransfer) listener(dataTransfer, event);
  };
  for (const type of types) view.addEventListener(type, listen, true);
}

function proposed(allowed: string): DataTransfer['dropEffect'] {
  if (allowed === 'none') return 'none';
  if (/^link/.test(allowed)) return 'link';
  return allowed === 'move' ? 'move' : 'copy';
}

function allows(allowed: string, effect: string): boolean {
  if (effect === 'none') return false;
  return /^(all|uninitialized)$/.test(allowed) || allowed.toLowerCase().includes(effect);
}
