/** Every element that Chromium considers interactive has a ref in the snapshot. */
import type { CDPSession, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { borrowWatched, type Watched } from '../../support/tabrelay/borrow-tabrelay';
import { until } from '../../support/until';

// Each element differs from the others in its HTML, by which a ref and what Chromium says of it are brought together.
const everything = `<title>Everything</title><body><h1>Everything</h1>
  <a href="#1">link</a> <a href="#2"><img src="data:," alt="pic" width="9" height="9"></a> <button>button</button> <button disabled>off</button>
  <input aria-label="text"><input type="checkbox" aria-label="box"><input type="radio" aria-label="radio"><input type="range" aria-label="range">
  <input type="date" aria-label="date"><input type="color" aria-label="color"><input type="file" aria-label="file"><input type="submit">
  <textarea aria-label="area"></textarea><select aria-label="choice"><option>a</option></select><select size="3" aria-label="list"><option>x</option></select>
  <details><summary>more</summary>body</details><div contenteditable>rich</div><div tabindex="0">stop</div><div tabindex="-1">by script</div>
  <iframe srcdoc="<button>in frame</button>" title="frame"></iframe><audio controls></audio><video controls width="200"></video>
  <div style="height: 30px; overflow: auto"><p>long</p><p>longer</p><p>longest</p></div>
  <svg width="40" height="20"><a href="#svg"><text y="12">svg</text></a></svg><map name="m"><area href="#area" shape="rect" coords="0,0,9,9" alt="area"></map>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" usemap="#m" width="20" height="20" alt="map">
  <div role="listbox" aria-label="options" tabindex="0"><div role="option" tabindex="-1">one</div></div>
  <div role="tablist"><div role="tab" tabindex="0">tab</div></div><x-host id="host"></x-host><label>city <input></label>
  <div id="plain">listener on a box</div><p>a <span id="word">listener on a word</span></p><ul><li id="item">listener on an item</li></ul>
  <table><tr><td id="cell">listener on a cell</td></tr></table><div id="property">property</div><div id="outer"><button id="inner"><i id="deep">deep</i></button></div>
  <div id="down">mouse down</div>
  <script>
    host.attachShadow({ mode: 'closed' }).innerHTML = '<button>shadow</button><div id="s">listener in a shadow tree</div>';
    // Called by the test: whether the extension's script runs before the page's own is a race, mostly won.
    const listen = () => {
      for (const one of [plain, word, item, cell, outer, inner, deep]) one.addEventListener('click', () => {});
      property.onclick = () => {};
      down.addEventListener('mousedown', () => {});
    };
  </script>`;

let site: Site;
let tabrelay: Watched;
let id: string;
let page: Page;
let cdp: CDPSession;
beforeAll(async () => {
  site = await servePages({ '/everything': everything });
  tabrelay = await borrowWatched();
  id = await tabrelay.api.session();
  await tabrelay.api.act(id, 'navigate', '', site.url('/everything'));
  page = await until('the page', async () =>
    (await tabrelay.browser.pages()).find((one) => one.url() === site.url('/everything')),
  );
  await page.evaluate('listen()');
  cdp = await page.createCDPSession();
  await cdp.send('Accessibility.enable');
  await cdp.send('DOM.enable');
});
afterAll(async () => {
  await tabrelay.giveBack();
  await site.close();
});

/** Runs a function on each of these nodes; those in other documents than the top one included. */
async function ask(backendNodeIds: number[], functionDeclaration: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const backendNodeId of backendNodeIds) {
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId });
    const call = { objectId: object.objectId ?? '', functionDeclaration, returnByValue: true };
    answers.push((await cdp.send('Runtime.callFunctionOn', call)).result.value);
  }
  return answers;
}

// The parts that a browser makes fields and players of are no elements of the page, nor is the bar of tabrelay.
const describe = `function () {
  if (this.closest?.('[pseudo], section[aria-label=tabrelay]')) return '';
  const box = this.getClientRects?.()[0];
  const seen = box && box.width > 0 && box.height > 0;
  return seen ? this.localName + ' ' + (this.id || this.getAttribute('aria-label') || this.textContent.trim()).slice(0, 30) : '';
}`;

/** The HTML of the elements that the session's refs lead to. */
async function withRefs(): Promise<Set<string>> {
  const snapshot = await tabrelay.api.read(id, 'snapshot', '');
  const refs = [...snapshot.matchAll(/\[(e\d+)\]/g)].map(([, ref]) => ref);
  const described: string[] = [];
  for (const ref of refs) {
    const html = await tabrelay.api.read(id, 'html', `ref=${ref}`);
    described.push(html.replace(/\s+/g, ' '));
  }
  return new Set(described);
}

const outerHtml = 'function () { return this.outerHTML.replace(/\\s+/g, " "); }';

test('every visible element that Chromium calls focusable has a ref', async () => {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const focusable = nodes
    .filter(({ properties }) => properties?.some(({ name, value }) => name === 'focusable' && value.value))
    .flatMap(({ backendDOMNodeId }) => backendDOMNodeId ?? []);
  const described = await ask(focusable, describe);
  const visible = focusable.filter((_, index) => described[index]);
  const html = await ask(visible, outerHtml);
  const refs = await withRefs();
  const missing = html.filter((one) => !refs.has(String(one)));
  expect(visible.length).toBeGreaterThan(25);
  expect(missing).toEqual([]);
});

test('every visible element that a script listens for clicks on has a ref', async () => {
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document' });
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
    depth: -1,
    pierce: true,
  });
  expect(root.nodeName).toBe('#document');
  const clicked = [
    ...new Set(
      listeners
        .filter(({ type }) => ['click', 'mousedown'].includes(type))
        .flatMap(({ backendNodeId }) => backendNodeId ?? []),
    ),
  ];
  const described = await ask(clicked, describe);
  const visible = clicked.filter((_, index) => described[index]);
  const html = await ask(visible, outerHtml);
  const refs = await withRefs();
  expect(visible.length).toBeGreaterThanOrEqual(9);
  expect(html.filter((one) => !refs.has(String(one)))).toEqual([]);
});

test('refs stay the same between snapshots while their elements live, and new elements get new ones', async () => {
  const before = await tabrelay.api.read(id, 'snapshot', '');
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<button>new</button>'));
  const after = await tabrelay.api.read(id, 'snapshot', '');
  const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
  expect(added).toEqual([expect.stringMatching(/^button "new" \[e\d+\]$/)]);
  const all = [...after.matchAll(/\[(e\d+)\]/g)].map(([, ref]) => ref);
  expect(new Set(all).size).toBe(all.length);
});
