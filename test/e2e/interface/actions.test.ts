/** Each action of the table has one visible effect on the practice page. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { pageSpecs, tabSpecs } from '../../../extension/actions/table';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { shared } from '../../support/tabrelay/shared-tabrelay';
import { until } from '../../support/until';

const tabrelay = shared();
const all = { ...pageSpecs, ...tabSpecs };
const tested = new Set<string>();
let site: Site;
let id: string | undefined;

/** A test of one action on the practice page, named after it. */
function action(name: keyof typeof all, consequence: string, run: () => Promise<unknown>): void {
  tested.add(name);
  test(`${name}: ${consequence}`, async () => {
    await run();
  });
}
const act = (name: string, selector: string, value?: unknown) =>
  tabrelay.act(String(id), name, selector, value);
const read = (name: string, selector: string, value?: unknown) =>
  tabrelay.read(String(id), name, selector, value);

beforeAll(async () => {
  site = await servePages({
    '/one': '<title>One</title><h1>One</h1><a href="/two">to two</a>',
    '/two': '<title>Two</title><h1>Two</h1>',
    '/slow': `<h1>Slow</h1><script>setTimeout(() => document.body.append('at last'), 300)</script>`,
  });
});
afterAll(() => site.close());
afterAll(closeSession);

/** Loading the page again is cheaper than opening a window; other tabs go with their session. */
async function loadPracticePage(): Promise<void> {
  const tabs = z.looseObject({ tabs: z.array(z.unknown()) });
  if (id !== undefined && tabs.parse(await act('tabs', '')).tabs.length > 1) await closeSession();
  if (id === undefined) id = await tabrelay.session({ url: tabrelay.practice });
  else await act('navigate', '', tabrelay.practice);
}

async function closeSession(): Promise<void> {
  if (id !== undefined) await tabrelay.close(id);
  id = undefined;
}

describe('with the mouse', () => {
  beforeEach(loadPracticePage);

  action('click', 'the page says hello', async () => {
    expect(await act('click', '#hello')).toMatchObject({ success: true });
    expect(await read('text', '#greeting')).toBe('Hello, 1');
  });

  action('click', 'waits until a slow button is enabled', async () => {
    await act('click', '#slow');
    await act('click', '#slow');
    expect(await read('text', '#slow-said')).toBe('Thank you for waiting, 2');
  });

  action('click', 'works in an open and in a closed shadow root', async () => {
    await act('click', '#open-plus');
    await act('click', '#closed-plus');
    expect(await read('text', '#open-total')).toBe('1');
    expect(await read('text', '#closed-total')).toBe('1');
  });

  action('click', 'works in a modal', async () => {
    await act('click', '#open-modal');
    await act('fill', '#modal-name', 'Ada');
    await act('click', '#modal-ok');
    expect(await act('wait', '#modal-answer', { text: 'Hello, Ada' })).toMatchObject({ success: true });
  });

  action('click', 'works in a frame', async () => {
    await act('fill', '#frame >>> #frame-name', 'moin');
    await act('click', '#frame >>> #frame-button');
    expect(await read('text', '#frame >>> #frame-said')).toBe('The frame says: moin');
  });

  action('click', 'finds by text, role, label, placeholder, test id, xpath and shadow path', async () => {
    await act('click', 'role=button[name="Say hello"]');
    await act('click', 'text=Say hello');
    await act('click', 'testid=hello');
    await act('click', 'xpath=//button[@id="hello"]');
    await act('click', '#open-widget >>> button');
    expect(await read('text', '#greeting')).toBe('Hello, 4');
    await act('fill', 'label=Name', 'Ada');
    await act('fill', 'placeholder=ada@example.com', 'ada@tabrelay.test');
    expect(await read('value', '#name')).toBe('Ada');
    expect(await read('value', '#email')).toBe('ada@tabrelay.test');
  });

  action('dblclick', 'the page counts one double click', async () => {
    await act('dblclick', '#double');
    expect(await read('text', '#double-count')).toBe('1');
  });

  action('rightclick', 'the page gets its context menu event', async () => {
    await act('rightclick', '#context');
    expect(await read('text', '#context-count')).toBe('1');
  });

  action('hover', 'a menu made with a script opens', async () => {
    await act('hover', '#menu');
    await act('click', '#menu-copy');
    expect(await read('text', '#mouse-said')).toBe('Copied');
  });

  action('hover', 'what a style sheet shows is shown', async () => {
    expect(await act('hover', '#tip')).toMatchObject({ success: true, changed: true });
    expect(await read('visible', '#tip-text')).toBe('true');
  });

  action('drag', 'what is dragged is dropped in the basket', async () => {
    await act('drag', '#apple', '#basket');
    expect(await read('text', '#basket')).toBe('Caught: apple');
  });

  action('scroll', 'an element at the end of a box comes into view', async () => {
    await act('scroll', '#feed-end');
    await until('the box to be scrolled', async () => Number(await read('text', '#feed-at')) > 100);
  });
});

describe('with the keyboard', () => {
  beforeEach(loadPracticePage);

  action('type', 'each key reaches the page', async () => {
    await act('type', '#name', 'Ada');
    expect(await read('value', '#name')).toBe('Ada');
    expect(await read('text', '#log')).toMatch(/input #name "A"\s+input #name "Ad"\s+input #name "Ada"/);
  });

  action('press', 'a chord arrives with its modifier', async () => {
    await act('press', '#keys', 'Control+k');
    expect(await read('text', '#last-key')).toBe('ctrl+k');
  });

  action('focus', 'the page is told once, though its window has no focus', async () => {
    await act('focus', '#bio');
    expect(await read('text', '#focused')).toBe('#bio, 1');
  });
});

describe('in forms', () => {
  beforeEach(loadPracticePage);

  const fields = {
    '#name': 'Ada Lovelace',
    '#email': 'ada@example.com',
    '#password': 'correct horse',
    '#age': '36',
    '#birthday': '1815-12-10',
    '#alarm': '07:30',
    '#volume': '70',
    '#colour': '#aa33cc',
    '#bio': 'First line\nsecond line',
  };

  action('fill', 'every kind of field takes its value', async () => {
    for (const [selector, value] of Object.entries(fields)) await act('fill', selector, value);
    await act('fill', '#notes', 'in rich text');

    for (const [selector, value] of Object.entries(fields)) expect(await read('value', selector)).toBe(value);
    expect(await read('text', '#notes')).toBe('in rich text');
  });

  action('clear', 'the field is empty', async () => {
    await act('fill', '#name', 'Ada');
    await act('clear', '#name');
    expect(await read('value', '#name')).toBe('');
  });

  action('select', 'an option by its value, and by its label', async () => {
    await act('select', '#fruit', 'pear');
    expect(await read('value', '#fruit')).toBe('pear');
    await act('select', '#fruit', 'Plum');
    expect(await read('value', '#fruit')).toBe('plum');
  });

  action('select', 'several options out of groups', async () => {
    await act('select', '#toppings', ['honey', 'Olives']);
    expect(await read('count', '#toppings option:checked')).toBe('2');
  });

  action('check', 'the box is checked, a radio button chosen', async () => {
    await act('check', '#agree');
    await act('check', '#size-l');
    expect(await read('count', '#agree:checked')).toBe('1');
    expect(await read('count', '#size-l:checked')).toBe('1');
  });

  action('uncheck', 'the box is not checked', async () => {
    await act('uncheck', '#newsletter');
    expect(await read('count', '#newsletter:checked')).toBe('0');
  });

  action('upload', 'the page holds the file', async () => {
    const base64 = Buffer.from('Hello, file').toString('base64');
    await act('upload', '#photo', { name: 'hello.txt', type: 'text/plain', base64 });
    await act('click', '#send');
    expect(await read('text', '#result')).toMatch(/"file": "hello.txt",\s+"bytes": 11/);
  });

  action('submit', 'the page shows what was sent', async () => {
    await act('fill', '#name', 'Ada');
    await act('submit', '#form');
    expect(JSON.parse(await read('text', '#result'))).toMatchObject({ name: 'Ada', size: 'medium' });
  });
});

describe('reading', () => {
  beforeAll(loadPracticePage);

  action('text', 'what a reader sees', async () => {
    expect(await read('text', '#list')).toMatch(/Wake up\s+Make coffee\s+Automate the rest/);
  });

  action('html', 'the markup', async () => {
    expect(await read('html', '#list')).toContain('<li class="item">Wake up</li>');
  });

  action('attribute', 'the value of an attribute', async () => {
    expect(await read('attribute', '#to-list', 'href')).toBe('#list');
  });

  action('value', 'what stands in a field', async () => {
    expect(await read('value', '#serial')).toBe('TR-0001');
  });

  action('count', 'how many there are, none included', async () => {
    expect(await read('count', '.item')).toBe('3');
    expect(await read('count', '.not-here')).toBe('0');
  });

  action('visible', 'whether it can be seen', async () => {
    expect(await read('visible', '#hello')).toBe('true');
    expect(await read('visible', '#invisible')).toBe('false');
  });

  action('snapshot', 'names things by roles, with refs that later steps can use', async () => {
    const snapshot = await read('snapshot', '');
    const ref = /button "Say hello" \[(e\d+)\]/.exec(snapshot)?.[1];
    const before = await read('text', '#greeting');
    await act('click', `ref=${ref}`);
    expect(await read('text', '#greeting')).not.toBe(before);
  });

  action('markdown', 'the page as Markdown', async () => {
    expect(await read('markdown', '#list')).toMatch(/^[*-]\s+Wake up/m);
  });

  action('inspect', 'each thing in a line of JSON, with a ref that later steps can use', async () => {
    const lines = (await read('inspect', '')).split('\n');
    const [, ref, json = '{}'] =
      lines
        .map((line) => /^ *\[(e\d+)\] (.*)$/.exec(line) ?? [])
        .find(([line]) => line?.includes('"Say hello"')) ?? [];
    expect(JSON.parse(json)).toMatchObject({ role: 'button', active: true, box: expect.any(Array) });
    const before = await read('text', '#greeting');
    await act('click', `ref=${ref}`);
    expect(await read('text', '#greeting')).not.toBe(before);
  });

  action('passages', 'each passage in a line of JSON, with its kind and its headings', async () => {
    const lines = (await read('passages', '')).split('\n').map((line) => JSON.parse(line.trim()));
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'heading', text: 'tabrelay practice' }));
  });

  action('find', 'where a text stands, with a ref', async () => {
    const found = await read('find', '', 'Make coffee');
    const ref = /\[(e\d+)\]/.exec(found)?.[1];
    expect(await read('text', `ref=${ref}`)).toContain('Make coffee');
  });
});

describe('on the tab', () => {
  beforeEach(loadPracticePage);

  const title = () => read('text', 'h1');

  action('navigate', 'the other page is there', async () => {
    expect(await act('navigate', '', site.url('/two'))).toMatchObject({ url: site.url('/two') });
    expect(await title()).toBe('Two');
  });

  action('back', 'the page before is there', async () => {
    await act('navigate', '', site.url('/one'));
    await act('click', 'a');
    await act('wait', '', { url: site.url('/two') });
    await act('back', '');
    expect(await title()).toBe('One');
  });

  action('forward', 'the page after is there', async () => {
    await act('navigate', '', site.url('/one'));
    await act('navigate', '', site.url('/two'));
    await act('back', '');
    await act('forward', '');
    expect(await title()).toBe('Two');
  });

  action('reload', 'the page is loaded again', async () => {
    await act('navigate', '', site.url('/one'));
    const before = site.hits('/one');
    await act('reload', '');
    expect(site.hits('/one')).toBe(before + 1);
  });

  action('wait', 'until a text is there', async () => {
    await act('navigate', '', site.url('/slow'));
    expect(await act('wait', '', { text: 'at last' })).toMatchObject({ success: true });
    expect(await read('text', 'body')).toContain('at last');
  });

  action('wait', 'running out is an answer', async () => {
    const answer = await tabrelay.step(String(id), 'wait', '#never', undefined, 200);
    expect(answer).toMatchObject({ action: 'wait', success: false });
    expect(answer).toHaveProperty('reason', expect.stringContaining('Send a longer timeoutMs'));
  });

  action('tabs', 'a link that opens a new tab is listed, and current', async () => {
    await act('click', '#new-tab');
    await until('the second tab to be current', async () => {
      const { tabs } = await act('tabs', '');
      return (
        JSON.stringify(tabs)
          .match(/"current":(true|false)/g)
          ?.join() === '"current":false,"current":true'
      );
    });
    expect(await act('tabs', '')).toMatchObject({
      tabs: [{ url: tabrelay.practice }, { url: `${tabrelay.practice}#elsewhere` }],
    });
  });

  action('tab', 'back to the first tab, and to the last', async () => {
    await act('fill', '#name', 'first');
    const before = await act('tabs', '');
    await act('click', '#new-tab');
    await until('the second tab to be current', async () => (await read('value', '#name')) === '');

    await act('tab', '', (before.tabs as { tab: number }[])[0]?.tab);
    expect(await read('value', '#name')).toBe('first');
    await act('tab', '', 'last');
    expect(await read('value', '#name')).toBe('');
  });
});

describe('the documented examples', () => {
  // One page for all of them, as a reader of the documentation tries them.
  beforeAll(loadPracticePage);

  test.each(Object.entries(pageSpecs))(
    'the example of %s works on the practice page',
    async (name, { example }) => {
      const answer = await tabrelay.call('POST', `/session/${id}`, { body: { action: name, ...example } });

      expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
    },
  );
});

test('every action of the table is tested here', () => {
  expect([...tested].sort()).toEqual(Object.keys(all).sort());
});
