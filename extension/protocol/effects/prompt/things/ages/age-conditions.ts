/** Reads how old things are that a task means, by no word that their rows repeat: "older than two weeks", "not used in the last 7 days". */
import { smallNumbers } from '../../../../small-numbers';
import { isInQuotes } from '../../words/is-in-quotes';

/** In days; one of both is open. */
export interface AgeCondition {
  least: number;
  most: number;
  /** What stands before it in the prompt. */
  before: string;
  /** What happened so long ago: "used", "signed in"; empty where the thing itself is so old. */
  event: string;
}

const daysOf: readonly [RegExp, number][] = [
  [/^min/, 1 / 1440],
  [/^h(?:ou)?r/, 1 / 24],
  [/^d/, 1],
  [/^w/, 7],
  [/^mo/, 30],
  [/^y/, 365],
];
const unit = '(?<unit>minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)';
const span = `(?:(?<count>\\d+|an?|${smallNumbers.slice(1).join('|')})[ -])?${unit}\\b`;
const older = '(?:more than|longer than|older than|over|at least|earlier than)';
const last = `(?:in|for|within|during|over|since) (?:the |at least |more than |over )?(?:(?:last|past|previous) )?${span}`;
/** What happened so long ago. */
const happened =
  '(?<said>(?:(?:that|which|who) )?(?:(?:have|has|had|were|was|are|is) )?(?:been )?(?:last )?(?:\\w+ed|made|sent|seen|read|written|bought)(?: in| on| up)? )?';
const forms: readonly [RegExp, isOlder: boolean][] = (
  [
    // What was not used is older than what was used last.
    [
      `(?:(?:that|which|who) (?:have|has|had|were|was|are|is) not |(?:have|has|was|were)n'?t |not |never )(?:been )?(?<event>\\w+ (?:in |on )?)${last}`,
      true,
    ],
    [
      `(?:(?:that|which|who) (?:have|has|had|were|was|are|is) (?:been )?)?(?<event>inactive|unused|idle|untouched|unopened) ${last}`,
      true,
    ],
    [`older than ${span}`, true],
    [`${happened}${older} ${span} (?:ago|old)\\b`, true],
    [`(?:newer|younger) than ${span}`, false],
    [`${happened}(?:less|fewer) than ${span} (?:ago|old)\\b`, false],
    [`(?:in|within|from|of|during) the (?:last|past|previous) ${span}`, false],
  ] as const
).map(([source, isOlder]) => [new RegExp(`(?<![\\p{L}\\p{N}])${source}`, 'giu'), isOlder]);

export function ageConditionsIn(prompt: string): AgeCondition[] {
  const found: AgeCondition[] = [];
  replaceAges(prompt, (condition) => found.push(condition));
  return found;
}

/** The prompt without them, but for what it quotes. */
export function withoutAges(prompt: string): string {
  return replaceAges(prompt, () => undefined);
}

function replaceAges(prompt: string, take: (found: AgeCondition) => void): string {
  return forms.reduce((text, [form, isOlder]) => {
    return text.replace(form, (all: string, ...more) => {
      const {
        count = 'one',
        unit: called = '',
        said = '',
        event = said,
      } = more.at(-1) as Record<string, string | undefined>;
      const before = `${text.slice(0, more.at(-3) as number)}${said}`;
      if (isInQuotes(before)) return all;
      const [, days = 0] = daysOf.find(([one]) => one.test(called.toLowerCase())) ?? [];
      const age = numberOf(count.toLowerCase()) * days;
      take({ least: isOlder ? age : 0, most: isOlder ? Number.POSITIVE_INFINITY : age, before, event });
      return '';
    });
  }, prompt);
}

function numberOf(count: string): number {
  return /^\d/.test(count) ? Number(count) : Math.max(1, smallNumbers.indexOf(count));
}
