/** Sessions take neither focus nor keystrokes from the user. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inFlight } from '../../support/in-flight';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { colourDistance, picture } from '../../support/picture';
import { share } from '../../support/share';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';
import { type Display, startDisplay } from '../../support/windows/display';

const sentence = 'the quick brown fox jumps over the lazy dog and types on without a pause ';

let display: Display;
let site: Site;
let tabrelay: Tabrelay;
let users: Page;

beforeAll(async () => {
  site = await servePages({
    '/user': `<!doctype html><title>user window</title><textarea autofocus rows="20" cols="80"></textarea>
      <script>
        window.lost = [];
        addEventListener('blur', () => window.lost.push('window'));
        document.querySelector('textarea').addEventListener('blur', () => window.lost.push('textarea'));
        document.addEventListener('visibilitychange', () => window.lost.push(document.visibilityState));
      </script>`,
    '/work': `<!doctype html><title>work</title><style>body { background: rgb(20, 140, 60) }</style>
      <input id="name"><button onclick="this.textContent = 'clicked'">OK</button>
      <a id="blank" href="/work?child" target="_blank">new tab</a>
      <iframe srcdoc="<a href='/work?child' target='_blank'>new tab</a>"></iframe>
      <button id="open" onclick="window.open('/work?child')">tab</button>
      <button id="small" onclick="window.open('/work?child', 'small', 'width=300,height=200')">window</button>`,
  });
  display = await startDisplay();
  tabrelay = await startTabrelay({ display: display.name });
  users = (await tabrelay.browser.pages())[0] ?? (await tabrelay.browser.newPage());
  await users.goto(site.url('/user'));
}, 90_000);
// What came up is ended although the rest did not.
afterAll(async () => {
  await tabrelay?.stop();
  await display?.stop();
  await site?.close();
});

beforeEach(async () => {
  // The user clicks into the text: the window is raised and has the focus, as a person leaves it.
  const window = await display.xdotool('search', '--name', '^user window');
  await display.xdotool('windowactivate', '--sync', window.split('\n')[0] ?? '');
  await users.click('textarea');
  await until('the user to have the focus', () => users.evaluate(() => document.hasFocus()));
  await users.evaluate(() => {
    (window as unknown as { lost: string[] }).lost.length = 0;
    (document.querySelector('textarea') as HTMLTextAreaElement).value = '';
  });
});

/** Types as a person does while `work` runs, and says what came of it in the user's window. */
async function typeWhile(work: () => Promise<unknown>) {
  const before = await display.xdotool('getactivewindow');
  let typed = '';
  let working = true;
  const worked = inFlight(
    work().finally(() => {
      working = false;
    }),
  );
  do {
    await display.xdotool('type', '--delay', '15', sentence);
    typed += sentence;
  } while (working);
  await worked;
  const look = () =>
    users.evaluate(() => ({
      text: (document.querySelector('textarea') as HTMLTextAreaElement).value,
      lost: (window as unknown as { lost: string[] }).lost,
    }));
  // The screen has every key before the browser has felt the last ones. What is lost never comes.
  await until('the last key to arrive', async () => (await look()).text.length >= typed.length).catch(
    () => undefined,
  );
  const seen = await look();
  return { ...seen, typed, windowStayed: (await display.xdotool('getactivewindow')) === before };
}

const nothingLost = (outcome: { typed: string }) => ({
  text: outcome.typed,
  typed: outcome.typed,
  lost: [],
  windowStayed: true,
});

test('opening, stepping and closing sessions takes neither focus nor a keystroke', async () => {
  const outcome = await typeWhile(async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await tabrelay.api.session({ url: site.url('/work') });
      await tabrelay.api.step(id, 'type', '#name', 'Ada');
      await tabrelay.api.step(id, 'click', 'button');
      await tabrelay.api.screenshot(id);
      await tabrelay.api.close(id);
    }
  });

  expect(outcome).toEqual(nothingLost(outcome));
});

test.each(share(['#blank', 'iframe >>> a'], 1))(
  'a link that opens a new tab (%s) takes neither focus nor a keystroke',
  async (selector) => {
    const id = await tabrelay.api.session({ url: site.url('/work') });

    let opened: unknown;
    const outcome = await typeWhile(async () => {
      ({ openedTab: opened } = await tabrelay.api.act(id, 'click', selector));
    });

    expect(opened).toMatchObject({ url: site.url('/work?child') });
    expect(outcome).toEqual(nothingLost(outcome));
    await tabrelay.api.close(id);
  },
);

test.each(share(['#open', '#small'], 1))(
  'a window that a page opens by script (%s) hands the focus back',
  async (selector) => {
    const user = await display.xdotool('getactivewindow');
    const shown = await users.evaluate(() => document.visibilityState);
    const id = await tabrelay.api.session({ url: site.url('/work') });

    expect(await tabrelay.api.act(id, 'click', selector)).toMatchObject({
      openedTab: { url: site.url('/work?child') },
    });

    await until(
      'the user to have the focus again',
      async () => (await display.xdotool('getactivewindow')) === user,
    );
    await until(
      'the user to see the own tab',
      async () => (await users.evaluate(() => document.visibilityState)) === shown,
    );
    // The window manager names the window before the browser has heard of it.
    await until('keys to reach the page again', () => users.evaluate(() => document.hasFocus()));
    await display.xdotool('type', 'and on');
    await until('the user to go on typing', async () =>
      (await users.evaluate(() => document.querySelector('textarea')?.value ?? '')).includes('and on'),
    );
    await tabrelay.api.close(id);
  },
);

test('covered session windows are photographed, and the user stays in theirs', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => tabrelay.api.session({ url: site.url('/work') })));
  const user = await display.xdotool('getactivewindow');
  await display.xdotool('windowmove', user, '0', '0');
  await display.xdotool('windowsize', '--sync', user, '1900', '1150');
  await display.xdotool('windowraise', user);

  for (const id of ids) {
    await tabrelay.api.step(id, 'click', 'button');
    const image = picture(await tabrelay.api.screenshot(id));
    expect(colourDistance(image.at(300, 300), [20, 140, 60])).toBeLessThanOrEqual(3);
  }

  expect(await display.xdotool('getactivewindow')).toBe(user);
  for (const id of ids) await tabrelay.api.close(id);
});

test('headless: false opens a window that is in front and has the focus', async () => {
  const before = await display.xdotool('getactivewindow');

  const id = await tabrelay.api.session({ url: site.url('/work'), headless: false });

  await until(
    'another window to be active',
    async () => (await display.xdotool('getactivewindow')) !== before,
  );
  await tabrelay.api.close(id);
});
