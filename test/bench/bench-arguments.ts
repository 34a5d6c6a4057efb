/** The command line of `npm run bench`. */
import { parseArgs } from 'node:util';
import { allQuestions, type Question, questions } from './questions';

/** What is measured once. */
const otherParts = {
  'first-steps': 'the first step after a navigation',
  tasks: 'tokens that a task sends to a model',
  recoveries: 'how long a lost relay, worker or window takes',
  fleet: 'reading a text through a relay that does not hold the browser',
  sessions: 'a click among 50 sessions, 100 sessions, and the memory of each',
  mcp: 'tokens of ten steps by MCP, beside Playwright’s MCP server',
} as const;

type OtherPart = keyof typeof otherParts;

export interface BenchArguments {
  asked: Question[];
  others: OtherPart[];
  rounds: number;
  legs: boolean;
}

/** Questions whose legs can be told apart: those that pass all hops and answer at once. */
const withLegs: readonly Question[] = ['echo', 'click', 'text'];

const defaultRounds = 5;
const maxRounds = 1_000;

export const usage = `Usage: npm run bench -- [part ...] [flags]

Measures tabrelay beside the floor (the same hops with nothing else), chromedriver and Playwright.
Without parts it measures all of them; targets are judged where their figures were measured.

Parts:
${[...allQuestions.map((name) => [name, questions[name].summary]), ...Object.entries(otherParts)]
  .map(([name = '', summary]) => `  ${name.padEnd(15)} ${summary}`)
  .join('\n')}

Flags:
  --rounds <n>    how often each contender has its turn (default ${defaultRounds})
  --legs          print where the time of a step goes instead, leg by leg, and the CPU time of each process;
                  parts: ${withLegs.join(', ')} (default: click text)
  --help          print this`;

/**
 * What was asked for.
 * @throws Error in one line when it cannot be done
 */
export function readArguments(args: readonly string[]): BenchArguments | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: String(defaultRounds) },
      legs: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > maxRounds) {
    throw new Error(`--rounds takes a whole number from 1 to ${maxRounds}, not "${values.rounds}"`);
  }
  const { legs } = values;
  const questionNames = legs ? withLegs : allQuestions;
  const otherNames = legs ? [] : (Object.keys(otherParts) as OtherPart[]);
  const names: readonly string[] = [...questionNames, ...otherNames];
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `there is no part "${unknown}"${legs ? ' with legs' : ''}; choose from ${names.join(', ')}`,
    );
  }
  const all = positionals.length === 0;
  const isAsked = (name: string) => (all ? !legs || name !== 'echo' : positionals.includes(name));
  return { asked: questionNames.filter(isAsked), others: otherNames.filter(isAsked), rounds, legs };
}
