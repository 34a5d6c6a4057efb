/** Says where a held act would be done, for the person who decides: its place, the address, the page's heading, the amounts there. */

import { collapse } from '../../protocol/collapse';
import type { ControlFacts, DialogFacts } from '../../protocol/effects/control/control-facts';
import { excerptFor } from '../../protocol/effects/prompt/excerpt-for';
import type { ShadowLookup } from '../tree/walk';
import { contentOf } from './binding/content-of';
import type { KnownControl } from './facts/control-facts';
import { type FilledField, fieldsBeside } from './facts/fields-beside';
import { headedPart } from './facts/headed-part';
import { pageFacts } from './facts/page-facts';
import { titleOfPane } from './facts/pane-of';
import { shownRecord } from './facts/shown-record';
import { summaryAbove } from './facts/summary-above';
import { shortened } from './shortened';

/** So many amounts are told from the beginning and from the end, where the total stands. */
const maxAmounts = 3;
const maxAmountChars = 40;
const maxRowChars = 200;
const maxPartChars = 160;
const maxSummaryChars = 500;
const titleSeparator = /\s+[|–—·•:-]\s+/;
/** A path of a page that shows all in one document. Other fragments may hold secrets. */
const route = /^#!?\/[\w./~-]*/;

/** @param prompt what the task names of a row stays where the row is cut */
export function whereOf(
  { element, form, facts }: KnownControl,
  shadow: ShadowLookup,
  prompt: string | undefined,
): string {
  const page = element.ownerDocument;
  // A row or a dialog says its own.
  const isAlone = !facts.row && !facts.dialog;
  const record = isAlone ? shownRecord(element) : undefined;
  const pane = isAlone && !record ? excerptFor(prompt ?? '', titleOfPane(element), maxPartChars) : '';
  const told = collapse([facts.dialog?.title, facts.row, facts.form?.title, pane].join(' '));
  const section = headedPart(element).split('\n')[0] ?? '';
  const headings = headingsOf(element, section).filter((one) => !told.includes(one));
  const heading = headings.length > 0 ? `, heading "${shortened(headings.join(' / '), 160)}"` : '';
  const part = isAlone && !record ? section : '';
  const content = form ?? page.querySelector('main, [role=main]') ?? page.body;
  const amounts = isAlone && content ? amountsInWords(contentOf(content, element, shadow).amounts) : '';
  const isFilledIn = (isAlone && !record) || facts.dialog !== undefined;
  // What a dialog says has the texts that are filled in.
  const filled = isFilledIn ? fieldsInWords(untold(fieldsBeside(element), facts.dialog?.says ?? '')) : '';
  const summary = isAlone && !record && !pane ? summaryInWords(summaryAbove(element)) : '';
  const shown = record ? { ...facts, row: collapse(record.lines) } : facts;
  return `${placeInWords(shown, pane || (heading.includes(part) ? '' : part), prompt)}${addressInWords(page)}${heading}${summary}${amounts}${filled}`;
}

/** The heading of the page; where that is only what the application is called, the one of the section. */
function headingsOf(element: Element, section: string): readonly string[] {
  const { headings } = pageFacts(element);
  const { title } = element.ownerDocument;
  const isOfSite = headings.every((one) => title.split(titleSeparator).includes(one));
  return section && isOfSite ? [section] : headings;
}

function untold(fields: readonly FilledField[], says: string): FilledField[] {
  return fields.filter(({ value }) => !collapse(says).includes(value));
}

function addressInWords({ location: { href, hash } }: Document): string {
  // The page writes the text of a data: address as it likes.
  if (href.startsWith('data:')) return 'a data: address';
  const [path = ''] = route.exec(hash) ?? [];
  return shortened(`${href.replace(/[?#].*$/, '')}${path}`, 300);
}

function placeInWords({ dialog, row, form }: ControlFacts, part: string, prompt = ''): string {
  const inRow = row ? `row "${shortened(excerptFor(prompt, row, maxRowChars), maxRowChars)}" of ` : '';
  // The list that the row is in says much of other things.
  if (dialog) return `${inRow}${dialogInWords(dialog, row ? '' : saysInWords(dialog))} of `;
  if (row) return inRow;
  if (form?.title) return `form "${shortened(form.title, 160)}" of `;
  return part === '' ? '' : `part "${shortened(part, maxPartChars)}" of `;
}

/** @param behind what it says besides its title */
function dialogInWords({ title, text, says = text, asks = says }: DialogFacts, behind: string): string {
  const question = collapse(asks);
  // What can be chosen in a menu is no text of it.
  if (title === '' && question === '') return 'a menu';
  // Answers that are no buttons are parts of the text.
  const told = asks === says ? text : question;
  return `dialog "${shortened(title || told, 160)}"${behind}`;
}

/** What a dialog says besides its title: "Delete 12 contacts? This cannot be undone." */
function saysInWords({ title, says = '' }: DialogFacts): string {
  // A label may be only the beginning of the question: "Delete claim" of "Delete claim L7339?"
  const lines = says.split('\n').filter((line) => collapse(line) !== collapse(title));
  const text = collapse(lines.join('\n'));
  return title && text ? `, which says "${shortened(text, 300)}",` : '';
}

function summaryInWords(pairs: readonly string[]): string {
  return pairs.length === 0 ? '' : `, which says "${shortened(pairs.join('; '), maxSummaryChars)}"`;
}

function fieldsInWords(fields: readonly FilledField[]): string {
  const said = fields.map(({ label, value }) => `${shortened(label, 60)} "${shortened(value, 60)}"`.trim());
  return said.length === 0 ? '' : `, filled in: ${said.join(', ')}`;
}

function amountsInWords(amounts: readonly string[]): string {
  const all = [...new Set(amounts.map((one) => collapse(one).replace(/[.,'\s]+$/, '')))];
  const kept = all.length > maxAmounts * 2 ? [...all.slice(0, maxAmounts), ...all.slice(-maxAmounts)] : all;
  return kept.length === 0
    ? ''
    : `, amounts ${kept.map((one) => `"${shortened(one, maxAmountChars)}"`).join(' ')}`;
}
