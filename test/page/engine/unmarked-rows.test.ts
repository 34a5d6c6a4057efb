/** How a model is shown lists whose markup says of no row that it is one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** The view, without the handles. */
async function view(html: string): Promise<string> {
  await on.show(html);
  const order = { do: 'step', sessionId: 'page-harness', action: 'snapshot', selector: '' } as const;
  return String(await on.carryOut({ ...order, onlySeen: true }, 5_000)).replace(/ ?\[e\d+\]/g, '');
}

const flex = '<style>.r { display: flex; gap: 9px } .m { cursor: pointer }</style>';
const guest = (name: string, note: string) =>
  `<div class="r"><div><div>${name}</div><div>${note}</div></div><button>Edit</button><div class="m">⋯</div></div>`;

test('each row of a list of boxes is a line, with the sign that opens its menu', async () => {
  const list = `<h1>Guests</h1><div>${guest('Ada', 'room 4')}${guest('Bob', 'room 9')}</div><p>2 guests</p>`;
  expect(await view(`${flex}${list}`)).toBe(`heading "Guests" 1
"Ada" "room 4" button "Edit" generic "⋯"
"Bob" "room 9" button "Edit" generic "⋯"
"2 guests"`);
});

test('so it is in a box that has a handle of its own', async () => {
  const rows = ['Ada', 'Bob', 'Cleo'].map((name) => guest(name, 'late')).join('');
  expect(await view(`${flex}<div tabindex="0">${rows}</div>`)).toBe(`generic
 "Ada" "late" button "Edit" generic "⋯"
 "Bob" "late" button "Edit" generic "⋯"
 "Cleo" "late" button "Edit" generic "⋯"`);
});

test('a single box with words and buttons is as it was', async () => {
  expect(await view(`${flex}<div class="r"><div>Save the draft?</div><button>Save</button></div>`)).toBe(
    '"Save the draft?"\nbutton "Save"',
  );
});

test('cards with headings keep their lines', async () => {
  const card = (name: string) => `<div><h2>${name}</h2><p>A house</p><button>Book</button></div>`;
  expect(await view(card('Elm') + card('Oak'))).toMatch(/^heading "Elm" 2\n"A house"\nbutton "Book"/);
});

test('a drawn box in the shadow tree of a row is not called by the row before', async () => {
  const rows = `<script>
    customElements.define('x-day', class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<div style="display: flex"><div tabindex="0" style="width: 18px; height: 18px; cursor: pointer"></div><div>' + this.title + '</div></div>';
      }
    });
  </script>`;
  const seen = await view(
    `${rows}<main><x-day title="Monday"></x-day><x-day title="Tuesday"></x-day></main>`,
  );
  expect(seen).not.toMatch(/generic "Monday"[^\n]*Tuesday/);
  expect(seen.match(/Monday/g)).toHaveLength(1);
});
