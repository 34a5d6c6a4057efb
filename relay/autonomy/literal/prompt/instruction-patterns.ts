/** The patterns that turn a phrase into an instruction, in order of precedence. */
import { type Quoted, quotePattern } from './quotes';
import {
  chooses,
  clicks,
  credentials,
  drags,
  goTo,
  isFieldPhrase,
  keyPress,
  type ParsedInstruction,
  scrolls,
  searchOf,
  tick,
} from './read-phrases';
import { readTarget } from './read-target';
import { readEntries, readFills, wordedValue } from './read-values';

type Read = (match: string[], quoted: Quoted) => ParsedInstruction | ParsedInstruction[] | null;

const key =
  'enter|return|escape|esc|tab|space|backspace|delete|home|end|page ?up|page ?down|(?:arrow ?)?(?:up|down|left|right)(?: arrow)?|f\\d+|(?:(?:ctrl|control|alt|shift|cmd|meta)\\s*\\+\\s*)+\\S+';

const fields = 'the (?:form|fields|following(?: fields| details)?|details)';

/** Tried in order; the first that answers something reads the instruction. */
export const instructionPatterns: [pattern: string, read: Read][] = [
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
            phrase: `slider ${index + 1}`,
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
