/** `beforeunload` dialogs block neither a step nor the end of a session. */
import { expect, test } from 'vitest';
import { soakTest } from '../../support/soak-test';
import { type Foreground, openForeground } from '../../support/tabrelay/foreground-window';
import { until } from '../../support/until';

/** Chromium asks only for a page that the user has really touched, so a real click has to come first. */
const page = (script: string, body = '<body>') => `<title>page</title>${body}
  <input id="field"><a href="/next">next</a><pre id="log"></pre>
  <script>
    onpointerdown = ({ isTrusted }) => { if (isTrusted) document.querySelector('#field').value = 'touched'; };
    const report = (line) => navigator.sendBeacon('/report', line);
    ${script}
  </script>`;

const pages = openForeground({
  '/asks': page(`addEventListener('beforeunload', (event) => { report('asked'); event.preventDefault(); });
    addEventListener('pagehide', () => report('left'));`),
  '/words': page(`onbeforeunload = () => 'Your draft is not saved.'`),
  '/attribute': page('', "<body onbeforeunload=\"report('by the attribute'); return 'Stay'\">"),
  '/saves': page(`addEventListener('beforeunload', () => report('saved'))`),
  '/frame': `<title>page</title><iframe src="/asks"></iframe><input id="field">
    <script>onpointerdown = () => { document.querySelector('#field').value = 'touched'; }</script>`,
  '/next': '<title>page: next</title><h1>next</h1>',
});

/** Touches the page in front as a person does. */
async function touch(opened: Foreground): Promise<void> {
  await until('the click to arrive', async () => {
    await pages.touch();
    return (await opened.read('value', '#field')) === 'touched';
  });
  await pages.handBack(opened.id);
  pages.reports().length = 0;
}

async function touched(path: string, options?: Record<string, unknown>): Promise<Foreground> {
  const opened = await pages.open(path, options);
  await touch(opened);
  return opened;
}

/** Expects these reports, in this order; a page that is left sends its last ones while the next comes already. */
async function expectReports(...wanted: string[]): Promise<void> {
  await until(`${wanted.length} reports`, () => pages.reports().length >= wanted.length);
  expect(pages.reports()).toEqual(wanted);
}

const asked = { type: 'beforeunload', message: '', answer: 'accepted' };

test('navigate leaves the page, which was asked, and names it', async () => {
  const opened = await touched('/asks');
  expect(await opened.act('navigate', '', pages.url('/next'))).toMatchObject({
    success: true,
    dialog: asked,
  });
  await expectReports('asked', 'left');
  expect(await opened.read('text', 'h1')).toBe('next');
});

soakTest('reload loads the page again', async () => {
  const opened = await touched('/asks');
  expect(await opened.act('reload', '')).toMatchObject({ success: true, dialog: asked });
  expect(await opened.read('value', '#field')).toBe('');
});

test('back leaves the page', async () => {
  const opened = await pages.open('/next');
  await opened.act('navigate', '', pages.url('/asks'));
  await touch(opened);
  expect(await opened.act('back', '')).toMatchObject({
    success: true,
    url: pages.url('/next'),
    dialog: asked,
  });
});

test('a click on a link leaves the page', async () => {
  const opened = await touched('/asks');
  expect(await opened.act('click', 'a')).toMatchObject({ url: pages.url('/next'), dialog: asked });
});

test('closing the session closes the window at the first attempt', async () => {
  const opened = await touched('/asks');
  const answer = await pages.api().call('DELETE', `/session/${opened.id}`);
  expect(answer.status).toBe(200);
  // A second attempt would have asked the page again.
  await expectReports('asked', 'left');
});

test('a handler that returns words: they are in the reply', async () => {
  const opened = await touched('/words');
  expect(await opened.act('navigate', '', pages.url('/next'))).toMatchObject({
    dialog: { ...asked, message: 'Your draft is not saved.' },
  });
});

soakTest('a handler in an attribute of the body runs and holds nobody', async () => {
  const opened = await touched('/attribute');
  const { dialog } = await opened.act('navigate', '', pages.url('/next'));
  expect(dialog).toEqual({ ...asked, message: 'Stay' });
  await expectReports('by the attribute');
});

test('a handler that only saves runs once, and nothing is named', async () => {
  const opened = await touched('/saves');
  expect(await opened.act('navigate', '', pages.url('/next'))).not.toHaveProperty('dialog');
  await expectReports('saved');
});

test('a frame that asks holds nobody either', async () => {
  const opened = await touched('/frame');
  expect(await opened.act('navigate', '', pages.url('/next'))).toMatchObject({
    success: true,
    dialog: asked,
  });
  await expectReports('asked', 'left');
});

test('with dialogs: block the page is left as well', async () => {
  const opened = await touched('/asks', { dialogs: 'block' });
  expect(await opened.act('navigate', '', pages.url('/next'))).toMatchObject({ success: true });
  await expectReports('asked', 'left');
});
