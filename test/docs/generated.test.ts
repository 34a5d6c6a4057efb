/** The generated parts of the documentation are up to date; `npm run docs` updates them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { allActions } from '../../extension/actions/table';
import { errorCodes } from '../../extension/protocol/errors';
import { curlScript } from '../support/docs/curl-script';
import { documentPaths, renderDocument } from '../support/docs/documents';
import { type Example, examples } from '../support/docs/example-calls';
import { blockNames, blocksIn, withBlocks } from '../support/docs/generated-blocks';
import { powershellScript } from '../support/docs/powershell-script';

const documents = documentPaths().filter((path) => blocksIn(readFileSync(path, 'utf8')).length > 0);

describe('generated blocks', () => {
  it.each(documents)('of %s are up to date', async (path) => {
    await expect(withBlocks(readFileSync(path, 'utf8'))).toMatchFileSnapshot(`../../${path}`);
  });

  it('are all shown somewhere', () => {
    const shown = documents.flatMap((path) => blocksIn(readFileSync(path, 'utf8')));
    expect([...new Set(shown)].sort()).toEqual([...blockNames].sort());
  });

  it('replace what is between their markers and nothing else', () => {
    const stale = 'before\n<!-- generated:errors -->\nSTALE\n<!-- /generated:errors -->\nafter\n';
    const fresh = withBlocks(stale);
    expect(fresh).toMatch(/^before\n[\s\S]*\nafter\n$/);
    expect(fresh).not.toContain('STALE');
    expect(withBlocks(fresh)).toBe(fresh);
    expect(() => withBlocks(stale.replaceAll('errors', 'nonsense'))).toThrow('nonsense');
  });
});

test('docs/actions.md lists every action once, docs/errors.md every error code once', () => {
  const [actions, errors] = ['docs/actions.md', 'docs/errors.md'].map((path) =>
    withBlocks(readFileSync(path, 'utf8')),
  ) as [string, string];
  for (const name of Object.keys(allActions())) expect(actions.split(`\n| \`${name}\``)).toHaveLength(2);
  for (const code of errorCodes) expect(errors.split(` | \`${code}\` | `)).toHaveLength(2);
});

test('docs/examples/README.md lists every example, and no script is left over', () => {
  const scripts = ['curl', 'powershell', 'node', 'python'].flatMap((folder) =>
    readdirSync(`docs/examples/${folder}`)
      .filter((file) => /\.(sh|ps1|mjs|py)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(renderDocument('docs/examples/README.md').targets).toEqual(expect.arrayContaining(scripts));
  const generated = Object.values(examples).flatMap(({ name }) => [
    `curl/${name}.sh`,
    `powershell/${name}.ps1`,
  ]);
  const written = scripts.filter((path) => /^(curl|powershell)\/(?!settings)/.test(path));
  expect(written.sort()).toEqual(generated.sort());
});

describe.each<Example>(Object.values(examples))('the scripts of $name', (example) => {
  test('curl', async () => {
    await expect(curlScript(example)).toMatchFileSnapshot(`../../docs/examples/curl/${example.name}.sh`);
  });

  test('PowerShell', async () => {
    const path = `../../docs/examples/powershell/${example.name}.ps1`;
    await expect(powershellScript(example)).toMatchFileSnapshot(path);
  });
});
