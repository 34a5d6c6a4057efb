/** Clicks on links and forms, with every target. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InlinePages, openInlinePages } from '../../../support/pages/inline-pages';

let on: InlinePages;
beforeAll(async () => {
  on = await openInlinePages();
});
afterAll(() => on.close());

test('a script link runs its script in the page, by mouse and by Enter', async () => {
  await on.show(`<script>var times = 0</script><a href="javascript:void say('ran', ++times)">Run</a>`);
  expect(await on.act('click', 'a')).toMatchObject({ success: true, defaultPrevented: false });
  expect(await on.act('press', 'a', 'Enter')).toMatchObject({ success: true, defaultPrevented: false });
  await on.act('wait', 'html[data-said*="ran 2"]');
  expect(await on.said()).toEqual(['ran 1', 'ran 2']);
});

test('in frames of the same origin, also in a shadow tree, a script link runs its script', async () => {
  await on.show(
    `<iframe id="f" src="/in"></iframe><div id="host"></div><script>host.attachShadow({ mode: 'open' }).innerHTML = '<iframe src="/in"></iframe>'</script>`,
    { in: '<a href="javascript:void say(\'ran\')">Run</a>' },
  );
  for (const frame of ['#f', '#host >>> iframe']) {
    expect(await on.act('click', `${frame} >>> a`)).toMatchObject({ success: true, defaultPrevented: false });
    expect(await on.act('wait', `${frame} >>> html[data-said]`)).toMatchObject({ success: true });
  }
});

test('a script link whose click the page keeps to itself runs too, and one that it prevents does not', async () => {
  await on.show(`<a id="kept" href="javascript:void say('kept')" onclick="event.stopPropagation()">A</a>
    <a id="stopped" href="javascript:void say('stopped')" onclick="return false">B</a>`);
  expect(await on.act('click', '#stopped')).toMatchObject({ defaultPrevented: true });
  await on.act('click', '#kept');
  await on.act('wait', 'html[data-said]');
  expect(await on.said()).toEqual(['kept']);
});

test('a form whose action is a script runs it', async () => {
  await on.show(
    `<form action="javascript:void say('ran', document.forms[0].q.value)"><input name="q" value="word"><button>Go</button></form>`,
  );
  expect(await on.act('click', 'button')).toMatchObject({ success: true, defaultPrevented: false });
  await on.act('wait', 'html[data-said]');
  expect(await on.said()).toEqual(['ran word']);
});

test('a link that opens a mail program leaves the page where it is', async () => {
  await on.show(`<a href="mailto:ada@example.com" onclick="say('clicked')">Write</a>`);
  expect(await on.act('click', 'a')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['clicked']);
});

test('a part of a button that lets the mouse through clicks the button', async () => {
  await on.show(
    `<button onclick="say(event.target.localName)"><svg width="30" height="30" style="pointer-events: none"></svg> Save</button>`,
  );
  expect(await on.act('click', 'svg')).toMatchObject({ success: true });
  expect(await on.said()).toEqual(['button']);
});
