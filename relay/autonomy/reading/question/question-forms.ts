/** The patterns that tell the answer type from the first words of a question. */
import { amountForms } from './amount-forms';
import { ask, asked, called, type Form, lasting, type Rule } from './form-patterns';

/** The first that fits. */
const rules: readonly Rule[] = [
  { pattern: ask('e-?mail(?: address)?'), type: 'email' },
  { pattern: ask('(?:phone|telephone|fax|mobile) number'), type: 'phone' },
  {
    pattern:
      /\b(?:which|what) number (?:do|can|should|must|to|would) (?:(?:I|we|you|one|they) )?(?:\w+ )?(?:ring|call|dial|phone|text)\b/i,
    type: 'phone',
  },
  {
    pattern: /\bwhat(?:['’]s| is| was| are) (?:[\w'’-]+ ){1,4}?(?:phone|telephone|fax|mobile)\s*\?*$/i,
    type: 'phone',
  },
  { pattern: called('extension(?: number)?'), type: 'phone' },
  { pattern: ask('(?:url|website|web ?site|web address|homepage)'), type: 'url' },
  { pattern: /\b(?:what|which) (?:exact |calendar )?(?<t>years?)\b/i, type: 'year' },
  { pattern: /\bwhat (?:does|do|did|would|will) .*\b(?<t>costs?)\b/i, type: 'money', adds: 'price cost fee' },
  {
    pattern:
      /\bwhat (?:does|do|did|would|will) (?!(?:the|an?) charge).*\b(?<t>charge)\b(?! (?:with|up|include|cover))/i,
    type: 'money',
    adds: 'price cost fee',
  },
  {
    pattern:
      /\bwhat (?:do|did|would|will|must|should|have) (?:I|we|you|they|he|she|it) (?:still )?(?<t>pay|spend|owe|spent|paid)\b(?! (?:with|by|attention|for it with)\b)/i,
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
  { pattern: asked('(?:date|birthday|(?<!per )day|(?<!per )month|dates)'), type: 'date' },
  { pattern: /\b(?:on )?(?:what|which) (?<t>dates?|days?(?: of the week)?|months?)\b/i, type: 'date' },
  {
    pattern: /\bon (?:what|which) (?<t>nights?|weekends?|mornings?|afternoons?|evenings?|weekdays?)\b/i,
    type: 'date',
  },
  {
    pattern:
      /\bwhat(?:['’]s| is) the (?<t>latest|earliest) (?:(?:time|date|day|that) )?(?:I|we|you|one|they)\b/i,
    type: 'moment',
    adds: 'until by deadline closing due',
  },
  { pattern: /\b(?:at )?(?:what|which) (?<t>times?)\b/i, type: 'time' },
  {
    pattern: new RegExp(
      String.raw`^what is the (?:[\p{L}\p{N}_'’.-]+ ){1,5}?(?<!\b(?:${lasting}|full|part|total) )(?<t>time)\b`,
      'iu',
    ),
    type: 'time',
  },
  { pattern: /\bhow (?<t>late|early) (?:can|do|does|must|should|may|need)\b/i, type: 'moment' },
  {
    pattern: /\bhow (?<t>late|early)\b|\b(?:until|till|from) (?:what|which) (?<u>time|hour)\b/i,
    type: 'time',
    adds: 'open hours',
  },
  {
    pattern: called(
      '(?:opening|closing|start(?:ing)?|finish(?:ing)?|end(?:ing)?|departure|arrival|boarding|meeting|kick-?off|check-?in|check-?out|collection|pick-?up) times?',
    ),
    type: 'time',
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
  ...amountForms,
  { pattern: /\bhow (?<t>often|frequently)\b/i, type: 'frequency' },
  {
    pattern:
      /\bwhy\b|\bfor what reason\b|\bwhat (?:was|is|were|are|did) .*\b(?:disqualified|fined|arrested|suspended|penali[sz]ed|critici[sz]ed|rejected|refused|blamed|sacked|banned|praised)\b.*\bfor\s*\?*$|\bwhat (?:was |is )?(?:the )?(?:\w+ )?(?<t>reason|cause)\b|\bwhat (?:caused|causes)\b|\bwhat(?:['’]s| is| was)? (?:turned out to be |turned out to have been )?(?:causing|making|the cause)\b|\bwhat (?:made|broke)\b/i,
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
      /\b(?:what|which) (?<t>city|country|state|town|village|county|continent|region|place|building|street)\b(?! (?:firm|company|agency|council|society|team|club|contractor|department|office|authority|artist|manager|code|name)\b)/i,
    type: 'place',
  },
  { pattern: asked('address|location|venue'), type: 'place' },
  { pattern: /\bwhat(?: is| was) the (?:capital|birthplace|hometown)\b/i, type: 'place' },
  {
    pattern:
      /\b(?:what|which) (?:(?!(?:of|is|are|was|were)\b)[\w-]+ )?(?<t>company|organi[sz]ation|university|institution|team|club|agency|firm|band|publisher)\b/i,
    type: 'organization',
  },
  {
    pattern:
      /\b(?:what|which) (?<t>person|author|writer|scientist|actor|actress|director|president|player|architect|engineer|artist|composer|king|queen|emperor|doctor|dentist|vet|surgeon|nurse|midwife|physio|physiotherapist|therapist|optician|teacher|tutor|instructor|coach|trainer|judge|referee|umpire|driver|pilot|captain|skipper|lawyer|solicitor|clerk|technician|mechanic|electrician|plumber|colleague|neighbou?r|guide|chef|singer|soloist|conductor|speaker|candidate|minister|mayor|scout)\b/i,
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
