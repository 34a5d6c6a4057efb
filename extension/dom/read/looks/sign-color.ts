/** The colour of a sign such as a star or a flag, where the same sign has another one in the rows beside. */
import { isRow } from '../../tree/row-of';
import { styleOf } from '../../tree/style-of';
import { composedAncestors, own } from '../../tree/walk';
import { colorName } from './color-name';

const maxSignChars = 3;
const maxParts = 8;
const maxLevels = 4;
const maxRows = 20;
/** Colours that most signs have. */
const plain = /black|white|grey/;

/** Empty where it is no sign, or where its colour tells it from no other. */
export function signColor(element: Element): string {
  const color = colorOfSign(element);
  if (!color || plain.test(color)) return '';
  return alikeInRows(element).some((one) => ![color, ''].includes(colorOfSign(one))) ? color : '';
}

function colorOfSign(element: Element): string {
  if (own(element, 'getElementsByTagName')('*').length > maxParts) return '';
  const text = textOf(element);
  if (text.length > maxSignChars || /[\p{L}\p{N}]/u.test(text)) return '';
  const at = text
    ? partWith(text, element)
    : own(element, 'querySelector')('svg path, svg polygon, svg circle');
  const style = at && styleOf(at as Element);
  if (!style) return '';
  return colorName(text ? style.color : style.fill === 'none' ? style.stroke : style.fill);
}

/** The innermost part that has all of the text. */
function partWith(text: string, element: Element): Element {
  const inner = [...own(element, 'children')].find((child) => textOf(child) === text);
  return inner ? partWith(text, inner) : element;
}

/** The same sign in each of the rows beside its own one. */
function alikeInRows(element: Element): Element[] {
  const row = composedAncestors(element)
    .slice(1, maxLevels)
    .find((one) => isRow(one) && (one.parentElement?.childElementCount ?? 0) > 1);
  const sign = signOf(element);
  const rows = row ? [...(row.parentElement?.children ?? [])].slice(0, maxRows) : [];
  return rows
    .filter((one) => one !== row && one.localName === row?.localName)
    .flatMap(
      (one) => [...one.querySelectorAll(element.localName)].find((part) => signOf(part) === sign) ?? [],
    );
}

/** Its text, or the beginning of its drawing. */
function signOf(element: Element): string {
  return (
    textOf(element) || (own(element, 'querySelector')('svg path') as Element | null)?.getAttribute('d') || ''
  );
}

const textOf = (element: Element) => (element.textContent ?? '').trim();
