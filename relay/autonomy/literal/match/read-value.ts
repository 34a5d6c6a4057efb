/** Reads values off the page, such as `the value of Country` or `the last word of the text area`. */

import { fold, ordinalOf, ordinalPattern, similarity } from '../prompt/words';
import { isTextual, type Page, type PageElement } from './page';

/**
 * The value that a phrase names, such as `the value of Country` or `the last word in the text area`; undefined if not
 * found.
 */
export function readValue(page: Page, asked: string): string | undefined {
  const words = asked.replace(/[?.]+$/, '').trim();
  const nth = new RegExp(`\\b(${ordinalPattern}) word\\b.*?\\b(?:in|of|from) (?:the )?(.*)$`, 'i').exec(
    words,
  );
  if (nth) {
    const ordinal = ordinalOf(nth[1] ?? '') ?? 1;
    const all = (longText(page, nth[2] ?? '') ?? '').split(/\s+/).filter((word) => word !== '');
    return all.at(ordinal > 0 ? ordinal - 1 : ordinal)?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  }
  const of =
    /(?:value|text|content|contents|name|number|code|price|amount|answer|result)?\s*\b(?:of|in|from|for)\s+(?:the )?(.+)$/i.exec(
      words,
    );
  const label = (of?.[1] ?? words).replace(/^(?:the|a)\s+/i, '').replace(/["'“”]/g, '');
  const field = fieldText(page, label);
  return field ?? besideLabel(page, label);
}

/** The text of `textarea`, `2nd text area`, `paragraph`. */
function longText(page: Page, phrase: string): string | undefined {
  return (
    fieldText(page, phrase) ??
    page.elements
      .filter(({ role }) => role === 'paragraph' || role === 'text')
      .map(({ text }) => text ?? '')
      .sort((one, other) => other.length - one.length)[0]
  );
}

/** The value of a field named by kind and ordinal, or by its label. */
function fieldText(page: Page, phrase: string): string | undefined {
  const kind = /\btext ?area\b/i.test(phrase)
    ? 'textarea'
    : /\b(?:field|box|input)\b/i.test(phrase)
      ? 'input'
      : undefined;
  const ordinal = ordinalOf(new RegExp(ordinalPattern, 'i').exec(phrase)?.[0] ?? '') ?? 1;
  const fields = page.elements.filter(
    (element) =>
      isTextual(element) &&
      (kind === undefined || element.tag === kind || (kind === 'textarea' && element.editable)),
  );
  if (kind) return fields.at(ordinal > 0 ? ordinal - 1 : ordinal)?.value;
  return fields.find(({ name, id, key }) =>
    [name, id, key].some((one) => one && similarity(phrase, one) > 0.9),
  )?.value;
}

/** The table cell after a label, or the text after `Label:`. */
function besideLabel(page: Page, label: string): string | undefined {
  for (const element of page.elements) {
    const own = element.text ?? element.name;
    if (!own) continue;
    const inline = new RegExp(`^${escaped(fold(label))}\\s*[:=–-]\\s*(.+)$`, 'i').exec(own);
    if (inline && element.end === element.index + 1) return own.slice(own.length - (inline[1]?.length ?? 0));
    if (similarity(label, own) < 0.96 || isHead(element, page)) continue;
    const next = page.elements
      .slice(element.end)
      .find((one) => (one.text ?? one.name ?? one.value) !== undefined && !one.active);
    const words = next?.text ?? next?.name ?? next?.value;
    if (words) return words;
  }
  return undefined;
}

/** Column headers are above their values, not before them. */
function isHead(element: PageElement, page: Page): boolean {
  return [element, ...page.above(element)].some(({ role }) => role === 'columnheader' || role === 'heading');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
