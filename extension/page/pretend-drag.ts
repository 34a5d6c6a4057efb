// Why: a DataTransfer made by a script forgets the effects that a page gives it; a drag of ours has such a one.

/** Lets `effectAllowed` and `dropEffect` of such a DataTransfer be what the page set. Runs in the page's own world. */
export function pretendDrag({ DataTransfer: { prototype } }: Window & typeof globalThis): void {
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
          Reflect.apply(set, transfer, args);
          const kept = Reflect.apply(get, transfer, []);
          if (kept !== args[0] && values.includes(args[0])) given.set(transfer, args[0]);
        },
      }),
    });
  }
}

// https://html.spec.whatwg.org/multipage/dnd.html#concept-dnd-initiate-drag
const effects: Record<string, string[]> = {
  dropEffect: ['none', 'copy', 'link', 'move'],
  effectAllowed: 'none copy copyLink copyMove link linkMove move all uninitialized'.split(' '),
};
