/** Parses phrases that put values into fields, such as `Bob into Name` or `Name with Bob`. */
import type { Instruction, Target, Value } from './instruction';
import { type Quoted, quotePattern } from './quotes';
import { readTarget } from './read-target';

type Enter = Omit<Extract<Instruction, { do: 'enter' }>, 'phrase'>;

const into = '(?:into|in to|inside of|inside|in|to|on|at)';
const quote = new RegExp(quotePattern);

/**
 * A value: a literal text, or a phrase that names a value on the page (`the value of Country`, `the last word of ...`).
 */
export function wordedValue(words: string, quoted: Quoted): Value {
  const text = words.trim();
  const [mark] = quote.exec(text) ?? [];
  if (/^(?:it|that|this)$/i.test(text)) return { read: '' };
  const asks =
    /^(?:the )?(?:value|text|content|contents|name|(?:last|first|\d+(?:st|nd|rd|th)|second|third) word|word|number|code|price|amount|answer|result)\b.*\b(?:of|in|from|for|below|above|shown|inside)\b/i;
  if (asks.test(text)) return { read: quoted.reveal(text, true) };
  if (mark) {
    const bare = quoted.reveal(mark);
    if (/\b(?:all )?(?:upper ?case|capital(?:s| letters)?)\b/i.test(text))
      return { text: bare.toUpperCase() };
    if (/\b(?:all )?(?:lower ?case|small letters)\b/i.test(text)) return { text: bare.toLowerCase() };
    return { text: quote.exec(text)?.[0] === text ? bare : bare };
  }
  return {
    text: text
      .replace(
        /^(?:the (?:text|value|word|words|number|date|time|string|phrase|message)|text|value|number) (?=\S)/i,
        '',
      )
      .trim(),
  };
}

/** The entries in the `rest` of `enter rest`. */
export function readEntries(whole: string, rest: string, quoted: Quoted): Enter[] | null {
  const typed = /^type\b/i.test(whole);
  const several = severalOf(rest);
  if (several.length > 1) {
    const all = several.map((one) => entryOf(whole, one, quoted, typed));
    if (all.every((one) => one !== null)) return all.flat();
  }
  return entryOf(whole, rest, quoted, typed);
}

/** `name Bob, email b@x.de and age 5`, also `Name: Bob`, `Name = Bob`. */
export function readFills(rest: string, quoted: Quoted): Enter[] | null {
  const parts = rest.split(/\s*[,;\n]\s*(?:and\s+)?|\s+and\s+/i).filter((part) => part.trim() !== '');
  const all = parts.map((part) => {
    const pair =
      /^(?:the )?(.+?)\s*(?::|=|\bwith\b|\bas\b|\bto\b|\bis\b)\s*(.+)$/is.exec(part) ??
      new RegExp(`^(?:the )?(.+?)\\s+(${quotePattern})$`, 's').exec(part);
    if (pair) return enter(pair[2] ?? '', pair[1], quoted);
    const reversed = /^(.+?) (?:as|for|in|into) (?:the )?(.+)$/is.exec(part);
    if (reversed) return enter(reversed[1] ?? '', reversed[2], quoted);
    const bare = /^(?:the )?(\S+(?: name| number| address| code)?) (\S.*)$/is.exec(part);
    return bare ? enter(bare[2] ?? '', bare[1], quoted) : null;
  });
  return all.every((one) => one !== null) ? all : null;
}

/** Splits several entries, each with a value and a field. */
function severalOf(rest: string): string[] {
  const parts = rest.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);
  const complete = new RegExp(`\\S\\s+(?:${into}|as|for)\\s+\\S`, 'i');
  if (parts.length > 1 && parts.every((part) => complete.test(part))) return parts;
  if (parts.length > 1 && parts.every((part) => /\S (?:with|to|:|=) \S/i.test(part))) return parts;
  // the username "x" and the password "y" [into the text fields]
  const named = new RegExp(
    `^(?:the |a |an |my |your )?[\\w -]+? (?:of |as |is |= ?|: ?)?${quotePattern}$`,
    'i',
  );
  const bare = rest.replace(
    new RegExp(`\\s+${into} (?:the |both |their |all )*[\\w ]*(?:fields?|box(?:es)?|inputs?|form)$`, 'i'),
    '',
  );
  const pairs = bare.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);
  return pairs.length > 1 && pairs.every((pair) => named.test(pair)) ? pairs : [];
}

function entryOf(whole: string, rest: string, quoted: Quoted, typed: boolean): Enter[] | null {
  const change = /^(?:change|update|replace|fill|fill in|fill out|set|edit)\b/i.test(whole);
  // `Name with Bob`, `Name to Bob`
  const withValue = change
    ? /^(?:out |in )?(?:the |my |your )?(?:value (?:of|in) )?(?:the )?(.+?)\s+(?:with|to|as|=|:)\s+(.+)$/is.exec(
        rest,
      )
    : /^(?:the )?(.+?)\s+with\s+(?:the (?:text|value) )?(.+)$/is.exec(rest);
  if (withValue && (change || !(quote.test(withValue[1] ?? '') && !quote.test(withValue[2] ?? '')))) {
    return [enter(withValue[2] ?? '', withValue[1], quoted, typed)];
  }
  const colon = /^(?:in )?(?:the )?([\w -]{2,40}?)\s*[:=]\s*(.+)$/s.exec(rest);
  if (colon) return [enter(colon[2] ?? '', colon[1], quoted, typed)];
  // `the password "x" into both text fields`, `the number 5 into Age`
  const named = new RegExp(
    `^(?:the |a |an |my |your )?([\\w -]+?) (${quotePattern})(?:\\s+${into} (.+))?$`,
    'is',
  ).exec(rest);
  if (
    named &&
    !/^(?:text|word|words|value|number|phrase|string|item|following(?: text)?|date|time|message)$/i.test(
      named[1] ?? '',
    )
  ) {
    const place = named[3] ?? '';
    const vague =
      place === '' ||
      /^(?:the |their |both |all |its )*(?:text |input |form |respective )*(?:fields?|box(?:es)?|inputs?|form)$/i.test(
        place,
      );
    const both = /\b(?:both|all)\b/i.test(place);
    return [enter(named[2] ?? '', vague && !both ? named[1] : place, quoted, typed)];
  }
  const last = new RegExp(`^(.+)\\s+(?:${into})\\s+(.+?)$`, 'is').exec(rest);
  const first = new RegExp(
    `^(${quotePattern}(?: in (?:all )?(?:upper|lower) ?case(?: letters)?)?|.+?)\\s+(?:${into}|as|for)\\s+(.+?)$`,
    'is',
  ).exec(rest);
  const split = quote.test(rest) || !last ? first : first;
  if (split) return [enter(split[1] ?? '', split[2], quoted, typed)];
  if (change) return null;
  return [{ do: 'enter', value: wordedValue(rest, quoted), ...(typed && { typed }) }];
}

function enter(value: string, field: string | undefined, quoted: Quoted, typed = false): Enter {
  const target: Target | undefined = field === undefined ? undefined : readTarget(field, quoted);
  return {
    do: 'enter',
    value: wordedValue(value, quoted),
    ...(target && { target }),
    ...(typed && { typed }),
  };
}
