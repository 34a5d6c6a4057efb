/** A clause that begins with the name of a control on the page: `Archive the message from Ada`. */

import { beside, type Found, find, isOwning, ownedBy } from '../find/find';
import { inPlaces } from '../find/places';
import type { Phrase } from '../grammar/instruction';
import { bareWord } from '../grammar/token';
import { articles, controlVerbs, prepositions, pronouns, restrictions } from '../grammar/words';
import { isOfKind, isThing, kindIn, singular } from '../page/kinds';
import { labelsOf } from '../page/labels';
import { describe, isField, type Page, type PageElement } from '../page/page';
import { setBox } from './inputs/tick';
import { mouseOn, notFound } from './mouse';
import { type Execution, look, type Resolved, type Run, spoken } from './run';

interface Naming {
  element: PageElement;
  name: readonly string[];
  /** The runs of words that the name leaves. */
  places: readonly (readonly string[])[];
}

export function resolveNamed(run: Run, page: Page, words: Phrase): Resolved {
  // `close it` of a ticket is `Close ticket` where there is such a button.
  const told = withSubjectOf(run, words);
  const ofSubject = told && locateNamed(run, page, told);
  const one = ofSubject && 'found' in ofSubject ? ofSubject : locateNamed(run, page, words);
  if ('found' in one) return { distance: one.distance, perform: () => pressNamed(run, one.found) };
  if (!('missing' in one)) return explain(one, words);
  const box = boxCalled(page, words);
  if (box) return { distance: 0, perform: () => setBox(run, box, true) };
  return resolveEach(run, page, words) ?? explain(one, words);
}

/** The words with what `it` stands for; undefined where they have no `it`, or it stands for nothing. */
function withSubjectOf({ subject }: Run, words: Phrase): Phrase | undefined {
  const at = words.findIndex((token) => bareWord(token) === 'it');
  if (at < 1 || !subject || subject.length > 6) return undefined;
  return [...words.slice(0, at), ...subject, ...words.slice(at + 1)];
}

/** Verbs that boxes begin with, besides those of controls. */
const boxVerbs =
  /^(?:remember|receive|notify|keep|use|rent|include|insure|ship|gift|agree|show|hide|make|enable)$/;

/** `Subscribe to the newsletter`: the only box with just these words, which begin with a verb. */
function boxCalled(page: Page, words: Phrase): PageElement | undefined {
  const said = words.flatMap((token) => (articles.has(bareWord(token) ?? '') ? [] : token.words));
  const [verb = ''] = said;
  if (said.length < 2 || !(controlVerbs.has(verb) || boxVerbs.test(verb))) return undefined;
  const called = page.elements.filter(
    (element) =>
      /^(?:checkbox|switch)$/.test(element.role ?? '') &&
      labelsOf(page, element).some(
        (label) => label.filter((word) => !articles.has(word)).join(' ') === said.join(' '),
      ),
  );
  return called.length === 1 ? called[0] : undefined;
}

/** The one control that the words name, with where it is. */
export function locateNamed(run: Run, page: Page, words: Phrase): Found {
  const modal = page.elements.findLast((one) => one.modal === true && one.role !== 'text');
  const controls = page.elements.filter(
    (element) =>
      element.active &&
      !isField(element) &&
      (!modal || (element.index >= modal.index && element.index < modal.end)),
  );
  const called = locateCalled(run, page, controls, words, (name) => [name]);
  if (!('missing' in called)) return called;
  // `Buy now`, `Add to cart`: in the row or card that is named.
  const generally = locateCalled(run, page, controls, words, (name) => withoutFiller(name, words));
  if ('several' in generally || ('found' in generally && generally.distance > 0)) return generally;
  // `save it` may be `Save profile`.
  const said = words.filter((token) => {
    const word = bareWord(token) ?? '';
    return !articles.has(word) && !(run.goesOn && pronouns.has(word));
  });
  if (said.length === 0 || said.length > 2) return { missing: true };
  const found = find(page, said, { among: (element) => controls.includes(element), partial: 'prefix' });
  return 'found' in found ? found : { missing: true };
}

/** What stands behind the verb of a control whatever it is about. */
const fillers =
  /^(?:buy|order|add|remove|delete|track|download) (?:now|here|this|it|item|product|entry|row|(?:item )?(?:to|from) (?:cart|basket|bag)|package|parcel|file)$/;

/** The verb alone of such a name; nothing of any other name, nor where the words say what else it is added to. */
function withoutFiller(name: readonly string[], words: Phrase): (readonly string[])[] {
  const isAdding = bareWord(words[0]) === 'add';
  const to = isAdding ? words.findLastIndex((token) => /^(?:to|into|in)$/.test(bareWord(token) ?? '')) : -1;
  const where = to < 0 ? [] : words.slice(to + 1).flatMap((token) => token.words);
  const isThere = where.every((word) => articles.has(word) || name.includes(word));
  return isThere && fillers.test(withoutArticles(name).join(' ')) ? [name.slice(0, 1)] : [];
}

/** @param namesOf what a label counts as */
function locateCalled(
  run: Run,
  page: Page,
  controls: readonly PageElement[],
  words: Phrase,
  namesOf: (label: readonly string[]) => (readonly string[])[],
): Found {
  const all = controls.flatMap((element) =>
    labelsOf(page, element)
      .flatMap(namesOf)
      .flatMap((name) => [name, withoutArticles(name)])
      .flatMap((name) => namingOf(run, element, name, words)),
  );
  const longest = Math.max(0, ...all.map(({ name }) => name.length));
  const best = all.filter(({ name }) => name.length === longest);
  const places = best[0]?.places ?? [];
  const candidates = [...new Set(best.map(({ element }) => element))];
  const owned = words.some(isOwning) && run.last ? ownedBy(page, candidates, run.last) : candidates;
  const placed = inPlaces(page, owned, places);
  const saysIt = words.some((token) => pronouns.has(bareWord(token) ?? ''));
  const left = placed.length > 1 && saysIt && run.last ? beside(page, placed, run.last) : placed;
  const [only] = left;
  // Nothing is nearer than a control whose name is the whole clause.
  const distance = places.length === 0 ? -1 : 5 + places.flat().length;
  if (!only) return { missing: true };
  return left.length > 1 ? { several: left, distance } : { found: only, distance };
}

/** `Download your receipt` is `Download receipt`. */
function withoutArticles(name: readonly string[]): readonly string[] {
  const own = name.filter((word) => !articles.has(word));
  return own.length > 0 ? own : name;
}

function explain(found: Found, words: Phrase): { failure: string } {
  if ('several' in found) return notFound(found, words);
  return { failure: `No control on the page has these words in its name or place: ${spoken(words)}.` };
}

const isSeparator = (token: Phrase[number]) => bareWord(token) === 'and';
/** Longer ones are not lists of two. */
const maxListWords = 24;

/** `Star Quarterly report and Holiday photos`: the control of each, one after another. */
function resolveEach(run: Run, page: Page, words: Phrase): Resolved | undefined {
  const at = words.findIndex(isSeparator);
  if (at < 1 || words.length > maxListWords || words.findLastIndex(isSeparator) !== at) return undefined;
  // Where the first object begins and the second one ends is for the page to say.
  for (let from = 1; from < at; from += 1)
    for (let to = words.length; to > at + 1; to -= 1) {
      const objects = [words.slice(from, at), words.slice(at + 1, to)];
      const sayings = objects.map((object) => [...words.slice(0, from), ...object, ...words.slice(to)]);
      const [one, other] = sayings.map((saying) => locateNamed(run, page, saying));
      if (!one || !other || !('found' in one) || !('found' in other)) continue;
      // Each is told by its own object.
      if (one.found === other.found || one.distance < 5 || other.distance < 5) continue;
      return { distance: Math.max(one.distance, other.distance), perform: () => inTurn(run, sayings) };
    }
  return undefined;
}

async function* inTurn(run: Run, sayings: readonly Phrase[]): Execution {
  const done: string[] = [];
  for (const saying of sayings) {
    const found = locateNamed(run, await look(run), saying);
    if (!('found' in found)) return explain(found, saying);
    const outcome = yield* pressNamed(run, found.found);
    if ('failure' in outcome) return outcome;
    done.push(outcome.done);
  }
  return { done: done.join(' ') };
}

/** The name's words in order, its first one first in the clause; undefined if one is missing. */
function namingOf(run: Run, element: PageElement, name: readonly string[], words: Phrase): Naming[] {
  const atoms = words.flatMap((token, at) =>
    token.words.map((word) => ({
      word,
      isArticle: !token.quoted && articles.has(word) && (at === 0 || /^\p{Ll}/u.test(token.text)),
      bare: bareWord(token) !== undefined && !token.quoted,
      quoted: token.quoted,
    })),
  );
  const first = atoms.findIndex(({ isArticle }) => !isArticle);
  if (atoms[first]?.word !== name[0]) return [];
  const places: string[][] = [[]];
  let next = 0;
  for (const { word, bare, isArticle } of atoms.slice(first)) {
    if (next < name.length && word === name[next]) {
      next += 1;
      places.push([]);
    } else if (bare && (prepositions.has(word) || word === 'to')) places.push([]);
    else if (isArticle || (bare && (run.last || run.goesOn) && pronouns.has(word))) continue;
    else if (bare && run.last && /^(?:its|their)$/.test(word)) continue;
    else places.at(-1)?.push(word);
  }
  // `Delete the photo Beach` by `Delete Beach`.
  const isInName = (at: number) =>
    at > 0 && at < name.length && isThing(singular(places[at]?.join(' ') ?? ''));
  const left = places.filter(
    (place, at) =>
      place.length > 0 && !isInName(at) && !isItsKind(element, place) && !isMadeBy(name, words, place),
  );
  const isRestricted = left.flat().some((word) => restrictions.has(word));
  return next === name.length && !isRestricted ? [{ element, name, places: left }] : [];
}

/** `Compose a message`: what comes to be by the only word of the name. */
function isMadeBy(name: readonly string[], words: Phrase, place: readonly string[]): boolean {
  const [verb = '', ...more] = name;
  const isNew = /^(?:a|an|new)$/.test(bareWord(words[1]) ?? '');
  const things = place.filter((word) => word !== 'new');
  return (
    more.length === 0 &&
    making.test(verb) &&
    isNew &&
    things.length === 1 &&
    isThing(singular(things[0] ?? ''))
  );
}

const making = /^(?:compose|create|add|new|write|start)$/;

/** `Save button`: the kind of the control, no place. */
function isItsKind(element: PageElement, words: readonly string[]): boolean {
  const kind = kindIn(words);
  return kind?.length === words.length && isOfKind(element, kind.kind);
}

export async function* pressNamed(run: Run, element: PageElement): Execution {
  if (element.pressed === true) return { done: `${describe(element)} is pressed already.` };
  const before = await look(run);
  const outcome = yield* mouseOn(run, 'click', element);
  if (!('failure' in outcome)) run.named = { element, before };
  return outcome;
}

/** Whether a control may come that a clause with this beginning names. */
export function mayBeNamed(words: Phrase): boolean {
  return controlVerbs.has(bareWord(words[0]) ?? '');
}
