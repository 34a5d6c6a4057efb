/** Recognises a label and its value by the box that they share, or by the inline elements of a short text. */
import type { Passage } from './page';

const maxLabelLength = 60;

const maxFigures = 3;

/** Whether the box has a label without figures and then only short texts with figures: a day, and a time. */
function hasFigures(passages: readonly Passage[], members: readonly number[]): boolean {
  // A long list is neither read nor copied again for each of its items.
  if (members.length > maxFigures) return false;
  const [first, ...others] = members;
  const texts = others.map((index) => passages[index]?.text ?? '');
  return (
    !/\d/.test(passages[first ?? -1]?.text ?? '') &&
    texts.every((text) => /\d[^.!?]*$/.test(text) && text.length <= maxLabelLength)
  );
}

/** Two short texts in one box are a label and its value, and so is a label above figures. */
export function labelInGroup(
  passages: readonly Passage[],
  index: number,
  groups: Map<string, number[]>,
): string {
  const passage = passages[index];
  const members = groups.get(passage?.group ?? '') ?? [];
  const opened = openText(passages, index, members);
  if (opened !== '') return opened;
  if (members[0] === index || (members.length !== 2 && !hasFigures(passages, members))) return '';
  const label = passages[members[0] ?? -1];
  // Items of a list are like each other.
  if (label?.kind === 'item' && label.item !== passage?.item) return '';
  // A figure is above its label.
  if (isFigure(label?.text)) return '';
  return label &&
    label.text.length <= maxLabelLength &&
    label.kind !== 'control' &&
    label.kind !== 'row' &&
    label.links === undefined
    ? label.text.replace(/\s*:$/, '')
    : '';
}

/** What stands right before in the box and goes on in this text: "You have a credit of", and the sum below. */
function openText(passages: readonly Passage[], index: number, members: readonly number[]): string {
  const text = passages[index]?.text ?? '';
  const before = passages[index - 1]?.text ?? '';
  if (text.length > maxLabelLength || before.length > maxLabelLength || !/\d/.test(text)) return '';
  return members.includes(index - 1) && /^\p{L}.* (?:of|is|are|by|at|until|from|for)$/iu.test(before)
    ? before
    : '';
}

function isFigure(text = ''): boolean {
  return /^[\d.,\s%+€$£]{1,12}$/.test(text);
}

/** The label below a figure that is alone in its box. */
export function countedInGroup(
  passages: readonly Passage[],
  index: number,
  groups: Map<string, number[]>,
): string {
  const members = groups.get(passages[index]?.group ?? '') ?? [];
  const below = passages[members[1] ?? -1]?.text ?? '';
  const isCounted = members.length === 2 && members[0] === index && isFigure(passages[index]?.text);
  return isCounted && below.length <= maxLabelLength ? below : '';
}

/** What stands behind a value for the reader to do with it: "Owner Ada Holm Transfer ownership". */
const changes = /^(?:edit|change|transfer|remove|manage|view|show|copy|update|delete|details|more)\b/i;

/** The two parts of a short text as label and value; both empty where they are something else. */
export function labelInParts({ parts = [] }: Passage): { label: string; value: string } {
  const [label = '', value = ''] = parts.map((part) => part.replace(/\s*:$/, ''));
  const isLabel = /\p{L}{2}/u.test(label) && !/\d|[.!?,;]$/.test(label) && label.length <= maxLabelLength;
  const isWhole = parts.length === 2 || (parts.length === 3 && changes.test(parts[2] ?? ''));
  return isWhole && isLabel ? { label, value } : { label: '', value: '' };
}
