import { expect, it } from 'vitest';
import { RelayError } from '../../../../extension/protocol/errors';
import { IdempotentAnswers } from '../../../../relay/service/tasks/idempotent-answers';

const never = () => Promise.reject(new Error('done twice'));

it('answers again with what was answered', async () => {
  const kept = new IdempotentAnswers<string>();
  expect(await kept.once('id', 'body', async () => 'first')).toBe('first');
  expect(await kept.once('id', 'body', never)).toBe('first');
});

it('fails again as it failed', async () => {
  const kept = new IdempotentAnswers<string>();
  const failing = () => Promise.reject(new Error('no luck'));
  await expect(kept.once('id', 'body', failing)).rejects.toThrow('no luck');
  await expect(kept.once('id', 'body', never)).rejects.toThrow('no luck');
});

it('does at the next try what it could not begin', async () => {
  const kept = new IdempotentAnswers<string>();
  const noBrowser = new RelayError('no_browser', 'None.', { outcome: 'not_executed' });
  await expect(kept.once('id', 'body', () => Promise.reject(noBrowser))).rejects.toMatchObject({
    code: 'no_browser',
    // Before this relay started it may have been begun.
    more: { outcome: 'unknown' },
  });
  expect(await kept.once('id', 'body', async () => 'second')).toBe('second');
});

it('says of what is under way that it is', async () => {
  const kept = new IdempotentAnswers<string>();
  void kept.once('id', 'body', () => new Promise(() => {}));
  await expect(kept.once('id', 'body', never)).rejects.toMatchObject({ code: 'still_running' });
});

it('does not take another body for the same', async () => {
  const kept = new IdempotentAnswers<string>();
  await kept.once('id', 'body', async () => 'first');
  await expect(kept.once('id', 'other', never)).rejects.toMatchObject({ code: 'key_reused' });
});

it('keeps the last fifty', async () => {
  const kept = new IdempotentAnswers<string>();
  for (let id = 0; id <= 50; id += 1) await kept.once(String(id), 'body', async () => 'first');
  expect(await kept.once('0', 'body', async () => 'anew')).toBe('anew');
  expect(await kept.once('2', 'body', never)).toBe('first');
});
