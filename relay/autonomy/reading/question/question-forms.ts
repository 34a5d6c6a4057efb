/** The patterns that tell the answer type from the first words of a question. */
import type { AnswerType } from '../language/spans';

/** What a form of question asks for. */
export interface Form {
  type?: AnswerType;
  shape?: 'clause' | 'reason' | 'manner' | 'definition';
  /** Further words near which the answer may be. */
  adds?: string;
  /** The words of the question that only name the type. */
  typeWords: string;
  isCount?: boolean;
  /** Whether the amount is paid for a time, as salaries are. */
  isPerTime?: boolean;
}

interface Rule extends Omit<Form, 'typeWords'> {
  /** The group `t` is what says the type. */
  pattern: RegExp;
}

const what = String.raw`\b(?:wh(?:at|ich)|name|in what|in which)(?:’s|'s)?(?: (?:is|was|are|were))?(?: (?:the|its|his|her|their|your|our))?`;
const few = String.raw` (?:[\w'’-]+ ){0,4}?`;
const ask = (words: string) => new RegExp(`${what}${few}(?<t>${words})\\b`, 'i');
/** Only if the word is last or followed by "of" or "for". */
const last = (words: string, group: string) =>
  new RegExp(
    `${what}${few}(?${group}${words})\\b(?=\\s*\\?*$| (?:of|for|to|at|on|in|is|was|does|did|do|can|will|has|have|before|after|now|today|per|an?|each|when|if|with|without|by|from|since|until|during|between|including|with|that|I|we|you)\\b)`,
    'i',
  );

/** The same, where the words name only the type. */
const asked = (words: string) => last(words, '<t>');
const called = (words: string) => last(words, ':');

/** The first that fits. */
const rules: readonly Rule[] = [
  { pattern: ask('e-?mail(?: address)?'), type: 'email' },
  { pattern: ask('(?:phone|telephone|fax|mobile)(?: number)?'), type: 'phone' },
  { pattern: ask('(?:url|website|web ?site|web address|homepage)'), type: 'url' },
  { pattern: /\b(?:what|which) (?:exact |calendar )?(?<t>years?)\b/i, type: 'year' },
  { pattern: /\bwhat (?:does|do|did|would|will) .*\b(?<t>costs?)\b/i, type: 'money', adds: 'price cost fee' },
  {
    pattern: /\bwhat (?:do|would|will|must|should) (?:I|we|you|they) (?<t>pay)\b/i,
    type: 'money',
    adds: 'price cost fee',
  },
  { pattern: /\bwhat .*\b(?:sold|sell|go|goes|bought) for\b/i, type: 'money', adds: 'price cost fee' },
  {
    pattern: asked('(?:deadline|closing date|last day)'),
    type: 'date',
    adds: 'deadline until by closing due',
  },
  {
    pattern: /\b(?:until|till|by) (?:when|(?:what|which) (?:date|day))\b/i,
    type: 'moment',
    adds: 'until by deadline closing due',
  },
  { pattern: asked('(?:date|birthday|day|month|dates)'), type: 'date' },
  { pattern: /\b(?:on )?(?:what|which) (?<t>dates?|days?(?: of the week)?|months?)\b/i, type: 'date' },
  { pattern: /\b(?:at )?(?:what|which) (?<t>times?)\b/i, type: 'time' },
  {
    pattern: /\bhow (?<t>late|early)\b|\b(?:until|till|from) (?:what|which) (?<u>time|hour)\b/i,
    type: 'time',
    adds: 'open hours',
  },
  { pattern: ask('(?:opening hours|opening times|business hours|hours)'), type: 'time', adds: 'open hours' },
  { pattern: /\b(?<t>when|until when|since when|by when|how long ago)\b/i, type: 'moment' },
  { pattern: /\bwhere\b(?=.*\b(?<t>located|situated|take place|held|find)\b)?/i, type: 'place' },
  {
    pattern: /^(?:and |so )?[Ww]ho (?:is|was|are|were) (?:\p{Lu}[\p{L}.'’-]*\s?){1,4}\?*$/u,
    shape: 'clause',
  },
  { pattern: /\bwho(?:m|se)?\b/i, type: 'person' },
  {
    pattern:
      /\bwhat (?:is|was|are|were) the names? of (?:the |his |her |their |its )?(?:\w+ ){0,2}?(?:men|man|women|woman|captain|wife|husband|sons?|daughters?|sisters?|brothers?|mother|father|parents|children|child|owners?|founders?|directors?|authors?|chef|teacher|president|manager|mayor|boss|person|people|victims?|pilot|driver|dog|cat|horse)\b/i,
    type: 'person',
  },
  {
    pattern:
      /\bwhat (?:is|was|are|were) (?:the |his |her |their |its )?names? of (?!(?:the )?(?:[\w-]+ )?(?:field|file|folder|setting|option|header|command))/i,
    type: 'name',
  },
  {
    pattern: /\bhow many (?:\w+ )?(?<t>days|weeks|months|years|hours|minutes|seconds)\b/i,
    type: 'duration',
    adds: 'duration length period',
  },
  {
    pattern: /\bhow many (?:\w+ )?(?<t>kilometers|kilometres|miles|meters|metres|feet|km|inches)\b/i,
    type: 'length',
  },
  { pattern: /\bhow many (?<t>degrees)\b/i, type: 'temperature' },
  { pattern: /\b(?:how many|number of)\b/i, type: 'number', isCount: true },
  { pattern: ask('(?:percentage|percent|proportion)'), type: 'percent' },
  { pattern: /\bhow (?:much (?:\w+ ){0,6}?(?<t>weigh)|(?:heavy)\b)/i, type: 'mass', adds: 'weight' },
  { pattern: asked('weight|mass'), type: 'mass' },
  { pattern: /\bhow much (?<t>time)\b/i, type: 'duration' },
  { pattern: /\bhow much (?<t>power|electricity|energy|current)\b/i, type: 'power' },
  { pattern: /\bby how much\b/i, type: 'quantity' },
  { pattern: /\bhow much (?:\w+ )?(?:ram|memory|storage|disk|space)\b/i, type: 'data' },
  {
    pattern:
      /\bhow much (?!(?:is|are|was|were|does|do|did|will|would|can|should|must|has|have|to|for|it|a|an|the|cost|costs|money|in|per|longer|more|less)\b)\w+/i,
    type: 'quantity',
  },
  { pattern: /\bhow much (?:longer|slower|faster|quicker)\b/i, type: 'extent', adds: 'extra longer' },
  { pattern: /\bhow much (?:further|farther|taller|higher|deeper|wider|shorter)\b/i, type: 'length' },
  { pattern: /\bhow much (?:heavier|lighter)\b/i, type: 'mass' },
  { pattern: /\bhow much (?:warmer|colder|hotter|cooler)\b/i, type: 'temperature' },
  { pattern: /\bhow much (?:older|younger|bigger|larger|smaller|stronger)\b/i, type: 'quantity' },
  {
    pattern: /\bhow (?:much(?: (?<t>cost|costs|money))?|expensive)\b/i,
    type: 'money',
    adds: 'price cost fee',
  },
  { pattern: asked('(?:price|costs?)'), type: 'money' },
  { pattern: /^(?<t>price|cost|fee|fare|rent)s?\b/i, type: 'money', adds: 'price cost fee' },
  { pattern: asked('(?:salary|wages?|pay|earnings)'), type: 'money', isPerTime: true },
  {
    pattern: /\bhow much .*\b(?<t>earn|paid|pay)\b(?=\s*\?*$| (?:a|per|each) (?:month|year|hour))/i,
    type: 'money',
  },
  { pattern: called('(?:(?:grand |order |sub)?total|balance)'), type: 'money' },
  { pattern: called('(?:fee|fare|revenue|profit|budget|deposit|fine|tuition|rent|turnover)'), type: 'money' },
  {
    pattern:
      /\bhow (?<t>long) (?:is|was) (?:the |a )?(?:[\w-]+ ){0,2}?(?:river|bridge|tunnel|wall|road|trail|route|cable|cord|track|coast|coastline|beach|snake|hose|line|rope|street)\b/i,
    type: 'length',
    adds: 'length long',
  },
  {
    // "How long is the course" may be answered by a distance or by a time; "how long is it open" only by a time.
    pattern:
      /\b[Hh]ow (?<t>long) (?:is|was|are|were) (?:(?:the|an?|its|this|that|his|her|their|your|our) (?:[\w-]+ ){0,3}?[\w-]+|it|(?:\p{Lu}[\w-]* ?)+)(?: (?:of|from|to|between|in|through) .*)?\s*\?*$/u,
    type: 'extent',
    adds: 'length long duration distance',
  },
  { pattern: /\bhow (?<t>long)\b/i, type: 'duration', adds: 'duration length period' },
  { pattern: asked('duration'), type: 'duration' },
  {
    pattern:
      /\bhow (?<t>big|large|high) (?:is|was|are|were) (?:the |his |her |their |its |your |our )?(?:[\w-]+ ){0,3}?(?:reward|prize|budget|funds?|grant|loan|debt|fine|donation|investment|bonus|deal|discount|settlement|deposit|fees?|rent|salary|wages?|prices?|costs?|charges?|tax|surcharge|premium|fare|bill|invoice)\b/i,
    type: 'money',
  },
  { pattern: /\bhow (?<t>tall)\b/i, type: 'length', adds: 'height tall high elevation' },
  // A tower is high, and so are damages, shares and fines.
  { pattern: /\bhow (?<t>high)\b/i, type: 'quantity', adds: 'height tall high elevation' },
  { pattern: /\bhow (?<t>strong|loud|bright|steep|powerful)\b/i, type: 'quantity' },
  { pattern: called('height|elevation|altitude|width|depth|length|diameter|distance'), type: 'length' },
  { pattern: /\bhow (?<t>far)\b/i, type: 'length', adds: 'distance length' },
  { pattern: /\bhow (?<t>wide)\b/i, type: 'length', adds: 'width wide' },
  { pattern: /\bhow (?<t>deep|thick)\b/i, type: 'length', adds: 'depth deep thick' },
  { pattern: /\bhow (?<t>fast|quick(?:ly)?|soon)\b/i, type: 'pace', adds: 'speed fast' },
  { pattern: asked('speed|speed limit'), type: 'speed' },
  { pattern: /\bhow (?<t>hot|cold|warm)\b/i, type: 'temperature', adds: 'temperature' },
  { pattern: /\b(?:what|which)(?: \w+){0,3} (?<t>temperature)\b/i, type: 'temperature' },
  {
    pattern: /\bhow (?:big|large) (?:is|are) (?:the |its |your )?(?<t>memory|ram|storage|disk|drive|ssd)\b/i,
    type: 'data',
  },
  { pattern: /\bhow (?<t>big|large)\b/i, type: 'size', adds: 'area size large big' },
  { pattern: called('area'), type: 'area' },
  { pattern: called('population'), type: 'number' },
  { pattern: called('size|capacity'), type: 'size' },
  {
    pattern: /\bwhat is the (?:heaviest|lightest) [\w ]+? (?:I|you|we|one|allowed|can|may)\b/i,
    type: 'mass',
  },
  {
    pattern:
      /\bhow (?<t>old) (?:is|was) (?:the |this |your |our )?(?:[\w-]+ )?(?:house|cottage|building|bridge|church|tower|castle|mill|flat|property|company|firm|club|school|tree|town|city|ship|boat|pub|barn|chapel)\b/i,
    type: 'year',
    adds: 'built old age founded established dates',
  },
  { pattern: /\bhow (?<t>old)\b/i, type: 'number', adds: 'age aged' },
  { pattern: /\b(?:what|which) (?<t>age)\b/i, type: 'number', adds: 'age aged' },
  { pattern: /\bhow (?<t>often|frequently)\b/i, type: 'frequency' },
  {
    pattern:
      /\bwhy\b|\bfor what reason\b|\bwhat (?:was |is )?(?:the )?(?<t>reason|cause)\b|\bwhat (?:caused|causes)\b|\bwhat(?:['’]s| is| was)? (?:turned out to be |turned out to have been )?(?:causing|the cause)\b/i,
    shape: 'reason',
  },
  {
    pattern: /\bhow (?:to|do|does|did|is|are|was|were|can|could|should|will|would|must)\b/i,
    shape: 'manner',
  },
  { pattern: /\bhow (?<t>likely|probable)\b/i, type: 'percent', adds: 'chance probability likelihood risk' },
  { pattern: asked('version(?: number)?'), type: 'version' },
  { pattern: /\b(?:what|which) (?:\w+ )?(?<t>version)\b/i, type: 'version' },
  {
    pattern: /\b(?:what|which) .*\b(?<t>made) (?:of|from)\b/i,
    shape: 'clause',
    adds: 'material consist made',
  },
  { pattern: /\b(?:what|which) .*\bdie (?:of|from)\b/i, shape: 'clause', adds: 'cause death' },
  {
    pattern:
      /\b(?:what|which) (?<t>city|country|state|town|village|county|continent|region|place|building|street)\b/i,
    type: 'place',
  },
  { pattern: asked('address|location|venue'), type: 'place' },
  { pattern: /\bwhat(?: is| was) the (?:capital|birthplace|hometown)\b/i, type: 'place' },
  {
    pattern:
      /\b(?:what|which) (?<t>company|organi[sz]ation|university|institution|team|club|agency|firm|band|publisher)\b/i,
    type: 'organization',
  },
  {
    pattern:
      /\b(?:what|which) (?<t>person|author|writer|scientist|actor|actress|director|president|player|architect|engineer|artist|composer|king|queen|emperor)\b/i,
    type: 'person',
  },
  {
    pattern:
      /\bwhat (?:is|are|was) (?![^?]*\b(?:called|named|known as)\s*\?*$)(?!(?:an? |the )?(?:term|word|name|expression) (?:for|of)\b)(?:an? |the )?["“]?[\w .-]+["”]?\?*$/i,
    shape: 'definition',
  },
];

/** "The release where it worked" asks for no place. */
function isRelative({ 0: words, index }: RegExpExecArray, text: string): boolean {
  const first = /\b(?:what|which)\b/i.exec(text);
  return first !== null && first.index < index && /^(?:who|when|where)/i.test(words);
}

/** The form of the first question words; the first matching rule wins. */
export function formOf(text: string): Form | undefined {
  let best: { form: Form; at: number } | undefined;
  for (const { pattern, ...form } of rules) {
    const match = pattern.exec(text);
    // "What is it" is the last resort.
    const at = form.shape === 'definition' ? text.length : match?.index;
    if (match && isRelative(match, text)) continue;
    if (match && at !== undefined && (!best || at < best.at))
      best = { form: { ...form, typeWords: match.groups?.t ?? match.groups?.u ?? '' }, at };
  }
  return best?.form;
}
