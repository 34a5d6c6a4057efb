/** Parses what follows a verb: check boxes, keys, credentials, options, drop targets. */
import type { Instruction, Target, Value } from './instruction';
import { type Quoted, quotePattern } from './quotes';
import { readTarget } from './read-target';
import { readEntries, wordedValue } from './read-values';

/** An instruction without the phrase that it was parsed from. */
export type ParsedInstruction<Kind = Instruction> = Kind extends unknown ? Omit<Kind, 'phrase'> : never;

export function keyPress([, name = '', where = '']: string[], quoted: Quoted): ParsedInstruction {
  return {
    do: 'press',
    key: keyOf(quoted.reveal(name)),
    ...(where && { target: readTarget(where, quoted) }),
  };
}

function keyOf(name: string): string {
  const known: Record<string, string> = {
    esc: 'Escape',
    return: 'Enter',
    pageup: 'PageUp',
    pagedown: 'PageDown',
  };
  const arrow = /^(?:arrow ?)?(up|down|left|right)(?: arrow)?$/i.exec(name);
  const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  if (arrow) return `Arrow${title(arrow[1] ?? '')}`;
  if (name.includes('+'))
    return name
      .split('+')
      .map((one) => one.trim())
      .map((one) =>
        /^ctrl$/i.test(one) ? 'Control' : /^cmd$/i.test(one) ? 'Meta' : one.length > 1 ? title(one) : one,
      )
      .join('+');
  return known[name.toLowerCase().replace(' ', '')] ?? title(name);
}

/** `the username "x" and the password "y"`, `bob / secret`, `username bob password secret`. */
export function credentials(rest: string, quoted: Quoted): { user?: Value; password?: Value } {
  const word = `(${quotePattern}|[^\\s,;]+)`;
  const user = new RegExp(
    `(?:user ?name|user|login|e-?mail(?: address)?|account)(?: is| of|:|=)? ${word}`,
    'i',
  ).exec(rest.replaceAll(':', ' ').replaceAll('=', ' '));
  const password = new RegExp(`(?:pass ?word|pass|pw|pin)(?: is| of|:|=)? ${word}`, 'i').exec(
    rest.replaceAll(':', ' ').replaceAll('=', ' '),
  );
  const bare = new RegExp(
    `^${word}(?:\\s+and\\s+|\\s*[,/]\\s*|\\s+)(?:(?:the |a )?password )?${word}$`,
    'i',
  ).exec(rest);
  const first = user?.[1] ?? bare?.[1] ?? new RegExp(`^${word}`).exec(rest)?.[1];
  const second = password?.[1] ?? bare?.[2];
  return {
    ...(first && { user: wordedValue(first, quoted) }),
    ...(second && { password: wordedValue(second, quoted) }),
  };
}

export function isFieldPhrase(rest: string): boolean {
  return /\b(?:in|into|to|inside) (?:the )?.*\b(?:field|box|input|textbox|textarea|text area|form|area)\b/i.test(
    rest,
  );
}

export function tick(on: boolean, what: string, quoted: Quoted): ParsedInstruction {
  const { names, where } = withoutKind(what, quoted);
  const kind = /\bradio\b/i.test(what) ? ('radio' as const) : undefined;
  return { do: 'tick', on, names, quoted: quotesIn(what, quoted), where, ...(kind && { kind }) };
}

function withoutKind(what: string, quoted: Quoted): { names: string; where: Target['where'] } {
  const target = readTarget(what, quoted);
  const apart = target.otherwise?.find((one) => one.where.length > 0);
  const names = what
    .replace(
      /^(?:the |both |all (?:of )?(?:the )?|each of the )?(?:following )?(?:check ?box(?:es)?|box(?:es)?|options?|items?|words?|radio buttons?|switch(?:es)?)(?: (?:label+ed|named|called|for|next to|of|beside|with))*:? /i,
      '',
    )
    .replace(/^(?:the) /i, '')
    .replace(/ (?:check ?box(?:es)?|box(?:es)?|options?|radio buttons?|switch(?:es)?|toggles?)$/i, '');
  return { names: quoted.reveal(names), where: (target.where.length ? target : apart)?.where ?? [] };
}

function quotesIn(text: string, quoted: Quoted): string[] {
  return [...text.matchAll(new RegExp(quotePattern, 'g'))].map(([quote]) => quoted.reveal(quote));
}

export function chooses(
  [whole = '', what = '']: string[],
  quoted: Quoted,
): ParsedInstruction | ParsedInstruction[] | null {
  // `Choose a password with "x"` names a field; `choose 7 with the slider` does not.
  if (new RegExp(`\\S with ${quotePattern}`).test(what)) return readEntries('fill', whole, quoted);
  const parts = what.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);
  if (parts.length > 1 && parts.every((part) => /\S (?:from|as|for|in) (?:the )?\S/i.test(part)))
    return parts.flatMap((part) => chooses([whole, part], quoted) ?? []);
  const ordinal = readTarget(what, quoted);
  if (ordinal.ordinal && !/\bfrom|\bin\b/i.test(what)) return { do: 'click', target: ordinal };
  const list = /^(.+?) (?:from|in|out of|on|using|with|under) (?:the |a |an )?(.+)$/is.exec(what);
  const as = /^(.+?) (?:as|for) (?:the |a |an |your |my )?(.+)$/is.exec(what);
  const to = list ?? as;
  const clean = (names: string) =>
    names
      .replace(
        /^(?:the )?(?:items?|options?|values?|entry|entries|choices?|words?|radio(?: button)?s?|check ?box(?:es)?)(?: (?:label+ed|named|called))? (?=\S)/i,
        '',
      )
      .replace(/^the /i, '')
      .replace(/ (?:option|item|entry|radio button|choice)$/i, '');
  if (to)
    return {
      do: 'select',
      all: quoted.reveal(clean(what)),
      names: quoted.reveal(clean(to[1] ?? '')),
      quoted: quotesIn(to[1] ?? '', quoted),
      from: readTarget(to[2] ?? '', quoted),
    };
  return { do: 'select', names: quoted.reveal(clean(what)), quoted: quotesIn(what, quoted) };
}

/** `button ONE, then button TWO`, `"a", "b" and "c"` are clicks one after another. */
export function clicks([, what = '']: string[], quoted: Quoted): ParsedInstruction[] {
  const several = what.split(/\s*,\s*(?:and\s+)?(?:then\s+)?(?:the\s+)?|\s+and\s+(?:then\s+)?(?:the\s+)?/i);
  const quotes = quotesIn(what, quoted);
  const apart =
    several.length > 1 && quotes.length === several.length && !/\b(?:in|of|under|next)\b/i.test(what);
  return (apart ? several : [what]).map((one) => ({ do: 'click' as const, target: readTarget(one, quoted) }));
}

export function goTo(what: string, quoted: Quoted): ParsedInstruction {
  const target = readTarget(what, quoted);
  return target.kind === 'tab' ? { do: 'click', target } : { do: 'open', target, plural: false };
}

export function drags([whole = '', what = '', where = '']: string[], quoted: Quoted): ParsedInstruction {
  const position = /(\d+)(?:st|nd|rd|th) position|position (\d+)/i.exec(whole);
  const place = position
    ? 'position'
    : /\b(?:before|above)\b/i.test(whole)
      ? 'before'
      : /\b(?:after|below)\b/i.test(whole)
        ? 'after'
        : 'onto';
  return {
    do: 'drag',
    target: readTarget(what, quoted),
    to: readTarget(where, quoted),
    place,
    ...(position && { position: Number(position[1] ?? position[2]) }),
  };
}

export function scrolls([, way = '', what = '']: string[], quoted: Quoted): ParsedInstruction {
  const end = /^(?:top|start|beginning)$/i.test(way) ? 'top' : 'bottom';
  const page = /^(?:the )?(?:page|text|window|screen|document)?$/i.test(what);
  return { do: 'scroll', way: end, ...(!page && { target: readTarget(what, quoted) }) };
}

export function searchOf(words: string, where: string, quoted: Quoted): ParsedInstruction {
  const into =
    /^(.+?) (?:in|using|with|on) (?:the )?(.*\b(?:field|box|bar|search|site|page|input)\b.*)$/i.exec(words);
  const place = into?.[2] ?? where;
  const named = place && !/^(?:the )?(?:site|page|web|website)$/i.test(place);
  return {
    do: 'search',
    words: wordedValue(into?.[1] ?? words, quoted),
    ...(named && { target: readTarget(place, quoted) }),
  };
}
