/** Reads a phrase that names an element: its name, its kind, which one of several, and where it is. */
import type { Phrase } from '../grammar/instruction';
import { bareWord } from '../grammar/token';
import { articles, ordinals, prepositions, restrictions } from '../grammar/words';
import { isThing, kindIn, singular } from '../page/kinds';

export interface Target {
  /** The name in words; empty where kind or place alone say which element it is. */
  name: readonly string[];
  /** The words of `name` with the articles that belong to it. */
  kind?: string;
  /** 1 is the first, -1 the last. */
  ordinal?: number;
  /** Words that its place must have, each in the order of the phrase. */
  places: readonly (readonly string[])[];
  /** How far the phrase is from a bare name: the kinds, places and descriptions that were split off. */
  distance: number;
}

interface Atom {
  word: string;
  quoted: boolean;
  /** Written small, or at the beginning: the `A` of `Vitamin A` is no article. */
  small: boolean;
  /** The first word of its token, so that a preposition is never looked for inside `Check-in`. */
  bare: boolean;
}

const maxAtoms = 24;

/**
 * All ways to read a phrase, those with the longest name first.
 * @param loosely whether places may stand without a preposition, as in `email notifications`
 */
export function targetsIn(phrase: Phrase, loosely = false): Target[] {
  const isNextTo = (at: number) => bareWord(phrase[at]) === 'to' && bareWord(phrase[at - 1]) === 'next';
  const own = phrase.filter((_, at) => !isNextTo(at));
  const all = own.flatMap((token, at) =>
    token.words.map(
      (word): Atom => ({
        word,
        quoted: token.quoted,
        small: at === 0 || /^\p{Ll}/u.test(token.text),
        bare: bareWord(token) !== undefined,
      }),
    ),
  );
  // Signs count only where nothing else is said: labels are compared without them.
  const spelled = all.filter(({ word }) => /[\p{L}\p{N}\p{Sc}]/u.test(word));
  const atoms = spelled.length > 0 ? spelled : all;
  if (atoms.length === 0) return [];
  const bare = namesOf(atoms);
  // `A` may be a name.
  const whole = bare.length > 0 ? bare : atoms.map(({ word }) => word);
  const targets: Target[] = [{ name: whole, places: [], distance: 0 }];
  if (atoms.length > maxAtoms) return targets;
  for (let length = atoms.length; length >= 0; length -= 1)
    for (let from = 0; from + length <= atoms.length; from += 1) {
      const target = around(atoms, from, from + length, loosely);
      if (target) targets.push(target);
    }
  return targets.sort((one, other) => one.distance - other.distance);
}

const isArticle = (atom: Atom) => !atom.quoted && atom.small && articles.has(atom.word);
const isPreposition = (atom: Atom | undefined) => atom?.bare === true && prepositions.has(atom.word);
const namesOf = (atoms: readonly Atom[]) => atoms.filter((atom) => !isArticle(atom)).map(({ word }) => word);

/** The phrase with these atoms as its name; undefined if the others are neither kind, ordinal nor place. */
function around(atoms: readonly Atom[], from: number, to: number, loosely: boolean): Target | undefined {
  const name = atoms.slice(from, to);
  if (isInsideQuote(atoms, from) || isInsideQuote(atoms, to)) return undefined;
  if (name[0] && isArticle(name[0])) return undefined;
  const before = readBefore(atoms.slice(0, from), loosely);
  const after = before && readAfter(atoms.slice(to), loosely);
  if (!before || !after || (before.kind && after.kind)) return undefined;
  const kind = before.kind ?? after.kind;
  const places = [...before.places, ...after.places];
  if (places.flat().some((word) => restrictions.has(word))) return undefined;
  if (name.length === 0 && !kind && !(loosely && places.length > 0)) return undefined;
  return {
    name: namesOf(name),
    places,
    distance: atoms.length - name.length + (name.length === 0 ? 20 : 0) + places.length * 2,
    ...(kind && { kind }),
    ...(before.ordinal && { ordinal: before.ordinal }),
  };
}

function isInsideQuote(atoms: readonly Atom[], at: number): boolean {
  const [left, right] = [atoms[at - 1], atoms[at]];
  return left?.quoted === true && right?.quoted === true && !right.bare && !left.bare;
}

interface Beside {
  kind?: string;
  ordinal?: number;
  places: (readonly string[])[];
}

/** `the second`, `button`; loosely also a place, as in `the cookie` before `banner`. */
function readBefore(atoms: readonly Atom[], loosely: boolean): Beside | undefined {
  const own = atoms.filter((atom) => !isArticle(atom));
  const found: Beside = { places: [] };
  let at = 0;
  const ordinal = ordinalOf(own[0]);
  if (ordinal !== undefined) {
    found.ordinal = ordinal;
    at = 1;
  }
  const rest = own.slice(at);
  if (rest.length === 0) return found;
  const words = rest.map(({ word }) => word);
  // `the button with the text "OK"`.
  if (/^(?:text|label|name|title)$/.test(words.at(-1) ?? '') && words.at(-2) === 'with') {
    rest.pop();
    words.pop();
  }
  // `the menu of report.pdf` is beside what is called so.
  if (/^(?:of|for)$/.test(words.at(-1) ?? '') && kindIn(words.slice(0, -1))?.kind === 'menu')
    return undefined;
  while (isPreposition(rest.at(-1))) {
    // `the first item under Fruit` names no heading.
    if (ordinal !== undefined && !naming.test(words.at(-1) ?? '') && isNoun(rest.slice(0, -1)))
      return undefined;
    rest.pop();
    words.pop();
  }
  const kind = rest.some(({ quoted }) => quoted) ? undefined : kindIn(words);
  if (kind && kind.length === words.length) return { ...found, kind: kind.kind };
  if (isNoun(rest)) return { ...found, places: [words] };
  return loosely && rest.length > 0 ? { ...found, places: placesIn(rest) } : undefined;
}

const naming = /^(?:named|called|labell?ed|titled|says|saying|with)$/;

function ordinalOf(atom: Atom | undefined): number | undefined {
  if (!atom || atom.quoted) return undefined;
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(atom.word);
  return digits ? Number(digits[1]) : Object.hasOwn(ordinals, atom.word) ? ordinals[atom.word] : undefined;
}

/** `button in the row of Ada`: a kind, then places, each behind a preposition. */
function readAfter(atoms: readonly Atom[], loosely: boolean): Beside | undefined {
  const start = atoms.findIndex((atom) => isPreposition(atom));
  const kindAtoms = (start < 0 ? atoms : atoms.slice(0, start)).filter((atom) => !isArticle(atom));
  const words = kindAtoms.map(({ word }) => word);
  const found: Beside = { places: start < 0 ? [] : placesIn(atoms.slice(start)) };
  if (start >= 0 && found.places.length === 0) return undefined;
  if (words.length === 0) return found;
  const kind = kindAtoms.some(({ quoted }) => quoted) ? undefined : kindIn(words);
  if (kind && kind.length === words.length) return { ...found, kind: kind.kind };
  if (isNoun(kindAtoms)) return { places: [words, ...found.places] };
  return loosely ? { places: [...placesIn(kindAtoms), ...found.places] } : undefined;
}

/** `the message "Lunch?"`, `the "Lunch?" message`. */
function isNoun(atoms: readonly Atom[]): boolean {
  const [only, ...more] = atoms;
  return only !== undefined && more.length === 0 && !only.quoted && isThing(singular(only.word));
}

/** The runs of words between prepositions. */
function placesIn(atoms: readonly Atom[]): string[][] {
  const places: string[][] = [[]];
  for (const atom of atoms) {
    if (isPreposition(atom)) places.push([]);
    else if (!isArticle(atom)) places.at(-1)?.push(atom.word);
  }
  return places.filter((words) => words.length > 0);
}
