/** Reading pages with cross-origin frames as one page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignFrame, type InlinePages, openInlinePages } from '../../support/pages/inline-pages';
import { soakTest } from '../../support/soak-test';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

const foreign = (name: string, id = 'f') => foreignFrame(name, id);
const loaded = (name: string) => on.act('wait', `#${name} >>> p`);

test('a snapshot shows a frame of another site in its place, with refs that lead there', async () => {
  await on.show(`<main><h1>Top</h1>${foreign('pay')}</main><p>After</p>`, {
    pay: `<p>Pay here</p><button onclick="say('paid')">Pay</button>`,
  });
  await loaded('f');
  const text = await on.read('snapshot', '');
  expect(text).toMatch(
    /^main\n heading "Top" 1\n iframe \[e\d+\]\n {2}"Pay here"\n {2}button "Pay" \[f\d+e\d+\]\n"After"$/,
  );
  await on.act('click', `ref=${/\[(f\d+e\d+)\]/.exec(text)?.[1]}`);
  expect(await on.read('attribute', '#f >>> html', 'data-said')).toBe('["paid"]');
});

test('refs of two frames are never the same, nor those of a frame in a frame', async () => {
  await on.show(`<button>Top</button>${foreign('one', 'f')}${foreign('two', 'g')}`, {
    one: '<p>x</p><button>One</button>',
    two: `<p>x</p><button>Two</button>${foreign('three', 'h')}`,
    three: `<p>x</p><button onclick="say('three')">Three</button>`,
  });
  await loaded('f');
  await on.act('wait', '#g >>> #h >>> p');
  const text = await on.read('snapshot', '');
  const refs = [...text.matchAll(/button "\w+" \[(\w+)\]/g)].map(([, ref]) => ref);
  expect(new Set(refs).size).toBe(4);
  await on.act('click', `ref=${refs[3]}`);
  expect(await on.read('attribute', '#g >>> #h >>> html', 'data-said')).toBe('["three"]');
});

soakTest('a snapshot scoped to a place inside a frame answers refs that lead there too', async () => {
  await on.show(foreign('inner'), { inner: `<p>x</p><nav><button onclick="say('in')">In</button></nav>` });
  await loaded('f');
  const text = await on.read('snapshot', '#f >>> nav');
  await on.act('click', `ref=${/\[(f\d+e\d+)\]/.exec(text)?.[1]}`);
  expect(await on.read('attribute', '#f >>> html', 'data-said')).toBe('["in"]');
});

test('words that look like a ref stay as the page has them', async () => {
  await on.show(foreign('inner'), { inner: '<p>see [e7] and "[e8]"</p>' });
  await loaded('f');
  expect(await on.read('snapshot', '')).toContain(String.raw`"see [e7] and \"[e8]\""`);
});

test('the text of a page includes its frames of other sites, where they stand', async () => {
  await on.show(`<p>Before</p>${foreign('inner')}<p>After</p>`, {
    inner: '<p>Within</p><p hidden>never</p>',
  });
  await loaded('f');
  expect((await on.read('text', '')).split(/\n+/)).toEqual(['Before', 'Within', 'After']);
});

soakTest('the Markdown of a page includes its frames of other sites, where they stand', async () => {
  await on.show(`<h1>Top</h1>${foreign('inner')}<p>After</p>`, { inner: '<h2>Inner</h2><p>Words</p>' });
  await loaded('f');
  expect((await on.read('markdown', '')).split(/\n+/)).toEqual(['# Top', '## Inner', 'Words', 'After']);
});

test('find looks into frames, of the same site and of others, and its refs lead there', async () => {
  await on.show(`<iframe srcdoc="<button>Send here</button>"></iframe>${foreign('inner')}`, {
    inner: `<p>x</p><button onclick="say('sent')">Send there</button>`,
  });
  await loaded('f');
  await on.act('wait', 'iframe >>> text=Send here');
  const [here, there] = (await on.read('find', '', 'send')).split('\n');
  expect(here).toMatch(/^button "Send here" \[e\d+\]$/);
  expect(there).toMatch(/^button "Send there" \[f\d+e\d+\]$/);
  await on.act('click', `ref=${/f\d+e\d+/.exec(there ?? '')?.[0]}`);
  expect(await on.read('attribute', '#f >>> html', 'data-said')).toBe('["sent"]');
});

test('find says that there is nothing only when no frame has it either', async () => {
  await on.show(foreign('inner'), { inner: '<p>Words</p>' });
  await loaded('f');
  expect(await on.read('find', '', 'words')).toMatch(/^text "Words" \[f\d+e\d+\]$/);
  expect(await on.read('find', '', 'nowhere')).toBe('Nothing on the page reads nowhere.');
});

test('diff notices what changes in a frame of another site', async () => {
  await on.show(`<p>${'much that stays '.repeat(20)}</p>${foreign('inner')}`, {
    inner: `<p id="p">Old</p><button onclick="p.textContent = 'New'">Go</button>`,
  });
  await loaded('f');
  await on.read('snapshot', '');
  await on.act('click', '#f >>> button');
  const changes = (await on.read('snapshot', '', { diff: true })).split('\n');
  expect(changes).toEqual(expect.arrayContaining(['- "Old"', '+ "New"']));
  expect(changes.join()).not.toContain('stays');
});

test('a ref into a frame that is gone says so', async () => {
  await on.show(`${foreign('inner')}<button onclick="f.remove()">Away</button>`, {
    inner: '<p>x</p><button>In</button>',
  });
  await loaded('f');
  const ref = /\[(f\d+e\d+)\]/.exec(await on.read('snapshot', ''))?.[1];
  await on.act('click', 'text=Away');
  expect(await on.refusal('click', `ref=${ref}`)).toMatch(/^404 element_not_found: .*new snapshot/);
});

test('a frame that cannot be read is listed, and the rest is read', async () => {
  await on.show('<p>Top</p><iframe src="http://127.0.0.1:1/"></iframe>');
  expect(await on.read('snapshot', '')).toMatch(
    /^"Top"\niframe \[e\d+\]\n \(this frame cannot be read now\)$/,
  );
});

test('a frame whose script is busy is reported as busy, not gone', async () => {
  await on.show(`<h1></h1>${foreign('busy')}<script>onmessage = () => say('looping')</script>`, {
    busy: `<p>x</p><script>
      const loop = () => { for (const end = Date.now() + 3_000; Date.now() < end;); };
      onload = () => { parent.postMessage('', '*'); setTimeout(loop); };
    </script>`,
  });
  await on.act('wait', 'html[data-said]');
  expect(await on.refusal('text', '#f >>> p', undefined, 1_000)).toMatch(/^504 timeout: .*busy/);
});

test('what alone listens for clicks in a frame of the same site has a ref', async () => {
  await on.show(`<iframe id="f" srcdoc="<div id='d'>Here</div>"></iframe>
    <button onclick="frames[0].d.addEventListener('click', () => say('in'))">Listen</button>`);
  await on.act('wait', '#f >>> #d');
  await on.act('click', 'button');
  const text = await on.read('snapshot', '');
  await on.act('click', `ref=${/generic \[(\w+)\]: "Here"/.exec(text)?.[1]}`);
  expect(await on.said()).toEqual(['in']);
});
