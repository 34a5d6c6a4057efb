/** An approval releases the act that was shown and no other, whatever the page does between question and release. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';
import { isFullShare } from '../../support/share';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** A click that is held; what waits, or whether it was done. */
async function click(selector: string, approved?: string): Promise<{ binding?: string; success?: boolean }> {
  const order = { do: 'step', sessionId: 'page-harness', action: 'click', selector, value: '' } as const;
  try {
    const hold = { mode: 'named' as const, ...(approved !== undefined && { approved }) };
    return (await on.carryOut({ ...order, hold }, 3_000)) as { success: boolean };
  } catch (error) {
    if (error instanceof RelayError && error.code === 'held' && error.more.held) return error.more.held;
    throw error;
  }
}

const page = `<script>
  addEventListener('click', ({ target }) => { if (target.id) document.title += ' ' + target.id + target.dataset.version; });
</script>
<ul><li>Alpha <button id="a" data-version="1" type="button">Delete</button></li>
<li>Beta <button id="b" data-version="1" type="button">Delete</button></li></ul>
<form action="/pay" method="post"><h2>Order</h2><p>Total <b id="sum">€ 10.00</b></p>
<input name="to" value="Ann"><input type="hidden" name="amount" value="10"><input type="hidden" name="csrf_token" value="1">
<button id="pay" data-version="1" type="button">Pay now</button></form>
<p><a id="link" data-version="1" href="#one">Delete account</a></p>
<form action="/give" method="post" aria-label="For Ann"><p>To: <b id="to">Ann</b>, <i id="sum2">20 coins</i> <span id="left">Code ends in 59 s, at 12:30</span></p>
<select multiple><option selected>a<option selected>b<option id="third">c</select><x-field id="deep"></x-field>
<div role="radio" id="fast" aria-checked="false">Fast</div><div role="timer" id="timer">5</div>
<button id="give" data-version="1" type="button">Transfer</button></form>
<form aria-label="Gift"><div role="radio" aria-checked="false">Ann</div><div role="radio" id="bob" aria-checked="true">Bob</div>
<div role="radio" id="eve" aria-checked="false">Eve</div><input value="1"><input value="9"><input id="count" value="1">
<select><option selected>1</option><option>9</option></select><select id="choice"><option selected value="1">1<option value="9">9</select>
<div role="switch" aria-checked="true">Friends</div><div role="switch" id="everyone" aria-checked="false">Everyone on the internet</div>
<p><span id="tags">7 tags</span>, <span id="secrets">3 secrets</span>, <span id="days">3 days</span>, <span id="way">500 m</span>
<i id="icon" aria-label="To Ann">@</i><img id="image" alt="Ann" src="data:,"></p><select><option id="account" value="1">Ann</option></select>
<a id="step">Ann</a><a>Eve</a><div role="log" id="lines">To Ann</div><div role="log" id="chat"><p>To Ann</p></div><b role="timer" id="clock">To Ann</b>
<span id="wait">in 1 h 2 min</span><progress></progress><div role="progressbar" id="bar" aria-valuenow="1">1 %</div>
<button id="gift" data-version="1" data-selected-account="Ann" data-state="open" type="button">Transfer</button></form>
<section><div contenteditable id="mail">Dear Ann</div><button id="send" data-version="1" type="button">Send message</button></section>
<script>deep.attachShadow({ mode: 'open' }).innerHTML = '<input value="Ann">';</script>`;

/** What makes the act another one, by the element that was shown. */
const otherActs: Record<string, Record<string, string>> = {
  b: {
    'the rows change places': 'b.closest("ul").append(a.closest("li"))',
    'the row says something else': 'b.previousSibling.data = "Gamma "',
    'it moves to another row': 'a.closest("li").append(b)',
    'it is rebuilt': 'b.replaceWith(b.cloneNode(true)); b.dataset.version = 2',
    'all is rebuilt': 'document.querySelector("ul").innerHTML += ""; b.dataset.version = 2',
    'it says something else': 'b.textContent = "Delete all"',
    'another one of its name comes before it':
      'a.closest("li").insertAdjacentHTML("beforebegin", "<li>Beta <button>Delete</button></li>")',
    'the ids are swapped': 'a.id = "x"; b.id = "a"; x.id = "b"',
    'another page is shown in the same document': 'history.pushState(0, "", "#other")',
  },
  pay: {
    'the amount that is shown': 'sum.textContent = "€ 1000.00"',
    'the amount that is sent': 'document.forms[0].amount.value = "1000"',
    'the recipient': 'document.forms[0].to.value = "Eve"',
    'where the form goes': 'document.forms[0].action = "/elsewhere"',
    'how the form goes': 'document.forms[0].method = "get"',
    'where the button sends it': 'pay.setAttribute("formaction", "/elsewhere")',
    'a field comes': 'document.forms[0].insertAdjacentHTML("beforeend", "<input name=more value=1>")',
  },
  link: {
    'where it leads': 'link.href = "#two"',
    'where it leads, by the base': `document.head.insertAdjacentHTML('beforeend', '<base href="http://evil.test/">')`,
  },
  give: {
    'what a line says': 'to.textContent = "Eve"',
    'an amount without a currency': 'sum2.textContent = "2000 coins"',
    'what the form is called': 'give.form.setAttribute("aria-label", "For Eve")',
    'the form opens elsewhere': 'give.form.target = "other"',
    'another one of several options': 'third.selected = true; third.previousSibling.selected = false',
    'a field in a shadow tree': 'deep.shadowRoot.querySelector("input").value = "Eve"',
    "a widget of the page's own": 'fast.setAttribute("aria-checked", "true")',
  },
  gift: {
    'another radio without a name':
      'bob.setAttribute("aria-checked", "false"); eve.setAttribute("aria-checked", "true")',
    'another quantity without a name': 'count.value = "9"',
    'another option without a name': 'choice.selectedIndex = 1',
    'one more switch': 'everyone.setAttribute("aria-checked", "true")',
    'how many tags': 'tags.textContent = "700 tags"',
    'how many secrets': 'secrets.textContent = "300 secrets"',
    'how many days': 'days.textContent = "30 days"',
    'how many metres': 'way.textContent = "5000 m"',
    'what an icon says': 'icon.setAttribute("aria-label", "To Eve")',
    'what a picture says': 'image.alt = "Eve"',
    'what an option says whose value stays': 'account.textContent = "Eve"',
    'what is marked as current': 'step.setAttribute("aria-current", "true")',
    'what is called a log': 'lines.textContent = "To Eve"',
    'what a log begins with': 'chat.firstChild.textContent = "To Eve"',
    'what is called a timer': 'clock.textContent = "To Eve"',
    'what a script is told': 'gift.dataset.selectedAccount = "Eve"',
  },
  send: { 'what an editor holds': 'mail.textContent = "Dear Eve"' },
};

/** What leaves the act what it is. */
const sameActs: Record<string, string[]> = {
  b: ['b.style.color = "red"', 'b.closest("ul").style.marginTop = "40px"', 'a.className = "x"'],
  pay: ['document.forms[0].csrf_token.value = "2"', 'document.forms[0].className = "x"'],
  link: ['link.style.fontSize = "20px"'],
  give: [
    'left.textContent = "Code ends in 8 s, at 12:31"',
    'timer.textContent = "4"',
    'give.onpointerdown = () => { left.textContent = "Asks the bank" }',
  ],
  gift: [
    'chat.insertAdjacentHTML("beforeend", "<p>Hello</p>")',
    'wait.textContent = "in 59 min"',
    'bar.setAttribute("aria-valuenow", 2); bar.textContent = "2 %"',
    'gift.dataset.state = "instant-open"; gift.dataset.focusVisible = ""; gift.dataset.popperPlacement = "bottom-start"',
  ],
  send: ['mail.style.color = "red"', 'to.textContent = "Eve"'],
};

const cases = Object.entries(otherActs).flatMap(([id, changes]) =>
  Object.entries(changes).map(([name, change]) => [name, id, change] as const),
);

test.each(cases)('an approval is not for another act: %s', async (_, id, change) => {
  await on.show(page);
  const { binding } = await click(`#${id}`);
  await on.look(change);
  const again = await click(`#${id}`, binding);
  expect(again).toMatchObject({ binding: expect.any(String) });
  expect(await on.look('document.title')).toBe('');
});

test.each(Object.keys(sameActs))('an approval holds while what matters of #%s stays', async (id) => {
  await on.show(page);
  const { binding } = await click(`#${id}`);
  for (const change of sameActs[id] ?? []) await on.look(change);
  expect(await click(`#${id}`, binding)).toMatchObject({ success: true });
  expect(await on.look('document.title')).toBe(`${id}1`);
});

test('whatever changes, and in whatever order, only what was shown is released', async () => {
  const ids = Object.keys(otherActs);
  const steps = ids.flatMap((id) => [
    ...Object.values(otherActs[id] ?? {}).map((change) => ({ id, change, isOther: true })),
    ...(sameActs[id] ?? []).map((change) => ({ id, change, isOther: false })),
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ids),
      // Each once: two swaps leave all as it was.
      fc.uniqueArray(fc.constantFrom(...steps), { maxLength: 4, selector: ({ change }) => change }),
      async (id, changes) => {
        await on.show(page);
        const { binding } = await click(`#${id}`);
        // A change may find nothing left to change.
        for (const { change } of changes) await on.look(`(() => { try { ${change} } catch {} })()`);
        const now = await click(`#${id}`, binding).catch((error) => error);
        const isOther = changes.some((change) => change.id === id && change.isOther);
        const done = await on.look('document.title');
        if (isOther) expect(done).toBe('');
        else if (now.success) expect(done).toBe(`${id}1`);
      },
    ),
    { numRuns: isFullShare ? 200 : 10 },
  );
}, 120_000);
