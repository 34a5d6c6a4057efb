/** Writes the numbers between two out: "orders 1047-1050" names 1048 as well. */
import { folded, wordSet } from '../../../words';
import { isGeneral } from '../../clauses/telling-words';
import { numberedKinds } from './numbers-of-things';

const span = `\\s*(?:[-–—]|\\.{2,3}|…|to|through|thru|until|up to|and|bis|a|à|al|au|hasta|ate|até|tot|t/m|do)\\s*`;
const leads = '(?:from|between|numbers?|nos?\\.?|nrs?\\.?|von|zwischen|de|del|da|van|od)';
/** Behind it nothing is counted or measured: "orders 2-3 lamps", "5 to 9 May", "2 to 3 pm". */
const end = `(?![\\p{L}\\p{N}%€$£]|[.,:/-]\\d|\\s*[%€$£]|\\s+(?!(?:of|from|by|to|for|and|or|but|now|in|on|at|with|except|then|please)(?!\\p{L}))\\p{L})`;
const range = new RegExp(
  `(?<lead>\\p{L}{3,}(?:\\s+${leads})*\\s+)(?<sign>#?)(?<from>\\d{1,9})(?<span>${span})#?(?<to>\\d{1,9})${end}`,
  'giu',
);
const codes = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?<sign>\\p{Lu}{1,8}[-_]?)(?<from>\\d{2,9})(?<span>${span})(?<again>\\k<sign>)?(?<to>\\d{2,9})${end}`,
  'gu',
);
/** "All orders except 1047-1050" has their kind before. */
const joining = wordSet(
  'except for excluding but and und et y e ausser sauf salvo excepto menos tranne exceto behalve oprocz',
);
const minBareDigits = 3;
const maxNumbers = 200;

/** A prompt with "1047 and 1048 and 1049" for each range of the numbers of things. */
export function withRangesCounted(prompt: string): string {
  const ofCodes = prompt.replace(codes, (all, ...found) => {
    const { sign = '', span: joint = '', again = '', from = '', to = '' } = found.at(-1) as Groups;
    // "SKU-12-34" is one code.
    return joint === '-' && again === '' ? all : listed(sign, from, to) || all;
  });
  return ofCodes.replace(range, (all, ...found) => {
    const { lead = '', sign = '', span: joint = '', from = '', to = '' } = found.at(-1) as Groups;
    const [first = ''] = lead.split(/\s/);
    const list = isRange(joint, lead) && isCounted(folded(first), from) ? listed(sign, from, to) : '';
    return list === '' ? all : `${first} ${list}`;
  });
}

type Groups = Record<string, string | undefined>;

function isCounted(kind: string, from: string): boolean {
  return isGeneral(kind) || numberedKinds.has(kind) || (joining.has(kind) && from.length >= minBareDigits);
}

/** "Orders 1047 and 1050" are two. */
function isRange(joint: string, lead: string): boolean {
  return !/^\s*and\s*$/i.test(joint) || /\bbetween\b/i.test(lead);
}

/** All numbers from one to the other; "1047-50" ends at 1050. Empty where there is no such range, or a very long one. */
function listed(sign: string, from: string, to: string): string {
  const last = to.length < from.length ? `${from.slice(0, from.length - to.length)}${to}` : to;
  const count = Number(last) - Number(from) + 1;
  if (count < 2 || count > maxNumbers) return '';
  const all = Array.from({ length: count }, (_, at) => String(Number(from) + at).padStart(from.length, '0'));
  return all.map((one) => `${sign}${one}`).join(' and ');
}
