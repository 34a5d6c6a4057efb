// Why: the README's tables say what the code does; `npm run docs` writes them anew.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allActions } from '../extension/actions/table';
import { errorCodes } from '../extension/protocol/errors';
import { withTables } from './support/readme-tables';

const blank = '# x\n<!-- actions -->\nSTALE\n<!-- /actions -->\nkept\n<!-- errors -->\n<!-- /errors -->\n';

describe('the README’s tables', () => {
  it('are up to date', async () => {
    await expect(withTables(readFileSync('README.md', 'utf8'))).toMatchFileSnapshot('../README.md');
  });

  it('list every action and every error code once, and leave the rest alone', () => {
    const made = withTables(blank);
    for (const name of Object.keys(allActions())) expect(made.split(`\n| \`${name}\``)).toHaveLength(2);
    for (const code of errorCodes) expect(made.split(` | \`${code}\` | `)).toHaveLength(2);
    expect(made).toContain('kept');
    expect(made).not.toContain('STALE');
    expect(withTables(made)).toBe(made);
  });

  it('are missed where their markers are', () => {
    expect(() => withTables('# x')).toThrow('<!-- actions -->');
  });
});
