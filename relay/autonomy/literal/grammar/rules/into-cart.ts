/** What is put into the cart, and how many of it. */
import type { Instruction } from '../instruction';
import { phrase } from '../slots';
import { bareWord, type Token } from '../token';
import { times } from '../words';

const units =
  /^(?:pack|packet|package|piece|bottle|box|bag|tin|can|jar|unit|cop(?:y|ie)|ticket|pair|set|roll)(?:s|es)?$/;

/** `two packs of Darjeeling in the cart` */
export function intoCart(rest: readonly Token[]): Instruction[] {
  const words = phrase(rest);
  const said = bareWord(words[0]) ?? '';
  const count = Object.hasOwn(times, said) ? times[said] : /^\d{1,3}$/.test(said) ? Number(said) : 0;
  const to = words.findLastIndex((token) => /^(?:to|in|into)$/.test(bareWord(token) ?? ''));
  const isCart = /^(?:cart|basket|bag|trolley)$/.test(bareWord(words.at(-1)) ?? '');
  const isOf = units.test(bareWord(words[1]) ?? '') && bareWord(words[2]) === 'of';
  const item = words.slice(isOf ? 3 : 1, to);
  const [first] = words;
  if (!first || !isCart || to < 1) return [];
  const instead = (text: string): Token => ({ ...first, text, words: [text.toLowerCase()] });
  // `Put the lamp in the cart`
  if (!count)
    return [
      { do: 'named', words: [instead('Add'), ...words.slice(0, to), instead('to'), ...words.slice(to + 1)] },
    ];
  if (item.length === 0) return [];
  return [{ do: 'amount', count, words: [instead('Add'), ...item, instead('to'), ...words.slice(to + 1)] }];
}
