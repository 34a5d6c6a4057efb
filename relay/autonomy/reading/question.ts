// Why: what is asked for decides what counts as an answer: a kind of thing, and the words it must stand by.
import type { AnswerType } from './spans';
import { stopWords } from './vocabulary';
import { fold, type Word, wordsOf } from './words';

/** A word of the question that the answer should stand by. */
export interface Term extends Word {
  /** How much it counts, before its rarity on the page. */
  weight: number;
  /** A proper name, a number, or in quotes: the page has to have it. */
  isName: boolean;
}

export interface Question {
  text: string;
  terms: readonly Term[];
  /** Of what kind the answer is; none for a clause or a sentence. */
  type?: AnswerType;
  /** Yes or no is the answer. */
  isPolar: boolean;
  /** How, why, or what something is: a clause or sentence is the answer. */
  shape: 'span' | 'clause' | 'reason' | 'manner' | 'definition';
  /** Words that say no more than the type of the answer, by stem, such as year or price. */
  typeWords: ReadonlySet<string>;
  /** Most or least of a column: its words as far as they are told apart. */
  extreme?: { direction: 'most' | 'least'; word: string; kind: 'number' | 'date' };
  /** Asks for a number of things that can be counted. */
  isCount: boolean;
}

interface Form {
  pattern: RegExp;
  type?: AnswerType;
  shape?: Question['shape'];
  /** Words to look for besides those of the question. */
  adds?: string;
  isCount?: boolean;
}

const be = String.raw`(?:is|are|was|were|'s|’s|will|would|does|did|do|can|has|have|had|should|must)`;

/** The first that fits says what is asked for. */
const forms: readonly Form[] = [
  { pattern: /\bwh(?:at|ich) (?:is |was )?(?:the |its |his |her |their )?(?:\w+ ){0,3}?e-?mail\b/i, type: 'email' },
  { pattern: /\bwh(?:at|ich) (?:is |was )?(?:the |its |his |her |their )?(?:\w+ ){0,3}?(?:phone|telephone|fax|mobile)\b/i, type: 'phone' },
  { pattern: /\bwh(?:at|ich) (?:is |was )?(?:the |its |his |her |their )?(?:\w+ ){0,3}?(?:url|website|web ?site|web address|homepage|link)\b/i, type: 'url' },
  { pattern: /\b(?:what|which|in what|in which) (?:exact |calendar )?years?\b/i, type: 'year' },
  { pattern: /\b(?:what|which) (?:is |was |are |were )?(?:the )?(?:\w+ ){0,3}?(?:dates?|deadline|birthday|day|month)\b/i, type: 'date' },
  { pattern: /\b(?:at )?(?:what|which) (?:is |are |was )?(?:the )?(?:\w+ ){0,2}?(?:times?|hours)\b(?! zone)/i, type: 'time' },
  { pattern: /\bwhen (?:does|do|is|are|will|did|should|can) .*\b(?:open|close|start|begin|leave|depart|arrive|end|shut|serve)/i, type: 'time' },
  { pattern: /\b(?:when|how long ago|since when|until when|by when)\b/i, type: 'date' },
  { pattern: /\bwhere\b/i, type: 'place' },
  { pattern: /\bwho(?:m|se)?\b/i, type: 'person' },
  { pattern: /\bhow many (?:\w+ ){0,3}?(?:days|weeks|months|years|hours|minutes|seconds)\b/i, type: 'duration' },
  { pattern: /\bhow many (?:kilometers|kilometres|miles|meters|metres|feet|km|inches)\b/i, type: 'length' },
  { pattern: /\b(?:how many|number of|how large is the number)\b/i, type: 'number', isCount: true },
  { pattern: /\b(?:what|which) (?:is |was )?(?:the |its )?(?:\w+ ){0,2}?(?:percentage|percent|share|proportion)\b|\bhow much percent/i, type: 'percent' },
  { pattern: /\bhow much (?:\w+ ){0,6}?weigh|\bhow heavy\b|\bwhat (?:is |was )?(?:the |its )?(?:\w+ ){0,3}?weight\b/i, type: 'mass', adds: 'weight' },
  { pattern: /\bhow much (?:ram|memory|storage|disk|data|space)\b/i, type: 'data' },
  { pattern: /\bhow much (?:power|energy|battery)\b/i, type: 'power' },
  { pattern: /\bhow much (?:\w+ ){0,1}?(?:water|milk|oil|sugar|flour|butter|salt|cream|rice|rain|snow|time)\b/i, type: 'quantity' },
  { pattern: /\bhow much time\b/i, type: 'duration' },
  { pattern: new RegExp(String.raw`\bhow (?:much|expensive)\b`, 'i'), type: 'money', adds: 'price' },
  { pattern: /\bwhat (?:is |was |are |were |does |did )?(?:the |its |their )?.*\b(?:price|cost|costs|fee|salary|rent|fare|revenue|profit|budget|deposit|fine|tuition)\b/i, type: 'money', adds: 'price' },
  { pattern: /\bhow long .*\b(?:river|bridge|tunnel|wall|road|trail|route|cable|cord|track|coast|coastline|beach|snake|is the (?:\w+ )?(?:line|hose))\b/i, type: 'length', adds: 'length' },
  { pattern: /\bhow long\b|\bwhat (?:is |was )?the duration\b/i, type: 'duration' },
  { pattern: /\bhow (?:tall|high)\b|\bwhat (?:is |was )?the (?:\w+ )?(?:height|elevation|altitude)\b/i, type: 'length', adds: 'height' },
  { pattern: /\bhow far\b|\bwhat (?:is |was )?the (?:\w+ )?distance\b/i, type: 'length', adds: 'distance' },
  { pattern: /\bhow (?:wide|deep|thick)\b|\bwhat (?:is |was )?the (?:\w+ )?(?:width|depth|length|diameter)\b/i, type: 'length' },
  { pattern: /\bhow (?:fast|quick)\b|\bwhat (?:is |was )?the (?:\w+ ){0,2}?speed\b/i, type: 'speed', adds: 'speed' },
  { pattern: /\bhow (?:hot|cold|warm)\b|\bwhat (?:is |was )?(?:the )?(?:\w+ ){0,2}?temperature\b/i, type: 'temperature', adds: 'temperature' },
  { pattern: /\bhow (?:big|large)\b|\bwhat (?:is |was )?the (?:\w+ ){0,2}?area\b/i, type: 'quantity', adds: 'area' },
  { pattern: /\bhow old\b|\bwhat age\b/i, type: 'number', adds: 'age' },
  { pattern: /\bhow (?:often|frequently)\b/i, type: 'frequency' },
  { pattern: /\bwhy\b|\bfor what reason\b|\bwhat (?:was |is )?(?:the )?(?:reason|cause)\b|\bwhat caused\b/i, shape: 'reason' },
  { pattern: new RegExp(String.raw`\bhow (?:to|${be})\b`, 'i'), shape: 'manner' },
  { pattern: /\b(?:what|which) (?:is |was )?(?:the )?(?:\w+ ){0,3}?(?:version|release)\b/i, type: 'version' },
  { pattern: /\b(?:what|which) (?:city|country|state|town|village|county|continent|region|place|island|building|street|address)\b|\bwhat is the (?:capital|address|location|venue)\b/i, type: 'place' },
  { pattern: /\b(?:what|which) (?:company|organi[sz]ation|university|institution|team|club|agency|firm|band|publisher|manufacturer|brand|school|party)\b/i, type: 'organization' },
  { pattern: /\b(?:what|which) (?:person|author|writer|scientist|actor|actress|director|president|player|architect|engineer|artist|composer|king|queen|emperor)\b/i, type: 'person' },
  { pattern: /\bwhat (?:is|are|was) (?:an? |the )?["“]?[\w .-]+["”]?\?*$/i, shape: 'definition' },
];

const polar = /^(?:so |and |but )?(?:is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|may|must|am|is there|are there)\b/i;

const mostWords = /\b(?:most (?:expensive|populous|recent|popular|\w+)|highest|largest|biggest|longest|tallest|heaviest|latest|newest|fastest|best|oldest|maximum|greatest|top|last|strongest|deepest|widest|richest|costliest|priciest|dearest)\b/i;
const leastWords = /\b(?:least (?:expensive|populous|\w+)|lowest|smallest|shortest|cheapest|lightest|earliest|slowest|youngest|minimum|fewest|first|worst|nearest|closest)\b/i;
const timely = /latest|newest|earliest|recent|last|first|oldest|youngest/i;
/** Which words name the column of an extreme. */
const columnsOfExtremes: Record<string, string> = {
  expensive: 'price', cheapest: 'price', costliest: 'price', priciest: 'price', dearest: 'price',
  populous: 'population', tallest: 'height', heaviest: 'weight', lightest: 'weight', fastest: 'speed', slowest: 'speed',
  longest: 'length duration', shortest: 'length duration height', largest: 'area size population', biggest: 'area size population',
  smallest: 'area size population', oldest: 'age year founded', youngest: 'age year founded', best: 'rating score', worst: 'rating score',
  latest: 'date year released time', newest: 'date year released', earliest: 'date year time', recent: 'date year released',
  popular: 'rating votes visitors', deepest: 'depth', widest: 'width', nearest: 'distance', closest: 'distance', first: 'date year', last: 'date year',
};

export function readQuestion(asked: string): Question {
  const text = fold(asked);
  const isPolar = polar.test(text) && !/\bor\b.*\?$/.test(text);
  const form = isPolar ? undefined : forms.find(({ pattern }) => pattern.test(text));
  const typeWords = new Set(form?.type ? wordsOf(form.pattern.exec(text)?.[0] ?? '').map(({ stem }) => stem) : []);
  const terms = termsOf(text);
  const added = wordsOf(form?.adds ?? '')
    .filter(({ stem }) => !terms.some((term) => term.stem === stem))
    .map((word) => ({ ...word, start: -1, end: -1, weight: 0.7, isName: false }));
  const extreme = isPolar ? undefined : extremeOf(text);
  return {
    text,
    terms: [...terms, ...added],
    ...(form?.type && { type: form.type }),
    isPolar,
    shape: form?.type ? 'span' : (form?.shape ?? 'clause'),
    typeWords,
    ...(extreme && { extreme }),
    isCount: form?.isCount ?? false,
  };
}

const light = new Set(
  'have has had use used make made get do work go come take happen want need kind type sort name call offer provide include allow become begin different main first last new'.split(
    ' ',
  ),
);

function termsOf(text: string): Term[] {
  const quoted = [...text.matchAll(/["“]([^"”]+)["”]/g)].map((match) => [match.index, match.index + match[0].length]);
  const seen = new Set<string>();
  const terms: Term[] = [];
  for (const [index, word] of wordsOf(text).entries()) {
    const plain = word.text.toLowerCase().replace(/['’]s?$/, '');
    const isName =
      /\d/.test(word.text) ||
      (index > 0 && /^\p{Lu}/u.test(word.text)) ||
      quoted.some(([from, to]) => word.start > (from ?? 0) && word.end < (to ?? 0));
    if ((stopWords.has(plain) && !(isName && /^\p{Lu}{2,}$/u.test(word.text))) || seen.has(word.stem)) continue;
    seen.add(word.stem);
    terms.push({ ...word, isName, weight: isName ? 1.4 : light.has(plain) ? 0.4 : 1 });
  }
  return terms;
}

function extremeOf(text: string): Question['extreme'] {
  const most = mostWords.exec(text)?.[0];
  const least = most ? undefined : leastWords.exec(text)?.[0];
  const word = (most ?? least)?.toLowerCase().split(' ').at(-1);
  if (!word) return undefined;
  const kind = timely.test(word) ? 'date' : 'number';
  // The oldest is the one with the earliest date.
  const turned = /oldest/.test(word) ? 'least' : /youngest/.test(word) ? 'most' : undefined;
  return { direction: turned ?? (most ? 'most' : 'least'), word: columnsOfExtremes[word] ?? word, kind };
}
