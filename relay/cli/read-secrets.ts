/** Reads the values of secrets from where other programs of this machine do not see them. */
import { RelayError } from '../../extension/protocol/errors';
import type { Machine } from './machine';

const shape = 'it looks like --secret password=- (standard input) or --secret password=env:MAIL_PASSWORD';

/**
 * @param given `name=-` reads standard input, `name=env:VARIABLE` reads that variable
 * @throws RelayError bad_request for a value on the command line itself, where every user of the machine can read it
 */
export async function readSecrets(
  given: readonly string[],
  { env, readInput }: Pick<Machine, 'env' | 'readInput'>,
): Promise<Record<string, string> | undefined> {
  if (given.length === 0) return undefined;
  if (given.filter((one) => one.endsWith('=-')).length > 1) {
    throw wrong(
      'Only one secret can come from standard input; take the others from variables with =env:NAME.',
    );
  }
  const secrets: Record<string, string> = {};
  for (const one of given) {
    const [, name, source, variable] = /^(\w{1,64})=(?:(-)|env:(\w+))$/.exec(one) ?? [];
    if (!name) {
      const secretName = /^\w*/.exec(one)?.[0];
      throw wrong(
        `--secret ${secretName}=… has to say where the value is, for others can read a command line: ${shape}.`,
      );
    }
    const value = source ? (await readInput()).replace(/\r?\n$/, '') : env[variable ?? ''];
    if (!value)
      throw wrong(`The secret ${name} is empty: ${source ? 'standard input' : variable} has no value.`);
    secrets[name] = value;
  }
  return secrets;
}

function wrong(message: string): RelayError {
  return new RelayError('bad_request', message);
}
