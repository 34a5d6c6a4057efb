/** Orders to tell somebody something, as verbs for sending. "Tell me ..." asks for the answer. Sentences are folded. */

const start = '(?<=^|[,;.!] |\\b(?:and|then|please|also|und|bitte) )';
const callers =
  'me|us|you|yourself|myself|mir|uns|mich|moi|nous|mi|wh\\w+|how|if|that|this|these|it|for|about|in|with|as|by|yes|no|only|just|briefly|shortly|all|every\\w*|any\\w*|down|into|out|to';
/** What is told of a page, and where something is typed. */
const things =
  'page|site|website|app|browser|tool|question|questions|following|field|box|form|file|cell|column|note|notes|list|document|input|total|price|prices|number|numbers|name|names|time|date|sum|amount|status|difference|count|result|address|subject|title|joke|story|truth|report|summary|text|order|orders';
const person = `(?!(?:${callers})\\b)(?!(?:the |a |an |my |our |its |this |that )?(?:\\w+ )?(?:${things})\\b(?! team))((?:(?:the|my|our|a|an|dear) )?(?!(?:the|a|an|my|our|your|his|her|their)\\b)[\\w.-]+(?: (?:(?:of|for|from) (?:\\w+ ){0,2})?(?!that\\b|his\\b|her\\b|their\\b|the\\b)[\\w-]+)?)`;
const clause =
  "(?=(?:his|her|their|its|your|our|my|the|it|he|she|they|we|i) (?:\\S+ ){0,3}?(?:is|are|was|were|has|have|will|can|ships?|arrives?|comes?)\\b|\\w+(?:'s|'ll|'ve|'re|'m) )";

export const messageIdioms: readonly [RegExp, string][] = [
  [new RegExp(`${start}(?:tell|inform|notify) ${person} (?:${clause}|(?=that ))`, 'g'), 'message $1 '],
  [new RegExp(`${start}(?:tell|inform|notify) ${person}(?=:)`, 'g'), 'message $1'],
  [
    /\blet (?!me\b|us\b)((?:(?!me\b|us\b|and\b)\S+ ){1,6}?)know\b(?=[.!:]?\s*$| (?:that|about|we|i|he|his|her|the|it|when|where|whether)\b)/g,
    'message $1',
  ],
  [new RegExp(`${start}write to ${person}(?=:| that\\b|,? \\u0001)`, 'g'), 'message $1'],
  [new RegExp(`${start}answer ${person}(?=:| that\\b)`, 'g'), 'reply to $1'],
  [
    new RegExp(
      `${start}ask ${person} (?=(?:for|whether|if|when|where|what|which|how|why|who|to|about)\\b)`,
      'g',
    ),
    'message $1 ',
  ],
  [new RegExp(`${start}thank ${person} (?=for\\b)`, 'g'), 'message $1 '],
  [
    new RegExp(
      `${start}sage? (?!mir\\b|uns\\b|was\\b|wie\\b|ob\\b|wer\\b|wann\\b|wo\\b)((?:(?:de[mr]|meine[mr]|unsere[mr]) )?\\w+),? (?=dass\\b)`,
      'g',
    ),
    'antworte $1, ',
  ],
  [
    new RegExp(
      `${start}frage? (?!mich\\b|uns\\b|dich\\b)((?:(?:den|die|das|meinen|meine) )?\\w+),? (?=(?:nach|ob|wann|wo|wie|was)\\b)`,
      'g',
    ),
    'antworte $1 ',
  ],
  [/^dis (?=a (?!moi\b|nous\b)(?:\S+ ){1,3}?(?:que|qu'))/g, 'envoie '],
  [/^dile (?=a (?:\S+ ){1,3}?que\b)/g, 'envia '],
];
