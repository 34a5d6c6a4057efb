/** What comes only some time after an act, such as the suggestions of a server. */
import { expect, test } from 'vitest';
import { acts, calls, done, refOf } from '../../support/models/model-server';
import { ballast, withModel } from '../../support/models/with-model';
import { share } from '../../support/share';

const suggesting = (
  ms: number,
) => `<title>Trip</title><label>City <input id="q"></label><div id="list"></div><p id="said"></p>${ballast}
  <script>q.oninput = () => { list.textContent = ''; setTimeout(() => {
    list.innerHTML = '<div style="cursor: pointer">Graz, Austria</div>';
    list.firstChild.onclick = () => { said.textContent = 'Going to Graz in Austria'; list.textContent = '' };
  }, ${ms}) }</script>`;
const { asked, browse, script } = withModel({
  '/1300': suggesting(1_300),
  '/2300': suggesting(2_300),
  '/saving': `<title>Note</title><textarea id="note"></textarea><button id="save">Save</button><p id="said"></p>${ballast}
    <script>save.onclick = () => setTimeout(() => { said.textContent = 'Saved at 10:00' }, 60)</script>`,
});
const stop = calls(['give_up', { reason: 'Enough.' }]);

test.each(share(['/1300', '/2300'], 1))(
  'a suggestion is clicked in the same call, once it has come: %s',
  async (path) => {
    script(
      acts(
        { action: 'fill', selector: '#q', value: 'Graz' },
        { action: 'click', selector: 'text=Graz, Austria' },
      ),
      done('To Graz.', 'Going to Graz in Austria'),
    );
    const { body } = await browse(path);
    expect(body.result).toMatchObject({ outcome: 'done' });
  },
);

test.each(share(['#q', refOf('textbox "City"')], 1))(
  'suggestions are in the view that follows an entry',
  async (selector) => {
    script(acts({ action: 'type', selector, value: 'Graz' }), stop);
    await browse('/2300');
    expect(asked()[1]?.last).toContain('Graz, Austria');
  },
);

test('an element that never comes is told of after little time where nothing was entered', async () => {
  script(acts({ action: 'hover', selector: '#q' }, { action: 'click', selector: 'text=Wien' }), stop);
  const startedMs = Date.now();
  await browse('/1300');
  expect(asked()[1]?.last).toContain('No element matches "text=Wien"');
  expect(Date.now() - startedMs).toBeLessThan(6_000);
});

test('a message that a timer sets is in the view that follows', async () => {
  script(
    acts({ action: 'fill', selector: '#note', value: 'hi' }, { action: 'click', selector: '#save' }),
    stop,
  );
  await browse('/saving');
  expect(asked()[1]?.last).toContain('Saved at 10:00');
});
