/** What a prompt says not to do, held against the controls of a page. */

import { inPlaces } from './find/places';
import type { Phrase, Prohibition } from './grammar/instruction';
import { bareWord, wordsOf } from './grammar/token';
import { articles, controlVerbs, prepositions } from './grammar/words';
import { stem } from './page/kinds';
import { labelsOf } from './page/labels';
import { isBox, isField, isTextual, type Page, type PageElement } from './page/page';

/** The prohibition that an act on this element would break. */
export function forbiddenBy(
  page: Page,
  element: PageElement,
  prohibitions: readonly Prohibition[],
): Prohibition | undefined {
  return prohibitions.find(({ phrases }) => phrases.some((words) => isMeant(page, element, words)));
}

/** Whether the words are its name, or begin with it and say which one: `delete the account`. */
function isMeant(page: Page, element: PageElement, words: Phrase): boolean {
  if (element.active !== true) return false;
  const said = contentOf(words);
  // Where something is called just so, nothing else is meant; nor where a box says all of it.
  const called = page.elements.filter((one) => one.active && isCalled(page, one, said));
  if (called.length > 0) return called.includes(element) || beginsWith(page, element, said);
  if (said.length > 1 && page.elements.some((one) => isBox(one) && agreesTo(page, one, words))) return false;
  return labelsOf(page, element).some((label) => {
    const name = label.filter((word) => !articles.has(word));
    if (name.length === 0 || said[0] !== name[0]) return false;
    if (isField(element)) return name.join(' ') === said.join(' ');
    if (beginsWith(page, element, said)) return true;
    if (!name.every((word) => said.includes(word))) return false;
    const left = said.filter((word) => !name.includes(word) && !prepositions.has(word));
    const alike = page.elements.filter(
      (one) => one.active && labelsOf(page, one).some((other) => other.join(' ') === label.join(' ')),
    );
    const there = left.length > 0 ? inPlaces(page, alike, [left]) : [];
    return there.length === 0 || there.includes(element);
  });
}

function isCalled(page: Page, element: PageElement, said: readonly string[]): boolean {
  return labelsOf(page, element).some(
    (label) => label.filter((word) => !articles.has(word)).join(' ') === said.join(' '),
  );
}

/** `save` also means `Save changes`. */
function beginsWith(page: Page, element: PageElement, said: readonly string[]): boolean {
  return (
    !isField(element) &&
    said.length > 0 &&
    labelsOf(page, element).some((label) => {
      const name = label.filter((word) => !articles.has(word));
      return said.every((word, at) => word === name[at]);
    })
  );
}

/** Verbs of what one agrees to by leaving a box ticked. */
const agreeing =
  /^(?:subscribe|join|accept|agree|consent|remember|share|receive|rent|insure|donate|enroll?|opt|sign|send|notify|remind|inform|add|include|insure|tick|check|enable|activate|select)$/;

/** The ticked boxes that would do what is not to be done. */
export function boxesAgainst(page: Page, prohibition: Prohibition): readonly PageElement[] {
  if (prohibition.state !== undefined) return [];
  return boxesFor(page, prohibition).filter(({ checked }) => checked === true);
}

/** The boxes, ticked or not, for what is not to be done or not wanted. */
export function boxesFor(page: Page, { phrases, isThing }: Prohibition): readonly PageElement[] {
  const means = isThing ? isFor : agreesTo;
  return page.elements.filter(
    (element) =>
      isBox(element) &&
      !/radio/.test(element.role ?? '') &&
      phrases.some((words) => means(page, element, words)),
  );
}

/** Fields that may hold what is not wanted in another way than a tick: a list or radio buttons for the insurance. */
export function fieldsFor(page: Page, { phrases }: Prohibition): readonly PageElement[] {
  const isChosen = (element: PageElement, words: Phrase) =>
    saysThing(wordsOf(element.value ?? ''), thingIn(words));
  const isChoice = (element: PageElement) =>
    isField(element)
      ? !isTextual(element) && !/^(?:checkbox|switch)$/.test(element.role ?? '')
      : /group$/.test(element.role ?? '') && page.inside(element).some(({ role }) => role === 'radio');
  return page.elements.filter(
    (element) =>
      isChoice(element) && phrases.some((words) => isFor(page, element, words) || isChosen(element, words)),
  );
}

/** Whether a control is for what the words name: `Add travel insurance` for `insurance`. */
function isFor(page: Page, element: PageElement, words: Phrase): boolean {
  return labelsOf(page, element).some((label) => saysThing(label, thingIn(words)));
}

const thingIn = (words: Phrase) =>
  contentOf(words)
    .filter((word) => !prepositions.has(word))
    .map(kin);

/** `Sugar-free` is not for sugar, and `No gift wrap` not for gift wrap. */
function saysThing(label: readonly string[], thing: readonly string[]): boolean {
  const own = label.map(kin);
  const isFree = own[own.indexOf(thing.at(-1) ?? '') + 1] === 'free';
  return !isDenying(label) && !isFree && thing.every((word) => own.includes(word));
}

/** What subscribers get, besides what is about an order or an account of theirs. */
const mailings =
  /^(?:news|offer|promotion|deal|marketing|advertisement|advertising|mailing|update|digest|bulletin|tip|discount)$/;
const ofOwn = /^(?:order|delivery|shipping|shipment|status|account|security|booking|payment)$/;
const getting =
  /^(?:send|receive|get|mail|email|notify|inform|informed|keep|sign|want|like|hear|contact|text|sms)$/;
const keptPosted = /\b(?:hear from|keep (?:me|us) (?:posted|informed|updated)|in (?:touch|the loop))\b/;

/** Whether a box has a site send what nobody ordered: `Send me news`, `Offers from our partners`. */
function subscribes(label: readonly string[]): boolean {
  const words = label.map(kin);
  if (words.some((word) => ofOwn.test(word))) return false;
  if (keptPosted.test(label.join(' '))) return true;
  if (!words.some((word) => mailings.test(word))) return false;
  return words.some((word) => getting.test(word)) || (label.length < 5 && !controlVerbs.has(label[0] ?? ''));
}

const isDenying = (label: readonly string[]) =>
  label.some((word) => /^(?:no|not|dont|never|without)$/.test(word));

/** Equal for words that mean the same here. */
const kin = (word: string) => (/^news(?:letters?)?$/.test(word) ? 'news' : stem(word));

function agreesTo(page: Page, element: PageElement, words: Phrase): boolean {
  const said = contentOf(words).filter((word) => !prepositions.has(word) && !/^(?:me|us|to|up)$/.test(word));
  const isAgreeing = agreeing.test(said[0] ?? '');
  const [verb = '', ...things] = said.map(stem);
  return labelsOf(page, element).some((label) => {
    const own = label.map(stem);
    // `Do not send me offers`, ticked, is as it was asked for.
    if (isDenying(label)) return false;
    if (things.length === 0 && /^(?:subscribe|sign|opt)$/.test(verb) && subscribes(label)) return true;
    if (things.length === 0) return isAgreeing && own.includes(verb);
    return things.every((word) => own.includes(word)) && (isAgreeing || own.includes(verb));
  });
}

/** Its words without articles. */
function contentOf(words: Phrase): string[] {
  return words.flatMap((token) => (articles.has(bareWord(token) ?? '') ? [] : token.words));
}
