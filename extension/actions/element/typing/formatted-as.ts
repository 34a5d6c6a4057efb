/** Whether a field holds the text that was asked for, written in a form of its own. */

/**
 * True for what formatters do: signs between the characters, white space at the ends, upper case, grouped numbers, currencies
 * and units, fewer or more zeros, the parts of a date in another order. False as soon as a letter, a digit or the value of a
 * number is another one.
 */
export function isFormattedAs(asked: string, held: string): boolean {
  const [want, has] = [folded(asked), folded(held)];
  if (want === has) return true;
  // A mask shows its signs in an empty field too.
  if (!/[\p{L}\p{N}]/u.test(want)) return want === '' && !/[\p{L}\p{N}]/u.test(has);
  if (/^\+\d/.test(has) && /^\d[\d ()-]{6,}$/.test(want)) return hasCountryCode(want, has);
  const [asNumber, number] = [/\p{L}/u.test(want) ? [] : numbersOf(want), numbersOf(has)];
  if (asNumber.some((one) => number.includes(one))) return true;
  // What is a number and another one is no formatting: 42 and 4.2, 5 and -5.
  const isAmount = /[.,\-−]/.test(want) || !/^\d+$/.test(want) || /^[^\d]*[-−]|^\D*\d+[.,]\d+\D*$/.test(has);
  if (asNumber.length > 0 && number.length > 0 && isAmount) return false;
  if (onlySignsBetween(want, has) || isSameDate(want, has)) return true;
  const isCode = /\d/.test(want) && !/[^\p{L}\p{N}\s\-/.,:+()]/u.test(want);
  return isCode && signature(want) === signature(has);
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Telephone fields write the code of the country before the number. */
function hasCountryCode(want: string, has: string): boolean {
  const [asked, held] = [signature(want).replace(/^0/, ''), signature(has)];
  return held.endsWith(asked) && held.length - asked.length <= 3;
}

function signature(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether all characters are there in their order, with nothing but signs added, and no space between words lost. */
function onlySignsBetween(want: string, has: string): boolean {
  const isWord = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  const held = [...has];
  let at = 0;
  for (const character of want) {
    const start = at;
    while (at < held.length && held[at] !== character && !isWord(held[at])) at += 1;
    if (character === ' ' ? at === start && held[at] !== ' ' : held[at] !== character) return false;
    if (held[at] === character) at += 1;
  }
  return !held.slice(at).some(isWord);
}

/** The numbers that a text can mean, with point or comma before the fraction; none where it is not one number. */
function numbersOf(text: string): string[] {
  const [, sign = '', digits] = /^\D*?([-−]?)\D{0,4}?(\d[\d.,' ]*?)\D*$/.exec(text) ?? [];
  if (digits === undefined || (text.match(/\d[\d.,' ]*/g) ?? []).length > 1) return [];
  const meant = new Set<string>();
  for (const [group, point] of [
    [/[,' ]/g, '.'],
    [/[.' ]/g, ','],
  ] as const) {
    const [whole = '', fraction, ...more] = digits.split(point);
    const groups = whole.split(group);
    if (more.length > 0 || (fraction !== undefined && /\D/.test(fraction))) continue;
    if (!groups.slice(1).every((part) => part.length === 3)) continue;
    const cents = (fraction ?? '').replace(/0+$/, '');
    const amount = groups.join('').replace(/^0+(?=\d)/, '') + (cents && `.${cents}`);
    const isZero = /^[0.]*$/.test(amount);
    meant.add(sign !== '' && !isZero ? `-${amount}` : amount);
  }
  return [...meant];
}

/** Whether both name the same day and time, one of them with the year first or the month as a word. */
function isSameDate(want: string, has: string): boolean {
  const parts = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const [asked, held] = [parts(want), parts(has)];
  const isYear = (part: number | undefined) => part !== undefined && part >= 1000;
  const yearMoves = isYear(asked[0]) !== isYear(held[0]) && [...asked, ...held].some(isYear);
  const sorted = (some: number[]) => some.toSorted((a, b) => a - b).join();
  if (/[\p{L}]/u.test(want + has)) {
    const [one, other] = [Date.parse(want), Date.parse(has)];
    return asked.some(isYear) && held.some(isYear) && one === other;
  }
  return yearMoves && asked.length > 2 && sorted(asked) === sorted(held);
}
