/** Attributes by which a page itself tells its rows apart. */
import { composedParent } from '../tree/walk';

const isKeyName = /^(?:\w*id|\w*key|uuid|guid|slug|code|ref)$/;
/** A state, a place or a text, which change while the row stays the same. */
const saysNoKey =
  /^(?:state|status|selected|checked|active|current|focus\w*|hover\w*|open|opened|expanded|collapsed|visible|hidden|shown|disabled|loaded|loading|dirty|edited|editing|changed|dragging|valid|invalid|error|index|idx|i|n|nr|no|num|number|pos|position|order|sort|rank|row|line|col|column|level|depth|count|total|size|length|height|width|top|left|offset|time|date|timestamp|updated|version|rev|revision|render\w*|react\w*|headlessui|radix|theme|style|value|text|title|label|content|tooltip|original|placeholder)$/;
const maxValueChars = 200;

/**
 * The keys of an element and of what is around it, up to its row.
 * @param place number of siblings before the row; an attribute that only counts them is no key
 */
export function keysOf(element: Element, row: Element, place: number): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  let at: Element | null = element;
  for (let level = 0; at; level += 1, at = composedParent(at)) {
    for (const { name, value } of at.attributes)
      if (isKey(name) && value !== '' && value.length <= maxValueChars && !isPlace(value, place))
        keys.set(at === row ? name : `${level} ${name}`, value);
    if (at === row) return keys;
  }
  return new Map();
}

/** Whether a key that the element still has is another one now. */
export function isKeyChanged(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
  row: Element,
): boolean {
  return [...before].some(([name, value]) => {
    const other = now.get(name);
    if (other === undefined || other === value) return false;
    // Frameworks make up new ids each time: one tells of another row where it still exists.
    return !/(?:^| )id$/.test(name) || row.ownerDocument.getElementById(value) !== null;
  });
}

function isKey(name: string): boolean {
  if (name === 'id') return true;
  if (!name.startsWith('data-')) return false;
  const parts = name.slice('data-'.length).split('-');
  return parts.some((part) => isKeyName.test(part)) || !parts.some((part) => saysNoKey.test(part));
}

/** Whether the value counts the rows, from 0 or 1. */
function isPlace(value: string, place: number): boolean {
  const number = /(\d+)\D*$/.exec(value)?.[1];
  return number !== undefined && (Number(number) === place || Number(number) === place + 1);
}
