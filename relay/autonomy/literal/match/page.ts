/** Parses what `inspect` answers into a tree of page elements. */
import * as z from 'zod';

const flag = z.boolean().optional();
const text = z.string().optional();
const state = z.union([z.boolean(), z.string()]).optional();

const fieldsSchema = z.object({
  role: text,
  tag: text,
  active: flag,
  name: text,
  text,
  title: text,
  placeholder: text,
  id: text,
  key: text,
  testid: text,
  signs: text,
  colour: text,
  href: text,
  draggable: flag,
  scrolls: flag,
  type: text,
  value: text,
  min: text,
  max: text,
  step: text,
  editable: flag,
  multiple: flag,
  options: z
    .array(z.object({ label: z.string(), value: z.string(), selected: flag, disabled: flag }))
    .optional(),
  suggestions: z.array(z.string()).optional(),
  checked: state,
  disabled: flag,
  expanded: state,
  pressed: state,
  selected: state,
  level: z.number().optional(),
  required: flag,
  readonly: flag,
  invalid: flag,
  current: flag,
  modal: flag,
  popup: flag,
  hides: flag,
  heard: flag,
  looks: z.number().optional(),
  focused: flag,
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
});

/** One thing of the page; without a role it only holds several together. States are `no` where they could be. */
export interface Thing extends z.infer<typeof fieldsSchema> {
  ref: string;
  depth: number;
  index: number;
  parent: Thing | null;
  /** Index of the first thing behind all that is in it. */
  end: number;
}

export interface Page {
  things: Thing[];
  /** All that can be seen of the page but where the focus is; equal as long as nothing has changed. */
  sight: string;
  /** All that is in a thing, itself left out, in reading order. */
  inside(thing: Thing): Thing[];
  /** From its parent outwards. */
  above(thing: Thing): Thing[];
  /** All the words in it. */
  wordsIn(thing: Thing): string;
}

const line = /^( *)\[((?:f\d+)?e\d+)\] (\{.*\})$/;

/** What `inspect` has answered; lines that are none of its own are left out. */
export function parsePage(inspected: string): Page {
  const things: Thing[] = [];
  const sights: string[] = [];
  const open: Thing[] = [];
  for (const row of inspected.split('\n')) {
    const match = line.exec(row);
    if (!match) continue;
    const [, indent = '', ref = '', json = ''] = match;
    const fields = fieldsSchema.parse(JSON.parse(json));
    sights.push(JSON.stringify({ ...fields, focused: undefined }));
    const depth = indent.length;
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) close(open);
    const thing: Thing = { ...fields, ref, depth, index: things.length, parent: open.at(-1) ?? null, end: 0 };
    things.push(thing);
    open.push(thing);
  }
  while (open.length > 0) close(open);

  function close(stack: Thing[]): void {
    const closed = stack.pop();
    if (closed) closed.end = things.length;
  }

  const inside = (thing: Thing) => things.slice(thing.index + 1, thing.end);
  return {
    things,
    sight: sights.join('\n'),
    inside,
    above(thing) {
      const chain: Thing[] = [];
      for (let at = thing.parent; at; at = at.parent) chain.push(at);
      return chain;
    },
    wordsIn: (thing) =>
      [thing, ...inside(thing)]
        .flatMap((one) => [one.name, one.text, one.type === 'password' ? '' : one.value])
        .filter((words) => words)
        .join(' \n '),
  };
}

const fieldRoles = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'listbox']);

/** What text can be put into. */
export function isTextual(thing: Thing): boolean {
  if (!thing.active) return false;
  if (thing.tag === 'textarea' || thing.editable === true) return true;
  if (thing.tag === 'input')
    return !/^(?:checkbox|radio|button|submit|reset|image|file|hidden|range)$/.test(thing.type ?? '');
  return thing.tag !== 'select' && /^(?:textbox|searchbox|spinbutton)$/.test(thing.role ?? '');
}

export function isBox(thing: Thing): boolean {
  return /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(thing.role ?? '');
}

/** What takes a value of some kind, and so may have a label beside it. */
export function isField(thing: Thing): boolean {
  return isTextual(thing) || isBox(thing) || thing.tag === 'select' || fieldRoles.has(thing.role ?? '');
}

export function isSlider(thing: Thing): boolean {
  return thing.role === 'slider' || thing.type === 'range';
}

/** What a thing reads, for people: `button "Save"`. */
export function called(thing: Thing): string {
  const words = thing.name || thing.text || thing.placeholder || thing.title || thing.id || '';
  const role = thing.role === 'text' || !thing.role ? 'text' : thing.role;
  return words ? `${role} "${words.length > 60 ? `${words.slice(0, 57)}...` : words}"` : role;
}
