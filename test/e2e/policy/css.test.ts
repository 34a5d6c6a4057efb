/** The CSS selector that a reply reports finds the same element again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foreignFrame } from '../../support/pages/inline-pages';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const tabrelay = shared();
let html = '';
let site: Site;
let id: string;
beforeAll(async () => {
  site = await servePages({
    '/page': (_, response) => response.end(`<!doctype html>${html}`),
    '/inner': (_, response) =>
      response.end(
        `<!doctype html><p>in</p><p>inner</p><button onclick="this.textContent = 'Paid'">Pay</button>${foreignFrame('inmost', 'g')}`,
      ),
    '/inmost': (_, response) => response.end('<!doctype html><p>x</p><input name="code"><input>'),
  });
  id = await tabrelay.session();
});
afterAll(async () => {
  await tabrelay.close(id);
  await site.close();
});
beforeEach(() => {
  html = '';
});

async function show(page: string): Promise<void> {
  html = page;
  await tabrelay.act(id, 'navigate', '', site.url('/page'));
}

async function named(action: string, selector: string, value?: unknown): Promise<Record<string, unknown>> {
  const body = { action, selector, value, wantCss: true };
  const answer = await tabrelay.call('POST', `/session/${id}`, { body });
  expect(answer.body).toMatchObject({ status: 'success' });
  return answer.body.result as Record<string, unknown>;
}

test('an id, a test id or a name is preferred to a place', async () => {
  await show(`<form><p>a</p><input id="mail"><input data-testid="phone"><input name="zip" class="wide">
    <label><input type="radio" name="size" value="s">S</label><label><input type="radio" name="size" value="m">M</label>
    <button class="main">Send</button><button class="main">Reset</button></form>`);
  expect((await named('click', 'input >>> x').catch(() => ({ css: 'none' }))).css).toBe('none');
  expect((await named('focus', 'xpath=//input[1]')).css).toBe('#mail');
  expect((await named('focus', 'xpath=//input[2]')).css).toBe('[data-testid="phone"]');
  expect((await named('focus', 'xpath=//input[3]')).css).toBe('input[name="zip"]');
  expect((await named('check', 'role=radio[name="M"]')).css).toBe('input[name="size"][value="m"]');
  expect((await named('hover', 'text=Reset')).css).toMatch(/button:nth-of-type\(2\)$/);
});

test('ids that a build or a load has made up are the last to be taken', async () => {
  await show(
    '<div id=":r1:"><input id="field-83f2a9c1d0" name="mail"></div><b id="x12345">bold</b><b>other</b>',
  );
  expect((await named('focus', 'input')).css).toBe('input[name="mail"]');
  expect((await named('hover', 'text=bold')).css).toBe('#x12345');
});

test('every element of a page without names gets a selector that means it alone, the same each time', async () => {
  const row = '<li><span>Row</span> <button>Delete</button><a href="#">More</a></li>';
  await show(`<ul>${row.repeat(2)}</ul><div>${`<section><ul>${row.repeat(2)}</ul></section>`.repeat(2)}</div>
    <form><input name="id"><input name="parentElement"><button>Go</button></form>
    <p id="a&quot;b\\c">quote</p><p title='it"s [x] >>> y'>title</p><p id="1st">digit</p>
    <svg width="20" height="20"><circle r="9" cx="9" cy="9"></circle><circle r="3" cx="9" cy="9"></circle></svg>`);
  const total = Number(await tabrelay.read(id, 'count', 'body *'));
  const seen = new Set<string>();
  const chosen = share(
    Array.from({ length: total }, (_, index) => index + 1),
    8,
  );
  for (const index of chosen) {
    const selector = `xpath=(//body//*)[${index}]`;
    const { css } = (await named('scroll', selector)) as { css: string };
    expect(css).toBeTypeOf('string');
    expect(await tabrelay.read(id, 'count', css)).toBe('1');
    expect(await tabrelay.read(id, 'html', css)).toBe(await tabrelay.read(id, 'html', selector));
    expect((await named('scroll', css)).css).toBe(css);
    seen.add(css);
  }
  expect(seen.size).toBe(chosen.length);
});

test('a selector leads through open and closed shadow roots', async () => {
  await show(`<my-card></my-card><my-card></my-card><script>
    for (const [n, card] of document.querySelectorAll('my-card').entries()) {
      const outer = card.attachShadow({ mode: n ? 'closed' : 'open' });
      outer.innerHTML = '<div><button>A' + n + '</button></div><button>B' + n + '</button>';
      outer.firstChild.attachShadow({ mode: 'closed' }).innerHTML = '<i>x</i><i>deep' + n + '</i>';
    }</script>`);
  for (const words of ['B0', 'B1', 'deep0', 'deep1']) {
    const { css } = (await named('hover', `text=${words}`)) as { css: string };
    expect(css).toContain(' >>> ');
    expect(await tabrelay.read(id, 'count', css)).toBe('1');
    expect(await tabrelay.read(id, 'text', css)).toBe(words);
  }
});

test('a selector leads into frames, of the same site and of others, from wherever it was found', async () => {
  await show(`<iframe srcdoc="<button>One</button><button>Two</button>"></iframe>
    <div>${foreignFrame('inner', 'f')}</div>`);
  await tabrelay.act(id, 'wait', '#f >>> #g >>> input');
  const two = await named('click', 'iframe >>> text=Two');
  expect(two.css).toMatch(/iframe:nth-of-type\(1\) >>> button:nth-of-type\(2\)$/);
  const snapshot = await tabrelay.read(id, 'snapshot', '');
  const [pay] = /f\d+e\d+(?=\])/.exec(snapshot.slice(snapshot.indexOf('Pay'))) ?? [];
  expect(await named('hover', `ref=${pay}`)).toMatchObject({ css: '#f >>> button' });
  expect(await named('fill', '#f >>> #g >>> input', 'now')).toMatchObject({
    css: '#f >>> #g >>> input[name="code"]',
  });
  expect(await tabrelay.read(id, 'value', '#f >>> #g >>> input[name="code"]')).toBe('now');
  const [inmost] = /f\d+e\d+(?=\])/.exec(snapshot.slice(snapshot.lastIndexOf('textbox'))) ?? [];
  expect((await named('focus', `ref=${inmost}`)).css).toMatch(/^#f >>> #g >>> input:/);
});

test('an act that leads away, and one that changes its element, name it as it was', async () => {
  await show('<a href="/inner">away</a><button onclick="this.id = \'later\'; this.remove()">gone</button>');
  expect((await named('click', 'text=gone')).css).toBe('button');
  expect((await named('click', 'text=away')).css).toBe('a[href="/inner"]');
});

test('dragging names both ends', async () => {
  await show('<p id="from" draggable="true">drag me</p><p id="onto">here</p>');
  expect(await named('drag', 'text=drag me', 'text=here')).toMatchObject({ css: '#from', valueCss: '#onto' });
});

test('without the option there is none', async () => {
  await show('<button id="b">b</button>');
  expect(await tabrelay.act(id, 'click', '#b')).not.toHaveProperty('css');
});
