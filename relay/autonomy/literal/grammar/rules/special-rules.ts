/** The rules whose words have no slots: keys, scrolling, waiting, addresses, logging in. */

import type { Instruction } from '../instruction';
import { phrase, value, written } from '../slots';
import { bareWord, type Token } from '../token';
import { articles, keys, times } from '../words';
import { intoCart } from './into-cart';
import type { Rule } from './rules';

export interface SpecialRule extends Pick<Rule, 'name' | 'verbs' | 'examples'> {
  /** Its verbs are names of fields and controls as well. */
  areNames?: true;
  /** What the words after the verb may mean; none where they do not belong to this rule. */
  read(rest: readonly Token[], count: number): Instruction[];
}

const says = (tokens: readonly Token[]) =>
  phrase(tokens)
    .map((token) => bareWord(token) ?? `"${token.text}"`)
    .filter((word) => !articles.has(word))
    .join(' ');

const simply = (does: 'back' | 'forward' | 'reload') => (rest: readonly Token[]) =>
  /^(?:|page|to (?:previous|next) page)$/.test(says(rest)) ? [{ do: does }] : [];

export const specialRules: readonly SpecialRule[] = [
  {
    name: 'Open',
    verbs: ['open', 'go to', 'navigate to', 'visit', 'load'],
    read(rest) {
      const [only, ...more] = phrase(rest);
      return only && more.length === 0 && /^https?:\/\/./.test(only.text)
        ? [{ do: 'navigate', url: only.text }]
        : [];
    },
    examples: [['Open https://example.com/cart', 'navigate: https://example.com/cart']],
  },
  { name: 'Move', verbs: ['go back'], read: simply('back'), examples: [['Go back', 'back']] },
  { name: 'Move', verbs: ['go forward'], read: simply('forward'), examples: [['go forward', 'forward']] },
  {
    name: 'Move',
    verbs: ['reload', 'refresh'],
    read: simply('reload'),
    examples: [['Reload the page', 'reload']],
  },
  {
    name: 'Press',
    verbs: ['press', 'hit', 'push', 'use', 'type'],
    read: keyPress,
    examples: [
      ['press Enter', 'press Enter'],
      ['Press the down arrow key three times', 'press ArrowDown 3 times'],
      ['hit Ctrl+A in the Notes field', 'press Control+a: Notes field'],
    ],
  },
  {
    name: 'Scroll',
    verbs: ['scroll'],
    read: scrolling,
    examples: [
      ['scroll down', 'scroll down'],
      ['Scroll to the bottom of the page', 'scroll bottom'],
      ['scroll down to "Comments"', 'scroll to: Comments'],
    ],
  },
  {
    name: 'Wait',
    verbs: ['wait'],
    read: waiting,
    examples: [
      ['wait 2 seconds', 'wait 2000 ms'],
      ['Wait for "Report ready"', 'wait for: Report ready'],
      ['wait until Loading disappears', 'wait until gone: Loading'],
    ],
  },
  {
    name: 'Add to a list',
    verbs: ['add', 'put', 'place'],
    read: intoCart,
    examples: [['Put two packs of Assam in the cart', '2 times: Add Assam to cart']],
  },
  {
    name: 'Check out',
    verbs: ['check out', 'checkout'],
    read: (rest) =>
      /^(?:now|(?:shopping )?(?:cart|basket|bag))?$/.test(says(rest)) ? checkingOut(rest) : [],
    examples: [['Check out my cart', 'named: Checkout']],
  },
  {
    name: 'Confirm',
    verbs: ['confirm', 'accept'],
    read: (rest) => (confirmed.test(says(rest)) ? [{ do: 'confirmed' }] : []),
    examples: [['Confirm', 'confirmed']],
  },
  {
    name: 'Confirm',
    verbs: ['press', 'click'],
    read: (rest) => (/^ok(?: to confirm)?$/.test(says(rest)) ? [{ do: 'confirmed' }] : []),
    examples: [['Press OK', 'confirmed']],
  },
  {
    name: 'Confirm',
    verbs: ['answer', 'say', 'choose', 'click', 'press'],
    read: (rest) =>
      /^"?yes"?(?: to (?:question|dialog|confirm))?$/i.test(says(rest)) ? [{ do: 'confirmed' }] : [],
    examples: [['Say yes', 'confirmed']],
  },
  {
    name: 'Tick',
    verbs: ['turn', 'switch'],
    read(rest) {
      const way = bareWord(rest.at(-1));
      const target = phrase(rest.slice(0, -1));
      return target.length > 0 && (way === 'on' || way === 'off')
        ? [{ do: 'tick', on: way === 'on', target }]
        : [];
    },
    examples: [['turn Wi-Fi off', 'untick: Wi-Fi']],
  },
  {
    name: 'Log in',
    verbs: ['log in', 'login', 'log me in', 'sign in', 'sign me in'],
    read: loggingIn,
    examples: [
      ['log in with bob / secret', 'log in: bob, secret'],
      ['Sign in as maria with password tulip77', 'log in: maria, tulip77'],
      ['Log in with username "a b" and password "c"', 'log in: a b, c'],
    ],
  },
];

/** Only leads to where the order is placed. */
function checkingOut(rest: readonly Token[]): Instruction[] {
  const start = rest[0]?.start ?? 0;
  return [
    { do: 'named', words: [{ text: 'Checkout', words: ['checkout'], quoted: false, start, end: start }] },
  ];
}

/** Also names of controls: these are keys only where the word `key` is said. */
const needKey = /^(?:delete|home|end|space|(?:arrow ?)?(?:up|down|left|right))$/;

function keyPress(rest: readonly Token[], count: number): Instruction[] {
  const words = phrase(rest).filter((token) => !articles.has(bareWord(token) ?? ''));
  const place = words.findIndex((token) => /^(?:in|on|into)$/.test(bareWord(token) ?? ''));
  const [named, target] = place > 0 ? [words.slice(0, place), words.slice(place + 1)] : [words, []];
  const saysKey = bareWord(named.at(-1)) === 'key';
  const name = (saysKey ? named.slice(0, -1) : named).map(({ text }) => text).join(' ');
  const key = keyOf(name, saysKey);
  if (key === undefined) return [];
  return [{ do: 'press', key, target: target.length > 0 ? target : undefined, times: count }];
}

function keyOf(name: string, saysKey: boolean): string | undefined {
  const small = name.toLowerCase();
  if (/^\S+(?:\s*\+\s*\S+)+$/.test(small) && name.length < 40) {
    const parts = small.split('+').map((part) => part.trim());
    const modifiers = parts.slice(0, -1).map((part) => modifierNames[part]);
    const last = parts.at(-1) ?? '';
    return modifiers.includes(undefined) ? undefined : [...modifiers, keys[last] ?? last].join('+');
  }
  if (needKey.test(small) && !saysKey && !/arrow/.test(small)) return undefined;
  if (/^f(?:[1-9]|1[0-2])$/.test(small)) return small.toUpperCase();
  return keys[small] ?? (saysKey && name.length === 1 ? name : undefined);
}

const modifierNames: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  control: 'Control',
  alt: 'Alt',
  shift: 'Shift',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
};

function scrolling(rest: readonly Token[]): Instruction[] {
  const way =
    /^(?:page |window )?(?:all way )?(?:(?:down|up) )?(?:(down|up)|to (?:very )?(top|bottom|end|start|beginning)(?: of page)?)$/.exec(
      says(rest),
    );
  if (way) {
    if (way[1] === 'down' || way[1] === 'up') return [{ do: 'scroll', way: way[1] }];
    return [{ do: 'scroll', way: /top|start|beginning/.test(way[2] ?? '') ? 'top' : 'bottom' }];
  }
  const words = phrase(rest);
  const to = words.findIndex((token) => /^(?:to|until)$/.test(bareWord(token) ?? ''));
  const before = words.slice(0, to).map(bareWord);
  const target = words.slice(to + 1);
  if (to < 0 || target.length === 0 || before.some((word) => word !== 'down' && word !== 'up')) return [];
  return [{ do: 'scrollTo', target }];
}

const unitsMs: Readonly<Record<string, number>> = {
  ms: 1,
  millisecond: 1,
  s: 1_000,
  sec: 1_000,
  second: 1_000,
  minute: 60_000,
};

function waiting(rest: readonly Token[]): Instruction[] {
  const spoken = says(rest);
  const time = /^(?:for )?(\w+) ?(ms|milliseconds?|s|sec|seconds?|minutes?)$/.exec(spoken);
  const count = time && (Number(time[1]) || times[time[1] ?? ''] || (time[1] === 'one' ? 1 : 0));
  if (count) return [{ do: 'wait', ms: count * (unitsMs[(time[2] ?? '').replace(/(?<=..)s$/, '')] ?? 1) }];
  const words = phrase(rest);
  const how = bareWord(words[0]);
  if (how !== 'for' && how !== 'until') return [];
  const gone = / (?:to )?(?:disappears?|be gone|is gone|goes away|vanish(?:es)?)$/;
  const shown = / (?:to )?(?:appears?|be shown|is shown|is visible|shows up|show up|loads?)$/;
  const text = written(words.slice(1))
    .replace(/^(?:the )?(?:text |message |words )?/i, '')
    .replace(gone, '')
    .replace(shown, '')
    .replace(/^"(.*)"$/, '$1');
  return text ? [{ do: 'waitFor', text, gone: gone.test(` ${spoken}`) }] : [];
}

const userLabels = /^(?:username|user|login|email|account)$/;
const passwordLabels = /^(?:password|passcode|pw)$/;
const between = /^(?:with|as|using|and|is|the|name|address|credentials|=|by)$/;

/** Only where each of the two is named, or written `user / password`. */
function loggingIn(rest: readonly Token[]): Instruction[] {
  const found: { user?: Token; password?: Token } = {};
  let next: 'user' | 'password' = 'user';
  let isNamed = false;
  for (const token of rest) {
    const word = bareWord(token) ?? (token.text === '/' || token.text === '=' ? token.text : '');
    if (token.mark || between.test(word)) continue;
    if (userLabels.test(word)) next = 'user';
    else if (passwordLabels.test(word) || word === '/') {
      next = 'password';
      isNamed = true;
    } else if (found[next]) return [];
    else found[next] = token;
  }
  const { user, password } = found;
  // Brackets that belong to a password are none of its token.
  if (rest.some(({ mark = '' }) => /[()[\]]/.test(mark))) return [];
  if (!user || !password || !isNamed) return [];
  return [{ do: 'login', user: value([user]), password: value([password]) }];
}

/** What a page asks by itself. */
const confirmed = /^(?:it|with (?:ok|yes)|(?:dialog|question|prompt|alert|confirmation|deletion|removal)|)$/;
