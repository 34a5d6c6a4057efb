/** Which sessions the live page has pictured. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Pictures } from '../../../relay/live/page/pictures';
import type { RelayApi } from '../../../relay/live/page/relay-api';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a part of the page that goes ends its own wish only, in whatever order parts come and go', async () => {
  const asked: string[] = [];
  const file = async (path: string) => {
    asked.push(path);
    return new Blob();
  };
  const pictures = new Pictures({ file } as RelayApi, () => undefined);
  const cards = [pictures.want('one'), pictures.want('two')];
  pictures.want('one');
  for (const goes of cards) goes();
  void pictures.follow();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(new Set(asked)).toEqual(new Set(['/sessions/one/picture']));
});
