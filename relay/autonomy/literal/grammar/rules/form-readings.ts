/** What the rules for forms have in common: how their words are read, and what a field is to hold. */
import type { FormValue, Instruction } from '../instruction';
import { phrase, slotsOf, value } from '../slots';
import { bareWord, type Token } from '../token';
import { articles } from '../words';

export type Slots = Readonly<Partial<Record<string, readonly Token[]>>>;
export type Read = (slots: Slots) => Instruction | undefined;

/** The first form of which every word belongs to a slot. */
export const reading =
  (forms: readonly (readonly [form: string, read: Read])[]) =>
  (rest: readonly Token[]): Instruction[] =>
    forms.flatMap(([form, read]) => slotsOf(form, rest).flatMap((slots) => read(slots as Slots) ?? []));

export const isQuoted = (tokens: readonly Token[] = []) => {
  const words = phrase(tokens).filter((token) => token.quoted || !articles.has(bareWord(token) ?? ''));
  return words.length === 1 && words[0]?.quoted === true;
};

export const formValue = (
  tokens: readonly Token[],
  takes: FormValue['takes'],
  field?: RegExp,
): FormValue => ({
  value: value(tokens, true),
  words: phrase(tokens).filter((token, at) => at > 0 || !articles.has(bareWord(token) ?? '')),
  takes,
  ...(field && { field }),
});
