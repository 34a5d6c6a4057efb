/** The built threads, with pages that take long: the deadline holds, and callers wait for themselves only. */
import { expect, test } from 'vitest';
import { readingThreads } from '../../../relay/threads/reading-threads';
import { buildThread } from '../../support/threads/build-thread';

const script = await buildThread('relay/threads/reading-thread.ts');

/** A question about a page that takes seconds: more than a hundred thousand passages. */
const slow = questionAbout(
  Array.from({ length: 130_000 }, (_, index) => `Tower ${index} is ${index} m high.`),
);
const quick = questionAbout(['The tower is 300 m high.']);

function questionAbout(paragraphs: readonly string[]) {
  const head = {
    page: { title: 'Towers', lang: 'en', url: 'https://example.com/', contentType: 'text/html' },
  };
  const lines = [head, ...paragraphs.map((text) => ({ kind: 'paragraph', text }))];
  return {
    query: 'How high is the tower?',
    lines: lines.map((line) => JSON.stringify(line)).join('\n'),
    text: paragraphs.join('\n'),
  };
}

test('a page that takes too long ends with the deadline, and others of all keys are answered meanwhile', async () => {
  const { run } = readingThreads(script);
  const asking = (keyName: string, signal = new AbortController().signal) => ({ keyName, signal });
  await run('answer', quick, asking('modest'));
  const late = new AbortController();
  const hostile = Array.from({ length: 5 }, () => run('answer', slow, asking('greedy', late.signal)));
  const ended = Promise.allSettled(hostile);

  expect(await run('answer', quick, asking('modest'))).toMatchObject({ found: true, answer: '300 m' });
  const start = performance.now();
  late.abort(new Error('too late'));
  const results = await ended;
  expect(performance.now() - start).toBeLessThan(500);
  expect(results.map((result) => result.status === 'rejected' && result.reason.message)).toEqual(
    Array(5).fill('too late'),
  );
  expect(await run('answer', quick, asking('greedy'))).toMatchObject({ answer: '300 m' });
}, 60_000);

test('an error of a page keeps its code', async () => {
  const { run } = readingThreads(script);
  const asking = { keyName: 'a', signal: new AbortController().signal };
  const page = { title: '', lang: '', url: 'https://example.com/', contentType: 'text/html', status: 404 };
  const question = { query: 'Who?', lines: JSON.stringify({ page }), text: '' };
  await expect(run('answer', question, asking)).rejects.toMatchObject({ code: 'navigation_failed' });
});
