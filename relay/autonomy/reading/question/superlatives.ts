/** Recognises superlatives in a question and the columns that they compare. */

import type { AnswerType } from '../language/spans/spans';

/** The superlative of a question. */
export interface Superlative {
  direction: 'most' | 'least';
  /** Column names in order of preference. */
  columns: readonly string[];
  kind: 'number' | 'date';
  /** The word of the question itself. */
  word: string;
  /** What is compared, by its units, where no column has such a name. */
  measures: readonly AnswerType[];
  /** The place in a ranking that is asked for: 2 for the second. */
  place?: number;
  /** The words that say it. */
  phrase: string;
}

const most =
  /\b(?:most (?:expensive|populous|recent|popular|(?!(?:I|we|you|they|one|people|of|an?|the|can|may)\b)\w+)|highest|largest|biggest|longest|tallest|heaviest|latest|newest|fastest|best|youngest|maximum|greatest|(?<=\b(?:the|which|what|our|your|their|his|her|its|[’']s) )last|deepest|widest|costliest|priciest|hottest|warmest|wettest|rainiest|windiest|sunniest|busiest|strongest|steepest|brightest|loudest|richest)\b/i;
const least =
  /\b(?:least (?:expensive|populous|(?!(?:I|we|you|they|one|people|of|an?|the|can|may)\b)\w+)|lowest|smallest|shortest|cheapest|lightest|earliest|slowest|oldest|minimum|fewest|(?<=\b(?:the|which|what|our|your|their|his|her|its|[’']s) )first|worst|nearest|closest|coldest|coolest|driest|quietest|weakest|narrowest|thinnest|flattest)\b/i;
const timely = /latest|newest|earliest|recent|last|first|oldest|youngest/i;

/** The column names of each superlative. */
const named: Record<string, string> = {
  expensive: 'price cost fare rent',
  cheapest: 'price cost fare rent',
  costliest: 'price cost',
  priciest: 'price cost',
  populous: 'population',
  tallest: 'height elevation',
  highest: 'height elevation',
  heaviest: 'weight mass',
  lightest: 'weight mass',
  fastest: 'speed time',
  slowest: 'speed time',
  longest: 'length duration distance',
  shortest: 'length duration distance height',
  largest: 'area size population',
  biggest: 'area size population',
  smallest: 'area size population',
  oldest: 'founded established built year born age',
  youngest: 'founded established built year born age',
  best: 'rating score rank',
  worst: 'rating score rank',
  latest: 'date year released published departs time',
  newest: 'date year released published',
  earliest: 'date year departs time',
  recent: 'date year released published',
  last: 'date departs time year',
  first: 'date departs time year',
  popular: 'rating votes visitors downloads',
  deepest: 'depth',
  widest: 'width',
  nearest: 'distance',
  closest: 'distance',
  hottest: 'temperature high max maximum day',
  warmest: 'temperature high max maximum day',
  coldest: 'temperature low min minimum night',
  coolest: 'temperature low min minimum night',
  wettest: 'rain rainfall precipitation',
  rainiest: 'rain rainfall precipitation',
  driest: 'rain rainfall precipitation humidity',
  windiest: 'wind',
  sunniest: 'sun sunshine',
  busiest: 'visitors passengers guests',
  strongest: 'strength power wind',
  loudest: 'noise volume sound',
  quietest: 'noise volume sound',
  narrowest: 'width',
  thinnest: 'thickness depth',
  steepest: 'gradient slope',
};

const money: AnswerType[] = ['money'];
const temperature: AnswerType[] = ['temperature'];
const extent: AnswerType[] = ['length', 'duration'];
/** The units of what a superlative compares. */
const measured: Record<string, AnswerType[]> = {
  expensive: money,
  cheapest: money,
  costliest: money,
  priciest: money,
  tallest: ['length'],
  heaviest: ['mass'],
  lightest: ['mass'],
  fastest: ['speed', 'duration'],
  slowest: ['speed', 'duration'],
  longest: extent,
  shortest: extent,
  largest: ['area', 'data', 'volume'],
  biggest: ['area', 'data', 'volume'],
  smallest: ['area', 'data', 'volume'],
  hottest: temperature,
  warmest: temperature,
  coldest: temperature,
  coolest: temperature,
  deepest: ['length'],
  nearest: ['length'],
  closest: ['length'],
  loudest: ['power'],
  quietest: ['power'],
};

const ranks = ['rank', 'position', 'place', 'pos', '#', 'rk', 'standing'];
const wins =
  /\b(?:leads|(?:in the|took the|takes the) lead|lead(?= (?:the|at|after)\b)|tops|top of|at the top|won|wins|winner|champions?|(?:came|finished|placed|ranked) first|first place|gold medal)\b/i;
const runnerUp =
  /\b(?:(?:came|come|comes|finished|finish|placed|ranked|is|was|in) (?:in )?(?:the )?(?<place>second|third|fourth|fifth|last)\b|(?<second>runner-up))/i;
const places = ['first', 'second', 'third', 'fourth', 'fifth'];

const atBottom = /\b(?:at the )?bottom of\b|\b(?:in|takes?|took) last place\b/i;

/** Who is at a place of a ranking. */
function placeOf(text: string): Superlative | undefined {
  const base = { columns: ranks, kind: 'number', measures: [] } as const;
  const bottom = atBottom.exec(text)?.[0];
  if (bottom) return { ...base, direction: 'most', word: 'last', phrase: bottom };
  const found = runnerUp.exec(text);
  const phrase = (found ?? wins.exec(text))?.[0] ?? '';
  const { place, second } = found?.groups ?? {};
  if (place === 'last' && /^(?:who|which)\b/i.test(text))
    return { ...base, direction: 'most', word: 'last', phrase };
  if (place !== 'last' && (place ?? second))
    return {
      ...base,
      direction: 'least',
      word: place ?? 'runner',
      place: places.indexOf(place ?? 'second') + 1,
      phrase,
    };
  return wins.test(text) ? { ...base, direction: 'least', word: 'win', place: 1, phrase } : undefined;
}

/** What the verbs compare. */
const compared: Record<string, { columns: string; measures: AnswerType[] }> = {
  cost: { columns: 'price cost fee', measures: money },
  weigh: { columns: 'weight mass', measures: ['mass'] },
  last: { columns: 'duration length', measures: ['duration'] },
  take: { columns: 'duration time', measures: ['duration'] },
};

/** "Costs the least", "did I use the most". */
function adverbOf(text: string): Superlative | undefined {
  const found =
    /\b(?<verb>[a-z]+) (?:the )?(?<word>most|least)(?= (?:in|of|on|at|per|for|to)\b|\s*\?|\s*$)/i.exec(text);
  const { verb = '', word = '' } = found?.groups ?? {};
  const order = /^(?:which|what)\b.*?\b(?<act>[a-z]+) (?<place>first|last)\s*\?*$/i.exec(text);
  if (order) return inOrder(order.groups?.act ?? '', order.groups?.place ?? '');
  if (!found || /^(?:at|the|is|are)$/i.test(verb)) return undefined;
  const plain = verb.toLowerCase();
  const known = Object.entries(compared).find(([root]) => plain.startsWith(root))?.[1];
  return {
    direction: word.toLowerCase() === 'most' ? 'most' : 'least',
    columns: known?.columns.split(' ') ?? [plain],
    kind: 'number',
    word: word.toLowerCase(),
    measures: known?.measures ?? [],
    phrase: found[0],
  };
}

/** "Is due first". */
function inOrder(act: string, place: string): Superlative {
  const direction = place.toLowerCase() === 'last' ? 'most' : 'least';
  return {
    direction,
    columns: [act.toLowerCase()],
    kind: 'number',
    word: place,
    measures: [],
    phrase: `${act} ${place}`,
  };
}

const ofSums =
  /\b(?<word>biggest|largest|highest|smallest|lowest) (?:\w+ ){0,2}?(?<noun>payments?|bills?|expenses?|transactions?|purchases?|charges?|costs?|fees?|invoices?|deals?|orders?|salar(?:y|ies)|wages?|donations?|amounts?|withdrawals?|deposits?|credits?|debits?|transfers?|refunds?|budgets?|fines?|opportunit(?:y|ies))\b/i;
const goingOut = /\b(?:out|outgoing|spent|spend|paid to|withdrawals?|debits?|expenses?|purchases?)\b/i;
const comingIn =
  /\b(?:in|incoming|received|receive|deposits?|credits?|income|refunds?|salar(?:y|ies))\b(?! (?:\p{Lu}|\d|the|this|last))/iu;

/** The largest or smallest of several amounts of money. */
function sumOf(text: string): Superlative | undefined {
  const found = ofSums.exec(text);
  const { word = '', noun = '' } = found?.groups ?? {};
  if (!found || /^(?:what|which) (?:is|was) the [^?]*\b(?:balance|limit)\b/i.test(text)) return undefined;
  const way = goingOut.test(text) ? ['out', 'debit'] : comingIn.test(text) ? ['in', 'credit'] : [];
  return {
    direction: /^(?:biggest|largest|highest)$/i.test(word) ? 'most' : 'least',
    columns: [...way, 'amount', 'value', 'price', 'cost', 'total', noun.toLowerCase()],
    kind: 'number',
    word: word.toLowerCase(),
    measures: money,
    phrase: found[0],
  };
}

/** The superlative in a question, if any. */
export function superlativeOf(text: string): Superlative | undefined {
  const place = placeOf(text);
  if (place) return place;
  const adverb = adverbOf(text);
  if (adverb) return adverb;
  const sum = sumOf(text);
  if (sum) return sum;
  const up = most.exec(text)?.[0];
  const word = (up ?? least.exec(text)?.[0])?.toLowerCase().split(' ').at(-1);
  if (!word) return undefined;
  // What "the most bedrooms" compares, it says itself.
  const columns = (named[word] ?? word).split(' ');
  const kind = timely.test(word) ? 'date' : 'number';
  return {
    direction: up ? 'most' : 'least',
    columns,
    kind,
    word,
    measures: measured[word] ?? [],
    phrase: word,
  };
}
