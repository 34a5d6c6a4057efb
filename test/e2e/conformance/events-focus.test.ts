// Why: a session's window lies behind the user's and has no focus; its page must not feel that.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/serve-pages';
import { shared } from '../../support/shared-tabrelay';

const tabrelay = shared();
let site: Site;
let id: string;

/** Writes every focus event down as `type target<relatedTarget`, also those in the shadow tree of `#host`. */
const log = `<output id="log"></output><script>
  const note = (event) => {
    const name = (node) => node?.id || node?.localName || '-';
    log.append(event.type + ' ' + name(event.composedPath()[0]) + '<' + name(event.relatedTarget) + ' ');
  };
  for (const type of ['focus', 'blur', 'focusin', 'focusout', 'change']) addEventListener(type, note, true);
</script>`;

const pages = {
  '/has-focus': '<button onclick="said.textContent = document.hasFocus()">Ask</button><p id="said"></p>',
  '/frame': '<iframe id="f" src="/has-focus"></iframe><iframe id="g" src="/has-focus"></iframe>',
  '/later': `<button id="open" onclick="setTimeout(() => field.focus())">Open</button><input id="field">${log}`,
};

beforeAll(async () => {
  site = await servePages(pages);
});
afterAll(() => site.close());
afterEach(() => tabrelay.close(id));

async function open(path: keyof typeof pages): Promise<void> {
  id = await tabrelay.session({ url: site.url(path) });
}
const act = (name: string, selector: string, value?: unknown) => tabrelay.act(id, name, selector, value);
const text = (selector: string) => tabrelay.read(id, 'text', selector);

test('the page takes its window for focused', async () => {
  await open('/has-focus');
  await act('click', 'button');
  expect(await text('#said')).toBe('true');
});

test('of two frames only the one that was clicked last takes itself for focused', async () => {
  await open('/frame');
  await act('click', '#f >>> button');
  expect(await text('#f >>> #said')).toBe('true');
  await act('click', '#g >>> button');
  expect(await text('#g >>> #said')).toBe('true');
});

test('a page that gives the focus on later hears of it once', async () => {
  await open('/later');
  await act('click', '#open');
  await act('wait', '', { text: 'focusin field' });
  expect(await text('#log')).toBe(
    'focus open<- focusin open<- blur open<field focusout open<field focus field<open focusin field<open',
  );
});
