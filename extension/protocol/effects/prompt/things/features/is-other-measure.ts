/** Tells things apart that are alike but for a measure: the pot of 25 cm from that of 20 cm, the disk of 2 TB from that of 1 TB. */
import { folded, wordSet, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';
import { isTimeWord } from '../names/written-names';

export interface Measure {
  amount: string;
  unit: string;
  /** What stands before it. */
  before: string;
}

const measured = /(?<![\p{L}\p{N}.,-])(\d+(?:[.,]\d+)?)[\s-]?(\p{L}{1,20})/gu;
const counted = wordSet(
  'euro euros eur dollar dollars usd pound pounds gbp chf percent am pm uhr st nd rd th item items thing things',
);
/** Each line is one unit of what can be measured in a thing itself, as opposed to days and counts. */
const units = [
  'mm millimetre millimetres millimeter millimeters',
  'cm centimetre centimetres centimeter centimeters zentimeter',
  'm metre metres meter meters',
  'km kilometre kilometres kilometer kilometers',
  'inch inches zoll',
  'ft foot feet',
  'ml millilitre millilitres milliliter milliliters',
  'cl',
  'l litre litres liter liters',
  'mg milligram milligrams',
  'g gram grams gramm',
  'kg kilo kilos kilogram kilograms',
  'oz ounce ounces',
  'lb lbs',
  'kb',
  'mb',
  'gb',
  'tb',
  'w watt watts',
  'kw',
  'v volt volts',
  'mah',
].map((line) => wordSet(line));
export function isUnit(word: string): boolean {
  return units.some((line) => line.has(word));
}

/** Before a measure they say that things of other measures are meant, or what becomes of the thing. */
const bounding = /\b(?:than|over|under|above|below|least|most|up to|about|around|between|to|from|and|by)\s*$/;

export function measuresIn(text: string): Measure[] {
  const plain = folded(text);
  return [...plain.matchAll(measured)]
    .map(({ 1: amount = '', 2: unit = '', index }) => ({ amount, unit, before: plain.slice(0, index) }))
    .filter(({ unit }) => !counted.has(unit) && !isTimeWord(unit));
}

/**
 * Whether the orders say a measure of their thing, and the texts show others of the same unit and not that.
 * @param prompt as it was written
 * @param shown the texts with the control
 */
export function isOtherMeasure(prompt: string, ordered: readonly Clause[], shown: string): boolean {
  const told = ordered
    .filter(({ prohibits, isException }) => !prohibits && !isException)
    .map(({ words, quotes }) => ` ${[...words, ...quotes.flat()].join(' ')} `);
  const isTold = ({ amount, unit }: Measure) =>
    told.some((words) => words.includes(` ${wordsOf(`${amount} ${unit}`).join(' ')} `)) ||
    told.some((words) => words.includes(` ${wordsOf(`${amount}${unit}`).join(' ')} `));
  const meant = measuresIn(prompt).filter((one) => isTold(one) && !bounding.test(one.before));
  const there = meant.length > 0 ? measuresIn(shown) : [];
  return meant.some((one) => {
    const line = units.find((words) => words.has(one.unit));
    const alike = there.filter(({ unit }) => line?.has(unit));
    const isSame = ({ amount }: Measure) =>
      meant.some((other) => line?.has(other.unit) && isEqual(amount, other.amount));
    return alike.length > 0 && !alike.some(isSame);
  });
}

function isEqual(one: string, other: string): boolean {
  return Number(one.replace(',', '.')) === Number(other.replace(',', '.'));
}
