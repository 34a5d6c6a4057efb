/** Recognises superlatives in a question and the columns that they compare. */

/** The superlative of a question. */
export interface Superlative {
  direction: 'most' | 'least';
  /** Column names in order of preference. */
  columns: readonly string[];
  kind: 'number' | 'date';
  /** The word of the question itself. */
  word: string;
}

const most =
  /\b(?:most (?:expensive|populous|recent|popular|\w+)|highest|largest|biggest|longest|tallest|heaviest|latest|newest|fastest|best|youngest|maximum|greatest|last|deepest|widest|costliest|priciest)\b/i;
const least =
  /\b(?:least (?:expensive|populous|\w+)|lowest|smallest|shortest|cheapest|lightest|earliest|slowest|oldest|minimum|fewest|first|worst|nearest|closest)\b/i;
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
};

const leader: Superlative = {
  direction: 'least',
  columns: ['rank', 'position', 'place', 'pos', '#'],
  kind: 'number',
  word: 'lead',
};

/** The superlative in a question, if any. */
export function superlativeOf(text: string): Superlative | undefined {
  const up = most.exec(text)?.[0];
  const word = (up ?? least.exec(text)?.[0])?.toLowerCase().split(' ').at(-1);
  if (!word) return /\b(?:leads?|tops?|top of|at the top)\b/i.test(text) ? leader : undefined;
  const columns = (named[word] ?? '').split(' ').filter(Boolean);
  return { direction: up ? 'most' : 'least', columns, kind: timely.test(word) ? 'date' : 'number', word };
}
