/**
 * Runs all contenders in rounds, so that other load on the machine affects all of them alike. Each contender is
 * started for its turn and ended after it: several open browsers would share memory and processor with the measured
 * one. Unmeasured runs before each block keep start costs out of the figures.
 */
import type { Contender, Running } from './contenders/contender';
import { measure, type Samples } from './measure';
import { type PageName, type Question, questions } from './questions';

interface Block {
  samples: Samples;
  /** Characters of the last answer, where it was a text. */
  chars: number | undefined;
}

/** What one contender answered in one round. */
type Turn = Partial<Record<Question, Block>>;

/** The turns of each contender, a round after the other. */
export type Results = ReadonlyMap<Contender, readonly Turn[]>;

/**
 * @param tell is told whose turn it is
 */
export async function measureRounds(options: {
  contenders: readonly Contender[];
  asked: readonly Question[];
  rounds: number;
  urlOf(page: PageName): string;
  tell(line: string): void;
}): Promise<Results> {
  const { contenders, asked, rounds, urlOf, tell } = options;
  const results = new Map<Contender, Turn[]>(contenders.map((each) => [each, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of rotated(contenders, round)) {
      const known = asked.filter((question) => contender.answers.includes(question));
      if (known.length === 0) continue;
      tell(`round ${round + 1} of ${rounds}: ${contender.name}`);
      const running = await contender.start();
      try {
        results.get(contender)?.push(await takeTurn(running, known, urlOf));
      } finally {
        await running.stop();
      }
    }
  }
  return results;
}

/** The list begun at another one each time, so that nobody is always first. */
export function rotated<Each>(list: readonly Each[], by: number): Each[] {
  const first = by % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
}

async function takeTurn(
  running: Running,
  asked: readonly Question[],
  urlOf: (page: PageName) => string,
): Promise<Turn> {
  const turn: Turn = {};
  for (const page of new Set(asked.map((question) => questions[question].page))) {
    const operations = await running.visit(urlOf(page));
    for (const question of asked) {
      const operation = operations[question];
      const { runs, warmUp, page: itsPage } = questions[question];
      if (!operation || itsPage !== page) continue;
      let answer: unknown;
      const { between } = operation;
      const samples = await measure(
        async () => {
          answer = await operation.run();
        },
        { runs, warmUp, between },
      );
      turn[question] = { samples, chars: typeof answer === 'string' ? answer.length : undefined };
    }
  }
  return turn;
}
