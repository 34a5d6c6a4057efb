/** A number in a name that counts something may change; a number that tells an element from others may not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** Clicks the first control by the ref it had before the page wrote other HTML into its place. */
async function clickedAfter(before: string, after: string): Promise<unknown> {
  await on.show(`<h1>Shop</h1><div id=place>${before}</div>`);
  const [, ref] = /\[(e\d+)\]/.exec(String(await on.step('snapshot', ''))) ?? [];
  await on.look(`document.getElementById('place').innerHTML = ${JSON.stringify(after)}`);
  return on.act('click', `ref=${ref}`);
}

test.each([
  ['in brackets', '<button>Basket (7)</button>', '<button>Basket (8)</button>'],
  ['that has come', '<button>Basket</button>', '<button>Basket (1)</button>'],
  ['with what is counted', '<button>Tray, 1 item</button>', '<button>Tray, 2 item</button>'],
  [
    'on a badge',
    '<button>Alerts <i class="nav-badge">3</i></button>',
    '<button>Alerts <i class="nav-badge">4</i></button>',
  ],
  [
    'in a navigation',
    '<nav><ul><li><a href="#in">Inbox (2)</a></li><li><a href="#out">Sent</a></li></ul></nav>',
    '<nav><ul><li><a href="#in">Inbox (3)</a></li><li><a href="#out">Sent</a></li></ul></nav>',
  ],
])('a ref lasts while a number changes %s', async (_, before, after) => {
  expect(await clickedAfter(before, after)).toMatchObject({ success: true, rebound: true });
});

test.each([
  ['the number tells it from others', '<button>Room 7</button>', '<button>Room 8</button>'],
  [
    'the number stands in a part of its own',
    '<button>Gate <b>7</b></button>',
    '<button>Gate <b>8</b></button>',
  ],
  [
    'another one differed by the number alone',
    '<button>Photo (7)</button><button>Photo (9)</button>',
    '<button>Photo (9)</button>',
  ],
  [
    'another one differs so now',
    '<button>Photo (7)</button>',
    '<button>Photo (8)</button><button>Photo (9)</button>',
  ],
  [
    'one without a number stood beside it',
    '<button>Photo</button><button>Photo (1)</button>',
    '<button>Photo (1)</button>',
  ],
  ['the words changed too', '<button>Basket (7)</button>', '<button>Orders (8)</button>'],
  ['it leads elsewhere', '<a href="#a">Basket (7)</a>', '<a href="#b">Basket (8)</a>'],
  [
    'an act on it has consequences',
    '<button>Delete selected (7)</button>',
    '<button>Delete selected (8)</button>',
  ],
])('a ref means nothing where %s', async (_, before, after) => {
  expect(await clickedAfter(before, after)).toMatchObject({ error: 'element_not_found' });
});
