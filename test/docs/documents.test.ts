/** The Markdown documents: length of the README, links, tested replies, index of docs/. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { codeBlocksIn, documentPaths, renderDocument } from '../support/docs/documents';
import { withoutBlocks } from '../support/docs/generated-blocks';

const maxReadmeLines = 150;

test(`README.md has at most ${maxReadmeLines} lines`, () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(maxReadmeLines);
});

describe.each(documentPaths())('%s', (path) => {
  it('has no broken link', () => {
    expect(renderDocument(path).targets.flatMap((target) => brokenBecause(path, target) ?? [])).toEqual([]);
  });

  it('shows replies of curl only where a test compares them', () => {
    const untested = codeBlocksIn(withoutBlocks(readFileSync(path, 'utf8'))).filter(
      ({ code }) => code.includes('curl ') && /^#? ?\{"/m.test(code),
    );
    expect(untested).toEqual([]);
  });
});

test('a broken link is noticed', () => {
  expect(brokenBecause('README.md', 'docs/nowhere.md')).toContain('no such file');
  expect(brokenBecause('README.md', 'README.md#nowhere')).toContain('no such heading');
  expect(brokenBecause('README.md', '#nowhere')).toContain('no such heading');
  expect(brokenBecause('README.md', '../outside.md')).toContain('outside');
  expect(brokenBecause('README.md', 'http://example.com/')).toContain('https');
  expect(brokenBecause('README.md', 'https://')).toContain('https');
  expect(brokenBecause('README.md', 'SECURITY.md#how-to-report')).toBeUndefined();
});

test('every page of docs/ is in its index', () => {
  const pages = documentPaths('docs').filter((path) => path !== 'docs/README.md');
  const listed = renderDocument('docs/README.md').targets.map((target) => join('docs', target));
  expect(pages.filter((path) => !listed.includes(path))).toEqual([]);
});

/** What is wrong with a link of the document. The relay's own pages are the only http addresses. */
function brokenBecause(path: string, target: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(target)) {
    const isOwn = /^http:\/\/127\.0\.0\.1:8787\//.test(target);
    const isHttps = URL.canParse(target) && new URL(target).protocol === 'https:';
    return isOwn || isHttps ? undefined : `${target}: not an https address`;
  }
  const [file = '', anchor] = target.split('#', 2);
  const to = file === '' ? path : join(dirname(path), decodeURIComponent(file));
  if (relative('.', to).startsWith('..')) return `${target}: outside of the project`;
  if (!existsSync(to)) return `${target}: no such file`;
  if (anchor === undefined) return undefined;
  const isMarkdown = statSync(to).isFile() && to.endsWith('.md');
  if (isMarkdown && renderDocument(to).anchors.includes(decodeURIComponent(anchor))) return undefined;
  return `${target}: no such heading`;
}
