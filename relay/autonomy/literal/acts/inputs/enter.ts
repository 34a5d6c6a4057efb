/** Enters a text into a field; where the field is a list, a group or a box, chooses or ticks there. */

import { find } from '../../find/find';
import { endsWithCourtesy } from '../../grammar/endings';
import type { Phrase, Value } from '../../grammar/instruction';
import { textOf } from '../../grammar/slots';
import { bareWord, tokensOf } from '../../grammar/token';
import { articles, boxStates, connectors, prepositions, references, relatives } from '../../grammar/words';
import { colourCode } from '../../page/colours';
import { asFieldValue } from '../../page/dates';
import { isGroup, takesValue } from '../../page/groups';
import { labelsOf } from '../../page/labels';
import { describe, isBox, isSlider, isTextual, type Page, type PageElement } from '../../page/page';
import { notFound } from '../mouse';
import { act, type Execution, look, noteSet, type Resolved, type Run, spoken } from '../run';
import { resolveChoice } from './choice';
import { numberIn, slideTo } from './slide';
import { setBox } from './tick';

export interface Entry {
  value: Value;
  /** Without it: the only field there is for it, or the one that has the focus. */
  field: Phrase | undefined;
  byKeys: boolean;
}

export function resolveEntry(run: Run, page: Page, { value, field, byKeys }: Entry): Resolved {
  const found = field
    ? find(page, field, { among: takesValue, partial: 'part', near: run.last })
    : onlyField(page);
  if (!found) return { failure: 'Say which field takes the text: there are several on the page, or none.' };
  if (!('found' in found)) return notFound(found, field ?? []);
  const entered = resolveInto(run, page, found.found, value, byKeys);
  return 'failure' in entered ? entered : { ...entered, distance: found.distance + entered.distance };
}

/** What a field holds, by the words for it. */
const contents = /^(?:text|content|contents|value|entry|wording)$/;

/** `the text in Notes`; `the text` alone is a field that is called so, or the only one. */
export function resolveReplace(
  run: Run,
  page: Page,
  { value, field }: { value: Value; field: Phrase },
): Resolved {
  const named = resolveEntry(run, page, { value, field, byKeys: false });
  const said = field.filter((token) => !articles.has(bareWord(token) ?? ''));
  if (!('failure' in named) || !contents.test(bareWord(said[0]) ?? '')) return named;
  if (said.length === 1) return resolveEntry(run, page, { value, field: undefined, byKeys: false });
  if (!/^(?:in|of|inside)$/.test(bareWord(said[1]) ?? '')) return named;
  return resolveEntry(run, page, { value, field: said.slice(2), byKeys: false });
}

/** How to set this field to this value. */
export function resolveInto(
  run: Run,
  page: Page,
  element: PageElement,
  value: Value,
  byKeys: boolean,
): Resolved {
  if (isBox(element)) return resolveBox(run, element, value);
  if (element.disabled) return { failure: `${describe(element)} is disabled.` };
  if (isSlider(element) && numberIn(value.text) === undefined)
    return { failure: `"${value.text}" is no number for ${describe(element)}.` };
  if (isSlider(element)) return { distance: 0, perform: () => slideTo(run, element, value.text) };
  if (element.tag === 'select' || isGroup(element) || !isTextual(element))
    return resolveChoice(run, page, element, tokensOf(value.quoted ? `"${value.text}"` : value.text));
  if (element.readonly) return { failure: `${describe(element)} is read-only.` };
  if (describesText(value) || hasNoEnd(value, element))
    return {
      failure: `Put the text itself in quotation marks: it is not clear that ${value.text} is all of it.`,
    };
  const text =
    element.type === 'color'
      ? (colourCode(value.text) ?? value.text)
      : asFieldValue(value.text, element.type);
  if (text === undefined)
    return { failure: `"${value.text}" can be read as several dates. Write it as 1990-05-31.` };
  return { distance: 0, perform: () => enter(run, element, text, byKeys) };
}

function resolveBox(run: Run, element: PageElement, { text }: Value): Resolved {
  const on = /^(?:on|yes|true|checked|enabled)$/i.test(text);
  if (!on && !/^(?:off|no|false|unchecked|disabled)$/i.test(text))
    return { failure: `${describe(element)} can be set to on or off, not to "${text}".` };
  return { distance: 0, perform: () => setBox(run, element, on) };
}

/** `the local part of your address`: such words say which text is meant, and are never entered. */
function describesText({ text, quoted }: Value): boolean {
  if (quoted || /^\{\{\w+\}\}$/.test(text)) return false;
  const tokens = tokensOf(text).filter(({ mark }) => !mark);
  // `it's` is not `its`.
  const said = tokens.map((token) => (/['’]/.test(token.text) ? '' : (bareWord(token) ?? '')));
  return references.has(said[0] ?? '') || said.some((word) => relatives.has(word)) || /[()"]/.test(text);
}

/** `Ada and go home`, `hello please`: what follows may not belong to the text. */
function hasNoEnd({ text, quoted, isOpen, isCut }: Value, { type }: PageElement): boolean {
  if (quoted) return false;
  const isContinued = isOpen && /\b(?:and|then)\b(?=.*\S)|\bwithout \w+ing\b/i.test(text);
  // What is no date or number is not taken by such a field.
  if (/^(?:date|time|month|datetime-local|number)$/.test(type ?? '')) return isContinued;
  return isCut === true || isContinued || (isOpen && (/[,;]/.test(text) || endsWithCourtesy(text)));
}

/** The field with the focus, or the only one on the page or in its open dialog. */
function onlyField(page: Page): { found: PageElement; distance: number } | undefined {
  const modal = page.elements.findLast((one) => one.modal === true && one.role !== 'text');
  const fields = (modal ? page.inside(modal) : page.elements).filter(
    (element) => isTextual(element) && !element.readonly && !element.disabled,
  );
  const focused = fields.filter((element) => element.focused);
  const [only] = focused.length === 1 ? focused : fields;
  return only && (focused.length === 1 || fields.length === 1) ? { found: only, distance: 10 } : undefined;
}

const notByKeys = /^(?:date|time|month|week|datetime-local|color|number|range)$/;

/** Enters the text; the step itself reads it back. */
export async function* enter(run: Run, element: PageElement, text: string, byKeys: boolean): Execution {
  const before = await look(run);
  const typed =
    (byKeys || element.role === 'combobox' || element.popup === true) && !notByKeys.test(element.type ?? '');
  if (typed && element.value) {
    const cleared = yield* act(run, 'clear', element);
    if ('failure' in cleared) return cleared;
  }
  const outcome = yield* act(run, typed ? 'type' : 'fill', element, text);
  if ('failure' in outcome) return outcome;
  const invalid = await becameInvalid(run, element);
  if (invalid) return { failure: `${describe(element)} does not accept "${text}".` };
  noteSet(run, element, before);
  const shown = element.type === 'password' ? 'the text' : `"${text}"`;
  return { done: `Entered ${shown} into ${describe(element)}.` };
}

async function becameInvalid(run: Run, element: PageElement): Promise<boolean> {
  if (element.invalid) return false;
  const now = (await look(run)).elements.find(({ ref }) => ref === element.ref);
  return now?.invalid === true && isTextual(element);
}

/** Empties a text field. */
export function resolveClear(run: Run, page: Page, field: Phrase): Resolved {
  const found = find(page, field, { among: isTextual, partial: 'part', near: run.last });
  if (!('found' in found)) return notFound(found, field);
  return {
    distance: found.distance,
    async *perform() {
      const outcome = yield* act(run, 'clear', found.found);
      return 'failure' in outcome ? outcome : { done: `Cleared ${describe(found.found)}.` };
    },
  };
}

/** Words that no value of a pair holds unless it is quoted. */
const leading = new Set('in into inside to as for from with and then using'.split(' '));

/**
 * `size L`, `job title is Buyer`, `play sounds ticked`: the longest beginning or end of the words that names a field
 * which takes the rest.
 * @param how.withText also a part of a text field's name counts; else its whole name, in front of the text
 * @param how.merged the words were separated: only a date has such
 */
export function resolvePair(
  run: Run,
  page: Page,
  words: Phrase,
  { withText, merged, isCut }: { withText: boolean; merged: boolean; isCut?: true | undefined },
): Resolved {
  const ways = words.slice(1).flatMap((_, at) => {
    const [head, tail] = [words.slice(0, at + 1), words.slice(at + 1)];
    return [
      { field: head, value: withoutConnector(tail) },
      { field: tail, value: head },
    ];
  });
  const resolved = ways.flatMap(({ field, value }, index) => {
    const isBehind = index % 2 === 1;
    const found = find(page, field, { among: takesValue, partial: 'part', near: run.last });
    if (!('found' in found) || value.length === 0) return [];
    const isText = isTextual(found.found) && found.found.role !== 'combobox';
    const isNumber = found.found.type === 'number' && numberIn(spoken(value)) !== undefined;
    if (isText && isBehind && !isNumber) return [];
    if (isText && !withText && !(isNumber && isBehind) && !isLabelOf(page, found.found, field)) return [];
    const on = value.length === 1 && isBox(found.found) ? boxStates[bareWord(value[0]) ?? ''] : undefined;
    const isUnclear =
      value.some((token) => leading.has(bareWord(token) ?? '')) || prepositions.has(bareWord(value[0]) ?? '');
    if (on === undefined && isUnclear) return [];
    if (isText && value.length > 1 && value.some((token) => token.quoted)) return [];
    const isDate = /^(?:date|time|month|datetime-local)$/.test(found.found.type ?? '');
    if (merged && !isDate) return [];
    const said = isText && !isDate ? textOf(value) : value.map((token) => token.text).join(' ');
    const text = on === undefined ? said : on ? 'on' : 'off';
    if (text === undefined) return [];
    const quoted = value.length === 1 && value[0]?.quoted === true;
    if (isDate && !/^\d/.test(asFieldValue(text, found.found.type) ?? '')) return [];
    if (isDate && merged && asFieldValue(text, found.found.type) === text) return [];
    const way = resolveInto(
      run,
      page,
      found.found,
      { text, quoted, isOpen: true, ...(isCut && { isCut }) },
      false,
    );
    return 'failure' in way
      ? []
      : [{ ...way, distance: found.distance + way.distance + 1 - field.length / 100 }];
  });
  const [best] = resolved.sort((one, other) => one.distance - other.distance);
  return best ?? { failure: 'No field on the page has this name and offers this value.' };
}

/** `is Buyer` is `Buyer`; `As you like it` is a title. */
function withoutConnector(tokens: Phrase): Phrase {
  const isSmall = /^\p{Ll}/u.test(tokens[0]?.text ?? '');
  const found = connectors.find(
    (words) => isSmall && words.every((word, at) => bareWord(tokens[at]) === word),
  );
  return found ? tokens.slice(found.length) : tokens;
}

/** Whether the words are all of a label of the field, articles apart. */
function isLabelOf(page: Page, field: PageElement, words: Phrase): boolean {
  const said = words.flatMap((token) => (articles.has(bareWord(token) ?? '') ? [] : token.words)).join(' ');
  return labelsOf(page, field).some((label) => label.join(' ') === said);
}
