/** Rows that are components with shadow trees are judged and told as rows; what a held act says of its place can be read. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** `done`, or the message of the error. */
async function click(selector: string, prompt: string): Promise<string> {
  const order = { do: 'step', sessionId: 'page-harness', action: 'click', selector, value: '' } as const;
  try {
    await on.carryOut({ ...order, hold: { mode: 'named', prompt } }, 3_000);
    return 'done';
  } catch (error) {
    if (!(error instanceof RelayError && error.code === 'held')) throw error;
    return JSON.stringify(error.more).replaceAll('\\"', '"');
  }
}

const orders = [
  ['Salbutamol inhaler', 'RX-7702, ordered 9 February'],
  ['Ramipril 2.5 mg', 'RX-7709, ordered 14 February'],
];
const page = `<my-app></my-app><script>
  const host = (name, fill) => customElements.get(name) ?? customElements.define(name, class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'open' }); fill(this); }
  });
  host('my-order', (one) => {
    const [what, id] = one.data;
    one.shadowRoot.innerHTML = '<div class="n">' + what + '<br><small>' + id + '</small></div>' +
      '<div class="d" style="cursor:pointer">⋯</div>' +
      '<div class="m" style="position:absolute" hidden><div>Remind me</div><div class="c" style="cursor:pointer">Cancel order</div></div>';
    one.shadowRoot.querySelector('.d').onclick = () => { one.shadowRoot.querySelector('.m').hidden = false; };
    one.shadowRoot.querySelector('.c').onclick = () => { document.title = id; };
  });
  host('my-app', (app) => {
    const list = document.createElement('div');
    app.shadowRoot.append(list);
    for (const data of ${JSON.stringify(orders)}) {
      const one = document.createElement('my-order');
      one.data = data;
      list.append(one);
    }
  });
</script>`;

async function cancel(order: number, prompt: string): Promise<string> {
  await on.show(page);
  const row = `my-app >>> my-order:nth-of-type(${order})`;
  await click(`${row} >>> div.d`, prompt);
  return click(`${row} >>> div.c`, prompt);
}

test('the order that is named is cancelled', async () => {
  expect(await cancel(1, 'Cancel the order of salbutamol.')).toBe('done');
});

test('another one is held, and told by its row', async () => {
  expect(await cancel(2, 'Cancel the order of salbutamol.')).toMatch(
    /row "Ramipril 2\.5 mg RX-7709, ordered 14 February/,
  );
});

test.each([
  [
    'a dialog whose label begins its question, with all of it',
    '<div role="dialog" aria-label="Delete claim"><p>Delete claim L7339? It is gone for good.</p><button>Delete</button></div>',
    /dialog "Delete claim", which says "Delete claim L7339\?/,
  ],
  [
    'a part of the page, by its heading',
    '<h1>Claims</h1><div><div><h2>Claim L7339 of Ida Holm</h2></div><p>Black umbrella</p><button>Delete</button></div>',
    /part "Claim L7339 of Ida Holm"/,
  ],
])('a held act is told to be in %s', async (_, html, told) => {
  await on.show(html);
  expect(await click('button', 'What is the claim about?')).toMatch(told);
});
