/** A ref resolves to the element that it was given for, or to nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignFrame, type InlinePages, openInlinePages } from '../../support/pages/inline-pages';
import { soakTest } from '../../support/soak-test';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const gone = /^404 element_not_found: .*new snapshot/;

/** The button of this name by the ref that a new snapshot gives it. */
async function refOf(name: string): Promise<string> {
  const text = await on.read('snapshot', '');
  const ref = new RegExp(`button "${name}" \\[(\\w+)\\]`).exec(text)?.[1];
  if (!ref) throw new Error(`There is no button "${name}" in ${text}`);
  return `ref=${ref}`;
}

test('a ref of the page before means nothing on the next, whose refs are others', async () => {
  await on.show('<button>Delete</button>');
  const before = await refOf('Delete');
  await on.show(`<button onclick="say('kept')">Keep</button>`);
  expect(await refOf('Keep')).not.toBe(before);
  expect(await on.refusal('click', before, undefined, refusalMs)).toMatch(gone);
  expect(await on.said()).toEqual([]);
});

test('a ref from before a reload means nothing after it', async () => {
  await on.show('<button>Delete</button>');
  const before = await refOf('Delete');
  await on.act('reload', '');
  expect(await refOf('Delete')).not.toBe(before);
  expect(await on.refusal('click', before, undefined, refusalMs)).toMatch(gone);
});

soakTest('a ref that inspect or find gave means nothing on the next page either', async () => {
  await on.show('<button>Delete</button>');
  const given = `${await on.read('inspect', '')} ${await on.read('find', '', 'Delete')}`;
  await on.show('<button>Keep</button>');
  const refs = [...given.matchAll(/\[(e\d+)\]/g)].map(([, ref]) => `ref=${ref}`);
  expect(refs.length).toBeGreaterThanOrEqual(2);
  for (const ref of refs) expect(await on.refusal('click', ref)).toMatch(gone);
  expect(refs).not.toContain(await refOf('Keep'));
});

/** Long enough for a machine that others load. */
const refusalMs = 2_000;

for (const [where, frame] of [
  ['the same site', '<iframe id="f" src="/first"></iframe>'],
  ['another site', foreignFrame('first', 'f')],
] as const) {
  const both = { first: '<button>Delete</button>', second: `<button onclick="say('kept')">Keep</button>` };

  test(`a ref into a frame of ${where} means nothing once another page has come into it`, async () => {
    await on.show(`${frame}<p onclick="f.src = f.src.replace('first', 'second')">Next</p>`, both);
    await on.act('wait', '#f >>> text=Delete');
    const before = await refOf('Delete');
    await on.act('click', 'text=Next');
    await on.act('wait', '#f >>> text=Keep');
    expect(await refOf('Keep')).not.toBe(before);
    expect(await on.refusal('click', before, undefined, refusalMs)).toMatch(gone);
    expect(await on.read('attribute', '#f >>> html', 'data-said')).toBe('');
  });

  soakTest(`a ref into a frame of ${where} means nothing once the frame is taken out`, async () => {
    await on.show(`${frame}<p onclick="f.remove()">Away</p>`, both);
    await on.act('wait', '#f >>> text=Delete');
    const before = await refOf('Delete');
    await on.act('click', 'text=Away');
    expect(await on.refusal('click', before, undefined, refusalMs)).toMatch(gone);
  });
}

test('a ref outlives that its page gives itself another address', async () => {
  await on.show(`<button onclick="history.pushState(0, '', '/other'); say('pushed')">Push</button>`);
  const push = await refOf('Push');
  await on.act('click', push);
  expect(await on.read('text', push)).toBe('Push');
});

// The last one: it leaves the session in another tab.
test('a ref of one tab means nothing in another', async () => {
  await on.show('<button>Delete</button><a href="/next" target="_blank">Open</a>', {
    next: `<button onclick="say('kept')">Keep</button>`,
  });
  const before = await refOf('Delete');
  expect(await on.act('click', 'text=Open')).toHaveProperty('openedTab');
  await on.act('wait', 'text=Keep');
  expect(await refOf('Keep')).not.toBe(before);
  expect(await on.refusal('click', before, undefined, refusalMs)).toMatch(gone);
  expect(await on.said()).toEqual([]);
});
