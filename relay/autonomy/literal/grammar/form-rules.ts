/** The rules for errands that a form or a list does, which a control of the thing may open: `Assign T-2 to Bob`. */
import type { FormValue, Instruction, Phrase } from './instruction';
import { phrase, slotsOf, value } from './slots';
import type { SpecialRule } from './special-rules';
import { bareWord, type Token } from './token';
import { articles, pronouns } from './words';

type Slots = Readonly<Partial<Record<string, readonly Token[]>>>;
type Read = (slots: Slots) => Instruction | undefined;

/** The first form of which every word belongs to a slot. */
const reading =
  (forms: readonly (readonly [form: string, read: Read])[]) =>
  (rest: readonly Token[]): Instruction[] =>
    forms.flatMap(([form, read]) => slotsOf(form, rest).flatMap((slots) => read(slots as Slots) ?? []));

const isQuoted = (tokens: readonly Token[] = []) => {
  const words = phrase(tokens).filter((token) => token.quoted || !articles.has(bareWord(token) ?? ''));
  return words.length === 1 && words[0]?.quoted === true;
};

const formValue = (tokens: readonly Token[], takes: FormValue['takes'], field?: RegExp): FormValue => ({
  value: value(tokens, true),
  words: phrase(tokens).filter((token, at) => at > 0 || !articles.has(bareWord(token) ?? '')),
  takes,
  ...(field && { field }),
});

const role = /\b(?:role|permissions?|access|can|level)\b/;

/** A text for somebody or something: what is behind it has to be told apart from it. */
const write = (openers: readonly string[], tokens: readonly Token[], what: Phrase): Instruction => ({
  do: 'form',
  openers: [openers],
  what: what.filter((token) => !pronouns.has(bareWord(token) ?? '')),
  values: [formValue(tokens, 'text')],
});

const writing = (openers: readonly string[]): Read => {
  return ({ text, what }) =>
    text && (!what || isQuoted(text)) ? write(openers, text, phrase(what ?? [])) : undefined;
};

const behind = (openers: readonly string[]): Read => {
  return ({ text, what }) => text && write(openers, text, phrase(what ?? []));
};

const replying = ['reply', 'respond'];

/** `a comment`, `a private note`, by the noun. */
const noun = ({ noun: said, text, what }: Slots): Instruction | undefined => {
  const words = phrase(said ?? []).filter((token) => !articles.has(bareWord(token) ?? ''));
  const name = words.map((token) => bareWord(token) ?? '_').join(' ');
  if (!text || !/^(?:comment|note|reply|review|answer)$/.test(name)) return undefined;
  const ways = ['add', 'post', 'leave', 'write', 'new'].map((verb) => `${verb} ${name}`);
  return !what || isQuoted(text) ? write([name, ...ways], text, phrase(what ?? [])) : undefined;
};

const moving = ['move', 'move to', 'reschedule', 'change time', 'change date'];

/** A day or a time, which the form behind `Edit` may hold; what else that holds is no place to move to. */
const isWhen = (tokens: readonly Token[]) =>
  tokens.some((token) =>
    /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|next|noon|\d{1,2}:\d{2}|\d{1,2}[ap]m|\d{4}-\d{2}-\d{2}|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)$/i.test(
      token.text,
    ),
  );

export const formRules: readonly SpecialRule[] = [
  {
    name: 'Write to',
    areNames: true,
    verbs: ['reply', 'respond'],
    read: reading([
      ['to {what} with|saying {text}', behind(replying)],
      ['with|saying {text} to|for {what}', writing(replying)],
      ['{text} to {what}', writing(replying)],
      ['with|saying {text}', behind(replying)],
      ['{text}', ({ text }) => (isQuoted(text) && text ? write(replying, text, []) : undefined)],
    ]),
    examples: [['Reply to Ada with "See you at six"', 'form: reply Ada: See you at six']],
  },
  {
    name: 'Write to',
    areNames: true,
    verbs: ['comment'],
    read: reading([
      ['{text} on|under|below {what}', writing(['comment', 'add comment'])],
      ['on {what} with|saying {text}', behind(['comment', 'add comment'])],
      [
        '{text}',
        ({ text }) => (isQuoted(text) && text ? write(['comment', 'add comment'], text, []) : undefined),
      ],
    ]),
    examples: [['Comment "Great work" on the post', 'form: comment post: Great work']],
  },
  {
    name: 'Write to',
    areNames: true,
    verbs: ['add', 'post', 'write', 'leave a', 'leave this'],
    read: reading([
      ['{noun} on|to|for|under {what} saying {text}', noun],
      ['{noun} saying {text} on|to|for|under {what}', noun],
      ['{noun} saying {text}', noun],
    ]),
    examples: [['Add a comment saying "On my way"', 'form: comment : On my way']],
  },
  {
    name: 'Assign and share',
    areNames: true,
    verbs: ['invite'],
    read: reading([
      [
        '{who} as {role}',
        ({ who, role: as }) =>
          who &&
          as && {
            do: 'form',
            openers: [['invite', 'send invite', 'send invitation']],
            what: [],
            values: [formValue(who, 'person'), formValue(as, 'option', role)],
          },
      ],
      [
        '{who}',
        ({ who }) =>
          who && phrase(who).length === 1
            ? {
                do: 'form',
                openers: [['invite', 'send invite', 'send invitation']],
                what: [],
                values: [formValue(who, 'person')],
              }
            : undefined,
      ],
    ]),
    examples: [['Invite ada@example.com as editor', 'form: invite : ada@example.com, editor']],
  },
  {
    name: 'Assign and share',
    areNames: true,
    verbs: ['share'],
    read: reading([
      [
        '{what} with {who} as {role}',
        ({ what, who, role: as }) =>
          what &&
          who &&
          as && {
            do: 'form',
            openers: [['share']],
            what: phrase(what),
            values: [formValue(who, 'person'), formValue(as, 'option', role)],
          },
      ],
      [
        '{what} with {who}',
        ({ what, who }) =>
          what &&
          who && { do: 'form', openers: [['share']], what: phrase(what), values: [formValue(who, 'person')] },
      ],
    ]),
    examples: [['Share plan.docx with ada@example.com', 'form: share plan.docx: ada@example.com']],
  },
  {
    name: 'Assign and share',
    areNames: true,
    verbs: ['forward'],
    read: reading([
      [
        '{what} to {who}',
        ({ what, who }) =>
          what &&
          who && {
            do: 'form',
            openers: [['forward']],
            what: phrase(what),
            values: [formValue(who, 'person')],
          },
      ],
    ]),
    examples: [['Forward the invoice to ada@example.com', 'form: forward invoice: ada@example.com']],
  },
  {
    name: 'Assign and share',
    areNames: true,
    verbs: ['assign', 'reassign'],
    read: reading([
      [
        '{what} to {who}',
        ({ what, who }) =>
          what &&
          who && {
            do: 'form',
            openers: [['assign', 'assign to', 'reassign', 'change assignee']],
            list: /\b(?:assign(?:ed|ee)?|owner|responsible)\b/,
            what: phrase(what),
            values: [formValue(who, 'person')],
          },
      ],
    ]),
    examples: [['Assign the ticket to Bob', 'form: assign ticket: Bob']],
  },
  {
    name: 'Set',
    areNames: true,
    verbs: ['change', 'set', 'update'],
    read: reading([
      [
        '{field} of|for {what} to {text}',
        ({ field, what, text }) =>
          field &&
          what &&
          text && {
            do: 'form',
            openers: [['edit', 'change', 'update']],
            what: phrase(what),
            values: [{ ...formValue(text, 'text'), name: phrase(field) }],
          },
      ],
    ]),
    examples: [['Change the price of the Green lamp to 25', 'form: edit Green lamp: 25']],
  },
  {
    name: 'Move to',
    areNames: true,
    verbs: ['move', 'reschedule', 'postpone'],
    read: reading([
      [
        '{what} to|into {where}',
        ({ what, where }) =>
          what &&
          where && {
            do: 'form',
            openers: isWhen(where) ? [moving, ['edit']] : [moving],
            list: /^(?:move(?: to)?|folder|column|list)\b/,
            what: phrase(what),
            values: [formValue(where, 'option')],
          },
      ],
    ]),
    examples: [['Reschedule the call to Thursday 14:00', 'form: move call: Thursday 14:00']],
  },
];
