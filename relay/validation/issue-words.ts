import { nearestName } from './nearest-name';

/** What is used of an issue of zod. Those of other libraries have the message and the path only. */
export interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  code?: string | undefined;
  expected?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  origin?: string;
  values?: readonly unknown[];
}

const maxEcho = 60;

/** What an issue finds wrong with `given`, in plain words that say what is expected. Repeats no long texts. */
export function issueWords(issue: Issue, given: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue, given);
    case 'too_small':
      return `expected at least ${amount(issue.minimum, issue.origin, given)}`;
    case 'too_big':
      return `expected at most ${amount(issue.maximum, issue.origin, given)}`;
    case 'invalid_value':
      // A schema may say more of a wrong option than which ones there are.
      return /^Invalid /.test(issue.message) ? ofOptions(issue.values ?? [], given) : issue.message;
    case 'invalid_key':
      return 'expected a name of letters, digits and _ only';
    default:
      return issue.message;
  }
}

function ofType({ expected = '', message }: Issue, given: unknown): string {
  const words =
    message.replace(/^Invalid input: ?/, '').replace(/, received undefined$/, '') || `expected ${expected}`;
  if (expected === 'boolean' && typeof given === 'string')
    return 'expected true or false, without quotation marks';
  if (expected === 'record') return words.replace('record', 'object');
  if (expected === 'array' && typeof given === 'string') return 'expected a list in brackets: ["..."]';
  if (!/^(number|int)$/.test(expected)) return words;
  if (typeof given === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(given))
    return `expected the number ${given} without quotation marks`;
  return expected === 'int' && typeof given === 'number' ? `expected a whole number, not ${given}` : words;
}

function amount(limit: number | bigint = 0, origin = '', given: unknown): string {
  if (typeof given === 'number') return `${limit}, not ${given}`;
  const unit = origin === 'array' ? ['entry', 'entries'] : ['character', 'characters'];
  return `${limit} ${limit === 1 ? unit[0] : unit[1]}`;
}

function ofOptions(values: readonly unknown[], given: unknown): string {
  const options = values.map(String).filter(Boolean);
  if (typeof given !== 'string' || given.length > maxEcho) return `expected one of ${options.join(', ')}`;
  const nearest = nearestName(given, options);
  return `"${given}" is none of ${options.join(', ')}${nearest ? `: did you mean \`${nearest}\`?` : ''}`;
}
