/** Which sessions the live page has pictured. */
import { expect, test, vi } from 'vitest';
import { Pictures } from '../../../relay/live/page/pictures';
import type { RelayApi } from '../../../relay/live/page/relay-api';
import { until } from '../../support/until';

test('a part of the page that goes ends its own wish only, in whatever order parts come and go', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
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
  await until('two pictures', () => asked.length === 2);
  expect(asked).toEqual(['/sessions/one/picture', '/sessions/one/picture']);
});
