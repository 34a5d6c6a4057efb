/** The scripts for documents read properties of nodes only by names that no field of a form and no picture takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { ownNames } from '../../../extension/dom/tree/own-names';
import { lazyScripts } from '../../../extension/protocol/page-messages';

const output = new URL('../../../.output/chrome-mv3/', import.meta.url).pathname;
const sources = new URL('../../../extension/', import.meta.url).pathname;
const hidden = new Set(ownNames);

interface Part {
  type?: string;
  computed?: boolean;
  start: number;
  property?: { name?: string };
  key?: { name?: string };
  value?: { type?: string };
}

/** `attributes: true` of a MutationObserver. */
function isForObserver({ type, key, value }: Part): boolean {
  return type === 'Property' && key?.name === 'attributes' && value?.type !== 'Identifier';
}

/** What is read, taken apart or made by one of the names that a page can hide. */
function hiddenNamesIn(node: unknown, found: { name: string; at: number }[] = []): typeof found {
  if (typeof node !== 'object' || node === null) return found;
  const { type, computed, start, property, key } = node as Part;
  const name = type === 'MemberExpression' ? property?.name : type === 'Property' ? key?.name : undefined;
  if (name !== undefined && !computed && hidden.has(name) && !isForObserver(node as Part))
    found.push({ name, at: start });
  for (const inner of Object.values(node)) hiddenNamesIn(inner, found);
  return found;
}

test.each(['page', ...lazyScripts])('%s.js reads none by a name that a page can hide', (script) => {
  const code = readFileSync(join(output, `${script}.js`), 'utf8');
  const found = hiddenNamesIn(parseSync('script.js', code).program);
  expect(found.map(({ at }) => code.slice(at, at + 60))).toEqual([]);
});

test('the linter would find one', () => {
  const code = 'node?.parentNode; ({ children: at }) => at; const { localName } = it; ({ innerText: 1 })';
  const found = hiddenNamesIn(parseSync('script.js', code).program);
  expect(found.map(({ name }) => name)).toEqual(['parentNode', 'children', 'localName', 'innerText']);
});

/** `matches` is a name of data too, so that it is read by the function of this name. */
test('nothing calls `matches` of an element that may be a form', () => {
  const files = ['dom', 'actions'].flatMap((folder) =>
    readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  const calling = files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('tree/walk.ts'))
    .filter((name) =>
      /(?<!firstElementChild as Element \| null\)\?)\.matches\(/.test(
        readFileSync(join(sources, name), 'utf8'),
      ),
    );
  expect(calling).toEqual([]);
});
