/** Parses a description of an element into name, kind, ordinal and location. */

import type { Kind, Target, TargetLocation } from './instruction';
import { type Quoted, quotePattern } from './quotes';
import { ordinalOf, ordinalPattern } from './words';

const kinds: [Kind, string][] = [
  ['checkbox', 'check ?box(?:es)?|tick ?box(?:es)?|check ?mark'],
  ['radio', 'radio(?: buttons?| options?)?'],
  ['date', 'date (?:field|picker|input|box)|calendar field|datepicker'],
  [
    'list',
    'drop[- ]?down(?: list| menu| box)?|select(?: box| list| field| menu)?|combo ?box|list ?box|scroll list|list',
  ],
  ['textarea', 'text ?areas?|multi-?line (?:text )?(?:field|box|input)'],
  ['slider', 'sliders?|range(?: slider| input)?'],
  ['spinner', 'spinners?|number (?:field|input)|stepper'],
  [
    'field',
    '(?:text |input |search |form |entry |password |e-?mail |textbox )*(?:fields?|text ?box(?:es)?|inputs?|input box(?:es)?|search ?box|search bar|edit box)|box',
  ],
  ['switch', 'switch|toggle(?: switch| button)?'],
  ['button', 'buttons?|btn'],
  ['link', '(?:hyper)?links?|anchor'],
  ['tab', 'tabs?'],
  ['option', 'options?|choices?|suggestions?|autocomplete (?:item|entry)'],
  ['icon', 'icons?|images?|pictures?|symbols?|logo|thumbnail'],
  ['heading', '(?:column )?(?:headings?|headers?)|column|titles?|headline'],
  [
    'dialog',
    'dialog(?: ?box| window)?|dialogue(?: box)?|modal(?: window| dialog)?|pop-?up(?: window)?|alert|banner|message box|window|notice|notification',
  ],
  [
    'section',
    'sections?|accordion(?: (?:item|panel|section))?|panels?|details|group|fieldset|area|collapsible',
  ],
  ['menu', 'menus?(?: bar)?|context menu'],
  ['row', 'rows?|table row|line'],
  ['cell', 'cells?'],
  [
    'item',
    '(?:menu |list |tree |search )?(?:items?|entry|entries|results?)|card|tile|post|message|folder|file|node',
  ],
  ['form', 'forms?'],
  ['word', 'text|words?|paragraph|label|element|widget|control'],
];

const kindAtEnd = kinds.map(
  ([kind, words]) =>
    [
      kind,
      new RegExp(`(?:^|\\s)(?:${words})(?:\\s+(?:below|above|here|on (?:the|this) page))?$`, 'i'),
    ] as const,
);
const kindAtStart = kinds.map(([kind, words]) => [kind, new RegExp(`^(?:${words})(?=\\s|$)`, 'i')] as const);

const named =
  '(?:label+ed|named|called|titled|entitled|marked|that (?:says|reads|is (?:called|labell?ed|named))|saying|reading|with the (?:text|label|name|title|caption|words?)|with text|with label|whose (?:name|label|text) is)';

const places: [TargetLocation['relation'], RegExp][] = [
  [
    'in',
    /^(.*?)[\s,]+(?:in|on|of|for|from) (?:the )?(?:same )?(?:table )?(?:row|line|entry|card|item) (?:of|for|with|containing|where|that (?:says|contains|has)|named|labell?ed|called)(?: the)? (.+)$/i,
  ],
  ['in', /^(.*?)[\s,]+(?:in|on|of|for|from) (.+?)(?:'s)? (?:row|card|line|entry|item)$/i],
  [
    'in',
    /^(.*?)[\s,]+(?:in|inside|within|on|from|of) (?:the )?(.+? (?:dialog(?: box)?|modal|pop-?up|window|menu|section|panel|tab|form|table|list|toolbar|sidebar|box|group|area|footer|header|navigation|nav|bar|widget|fieldset|column))$/i,
  ],
  ['under', /^(.*?)[\s,]+(?:under|underneath|beneath) (?:the (?:heading )?)?(.+)$/i],
  ['left', /^(.*?)[\s,]+(?:(?:to the |on the )?left (?:of|from)) (.+)$/i],
  ['right', /^(.*?)[\s,]+(?:(?:to the |on the )?right (?:of|from)) (.+)$/i],
  ['above', /^(.*?)[\s,]+above (.+)$/i],
  ['below', /^(.*?)[\s,]+below (.+)$/i],
  [
    'near',
    /^(.*?)[\s,]+(?:next to|beside|near|by|belonging to|of|for|from|in|inside|within|on|at|with) (.+)$/i,
  ],
];

/** Parses a description. `quoted` resolves its placeholders. */
export function readTarget(described: string, quoted: Quoted): Target {
  const text = described
    .replace(/[\s.,;:!]+$/, '')
    .replace(/\s+(?:below|here|again|now|please|on (?:the|this) page)$/i, '')
    .replace(/^(?:on|onto|at|into|in|to|over|upon)\s+(?=\S)/i, '')
    .trim();
  // `the button in the dialog labelled "x"`: the label is that of the button.
  const inside = new RegExp(
    `^(the (?:button|link|item|icon|option|tab|checkbox)) ((?:in|on|inside|within) (?:the )?.+?) (${named} ${quotePattern})$`,
    'i',
  ).exec(text);
  if (inside)
    return {
      ...readTarget(`${inside[1]} ${inside[3]} ${inside[2]}`, quoted),
      phrase: quoted.reveal(text, true),
    };
  const phrase = quoted.reveal(text, true);
  if (/^(?:it|that|this|them|that one|the same)$/i.test(text)) {
    return { phrase, words: '', quoted: false, where: [], again: true };
  }
  const simple = plain(text, [], quoted);
  const apart = placed(text, quoted);
  if (!apart) return simple;
  // With quotes, the quoted part is the name; without, the location may be part of the name.
  if (text.includes('\ue000')) return apart;
  return { ...simple, otherwise: [apart] };
}

/** The description split into element and location, if it has one. */
function placed(text: string, quoted: Quoted): Target | undefined {
  const before = /^(?:in|under|for|on|at|within|inside) (?:the )?([^,]+?),\s*(.+)$/i.exec(text);
  if (before) return plain(before[2] ?? '', [whereOf('near', before[1] ?? '', quoted)], quoted);
  for (const [relation, pattern] of places) {
    const match = pattern.exec(text);
    if (!match?.[1] || !match[2]) continue;
    // A name after its kind is no location: `the button labelled "x" of y`.
    const inner = placed(match[1], quoted);
    const where = whereOf(relation, match[2], quoted);
    return inner ? { ...inner, where: [...inner.where, where] } : plain(match[1], [where], quoted);
  }
  return undefined;
}

function whereOf(relation: TargetLocation['relation'], words: string, quoted: Quoted): TargetLocation {
  const bare = words
    .replace(/^(?:the|a|an|this|that|my)\s+/i, '')
    .replace(
      /^(?:row|line|card|entry|user|person|section|heading|dialog(?! box)|label|item|product|email|message)\s+(?=\S)/i,
      '',
    )
    .replace(
      /\s+(?:dialog(?: box)?|modal|pop-?up|window|menu|section|panel|tab|form|table|list|toolbar|sidebar|box|group|area|heading|column|row|label|field|button|link|fieldset)$/i,
      '',
    )
    .replace(/'s$/, '')
    .trim();
  const [quote] = new RegExp(quotePattern).exec(words) ?? [];
  return { relation, words: quoted.reveal(quote ?? (bare || words)), quoted: quote !== undefined };
}

/** A description without location: article, ordinal, name and kind in some order. */
function plain(text: string, where: TargetLocation[], quoted: Quoted): Target {
  const phrase = quoted.reveal(text, true);
  let rest = text.trim();
  const target: Target = { phrase, words: '', quoted: false, where };
  rest = rest.replace(/^(?:(?:the|a|an|any|my|your|this|that|its|their|his|her)\s+)+/i, '');
  const all = /^(?:both|all(?: of)?|each|every)\s+(?:the\s+)?/i.exec(rest);
  if (all) {
    target.all = true;
    rest = rest.slice(all[0].length);
  }
  const number = new RegExp(`^(${ordinalPattern})\\s+`, 'i').exec(rest);
  // "First name" is no ordinal.
  if (number && !/^(?:first|last|second|middle) names?\b/i.test(rest)) {
    target.ordinal = ordinalOf(number[1] ?? '') as number;
    rest = rest.slice(number[0].length);
  }
  const hash = /^(?:number|no\.?|#)\s*(\d+)$/i.exec(rest);
  if (hash) target.ordinal = Number(hash[1]);
  const [quote] = new RegExp(quotePattern).exec(rest) ?? [];
  const around = quote ? rest.replace(quote, ' ').replace(new RegExp(`\\s+${named}\\s*`, 'i'), ' ') : rest;
  const label = new RegExp(`^(.*?)\\s+${named}\\s+(.+)$`, 'i').exec(rest);
  if (quote) {
    target.words = quoted.reveal(quote);
    target.quoted = true;
    const kind = kindOf(around.replace(/\s+/g, ' ').trim());
    if (kind) target.kind = kind.kind;
    return target;
  }
  if (label) {
    const kind = kindOf(label[1]?.trim() ?? '');
    if (kind) target.kind = kind.kind;
    target.words = (label[2] ?? '').trim();
    return target;
  }
  const kind = kindOf(rest);
  if (kind) target.kind = kind.kind;
  target.words = (kind ? kind.rest : rest)
    .replace(/^(?:the|a|an|on)\s+/i, '')
    .replace(/['’]s$/, '')
    .trim();
  if (!kind || target.ordinal !== undefined) return target;
  // A kind may be a name: a field "Message", a button "Menu".
  return { ...target, otherwise: [{ ...target, words: rest, kind: undefined }] };
}

function kindOf(phrase: string): { kind: Kind; rest: string } | undefined {
  let longest: { kind: Kind; rest: string } | undefined;
  for (const [kind, pattern] of kindAtEnd) {
    const match = pattern.exec(phrase);
    const rest = match && phrase.slice(0, match.index).trim();
    if (rest !== null && (longest === undefined || rest.length < longest.rest.length))
      longest = { kind, rest };
  }
  if (longest) return longest;
  for (const [kind, pattern] of kindAtStart) {
    const match = pattern.exec(phrase);
    if (match) return { kind, rest: phrase.slice(match[0].length).trim() };
  }
  return undefined;
}
