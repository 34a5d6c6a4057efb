/** What the build leaves out of the extension must be what only the relay reads. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { behaviourOnly } from '../../extension/actions/behaviour-only';

const built = (code: string, id: string) =>
  behaviourOnly().transform.call({ parse: parseAst }, code, id)?.code;

test('an action keeps its behaviour and nothing else', () => {
  const code = `export const click = { summary: 'Clicks.', synonyms: ['tap'], effect: 'act', timeoutMs: 5_000,
    result: r, selector: 'required', value: { words: 'none' }, example: { selector: '#a' }, async run() { return { result: 1 }; } };`;
  const kept = built(code, '/x/extension/actions/page/click.ts') ?? '';
  expect(kept).toContain('async run() { return { result: 1 }; }');
  expect(kept).not.toMatch(/Clicks|tap|#a|act|5_000|required|none|\br\b/);
  expect(() => parseAst(kept)).not.toThrow();
});

test('other objects, beside an action too, and other files stay as they are', () => {
  const beside = "const named = { value: 'kept' };";
  expect(
    built(`${beside} const top = { value: 1, run() {} };`, '/x/extension/actions/page/top.ts'),
  ).toContain(beside);
  const plain = "const words = { summary: 'kept' };";
  expect(built(plain, '/x/extension/actions/page/click.ts')).toBe(plain);
  expect(built(plain, '/x/extension/dom/role.ts')).toBeUndefined();
});

const folders = ['page', 'tab'].map((name) => new URL(`../../extension/actions/${name}/`, import.meta.url));
const actions = folders.flatMap((folder) =>
  readdirSync(folder).map((file) => [file.replace('.ts', ''), readFileSync(new URL(file, folder), 'utf8')]),
);

test.each(actions)('%s reads nothing of itself that the extension does not have', (name, code) => {
  const absent = 'summary|synonyms|selector|value|effect|timeoutMs|result|example';
  expect(code).not.toMatch(new RegExp(`\\b(?:${name}|this)\\s*(?:\\.\\s*(?:${absent})\\b|\\[)`));
});
