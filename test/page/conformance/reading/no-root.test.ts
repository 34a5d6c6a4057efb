/** Documents without a root element, and of XML: reads find an empty page, acts an element that is not there. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageSpecs } from '../../../../extension/actions/table';
import { openPageHarness, type PageHarness } from '../../../support/page-harness/page-harness';
import { share } from '../../../support/share';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

const timeoutMs = 300;

const emptied: Record<string, string> = {
  'opened anew': 'document.open()',
  'without its root': 'document.documentElement.remove()',
  'with no node at all': 'document.replaceChildren()',
  'with a comment alone': "document.replaceChildren(document.createComment('x'))",
};

const values: Record<string, unknown> = {
  type: 'a',
  fill: 'a',
  press: 'Enter',
  select: 'a',
  drag: '#b',
  upload: [{ name: 'a.txt', type: 'text/plain', base64: 'YQ==' }],
  attribute: 'id',
  find: 'Hello',
};
const keys = ['Enter', 'Tab', 'a', ' ', 'ArrowDown', 'End', 'Escape', 'Control+a', 'Control+v', 'Backspace'];

/** What the whole page reads as. */
const empty: Record<string, unknown> = {
  text: '',
  html: expect.stringMatching(/^(<!DOCTYPE html>)?$/i),
  markdown: '',
  snapshot: 'The page is empty.',
  inspect: expect.stringContaining('looks'),
  passages: expect.stringMatching(/^\{"page":[^\n]*$/),
  find: 'Nothing on the page reads Hello.',
};
/** What needs no element: the page has none that matches. */
const absent: Record<string, unknown> = { count: '0', visible: 'false' };

/** What each comes to; they wait for their deadline together. */
function all(names: string[], take: (name: string) => Promise<unknown>): Promise<[string, unknown][]> {
  return Promise.all(names.map(async (name): Promise<[string, unknown]> => [name, await take(name)]));
}

describe.each(share(Object.entries(emptied), 1))('a document %s', (_, script) => {
  beforeAll(async () => {
    await on.show('<p id="a">Hello</p><p id="b">there</p>');
    await on.look(`void (() => { ${script} })()`);
    expect(await on.look('document.documentElement === null')).toBe(true);
  });

  test.each(Object.keys(empty))('%s reads the empty page', async (action) => {
    expect(await on.act(action, '', values[action], timeoutMs)).toEqual(empty[action]);
    const order = { do: 'step', sessionId: 'page-harness', action, selector: '', onlySeen: true } as const;
    expect(await on.carryOut({ ...order, value: values[action] }, 2_000)).toEqual(empty[action]);
  });

  test('every action on an element says that it is not there', async () => {
    const answers = await all(Object.keys(pageSpecs), (action) =>
      on.act(action, '#a', values[action], timeoutMs),
    );
    const expected = Object.keys(pageSpecs).map((action) => [
      action,
      absent[action] ?? expect.objectContaining({ error: 'element_not_found' }),
    ]);
    expect(answers).toEqual(expected);
  });

  test.each(['text=Hello', 'role=button', 'label=Hello', 'xpath=//p', 'testid=a', '#a >>> p', 'ref=e1'])(
    'nothing matches %s',
    async (selector) => {
      expect(await on.act('count', selector, undefined, timeoutMs)).toBe('0');
    },
  );

  test('pressing a key reaches nothing', async () => {
    const answers = await all(keys, (key) => on.act('press', '', key, timeoutMs));
    expect(answers).toEqual(
      keys.map((key) => [key, expect.objectContaining({ error: 'element_not_found' })]),
    );
  });

  test.each([100, 'top', 'bottom', ''])('scrolling by %j moves nothing', async (by) => {
    expect(await on.act('scroll', '', by, timeoutMs)).toMatchObject({ success: false });
  });

  test('a root that comes later is acted on', async () => {
    await on.look(`void setTimeout(() => {
      document.replaceChildren(document.createElement('html'));
      document.documentElement.innerHTML = '<body><button id="late" onclick="title = 1">Late</button>';
    }, 50)`);
    expect(await on.act('click', '#late', undefined, 5_000)).toMatchObject({ success: true });
    expect(await on.act('text', '')).toBe('Late');
  });
});

describe.each(share(Object.entries(emptied), 1))('a frame %s', (_, script) => {
  test('is read as empty', async () => {
    await on.show('<p>Before</p><iframe></iframe><p>After</p>');
    await on.look(`void (() => { const { document } = frames[0]; ${script} })()`);
    for (const action of ['text', 'markdown', 'snapshot', 'passages', 'inspect'])
      for (const onlySeen of [false, true]) {
        const order = { do: 'step', sessionId: 'page-harness', action, selector: '', onlySeen } as const;
        const read = String(await on.carryOut(order, 5_000));
        expect(read).toMatch(/Before[\s\S]*After/);
        expect(read).not.toContain('cannot be read');
      }
    expect(await on.act('count', 'iframe >>> p')).toBe('0');
    expect(await on.act('click', 'iframe >>> p', undefined, timeoutMs)).toMatchObject({
      error: 'element_not_found',
    });
    expect(await on.act('click', 'iframe')).toMatchObject({ success: true });
    expect(await on.act('scroll', 'iframe', 50)).toMatchObject({ success: false });
    expect(await on.act('drag', 'p', 'iframe')).toHaveProperty('success');
  });
});

describe.each(share(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'], 2))(
  'a page without a root from %s on',
  (type) => {
    test.each(share(['click', 'drag', 'dblclick', 'rightclick', 'check'], 1))('%s', async (action) => {
      await on.show('<input type="checkbox" id="a"><p id="b">there</p>');
      await on.look(`addEventListener('${type}', () => document.documentElement?.remove(), true)`);
      const answer = await on.act(action, '#a', values[action], 1_000);
      expect((answer as { error?: string }).error ?? 'none').toMatch(
        /^(none|not_actionable|element_not_found)$/,
      );
    });
  },
);

test.each(share(['keydown', 'keypress', 'beforeinput', 'input', 'keyup'], 2))(
  'a page without a root from %s on',
  async (type) => {
    for (const action of ['type', 'fill', 'press', 'clear']) {
      await on.show('<input id="a" value="x">');
      await on.look(`addEventListener('${type}', () => document.open(), true)`);
      const answer = await on.act(action, '#a', { type: 'bc', fill: 'b', press: 'b' }[action], 1_000);
      expect((answer as { error?: string }).error ?? 'none').toMatch(
        /^(none|not_actionable|element_not_found|wrong_element)$/,
      );
    }
  },
);

describe.each([
  ['text/xml', '<list><item id="a">Hello</item><input id="i" xmlns="http://www.w3.org/1999/xhtml"/></list>'],
  ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><text y="20" id="a">Hello</text></svg>'],
  [
    'application/xhtml+xml',
    '<html xmlns="http://www.w3.org/1999/xhtml"><frameset><title>Hello</title></frameset></html>',
  ],
])('a document of %s', (type, source) => {
  beforeAll(() => on.open(`data:${type},${encodeURIComponent(source)}`));

  test.each(share(Object.keys(pageSpecs), 6))('%s answers', async (action) => {
    for (const selector of ['', '#a']) {
      const answer = await on.act(action, selector, values[action], timeoutMs);
      const { error } = answer as { error?: string };
      expect(error ?? 'none', JSON.stringify(answer)).toMatch(
        /^(none|bad_request|element_not_found|not_actionable|wrong_element)$/,
      );
    }
  });

  test.each(['type', 'fill', 'clear', 'press'])('%s in a field of it answers', async (action) => {
    const { error = 'none' } = (await on.act(action, '#i', values[action], timeoutMs)) as { error?: string };
    expect(error).toMatch(/^(none|element_not_found|not_actionable)$/);
  });

  test.each(share(keys, 2))('pressing %s answers', async (key) => {
    expect(await on.act('press', '', key, timeoutMs)).toHaveProperty('success');
  });
});
