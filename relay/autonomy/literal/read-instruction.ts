// Why: verbs and little words say what is to be done; a table of the ways people put it.
import type { Instruction, Target, Value } from './instruction';
import { type Quoted, quotePattern } from './quotes';
import { readTarget } from './read-target';
import { readEntries, readFills, wordedValue } from './read-values';

type Did<Kind = Instruction> = Kind extends unknown ? Omit<Kind, 'said'> : never;
type Read = (match: string[], quoted: Quoted) => Did | Did[] | null;

const key =
  'enter|return|escape|esc|tab|space|backspace|delete|home|end|page ?up|page ?down|(?:arrow ?)?(?:up|down|left|right)(?: arrow)?|f\\d+|(?:(?:ctrl|control|alt|shift|cmd|meta)\\s*\\+\\s*)+\\S+';

const fields = 'the (?:form|fields|following(?: fields| details)?|details)';

/** Tried in order; the first that answers something reads the instruction. */
const ways: [pattern: string, read: Read][] = [
  ["(?:don't|do not|never) .+", () => []],
  // Where to
  [
    '(?:go|navigate|head|browse) (?:back|to the previous page)|return to the previous page|go to the previous page',
    () => ({ do: 'back' }),
  ],
  ['go forward(?: .*)?', () => ({ do: 'forward' })],
  ['(?:reload|refresh)(?: (?:the|this) page)?', () => ({ do: 'reload' })],
  [
    '(?:go to|open|visit|navigate to|load|browse to)(?: the)?(?: page| site| website| url| address)*(?: at)? (https?://\\S+|(?:[\\w-]+\\.)+[a-z]{2,}(?:/\\S*)?)',
    ([, url = ''], quoted) => {
      const address = quoted.reveal(url);
      return { do: 'navigate', url: /^https?:/i.test(address) ? address : `https://${address}` };
    },
  ],
  // Log-in
  [
    '(?:log|sign)[ -]?(?:me )?in(?: to .+?| on .+?)? (?:with|as|using|by)(?: entering)?(?: the)?(?: credentials| following credentials)?:? (.+)',
    ([, rest = ''], quoted) => ({ do: 'login', ...credentials(rest, quoted) }),
  ],
  // Keys
  [
    `(?:press|hit|tap|push|type|use)(?: on)?(?: the)? (${key})(?: key)?(?: (?:on|in) (?:the )?(.+))?`,
    keyPress,
  ],
  [`(?:press|hit|push|use) (?:the )?(${quotePattern})(?: key)(?: (?:on|in) (?:the )?(.+))?`, keyPress],
  // Answers and suggestions
  [
    '(reply|respond|answer|comment)(?: (?:to|on) (?:it|them|him|her|this|that)(?: \\w+)?)? (?:with|saying)(?: the (?:text|words|message))?:? (.+)',
    ([, verb = '', text = ''], quoted) => ({
      do: 'send',
      verb: /comment/i.test(verb) ? verb : 'reply',
      value: wordedValue(text, quoted),
    }),
  ],
  [
    '(forward|send|share) (?:it|that|this|them|the)(?: (?:e-?mail|message|post))? (?:to|with) (.+)',
    ([, verb = '', to = ''], quoted) => ({ do: 'send', verb, to: wordedValue(to, quoted) }),
  ],
  [
    '(?:enter|type|select|choose|pick|find)(?: .*?)?\\b(?:that |which )?(?:starts?|begins?|starting|beginning) with (\\S+)(?: and (?:that )?(?:ends|ending) with (\\S+))?(?: (?:in|into|from) (.+))?',
    ([, start = '', end = '', from = ''], quoted) => ({
      do: 'suggest',
      start: quoted.reveal(start),
      end: quoted.reveal(end),
      ...(from && { from: readTarget(from, quoted) }),
    }),
  ],
  // Words into fields
  [
    `(?:fill(?: in| out)?|complete) ${fields}(?: below)?(?: with| using|:| as follows:?| by)? (.+)`,
    ([, rest = ''], quoted) => readFills(rest, quoted),
  ],
  [
    '(?:type|enter|input|write|put|insert|fill|fill in|provide|set|give|paste|key in|add)(?: in)? (.+)',
    ([whole = '', rest = ''], quoted) => {
      if (/^(?:paste)\b/i.test(whole) && /^(?:it|that|this|the text)\b/i.test(rest)) return null;
      if (/^(?:set|give|put|add|provide)\b/i.test(whole) && !/\b(?:in|into|to|as|on)\b/i.test(rest))
        return null;
      if (/^(?:add|put)\b/i.test(whole) && !isFieldPhrase(rest)) return null;
      if (/\bslider|\bspinner\b/i.test(rest)) return null;
      return readEntries(whole, rest, quoted);
    },
  ],
  [
    '(?:change|update|replace|fill|fill in|fill out|edit) (.+)',
    ([whole = '', rest = ''], quoted) => readEntries(whole, rest, quoted),
  ],
  [
    'paste (?:it|that|this|the text|the copied text)?\\s*(?:in|into|to|inside) (.+)',
    ([, into = ''], quoted) => ({ do: 'enter', value: { read: '' }, target: readTarget(into, quoted) }),
  ],
  [
    'copy (?:the )?(?:text|content|contents|value|word)?\\s*(?:of|in|from|inside)? ?(.+)',
    ([, from = ''], quoted) => ({ do: 'copy', from: readTarget(from, quoted) }),
  ],
  [
    '(?:clear|empty|erase|wipe)(?: out)?(?: the (?:text|content|contents|value) (?:of|in|from))? (.+)',
    ([, what = ''], quoted) => ({ do: 'clear', target: readTarget(what, quoted) }),
  ],
  // Sliders
  [
    'set (?:the )?(?:sliders|values) to (?:the )?(?:combination |values? )?\\[?([-\\d., ]+)\\]?',
    ([, values = '']) =>
      values
        .split(/[, ]+/)
        .filter((one) => one !== '')
        .map((value, index) => ({
          do: 'slide' as const,
          value,
          target: {
            said: `slider ${index + 1}`,
            words: '',
            quoted: false,
            kind: 'slider' as const,
            ordinal: index + 1,
            where: [],
          },
        })),
  ],
  [
    '(?:select|set|choose|pick|use|adjust|move|slide|drag)(?: a value of| the value(?: to)?)? (\\S+) (?:with|on|using|in) (?:the )?(.*\\b(?:slider|spinner|range)\\b.*)',
    ([, value = '', what = ''], quoted) => ({
      do: 'slide',
      value: quoted.reveal(value),
      target: readTarget(what, quoted),
    }),
  ],
  [
    '(?:set|move|drag|slide|adjust|change|use|increase|decrease|raise|lower|turn)(?: the value of)? (?:the )?(.*\\b(?:slider|spinner|range)\\b.*?),? (?:to|at|until|on) (?:the value )?(.+)',
    ([, what = '', value = ''], quoted) => ({
      do: 'slide',
      value: quoted.reveal(value),
      target: readTarget(what, quoted),
    }),
  ],
  [
    'set (?:the )?(.+?) (?:to|at|=) (.+)',
    ([whole = '', what = '', value = ''], quoted) =>
      /^(?:on|off)$/i.test(value)
        ? { do: 'tick', on: /on/i.test(value), names: what, quoted: [], where: [] }
        : readEntries(whole, `${what} to ${value}`, quoted),
  ],
  // Boxes
  [
    '(?:turn|switch|toggle) (on|off) (.+)',
    ([, way = '', what = ''], quoted) => tick(/on/i.test(way), what, quoted),
  ],
  [
    '(?:turn|switch|toggle) (.+) (on|off)',
    ([, what = '', way = ''], quoted) => tick(/on/i.test(way), what, quoted),
  ],
  [
    '(?:check off|check|tick|enable|activate)(?: on)? (.+)',
    ([, what = ''], quoted) => (/^(?:that|if|whether|out)\b/i.test(what) ? null : tick(true, what, quoted)),
  ],
  ['mark (.+?) as (?:checked|selected)', ([, what = ''], quoted) => tick(true, what, quoted)],
  [
    '(?:uncheck|untick|unselect|deselect|unmark|disable|deactivate) (.+)',
    ([, what = ''], quoted) => tick(false, what, quoted),
  ],
  // Tabs, sections, dialogs
  [
    '(?:switch|go|change|move|navigate|open|select) (?:over )?to (?:the )?(.+)',
    ([, what = ''], quoted) => goTo(what, quoted),
  ],
  [
    '(?:switch|look|browse|go|navigate|search) (?:between|through|around|in|across) (?:the |all )?(?:tabs|sections|pages|file tree|tree|menus?|list)\\b.*',
    () => [],
  ],
  [
    '(?:expand|unfold|reveal|uncollapse|show)(?: all)? (.+)',
    ([, what = ''], quoted) => ({
      do: 'open',
      target: readTarget(what, quoted),
      plural: /\b(?:sections|panels|all)\b/i.test(what),
    }),
  ],
  [
    '(?:collapse|fold|hide)(?: up)? (.+)',
    ([, what = ''], quoted) => ({ do: 'shut', target: readTarget(what, quoted), plural: false }),
  ],
  [
    '(?:close|dismiss|shut)(?: down)?(?: (.+?))??(?: by clicking (?:on )?(?:the )?(.+))?',
    ([, what = '', how], quoted) =>
      how
        ? { do: 'click', target: readTarget(how, quoted) }
        : { do: 'close', target: readTarget(what, quoted) },
  ],
  [
    'open (?:up )?(.+)',
    ([, what = ''], quoted) => ({ do: 'open', target: readTarget(what, quoted), plural: false }),
  ],
  // The mouse
  [
    'double[- ]?click(?: on)? (.+)',
    ([, what = ''], quoted) => ({ do: 'dblclick', target: readTarget(what, quoted) }),
  ],
  [
    '(?:right[- ]?click|context[- ]?click)(?: on)? (.+)',
    ([, what = ''], quoted) => ({ do: 'rightclick', target: readTarget(what, quoted) }),
  ],
  [
    '(?:hover|hover over|hover on|mouse over|point (?:at|to)|move (?:the )?(?:mouse|cursor|pointer) (?:over|to|onto))(?: over| on)? (.+)',
    ([, what = ''], quoted) => ({ do: 'hover', target: readTarget(what, quoted) }),
  ],
  [
    '(?:focus|put the focus|set the focus|put the cursor|place the cursor)(?: into| on| in)? (.+)',
    ([, what = ''], quoted) => ({ do: 'focus', target: readTarget(what, quoted) }),
  ],
  [
    '(?:click|press|tap|hit|push|activate)(?: once)?(?: on)? (?:the )?(?:left of|right of) (.+)',
    ([, what = ''], quoted) => ({ do: 'click', target: readTarget(what, quoted) }),
  ],
  [
    '(?:click|press|tap|hit|push)(?: once)?(?: (?:on|at|in))? (.+?) to ((?:go|open|close|delete|remove|see|continue|submit|save|mark|expand|show|view|confirm|add|send|log|start|finish)\\b.*)',
    ([, what = ''], quoted) => ({ do: 'click', target: readTarget(what, quoted) }),
  ],
  ['(?:click|press|tap|hit|push)(?: once)?(?: (?:on|at))? (.+)', clicks],
  [
    'drag(?: and drop)? (.+?) (?:and drop it )?(?:to|onto|on|into|in|over|inside|before|after|above|below|by|up|down)(?: to)? (.+)',
    drags,
  ],
  ['(?:move) (.+?) (?:to|onto|into|before|after|above|below) (.+)', drags],
  [
    'scroll(?: (?:the )?(?:page|window|screen))?\\s*(?:all the way )?(?:down |up )?to (?:the )?(?:very )?(top|bottom|end|start|beginning)(?: of (?:the )?(.+))?',
    scrolls,
  ],
  [
    'scroll (?:the )?(.+?) (?:all the way )?(?:down |up )?to (?:the )?(?:very )?(top|bottom|end|start|beginning)(?: of .*)?',
    ([whole = '', what = '', way = ''], quoted) => scrolls([whole, way, what], quoted),
  ],
  [
    'scroll (down|up)(?: (?:the )?(?:page|a bit|a little))?',
    ([, way = '']) => ({ do: 'scroll', way: way.toLowerCase() as 'up' | 'down' }),
  ],
  [
    'scroll(?: (?:down|up))?(?: until)?(?: to| into view)? (.+?)(?: into view| is visible| appears)?',
    ([, what = ''], quoted) => ({ do: 'scroll', target: readTarget(what, quoted) }),
  ],
  // Waiting, searching, reading
  [
    'wait(?: for)? (\\d+(?:\\.\\d+)?) ?(ms|milliseconds?|s|sec|seconds?)',
    ([, count = '', unit = '']) => ({ do: 'wait', ms: Number(count) * (/^m/i.test(unit) ? 1 : 1_000) }),
  ],
  [
    'wait (?:for|until|till)(?: the)?(?: text| message| words?)? (.+?)(?: (?:to )?(?:appears?|shows?(?: up)?|is (?:shown|visible|there|displayed)|loads?|is loaded))?',
    ([whole = '', text = ''], quoted) => ({
      do: 'wait',
      text: quoted.reveal(text.replace(/ (?:to )?(?:disappears?|goes? away|is gone|vanish(?:es)?)$/i, '')),
      gone: /disappear|go(?:es)? away|is gone|vanish/i.test(whole),
    }),
  ],
  ['search(?: (.+?))? for (.+)', ([, where = '', words = ''], quoted) => searchOf(words, where, quoted)],
  ['(?:look up|google) (.+)', ([, words = ''], quoted) => searchOf(words, '', quoted)],
  [
    '(?:sort|order)(?: .+?)? by (.+)',
    ([, by = ''], quoted) => ({
      do: 'sort',
      by: quoted
        .reveal(
          by
            .replace(/,? ?(?:in )?\(?(?:ascending|descending|alphabetical(?:ly)?)(?: order)?\)?/i, '')
            .replace(/^(?:the )|(?: column)$/gi, ''),
        )
        .trim(),
      descending: /descending|highest|newest|largest|most expensive/i.test(by),
    }),
  ],
  [
    '(?:submit|send)(?: (?:the|this|your|it))?(?: form| search| answer)?(?: when done)?',
    () => ({ do: 'submit' }),
  ],
  ['submit (.+)', ([, what = ''], quoted) => ({ do: 'submit', target: readTarget(what, quoted) })],
  [
    '(?:read|tell me|tell|report|say|answer|what|how|which|who|when|where|return|give me|get|find out)\\b ?(.*)',
    ([whole = '']) => ({ do: 'read', question: whole }),
  ],
  ['(?:upload|attach)\\b.*', () => ({ do: 'upload' })],
  ['(?:find|locate|look for)', () => []],
  [
    '(?:find|locate|look for) (.+)',
    ([, what = ''], quoted) => ({ do: 'find', target: readTarget(what, quoted) }),
  ],
  // Choosing comes late: it is the vaguest verb.
  ['(?:select|choose|pick)(?: out)? (.+)', chooses],
];

const compiled = ways.map(([pattern, read]) => [new RegExp(`^(?:${pattern})$`, 'is'), read] as const);

/** What one part of a prompt asks for; several where it names several things. */
export function readInstruction(part: string, quoted: Quoted): Instruction[] {
  const [often = ''] = /[,\s]+(?:twice|thrice|once|(?:\d+|two|three|four|five) times)$/i.exec(part) ?? [];
  const text = rephrase(part.slice(0, part.length - often.length));
  const times = timesOf(often);
  const said = quoted.reveal(part, true);
  for (const [pattern, read] of compiled) {
    const match = pattern.exec(text);
    const did =
      match &&
      read(
        [...match].map((group) => group ?? ''),
        quoted,
      );
    if (did)
      return [did].flat().flatMap((one) => Array<Instruction>(times).fill({ ...one, said } as Instruction));
  }
  const verb = /^([\p{L}-]+)(?:\s+(.*))?$/su.exec(text);
  if (!verb) return [{ do: 'unknown', said }];
  return [{ do: 'other', verb: verb[1] ?? '', target: readTarget(verb[2] ?? '', quoted), said }];
}

function timesOf(words: string): number {
  const number = /\d+/.exec(words)?.[0];
  if (number) return Math.min(Number(number), 100);
  const named = ['once', 'twice', 'thrice'].indexOf(words.trim().toLowerCase());
  if (named > 0) return named + 1;
  const spelled = ['two', 'three', 'four', 'five'].findIndex((one) => words.includes(`${one} times`));
  return spelled < 0 ? 1 : spelled + 2;
}

/** `Use the textbox to enter x` is `enter x into the textbox`; `For the user x, click y` is `click y for the user x`. */
function rephrase(part: string): string {
  const using =
    /^us(?:e|ing) (?:the )?(.+?)(?:,| to) ((?:enter|type|select|set|choose|search|pick|write)\b.+)$/is.exec(
      part,
    );
  if (using) {
    const way = /slider|spinner/i.test(using[1] ?? '')
      ? 'with'
      : /^(?:select|choose|pick)/i.test(using[2] ?? '')
        ? 'from'
        : 'into';
    return `${using[2]} ${way} the ${using[1]}`;
  }
  const lead =
    /^((?:for|in|on|under|within|inside|at|from) [^,]+),\s*([a-z].+)$/is.exec(part) ??
    /^((?:in|on|under|within|inside) .+?) ((?:click|press|tap|select|choose|pick|type|enter|check|tick|fill|open|set)\b.+)$/is.exec(
      part,
    );
  return lead ? `${lead[2]} ${lead[1]}` : part;
}

function keyPress([, name = '', where = '']: string[], quoted: Quoted): Did {
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
function credentials(rest: string, quoted: Quoted): { user?: Value; password?: Value } {
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

function isFieldPhrase(rest: string): boolean {
  return /\b(?:in|into|to|inside) (?:the )?.*\b(?:field|box|input|textbox|textarea|text area|form|area)\b/i.test(
    rest,
  );
}

function tick(on: boolean, what: string, quoted: Quoted): Did {
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

function chooses([whole = '', what = '']: string[], quoted: Quoted): Did | Did[] | null {
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
function clicks([, what = '']: string[], quoted: Quoted): Did[] {
  const several = what.split(/\s*,\s*(?:and\s+)?(?:then\s+)?(?:the\s+)?|\s+and\s+(?:then\s+)?(?:the\s+)?/i);
  const quotes = quotesIn(what, quoted);
  const apart =
    several.length > 1 && quotes.length === several.length && !/\b(?:in|of|under|next)\b/i.test(what);
  return (apart ? several : [what]).map((one) => ({ do: 'click' as const, target: readTarget(one, quoted) }));
}

function goTo(what: string, quoted: Quoted): Did {
  const target = readTarget(what, quoted);
  return target.kind === 'tab' ? { do: 'click', target } : { do: 'open', target, plural: false };
}

function drags([whole = '', what = '', where = '']: string[], quoted: Quoted): Did {
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

function scrolls([, way = '', what = '']: string[], quoted: Quoted): Did {
  const end = /^(?:top|start|beginning)$/i.test(way) ? 'top' : 'bottom';
  const page = /^(?:the )?(?:page|text|window|screen|document)?$/i.test(what);
  return { do: 'scroll', way: end, ...(!page && { target: readTarget(what, quoted) }) };
}

function searchOf(words: string, where: string, quoted: Quoted): Did {
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
