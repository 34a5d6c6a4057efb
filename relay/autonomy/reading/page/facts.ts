/** Splits the passages of a page into facts: sentences, labelled values and table cells. */

import { collapse } from '../../../../extension/protocol/collapse';
import { maxPieceLength, piecesOf } from '../language/pieces';
import { sentencesOf } from '../language/sentences';
import { spansOf } from '../language/spans/spans';
import { countedInGroup, labelInGroup, labelInParts } from './box-labels';
import { isCardOfLines, linesOf } from './card-of-lines';
import { cellFacts, inferredColumns } from './cell-facts';
import type { Base, Fact } from './fact';
import { isDateOrTime } from './is-day';
import { labelledValue } from './labelled-value';
import { membersBy } from './members-by';
import type { Page, Passage } from './page';
import { spacedText } from './spaced-text';

const maxBesideLength = 400;
const maxBeforeLength = 300;
const maxOfCard = 10;

/** All facts of the page, in its order; none of their texts is longer than a sentence can be. */
export function factsOf(page: Page): Fact[] {
  return allFacts(page).flatMap(inPieces);
}

/** A fact as it is, and one that is too long for that as the sentences that it has room for. */
export function inPieces(fact: Fact): Fact[] {
  const bounded = {
    ...fact,
    label: fact.label.slice(0, maxPieceLength),
    row: fact.row.slice(0, maxPieceLength),
    rowLabel: fact.rowLabel.slice(0, maxPieceLength),
  };
  if (fact.text.length <= maxPieceLength) return [bounded];
  return piecesOf(fact.text).map(({ text }) => ({ ...bounded, kind: 'sentence', text, quotes: [text] }));
}

function allFacts(page: Page): Fact[] {
  const { passages } = page;
  const headers = inferredColumns(passages);
  const groups = membersBy(passages, ({ group }) => group);
  const items = membersBy(passages, ({ item }) => item);
  const facts: Fact[] = [];
  for (const [index, passage] of passages.entries()) {
    if (isRowOfLinks(passage)) continue;
    const beside = besideOf(passages, index, items);
    const { struck = [] } = passage;
    const base = { passage: index, label: '', row: '', rowLabel: '', before: '', after: '', beside, struck };
    if (passage.kind === 'field' && passage.name !== undefined) {
      const label = (passage.name || labelBeside(passages, index)).replace(/\s*:$/, '');
      facts.push({ ...base, kind: 'value', text: passage.text, label, quotes: [passage.text] });
      continue;
    }
    if (passage.kind === 'row') facts.push(...cellFacts(passage, base, headers));
    else if (passage.kind === 'meta' || passage.kind === 'fact')
      facts.push({
        ...base,
        kind: 'value',
        text: passage.text,
        label: nameInWords(passage.name),
        quotes: [passage.text],
      });
    else {
      if (passage.kind === 'definition' && passage.name) {
        const quotes = [`${passage.name} ${passage.text}`, passage.text];
        facts.push({ ...base, kind: 'value', text: passage.text, label: passage.name, quotes });
        // Of a list of people the term is who has the role.
        if (isPerson(passage.name))
          facts.push({ ...base, kind: 'cell', text: passage.name, row: passage.text, quotes });
      }
      if (passage.kind === 'heading') {
        const answer = answerBelow(passages, index);
        if (answer !== undefined) {
          const { text } = passages[answer] as Passage;
          facts.push({ ...base, passage: answer, kind: 'value', text, label: passage.text, quotes: [text] });
        }
        const value = onlyValueBelow(passages, index);
        if (value !== undefined) {
          const { text } = passages[value] as Passage;
          facts.push({
            ...base,
            passage: value,
            kind: 'value',
            text,
            label: passage.text,
            quotes: [`${passage.text} ${text}`, text],
          });
        }
        // A question is not an answer.
        if (/\?$/.test(passage.text)) continue;
      }
      const label = labelInGroup(passages, index, groups);
      if (label)
        facts.push({
          ...base,
          kind: 'value',
          text: passage.text,
          label,
          quotes: [`${label} ${passage.text}`, passage.text],
        });
      const part = labelInParts(passage);
      if (part.value)
        facts.push({
          ...base,
          kind: 'value',
          text: part.value,
          label: part.label,
          quotes: [passage.text, part.value],
        });
      const counted = countedInGroup(passages, index, groups);
      if (counted)
        facts.push({
          ...base,
          kind: 'sentence',
          text: `${passage.text} ${counted}`,
          quotes: [`${passage.text} ${counted}`, passage.text],
        });
      const isNamed = passage.kind === 'definition' && passage.name;
      const said = sentences(passage, base, passages[index - 1]);
      if (!isNamed || said.length > 1) facts.push(...said);
    }
  }
  return facts;
}

const leastPerson = 0.8;

function isPerson(name: string): boolean {
  return spansOf('person', name).some(
    ({ start, end, certainty }) => start === 0 && end === name.length && certainty >= leastPerson,
  );
}

function sentences(passage: Passage, base: Base, above: Passage | undefined): Fact[] {
  const found: Fact[] = [];
  const spaced = spacedText(passage);
  // Held apart by its style only, it is no prose.
  if (spaced !== passage.text) {
    const quotes = [passage.text, ...(passage.parts ?? [])];
    return [{ ...base, kind: 'sentence', text: spaced, quotes }];
  }
  if (isCardOfLines(passage)) return linesOf(passage, base);
  const all = sentencesOf(passage.text);
  let before = refersTo(above, passage, all[0]?.text) ? above.text.slice(-maxBeforeLength) : '';
  for (const [index, { text }] of all.entries()) {
    if (boilerplate.test(text) || ofCategories.test(text)) continue;
    const asks = all[index - 1]?.text ?? '';
    // "No buttermilk? Stir lemon juice into milk."
    if (/\?$/.test(asks) && asks.length <= maxLabelLength && !/\?$/.test(text))
      found.push({ ...base, kind: 'value', text, label: asks, before, quotes: [`${asks} ${text}`, text] });
    const after = all[index + 1]?.text ?? '';
    // "Consent: Given | Payment: Not paid" are two.
    for (const part of text.split(/\s[|·•]\s/)) {
      const { label, value } = labelledValue(part);
      if (value) found.push({ ...base, kind: 'value', text: value, label, before, quotes: [part, value] });
    }
    found.push({ ...base, kind: 'sentence', text, before, after, quotes: [text] });
    before = text;
  }
  return found;
}

/** What the links at the foot of most pages say. */
const boilerplate =
  /^(?:(?:imprint|privacy(?: policy)?|terms(?: of (?:use|service))?|legal(?: notice)?|cookies?(?: policy)?|contact|data protection|sitemap|accessibility|home|about(?: us)?|all rights reserved|log ?in|sign in|help|faq)[\s|·,]*)+$/i;
const ofCategories = /^(?:categor(?:y|ies)|tags|keywords|filed under|see also): /i;
/** "Found by Liv", of what was told before. */
const elliptic = /^\w+(?:ed|nd|de|lt|ld|nt) by\b/;
const pronoun = /\b(?:it|its|they|them|their|this|these|he|him|his|she|her)\b/i;

/** Whether a pronoun of the first sentence may mean what the paragraph or step above is about. */
function refersTo(above: Passage | undefined, { kind, trail, group }: Passage, first = ''): above is Passage {
  if (!above || above.kind !== kind || (kind !== 'item' && kind !== 'paragraph')) return false;
  const refers = pronoun.test(first) || elliptic.test(first);
  return above.group === group && above.trail.join('/') === trail.join('/') && refers;
}

/** Links in a row lead away from the page; mail addresses and numbers among them are content. */
function isRowOfLinks({ links = 0, text }: Passage): boolean {
  return links > 1 && !/[\d@]/.test(text);
}

/** The short text in the box of a field that has no label of its own. */
function labelBeside(passages: readonly Passage[], index: number): string {
  const group = passages[index]?.group;
  const beside = [passages[index + 1], passages[index - 1]].find(
    (one) => one?.kind === 'paragraph' && one.group === group && one.text.length <= maxLabelLength,
  );
  return beside?.text ?? '';
}

/** The passage right below a heading that asks. */
function answerBelow(passages: readonly Passage[], index: number): number | undefined {
  const heading = passages[index]?.text ?? '';
  const below = passages[index + 1];
  if (!/\?$/.test(heading) || below?.trail.at(-1) !== heading || below.kind === 'heading') return undefined;
  return index + 1;
}

const maxLabelLength = 40;
const maxValueLength = 80;

/** The short text, no sentence, that is all that stands below a short heading, which is then its label. */
function onlyValueBelow(passages: readonly Passage[], index: number): number | undefined {
  const heading = passages[index]?.text ?? '';
  const [below, next] = [passages[index + 1], passages[index + 2]];
  if (heading.length > maxLabelLength || /[?!.]$/.test(heading) || below === undefined) return undefined;
  const isValue =
    (below.kind === 'paragraph' || below.kind === 'item') &&
    below.trail.at(-1) === heading &&
    next?.trail.at(-1) !== heading &&
    below.text.length <= maxValueLength &&
    !/[.!?]$/.test(below.text) &&
    below.links === undefined;
  return isValue ? index + 1 : undefined;
}

function besideOf(passages: readonly Passage[], index: number, items: Map<string, number[]>): string {
  const members = items.get(passages[index]?.item ?? '') ?? [];
  const own = sinceDate(passages, members, index);
  // A whole article is not a card.
  if (own.length > maxOfCard) return '';
  const text = own
    .filter((member) => member !== index)
    .map((member) => passages[member]?.text)
    .join(' ');
  return text.length > maxBesideLength ? '' : text;
}

/** Of a list of what happened, each with its date above, only what has the date that this one has. */
function sinceDate(passages: readonly Passage[], members: number[], index: number): number[] {
  const dates = members.filter((member) => isDateOrTime(passages[member]?.text ?? ''));
  if (dates.length < minDates || dates[0] === undefined || index < dates[0]) return members;
  const start = dates.findLast((date) => date <= index) ?? 0;
  const end = dates.find((date) => date > index) ?? Number.POSITIVE_INFINITY;
  return members.filter((member) => member >= start && member < end);
}

const minDates = 2;

/** `Product offers priceCurrency` as words. */
function nameInWords(name = ''): string {
  const parts = name.split(' ');
  const last = parts.at(-1) ?? '';
  // A name or a value belongs to the heading before it.
  const own = /^(?:name|value|text)$/i.test(last) ? parts.slice(-2).join(' ') : last;
  return collapse(own.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[:._-]/g, ' '));
}
