/** Searches the output and logs of a relay for its secrets. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pairingsIn } from '../../../relay/access/pairings';

/** Where a key or pairing secret occurs; values are not printed. */
export async function findLeaks(
  { home, apiKey, printed }: { home: string; apiKey: string; printed(): string },
  modelKey: string | undefined,
): Promise<string[]> {
  const logs = (await readdir(home)).filter((name) => name.includes('audit'));
  const texts = await Promise.all(
    logs.map(async (name) => ({ where: name, text: await readFile(join(home, name), 'utf8') })),
  );
  const secrets = [
    { what: 'the API key', value: apiKey },
    ...pairingsIn(home)
      .list()
      .map(({ secret }) => ({ what: 'a pairing secret', value: secret })),
    // Shorter values are not real keys.
    ...(modelKey && modelKey.length >= 16 ? [{ what: "the model's key", value: modelKey }] : []),
  ];
  return [{ where: 'what it printed', text: printed() }, ...texts].flatMap(({ where, text }) =>
    secrets.flatMap(({ what, value }) => (text.includes(value) ? [`${what} in ${where}`] : [])),
  );
}
