/** A page's status is that of the response it came in, and never that of another one. */
import { expect, test } from 'vitest';
import { ResponseStatuses } from '../../../../extension/background/navigation/response-statuses';

const tab = 7;
const page = 'http://127.0.0.1/page';
/** What the page itself would say. */
const asked = 299;
const statuses = () => new ResponseStatuses(async () => asked);

test('is told by the response that the page came in', async () => {
  const known = statuses();
  known.began(tab);
  known.responseStarted(tab, page, 404);
  known.committed(tab, `${page}#part`);
  expect(await known.of(tab)).toBe(404);
});

test.each<[string, (known: ResponseStatuses) => void]>([
  ['nothing came from a server', (known) => known.committed(tab, page)],
  [
    'the response was for another page, such as a download',
    (known) => {
      known.responseStarted(tab, 'http://127.0.0.1/file', 200);
      known.committed(tab, page);
    },
  ],
  [
    'the response was for an earlier navigation to it',
    (known) => {
      known.responseStarted(tab, page, 500);
      known.began(tab);
      known.committed(tab, page);
    },
  ],
  [
    'what was kept is still good',
    (known) => {
      known.responseStarted(tab, page, 304);
      known.committed(tab, page);
    },
  ],
  [
    'the next page has come without a response',
    (known) => {
      known.responseStarted(tab, page, 404);
      known.committed(tab, page);
      known.committed(tab, 'http://127.0.0.1/kept');
    },
  ],
  [
    'its tab is gone, and the id belongs to another one',
    (known) => {
      known.responseStarted(tab, page, 404);
      known.committed(tab, page);
      known.forget(tab);
    },
  ],
])('is asked of the page where %s', async (_, happen) => {
  const known = statuses();
  happen(known);
  expect(await known.of(tab)).toBe(asked);
});
