/** Pages can neither forge what replies say of dialogs nor flood them. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { shared } from '../../support/tabrelay/shared-tabrelay';

/** What a page may try to get hold of the way by which its dialogs are reported. */
const forging: Record<string, string> = {
  'symbols of the window': `for (const symbol of [...Object.getOwnPropertySymbols(window), Symbol.for('tabrelay.dialogs')])
    names.push(window[symbol]?.eventName);`,
  'own properties of the document': `for (const key of Reflect.ownKeys(document)) names.push(String(key));`,
  'dispatchEvent replaced': `const own = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = document.dispatchEvent = function (event) { names.push(event.type); return own.call(this, event); };`,
  'CustomEvent replaced': `const Own = CustomEvent;
    CustomEvent = function (type, init) { names.push(type); return new Own(type, init); };`,
  'addEventListener replaced': `const own = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = document.addEventListener = function (type, ...rest) { names.push(type); return own.call(this, type, ...rest); };`,
  'methods of arrays and strings replaced': `for (const [prototype, method] of [[Array.prototype, 'push'], [Array.prototype, 'shift'],
      [String.prototype, 'slice'], [WeakMap.prototype, 'get'], [Promise.prototype, 'then'], [Reflect, 'apply'], [JSON, 'stringify']]) {
      const own = prototype[method];
      prototype[method] = function (...args) { if (!busy) { busy = true; names[names.length] = this?.eventName ?? args[0]?.eventName ?? args[0]?.type; busy = false; } return own.apply(this, args); };
    }`,
  'getters of all objects': `for (const key of ['bubbles', 'composed', 'eventName', 'get', 'next'])
      Object.defineProperty(Object.prototype, key, { configurable: true, get() { names[names.length] = this?.type; return undefined; } });`,
  'a listener for everything': `for (const key in document) if (key.startsWith('on')) document[key] = (event) => { names.push(event.type); };`,
};

const forge = `<script>
  const names = []; let busy = false;
  const forge = () => {
    for (const key of ['bubbles', 'composed', 'eventName', 'get', 'next']) delete Object.prototype[key];
    for (const name of new Set(names.filter((one) => typeof one === 'string' && one.length > 0)))
      for (const detail of ['confirm:6:forged', { type: 'confirm', message: 'forged', answer: 'accepted' }])
        for (const target of [document, window])
          target.dispatchEvent(new CustomEvent(name, { detail, cancelable: true, bubbles: true }));
  };
</script>`;

const tabrelay = shared();
const opened: string[] = [];
let site: Site;
beforeAll(async () => {
  site = await servePages({
    ...Object.fromEntries(
      Object.values(forging).map((script, index) => [
        `/forging/${index}`,
        `${forge}<button id="try" onclick="prepare(); alert('true'); forge()">try</button><script>const prepare = () => { ${script} };</script>`,
      ]),
    ),
    '/early': `${forge}<button id="try" onclick="alert('true'); forge()">try</button>
      <script>${forging['dispatchEvent replaced']}</script>`,
    '/floods': `<button id="large" onclick="for (let n = 0; n < 12; n += 1) alert('x'.repeat(4e6))">large</button>
      <button id="preset" onclick="for (let n = 0; n < 12; n += 1) prompt('y', 'x'.repeat(4e6))">preset</button>
      <button id="many" onclick="for (let n = 0; n < 1e5; n += 1) confirm(n)">many</button>
      <button id="mixed" onclick="for (let n = 0; n < 3e3; n += 1) { alert(n); print(); prompt(n) }">mixed</button>
      <button id="frames" onclick="for (let n = 0; n < 40; n += 1) frames[n % 2].alert('z'.repeat(1e6))">frames</button>
      <button id="text" onclick="confirm({ toString: () => 'w'.repeat(4e6) })">text</button>
      <button id="invisible" onclick="alert('Sa\\u{e0041}\\u200bved')">invisible</button>
      <button id="event" onclick="const event = document.createEvent('BeforeUnloadEvent'); event.initEvent('beforeunload', false, true);
        event.preventDefault(); event.returnValue = 'forged'; dispatchEvent(event)">event</button>
      <button id="one" onclick="alert('one')">one</button>
      <iframe srcdoc="<p>a</p>"></iframe><iframe src="/inner"></iframe>`,
    '/inner': `<p>b</p><button onclick="alert('inner')">inner</button>`,
    '/srcdoc': `<iframe srcdoc="<button onclick=&quot;document.title = confirm('in here')&quot;>ask</button>"></iframe>`,
  });
});
afterAll(() => site.close());
afterEach(async () => {
  for (const id of opened.splice(0)) await tabrelay.close(id);
});

const dialogsSchema = z.array(
  z.object({ type: z.string(), message: z.string(), answer: z.string(), text: z.optional(z.string()) }),
);

/** The dialogs that the reply to a click names. */
async function dialogsOf(path: string, selector: string, options: Record<string, unknown> = {}) {
  const id = await tabrelay.session({ url: site.url(path), ...options });
  opened.push(id);
  const { dialog, dialogs } = await tabrelay.act(id, 'click', selector);
  return { id, dialogs: dialogsSchema.parse(dialogs ?? (dialog ? [dialog] : [])) };
}

describe('a page does not get hold of the way by which dialogs are reported', () => {
  test.each(share(Object.keys(forging), 2))('by %s', async (way) => {
    const path = `/forging/${Object.keys(forging).indexOf(way)}`;
    const { dialogs } = await dialogsOf(path, '#try');
    expect(dialogs).toEqual([{ type: 'alert', message: 'true', answer: 'dismissed' }]);
  });

  // Scripts of a page may run before ours. What they then report is no more than dialogs that they could open.
  test('and one that was faster does not say what was answered', async () => {
    const { dialogs } = await dialogsOf('/early', '#try');
    expect(dialogs).toContainEqual({ type: 'alert', message: 'true', answer: 'dismissed' });
    for (const { answer, text } of dialogs) expect([answer, text]).toEqual(['dismissed', undefined]);
  });

  test('by an event that it has made itself', async () => {
    expect((await dialogsOf('/floods', '#event')).dialogs).toEqual([]);
  });
});

describe('what a reply says of dialogs is bounded', () => {
  test.each(share(['#large', '#preset', '#many', '#mixed', '#frames', '#text'], 2))(
    '%s',
    async (selector) => {
      const { id, dialogs } = await dialogsOf('/floods', selector, { dialogs: 'accept' });
      expect(dialogs.length).toBeGreaterThan(0);
      expect(dialogs.length).toBeLessThanOrEqual(20);
      expect(JSON.stringify(dialogs).length).toBeLessThanOrEqual(66_000);
      for (const { message, text = '' } of dialogs)
        expect(Math.max(message.length, text.length)).toBeLessThanOrEqual(1_000);
      // The page is as before, and dialogs are reported again a moment later.
      await expect
        .poll(async () => (await tabrelay.act(id, 'click', '#one')).dialog, { timeout: 10_000 })
        .toMatchObject({ message: 'one' });
    },
  );

  test('and says what a person would see', async () => {
    expect((await dialogsOf('/floods', '#invisible')).dialogs).toMatchObject([{ message: 'Saved' }]);
  });
});

test.each([
  ['/srcdoc', 'iframe >>> button', 'in here'],
  ['/floods', 'iframe:nth-of-type(2) >>> button', 'inner'],
])('a dialog of a frame is answered and named: %s', async (path, selector, message) => {
  expect((await dialogsOf(path, selector)).dialogs).toMatchObject([{ message, answer: 'dismissed' }]);
});
