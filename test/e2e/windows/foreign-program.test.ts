/** Sessions stay behind the window of another program that the user works in. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { colourDistance, picture } from '../../support/picture';
import { isFullShare, share } from '../../support/share';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';
import { type Display, startDisplay } from '../../support/windows/display';
import {
  type ForeignProgram,
  foreignTitle,
  startForeignProgram,
} from '../../support/windows/foreign-program';

const times = isFullShare ? 50 : 2;

let display: Display;
let site: Site;
let tabrelay: Tabrelay;
let program: ForeignProgram;
let uncovered: Buffer;

beforeAll(async () => {
  site = await servePages({
    '/': `<!doctype html><title>work</title><body style="background: rgb(20, 140, 60)">
      <button onclick="
        const view = window.open('');
        view.document.write('<title>written</title><button onclick=document.title=7>In</button>');
        view.document.close()">Open</button>
      <button onclick="document.title = 'worked'">Work</button>
      <button onclick="window.open('/opened', '_blank', 'popup')">Window</button>
      <button onclick="window.open('/opened', '_blank', 'width=300,height=200')">Small</button>
      <a href="/opened" target="_blank">Tab</a>`,
    '/opened': '<!doctype html><title>opened</title><body style="background: rgb(140, 20, 60)">Opened',
  });
  display = await startDisplay();
  tabrelay = await startTabrelay({ display: display.name });
  program = await startForeignProgram(display);
}, 90_000);
// What came up is ended although the rest did not.
afterAll(async () => {
  await program?.stop();
  await tabrelay?.stop();
  await display?.stop();
  await site?.close();
});

beforeEach(() => program.activate());
beforeAll(async () => {
  await program.activate();
  uncovered = program.picture();
});

/** All of the program's window is as it was before any session; it may have to draw itself again first. */
const isUncovered = () => until('no pixel to be covered', () => program.picture().equals(uncovered));

test('a session that opens covers no window of another program', async () => {
  for (let round = 0; round < times; round += 1) {
    const id = await tabrelay.api.session({ url: site.url('/') });

    await until('the program to be in front', async () => (await program.stacking()).at(-1) === foreignTitle);
    expect(await program.focused()).toBe(foreignTitle);
    await isUncovered();
    await tabrelay.api.close(id);
  }
}, 300_000);

test.each(
  share(
    [
      ['a window', 'Window'],
      ['a tab', 'Tab'],
      ['a window of the size it wants', 'Small'],
    ],
    1,
  ),
)(
  '%s that its page opens covers none either, and takes no focus',
  async (_, button) => {
    for (let round = 0; round < times; round += 1) {
      const id = await tabrelay.api.session({ url: site.url('/') });
      await tabrelay.api.step(id, 'click', `text=${button}`);

      const image = picture(await tabrelay.api.screenshot(id));
      expect(colourDistance(image.at(150, 150), [140, 20, 60])).toBeLessThanOrEqual(3);
      await until('the focus to be back', async () => (await program.focused()) === foreignTitle);
      expect(await tabrelay.api.read(id, 'text', '')).toBe('Opened');
      await isUncovered();
      await tabrelay.api.close(id);
    }
  },
  300_000,
);

test('every key that is typed meanwhile arrives in the other program', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(isFullShare ? 6 : 1).slice(0, 150);
  let isOver = false;
  const typing = display.xdotool('type', '--delay', '60', letters).then(() => {
    isOver = true;
  });
  while (!isOver) {
    const id = await tabrelay.api.session({ url: site.url('/') });
    await tabrelay.api.step(id, 'click', 'text=Work');
    await tabrelay.api.screenshot(id);
    await tabrelay.api.close(id);
  }
  await typing;

  await until('all keys', () => program.typed().length >= letters.length);
  expect(program.typed()).toBe(letters);
}, 300_000);

test.each(share(['covered', 'minimised'], 1))(
  'raise=true photographs a %s window, and the other program keeps the focus',
  async (how) => {
    const id = await tabrelay.api.session({ url: site.url('/') });
    for (let round = 0; round < times; round += 1) {
      const [window = ''] = (await display.xdotool('search', '--name', '^work')).split('\n');
      if (how === 'minimised') await display.xdotool('windowminimize', '--sync', window);

      const image = picture(await tabrelay.api.screenshot(id, '?raise=true'));

      expect(colourDistance(image.at(300, 300), [20, 140, 60])).toBeLessThanOrEqual(3);
      expect(await program.focused()).toBe(foreignTitle);
    }
    await tabrelay.api.close(id);
  },
  300_000,
);

test('a pop-up that its opener has written is driven like any page', async () => {
  const id = await tabrelay.api.session({ url: site.url('/') });
  await tabrelay.api.step(id, 'click', 'text=Open');

  await tabrelay.api.step(id, 'click', 'text=In');

  expect(await tabrelay.api.act(id, 'tabs', '')).toMatchObject({
    tabs: [{ title: 'work' }, { title: '7', current: true }],
  });
  await tabrelay.api.close(id);
});
