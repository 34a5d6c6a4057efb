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
  href: text,
  draggable: flag,
  type: text,
  value: text,
  editable: flag,
  options: z
    .array(z.object({ label: z.string(), value: z.string(), selected: flag, disabled: flag }))
    .optional(),
  checked: state,
  disabled: flag,
  expanded: state,
  pressed: state,
  selected: state,
  level: z.number().optional(),
  readonly: flag,
  invalid: flag,
  modal: flag,
  popup: flag,
  looks: z.number().optional(),
  focused: flag,
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
});

/** One element of the page; without a role it only groups others. A state that could be set is `no`. */
export interface PageElement extends z.infer<typeof fieldsSchema> {
  ref: string;
  depth: number;
  index: number;
  parent: PageElement | null;
  /** Index of the first element after its descendants. */
  end: number;
}

export interface Page {
  elements: PageElement[];
  /** Everything visible except the focus, as text; equal as long as nothing changes. */
  visibleState: string;
  /** The descendants of an element, in document order. */
  inside(element: PageElement): PageElement[];
  /** Its ancestors, innermost first. */
  above(element: PageElement): PageElement[];
}

const line = /^( *)\[((?:f\d+)?e\d+)\] (\{.*\})$/;

/** Parses the answer of `inspect`; other lines are ignored. */
export function parsePage(inspected: string): Page {
  const elements: PageElement[] = [];
  const visibleLines: string[] = [];
  const open: PageElement[] = [];
  for (const row of inspected.split('\n')) {
    const match = line.exec(row);
    if (!match) continue;
    const [, indent = '', ref = '', json = ''] = match;
    const fields = fieldsSchema.parse(JSON.parse(json));
    visibleLines.push(JSON.stringify({ ...fields, focused: undefined }));
    const depth = indent.length;
    // What is in a part without a line of its own is deeper than the text before it, and not in that.
    while (open.length > 0 && ((open.at(-1)?.depth ?? 0) >= depth || open.at(-1)?.role === 'text'))
      close(open);
    const element: PageElement = {
      ...fields,
      ref,
      depth,
      index: elements.length,
      parent: open.at(-1) ?? null,
      end: 0,
    };
    elements.push(element);
    open.push(element);
  }
  while (open.length > 0) close(open);

  function close(stack: PageElement[]): void {
    const closed = stack.pop();
    if (closed) closed.end = elements.length;
  }

  const inside = (element: PageElement) => elements.slice(element.index + 1, element.end);
  return {
    elements,
    visibleState: visibleLines.join('\n'),
    inside,
    above(element) {
      const chain: PageElement[] = [];
      for (let at = element.parent; at; at = at.parent) chain.push(at);
      return chain;
    },
  };
}

const fieldRoles = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'listbox']);

/** Whether text can be entered. */
export function isTextual(element: PageElement): boolean {
  if (!element.active) return false;
  if (element.tag === 'textarea' || element.editable === true) return true;
  if (element.tag === 'input')
    return !/^(?:checkbox|radio|button|submit|reset|image|file|hidden|range)$/.test(element.type ?? '');
  return element.tag !== 'select' && /^(?:textbox|searchbox|spinbutton)$/.test(element.role ?? '');
}

export function isBox(element: PageElement): boolean {
  return /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(element.role ?? '');
}

/** Whether the element takes a value. */
export function isField(element: PageElement): boolean {
  return (
    isTextual(element) || isBox(element) || element.tag === 'select' || fieldRoles.has(element.role ?? '')
  );
}

export function isSlider(element: PageElement): boolean {
  return element.role === 'slider' || element.type === 'range';
}

/** A description of an element for people: `button "Save"`. */
export function describe(element: PageElement): string {
  const words = element.name || element.text || element.placeholder || element.title || element.id || '';
  const role = element.role === 'text' || !element.role ? 'text' : element.role;
  return words ? `${role} "${words.length > 60 ? `${words.slice(0, 57)}...` : words}"` : role;
}
