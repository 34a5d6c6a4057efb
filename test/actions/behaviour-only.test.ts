// Why: what the build leaves out of the extension must be words alone.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { behaviourOnly } from '../../extension/actions/behaviour-only';

const built = (code: string, id: string) =>
  behaviourOnly().transform.call({ parse: parseAst }, code, id)?.code;

test('an action keeps its behaviour and loses its words', () => {
  const code = `export const click = { summary: 'Clicks.', synonyms: ['tap'], effect: 'act', result: r,
    example: { selector: '#a' }, async run() { return { result: 1 }; } };`;
  const kept = built(code, '/x/extension/actions/page/click.ts') ?? '';
  expect(kept).toContain("effect: 'act'");
  expect(kept).toContain('return { result: 1 }');
  expect(kept).not.toMatch(/Clicks|tap|#a/);
  expect(() => parseAst(kept)).not.toThrow();
});

test('other objects and other files stay as they are', () => {
  const plain = "const words = { summary: 'kept' };";
  expect(built(plain, '/x/extension/actions/page/click.ts')).toBe(plain);
  expect(built(plain, '/x/extension/dom/role.ts')).toBeUndefined();
});

const folders = ['page', 'tab'].map((name) => new URL(`../../extension/actions/${name}/`, import.meta.url));
const actions = folders.flatMap((folder) =>
  readdirSync(folder).map((file) => [file.replace('.ts', ''), readFileSync(new URL(file, folder), 'utf8')]),
);

test.each(actions)('%s does not read its own words, which the extension does not have', (name, code) => {
  expect(code).not.toMatch(
    new RegExp(`\\b(?:${name}|this)\\s*(?:\\.\\s*(?:summary|synonyms|value|result|example)\\b|\\[)`),
  );
});
