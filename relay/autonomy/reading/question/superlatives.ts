/** Recognises superlatives in a question and the columns that they compare. */

import type { AnswerType } from '../language/spans';

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
  /\b(?:most (?:expensive|populous|recent|popular|\w+)|highest|largest|biggest|longest|tallest|heaviest|latest|newest|fastest|best|youngest|maximum|greatest|last|deepest|widest|costliest|priciest|hottest|warmest|wettest|rainiest|windiest|sunniest|busiest|strongest|steepest|brightest|loudest|richest)\b/i;
const least =
  /\b(?:least (?:expensive|populous|\w+)|lowest|smallest|shortest|cheapest|lightest|earliest|slowest|oldest|minimum|fewest|first|worst|nearest|closest|coldest|coolest|driest|quietest|weakest|narrowest|thinnest|flattest)\b/i;
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
  /\b(?:leads?|tops?|top of|at the top|won|wins|winner|champions?|(?:came|finished|placed|ranked) first|first place|gold medal)\b/i;
const runnerUp =
  /\b(?:(?:came|come|comes|finished|finish|placed|ranked|is|was|in) (?:in )?(?:the )?(?<place>second|third|fourth|fifth|last)\b|(?<second>runner-up))/i;
const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Who is at a place of a ranking. */
function placeOf(text: string): Superlative | undefined {
  const base = { columns: ranks, kind: 'number', measures: [] } as const;
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

/** The superlative in a question, if any. */
export function superlativeOf(text: string): Superlative | undefined {
  const place = placeOf(text);
  if (place) return place;
  const up = most.exec(text)?.[0];
  const word = (up ?? least.exec(text)?.[0])?.toLowerCase().split(' ').at(-1);
  if (!word) return undefined;
  const columns = (named[word] ?? '').split(' ').filter(Boolean);
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
