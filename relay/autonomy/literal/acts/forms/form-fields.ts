/** Which field of a form takes which value, where only the fields themselves tell: a person, an option, a day and a time. */

import { find } from '../../find/find';
import type { FormValue } from '../../grammar/instruction';
import { asFieldValue } from '../../page/dates';
import { isGroup } from '../../page/groups';
import { labelsOf } from '../../page/labels';
import { isBox, isTextual, type Page, type PageElement } from '../../page/page';
import { optionOf, resolveChoice } from '../inputs/choice';
import { resolveInto } from '../inputs/enter';
import type { Resolved, Run } from '../run';

export interface Fitted {
  field: PageElement;
  value: FormValue;
}

/**
 * Each value with the one field that takes it.
 * @param fields those of the form
 * @returns undefined where a value fits no field, or more than one
 */
export function fitFields(
  run: Run,
  page: Page,
  fields: readonly PageElement[],
  values: readonly FormValue[],
): readonly Fitted[] | undefined {
  const left = new Set(values);
  const fitted: Fitted[] = [];
  while (left.size > 0) {
    const taken = new Set(fitted.map(({ field }) => field));
    const free = fields.filter((one) => !taken.has(one) && !one.disabled && !one.readonly);
    const next = [...left].flatMap((value) => {
      const [field, ...others] = fieldsFor(run, page, free, value);
      return field && others.length === 0 ? [{ field, value }] : [];
    })[0];
    if (!next) return undefined;
    left.delete(next.value);
    fitted.push(next);
  }
  return values.flatMap((value) => fitted.filter((one) => one.value === value));
}

/** The fields that take the value, as closely as any of them. */
function fieldsFor(
  run: Run,
  page: Page,
  fields: readonly PageElement[],
  value: FormValue,
): readonly PageElement[] {
  if (value.name) {
    const found = find(page, value.name, { among: (one) => fields.includes(one), partial: 'part' });
    return 'found' in found ? [found.found] : [];
  }
  const offering = fields.filter((one) => offers(run, page, one, value));
  if (value.takes === 'option' || offering.length > 0) {
    if (offering.length > 0) return offering;
    return fields.filter((one) => isNamedList(page, one, value));
  }
  return value.takes === 'text' ? textFields(fields) : personFields(page, fields, value);
}

/** For a text of somebody's own: the long one where there is one; none where the form asks who one is. */
function textFields(fields: readonly PageElement[]): readonly PageElement[] {
  if (fields.some(({ type }) => type === 'password')) return [];
  const textual = fields.filter(
    (one) =>
      isTextual(one) &&
      !/^(?:search|number|email|tel|url|date|time|month|datetime-local)$/.test(one.type ?? ''),
  );
  const long = textual.filter(({ tag, editable }) => tag === 'textarea' || editable === true);
  return long.length > 0 ? long : textual;
}

const forPerson =
  /\b(?:email|name|names|person|people|users?|username|members?|assignee|owner|to|who|whom|contacts?|invite|guests?|attendees?|recipients?)\b/;

function personFields(
  page: Page,
  fields: readonly PageElement[],
  { value }: FormValue,
): readonly PageElement[] {
  const isAddress = value.text.includes('@');
  const textual = fields.filter(
    (one) => isTextual(one) && !/^(?:search|password|number)$/.test(one.type ?? ''),
  );
  const emails = textual.filter(({ type }) => type === 'email');
  if (isAddress && emails.length === 1) return emails;
  return textual.filter(
    (one) => one.type !== 'email' && labelsOf(page, one).some((label) => forPerson.test(label.join(' '))),
  );
}

const none = /^(?!)/;
const shapes: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-\d{2}$/,
  time: /^\d{2}:\d{2}$/,
  'datetime-local': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
};

/** It has the value among its options, or is a date or a time that this is. */
function offers(run: Run, page: Page, field: PageElement, { words, value }: FormValue): boolean {
  if (field.options) return optionOf(field, words) !== undefined;
  if (isGroup(field) && !isTextual(field)) return !('failure' in resolveChoice(run, page, field, words));
  if (!isTextual(field) || !/^(?:date|time|month|datetime-local)$/.test(field.type ?? '')) return false;
  const set = asFieldValue(value.text, field.type) ?? '';
  // A day alone would leave out the time that was said, and a time alone the day.
  const isTime = /^\s*\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?\s*$/i.test(value.text);
  const hasTime = /\d:\d|\d ?[ap]\.?m\b/i.test(value.text);
  const isWhole = field.type === 'datetime-local' || (field.type === 'time' ? isTime : !hasTime);
  return isWhole && (shapes[field.type ?? ''] ?? none).test(set);
}

/** A list of the page's own, which shows its options only when it is opened. */
function isNamedList(page: Page, one: PageElement, { field }: FormValue): boolean {
  const isList =
    !one.options && !isBox(one) && !isTextual(one) && (one.popup === true || one.role === 'combobox');
  return isList && field !== undefined && labelsOf(page, one).some((label) => field.test(label.join(' ')));
}

/** How to set a field to its value. */
export function resolveFitted(run: Run, page: Page, { field, value }: Fitted): Resolved {
  const isChosen =
    field.options !== undefined || (!isTextual(field) && !isBox(field)) || field.role === 'combobox';
  return isChosen
    ? resolveChoice(run, page, field, value.words)
    : resolveInto(run, page, field, value.value, false);
}

/** `Thursday 14:00` as a day and a time, for forms that have a field for each. */
export function daysAndTimes(values: readonly FormValue[]): readonly FormValue[] | undefined {
  const [only] = values;
  const last = only?.words.at(-1);
  const isTime = /^\d{1,2}(?::\d{2})?(?:[ap]m)?$/i.test(last?.text ?? '') && /[:apm]/i.test(last?.text ?? '');
  if (!only || values.length > 1 || !last || !isTime || only.words.length < 2) return undefined;
  const day = only.words.slice(0, /^(?:at)$/.test(only.words.at(-2)?.text ?? '') ? -2 : -1);
  const part = (words: FormValue['words']): FormValue => ({
    ...only,
    words,
    value: { ...only.value, text: words.map(({ text }) => text).join(' ') },
  });
  return [part(day), part([last])];
}
