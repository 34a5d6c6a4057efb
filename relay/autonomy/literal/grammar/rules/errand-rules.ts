/** The rules for everyday errands that no single control is named in: lists of pages, ratings, subscriptions. */
import type { Instruction, Phrase } from '../instruction';
import { phrase, value } from '../slots';
import { bareWord, type Token } from '../token';
import { articles, times } from '../words';
import type { SpecialRule } from './special-rules';

const plain = (tokens: readonly Token[]): Phrase =>
  phrase(tokens).filter((token) => !articles.has(bareWord(token) ?? ''));

const bare = (tokens: readonly Token[]) => tokens.map((token) => bareWord(token) ?? '_').join(' ');

export const errandRules: readonly SpecialRule[] = [
  {
    name: 'Choose',
    verbs: ['show'],
    read(rest) {
      const [, count] = /^(\d{1,4}) (?:[a-z]+ )?(?:per|on each|on a|a) page$/.exec(bare(plain(rest))) ?? [];
      if (count !== undefined) return [{ do: 'perPage', count: Number(count) }];
      // `the cheapest first`
      const by = plain(rest);
      return bareWord(by.at(-1)) === 'first' && by.length > 1 ? [{ do: 'sort', what: [], by }] : [];
    },
    examples: [['Show 50 results per page', 'per page: 50']],
  },
  {
    name: 'Open',
    verbs: ['go to', 'open', 'jump to'],
    read(rest) {
      const [, number] = /^page (\d{1,5})$/.exec(bare(plain(rest))) ?? [];
      return number === undefined ? [] : [{ do: 'pageNumber', number: Number(number) }];
    },
    examples: [['Jump to page 3', 'page number: 3']],
  },
  {
    name: 'Choose',
    verbs: ['switch to', 'change to', 'use'],
    read(rest) {
      const words = plain(rest);
      const noun = bareWord(words.at(-1)) ?? '';
      const option = words.slice(0, -1);
      return /^(?:mode|theme|view|layout)$/.test(noun) && option.length > 0
        ? [{ do: 'mode', option, noun }]
        : [];
    },
    examples: [['Use the dark theme', 'mode: dark < theme']],
  },
  {
    name: 'Choose',
    areNames: true,
    verbs: ['rate', 'give it', 'give this', 'give the'],
    read: rating,
    examples: [['Rate the film 4 stars', 'rate: film 4']],
  },
  {
    name: 'Choose',
    verbs: ['enable', 'turn on', 'activate'],
    read(rest) {
      const words = plain(rest);
      const option = words.slice(0, -1);
      return bareWord(words.at(-1)) === 'mode' && option.length > 0
        ? [
            { do: 'tick', on: true, target: words },
            { do: 'mode', option, noun: 'mode' },
          ]
        : [];
    },
    examples: [['Activate dark mode', 'tick: dark mode']],
  },
  {
    name: 'Find',
    verbs: ['tell me'],
    read: (rest) => (phrase(rest).length > 0 ? [{ do: 'tell', what: phrase(rest) }] : []),
    examples: [['Tell me the delivery fee', 'tell: delivery fee']],
  },
  {
    name: 'Tick',
    verbs: ['subscribe to', 'opt in to', 'sign up for'],
    read: (rest) => instead(true, phrase(rest)),
    examples: [['Subscribe to the newsletter', 'tick instead: newsletter']],
  },
  {
    name: 'Tick',
    verbs: ['unsubscribe from', 'opt out of'],
    read: (rest) => instead(false, phrase(rest)),
    examples: [['Unsubscribe from the newsletter', 'untick instead: newsletter']],
  },
  {
    name: 'Tick',
    areNames: true,
    verbs: ['mark'],
    read(rest) {
      const words = phrase(rest);
      const state = bareWord(words.at(-1)) ?? '';
      const isDone = /^(?:done|completed?|finished|bought)$/.test(state);
      if (bareWord(words.at(-2)) !== 'as' || words.length < 3) return [];
      const [option, what] = [words.slice(-1), words.slice(0, -2)];
      const values = [{ value: value(option), words: option, takes: 'option' as const }];
      return [
        ...(isDone ? instead(true, what) : []),
        { do: 'form', openers: [], list: /^(?:status|state)$/, what, values },
      ];
    },
    examples: [['Mark Buy milk as done', 'tick instead: Buy milk']],
  },
];

function instead(on: boolean, target: Phrase): Instruction[] {
  return target.length > 0 ? [{ do: 'tickInstead', on, target }] : [];
}

/** `the film 4 stars`, `it with five stars`. */
function rating(rest: readonly Token[]): Instruction[] {
  const words = plain(rest);
  const said = bareWord(words.at(-2)) ?? '';
  const stars = said === 'one' ? 1 : Object.hasOwn(times, said) ? times[said] : Number(said);
  if (!/^stars?$/.test(bareWord(words.at(-1)) ?? '') || !stars || stars > 10) return [];
  const what = words.slice(0, -2);
  return [
    { do: 'rate', stars, what: /^(?:with|at)$/.test(bareWord(what.at(-1)) ?? '') ? what.slice(0, -1) : what },
  ];
}
