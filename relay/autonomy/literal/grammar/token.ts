/** Splits a prompt into tokens: words, quoted texts, and what separates them. */
import { shortTitles } from '../../../../extension/protocol/short-titles';

export interface Token {
  /** As written, without quotation marks and the punctuation around it. */
  text: string;
  /** Its words in lower case; see `wordsOf`. */
  words: readonly string[];
  quoted: boolean;
  /** It ends with a full stop that may be that of a sentence. */
  mayEndSentence?: true;
  /** Punctuation that separates: `,` `;` `.` `:` or a line break; a word otherwise. */
  mark?: string;
  /** Where it stands in the prompt, its quotation marks included. */
  start: number;
  end: number;
}

/** An amount after its currency, quoted text, the name of a secret, anything up to the next space, or a quotation mark that closes nothing. */
const piece =
  /\p{Sc}[ \u00a0]\d[^\s"“”„«»`]*|"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|`[^`]*`|(?<![\p{L}\p{N}])'[^'\n]*(?:(?<=[\p{L}\p{N}])'(?=\p{L})[^'\n]*)*'(?![\p{L}\p{N}])|\{\{\w+\}\}|\n|[^\s"“”„«»`]+|["“”„«»`]/gu;

/** Spellings of one word; no synonyms. */
const spellings: Record<string, string> = {
  colour: 'color',
  favourite: 'favorite',
  centre: 'center',
  grey: 'gray',
  cancelled: 'canceled',
  organisation: 'organization',
  qty: 'quantity',
};

/** An amount behind the sign of its currency: `€ 1 200.50`. */
const amountBehindSign = /(\p{Sc})\s?(\d(?:[\d.,]|\s(?=\d{3}(?!\d)))*)/gu;

/**
 * The words of a text in lower case, without accents and punctuation; a text of signs only is one word. The sign of a
 * currency is the last word of its amount, wherever it is written.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .toLowerCase()
    .replace(/\be-mail\b/g, 'email')
    .replace(amountBehindSign, '$2 $1');
  const words = plain.match(/[\p{L}\p{N}]+|(?<=\d[.,]?\s?)\p{Sc}/gu);
  if (!words) return text.trim() ? [text.trim()] : [];
  return words.map((word) => spellings[word] ?? word);
}

/** The tokens of a prompt in order. Words keep inner punctuation: `ada@example.com`, `Check-in`. */
export function tokensOf(prompt: string): Token[] {
  return [...prompt.matchAll(piece)].flatMap(({ 0: raw, index }) => {
    if (raw === '\n') return [markAt('\n', index)];
    const quotation = /^["“„«`']/.test(raw) && raw.length > 1;
    if (quotation) return [wordAt(raw.slice(1, -1), true, index, index + raw.length)];
    return bareTokens(raw, index);
  });
}

const title = new RegExp(`^${shortTitles}\\.$`);

function bareTokens(raw: string, start: number): Token[] {
  const opening = /^[([]+/.exec(raw)?.[0].length ?? 0;
  // An exclamation mark and an ellipsis belong to a text.
  const marks = (/[,;:.)\]]*$/.exec(raw.slice(opening))?.[0] ?? '').replace(/^.*\.{2}/, '');
  const closing = marks === '.' && title.test(raw.slice(opening)) ? '' : marks;
  const body = raw.slice(opening, raw.length - closing.length);
  const end = start + raw.length - closing.length;
  const tokens: Token[] = [];
  if (opening > 0) tokens.push(markAt('(', start, raw.slice(0, opening)));
  if (body) tokens.push(wordAt(body, false, start + opening, end));
  for (const [at, sign] of [...closing].entries()) tokens.push(markAt(sign, end + at));
  return tokens;
}

function wordAt(text: string, quoted: boolean, start: number, end: number): Token {
  return { text, words: wordsOf(text), quoted, start, end };
}

function markAt(mark: string, start: number, text = mark): Token {
  return { text, words: [], quoted: false, mark, start, end: start + text.length };
}

/** Without the signs of currencies, which a prompt may leave out. */
export function withoutCurrency(words: readonly string[]): readonly string[] {
  return words.some((word) => currency.test(word)) ? words.filter((word) => !currency.test(word)) : words;
}

const currency = /^\p{Sc}$/u;

/** The single bare word that a token is; undefined for a quoted text and for a mark. */
export function bareWord(token: Token | undefined): string | undefined {
  return token && !token.quoted && !token.mark && token.words.length === 1 ? token.words[0] : undefined;
}
