/** The rules for texts to somebody or under something: replies, comments, notes, reviews. */

import type { Instruction, Phrase } from '../instruction';
import { phrase } from '../slots';
import { bareWord, type Token } from '../token';
import { articles, pronouns } from '../words';
import { formValue, isQuoted, type Read, reading, type Slots } from './form-readings';
import type { SpecialRule } from './special-rules';

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

/** `the comment "Thanks"` */
const quoting = ({ words = [], what }: Slots): Instruction | undefined =>
  words.length > 1 && words.at(-1)?.quoted
    ? noun({ noun: words.slice(0, -1), text: words.slice(-1), ...(what && { what }) })
    : undefined;

export const writingRules: readonly SpecialRule[] = [
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
      ['with|saying {text}', behind(['comment', 'add comment'])],
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
      ['{words} on|to|for|under {what}', quoting],
      ['{words}', quoting],
    ]),
    examples: [['Add a comment saying "On my way"', 'form: comment : On my way']],
  },
];
