/** Acts of one decision on several tabs. */
import { expect, test } from 'vitest';
import { acts, calls, done } from '../../support/models/model-server';
import { ballast, withModel } from '../../support/models/with-model';

const { asked, browse, script } = withModel({
  '/orders': `<title>Orders</title><a target="_blank" href="/track">Track</a><input id="note"><button onclick="said.textContent = 'Noted ' + note.value">Save</button><p id="said"></p>${ballast}`,
  '/track': `<title>Track</title><p id="x">Loading shipment...</p><script>setTimeout(() => { x.textContent = 'Number 3SNH1047' }, 1200)</script>`,
});
const stop = calls(['give_up', { reason: 'Enough.' }]);

test('a call may open a tab, read there, and go on in the tab before, by the numbers of the view', async () => {
  script(
    acts(
      { action: 'click', selector: 'text=Track' },
      { action: 'wait', value: 'Number' },
      { action: 'find', value: '3SNH' },
      { action: 'tab', value: 1 },
      { action: 'fill', selector: '#note', value: '3SNH1047' },
      { action: 'click', selector: 'text=Save' },
    ),
    done('Noted.', 'Noted 3SNH1047'),
  );
  const { body } = await browse('/orders');
  expect(asked()[1]?.last).not.toContain('Not begun');
  expect(body.result).toMatchObject({ outcome: 'done', steps: 4 });
});

test('a snapshot at the end of a call is not sent a second time', async () => {
  script(acts({ action: 'fill', selector: '#note', value: 'x' }, { action: 'snapshot' }), stop);
  await browse('/orders');
  expect(asked()[1]?.last.match(/Line 8 of many/g)).toHaveLength(1);
});
