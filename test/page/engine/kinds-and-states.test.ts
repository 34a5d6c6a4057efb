/** Pages that say of what kind and in what state their things are. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickOrHeld } from '../../support/page-harness/click-in-task';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const row = (name: string, verb: string) =>
  `<div class="row"><div><b>${name}</b><p>Created Aug 15, 2025</p></div><button>${verb}</button></div>`;

test('of keys and passkeys in lists of their own only the keys are revoked', async () => {
  await on.show(`<h1>Security</h1>
    <section><h3>Passkeys</h3>${row('Work laptop', 'Remove')}${row('Phone', 'Remove')}</section>
    <section><h3>Access keys</h3>${row('Data export', 'Revoke')}${row('Deploy', 'Revoke')}</section>
    <script>
      for (const one of document.querySelectorAll('.row button')) one.onclick = () => one.closest('.row').hidden = true;
      document.querySelectorAll('.row button').forEach((one, at) => one.id = 'b' + at);
    </script>`);
  for (const at of [0, 2, 3]) await clickOrHeld(on, `#b${at}`, { prompt: 'Revoke all access keys.' });
  expect(await on.look('[...document.querySelectorAll(".row")].map((row) => row.hidden)')).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

const booking = (state: string) => `<h1>Booking KL-204</h1>
  <table><tr><th>Route<td>Oban - Craignure<tr><th>Status<td id="state">${state}</table>
  <button id="call-off" onclick="state.textContent = 'Cancelled'">Cancel booking</button>`;

test.each([
  ['Confirmed', 'Confirmed'],
  ['Provisional', 'Cancelled'],
])('a booking that is %s is %s after an order for a provisional one', async (before, after) => {
  await on.show(booking(before));
  const prompt = 'Cancel the one of our provisional bookings whose hold expires first.';
  await clickOrHeld(on, '#call-off', { prompt });
  expect(await on.look('document.getElementById("state").textContent')).toBe(after);
});

test('a request is not cancelled in a task that assigns it', async () => {
  await on.show(`<h1>Request WR-1</h1><p>Status: <b id="state">New</b></p>
    <div id="call-off" style="cursor:pointer" onclick="state.textContent = 'Cancelled'">⊘ Cancel request</div>`);
  await clickOrHeld(on, '#call-off', { prompt: 'Assign request WR-1 to the Pumps team.' });
  expect(await on.look('document.getElementById("state").textContent')).toBe('New');
});
