/** Dialogs of a page in the foreground are answered, and the reply reports them. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { soakTest } from '../../support/soak-test';
import { openForeground, tellingTouch } from '../../support/tabrelay/foreground-window';

const writing = `<pre id="log"></pre><script>
  const log = (line) => { document.querySelector('#log').textContent += line + '\\n' };
</script>`;

const foreign = (request: { headers: { host?: string } }) =>
  `http://localhost:${request.headers.host?.split(':')[1]}/inner`;

const tabsSchema = z.array(z.object({ tab: z.number() }));

const pages = openForeground({
  '/page': `<title>page</title>${tellingTouch}${writing}
    <button id="alert" onclick="alert('Saved'); log('went on')">alert</button>
    <button id="confirm" onclick="log(confirm('Delete it?'))">confirm</button>
    <button id="prompt" onclick="log(prompt('Your name?', 'nobody'))">prompt</button>
    <button id="print" onclick="onbeforeprint = onafterprint = ({ type }) => log(type); print(); log('went on')">print</button>
    <button id="later" onclick="setTimeout(() => log(confirm('Still there?')), 0)">confirm by a timer</button>
    <button id="three" onclick="alert('one'); log(confirm('two')); log(prompt('three'))">three of them</button>
    <button id="object" onclick="alert({ toString: () => 'in words' })">an object</button>
    <button id="symbol" onclick="try { alert(Symbol()) } catch (error) { log(error.name) }">a symbol</button>
    <button id="bare" onclick="log(alert()); log(prompt())">without words</button>
    <button id="native" onclick="log(alert); log(confirm.name + prompt.length)">look closely</button>
    <button id="own" onclick="window.alert = (words) => log('the page says ' + words); alert('hello')">own alert</button>
    <button id="past" onclick="
      const frame = document.body.appendChild(document.createElement('iframe'));
      log(frame.contentWindow.confirm('Fresh'))">confirm of a fresh frame</button>
    <button id="past-alert" onclick="
      document.body.appendChild(document.createElement('iframe')).contentWindow.alert('Fresh'); log('went on')">alert</button>
    <button id="blank" onclick="
      const child = window.open('', '', 'width=300,height=300'); log('opened');
      setTimeout(() => log(child.confirm('In the child')), 0)">confirm of a blank child</button>
    <button id="open" onclick="window.open('/child')">open a child</button>`,
  '/inline': `<title>page</title><script>alert('Welcome')</script>${writing}<script>log('to the end')</script>`,
  '/child': `<title>page: child</title>${writing}<script>log(confirm('A child?'))</script>`,
  '/frames': `<title>page</title>${writing}<iframe src="/inner"></iframe>`,
  '/foreign': (request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<title>page</title>${writing}<iframe src="${foreign(request)}"></iframe>`);
  },
  '/inner': `${writing}<button onclick="log(confirm('In a frame?'))">confirm</button>`,
});

describe('dismissed, as is the default', () => {
  test.each([
    ['alert', { type: 'alert', message: 'Saved', answer: 'dismissed' }, ['went on']],
    ['confirm', { type: 'confirm', message: 'Delete it?', answer: 'dismissed' }, ['false']],
    ['prompt', { type: 'prompt', message: 'Your name?', answer: 'dismissed' }, ['null']],
    ['print', { type: 'print', message: '', answer: 'dismissed' }, ['beforeprint', 'afterprint', 'went on']],
  ])('%s: the click is answered, names it, and the page continues', async (button, dialog, log) => {
    const page = await pages.open('/page');
    expect(await page.act('click', `#${button}`)).toMatchObject({ success: true, dialog });
    expect(await page.log()).toEqual(log);
  });

  test('several dialogs of one click are all named, in their order', async () => {
    const page = await pages.open('/page');
    const { dialogs } = await page.act('click', '#three');
    expect(dialogs).toMatchObject([
      { type: 'alert', message: 'one' },
      { type: 'confirm', message: 'two' },
      { type: 'prompt', message: 'three' },
    ]);
    expect(await page.log()).toEqual(['false', 'null']);
  });

  test('a dialog that a timer opens is named once, by the step in whose time it comes', async () => {
    const page = await pages.open('/page');
    const replies = [await page.act('click', '#later'), await page.act('wait', '', 'false')];
    expect(replies.flatMap(({ dialog, dialogs }) => dialogs ?? dialog ?? [])).toEqual([
      { type: 'confirm', message: 'Still there?', answer: 'dismissed' },
    ]);
    expect(await page.log()).toEqual(['false']);
  });

  soakTest('a dialog from the first inline script does not keep the page from loading', async () => {
    const page = await pages.open('/inline');
    expect(await page.log()).toEqual(['to the end']);
  });

  test('a navigation to a page that opens one at once names it', async () => {
    const page = await pages.open('/page');
    const { dialog } = await page.act('navigate', '', pages.url('/inline'));
    // Where the page was faster than the override, the dialog was open and was ended unread.
    expect([
      { type: 'alert', message: 'Welcome', answer: 'dismissed' },
      { type: 'unknown', message: '', answer: 'dismissed' },
    ]).toContainEqual(dialog);
    expect(await page.log()).toEqual(['to the end']);
  });

  soakTest('a dialog of a frame is answered there', async () => {
    const page = await pages.open('/frames');
    const { dialog } = await page.act('click', 'iframe >>> button');
    expect(dialog).toEqual({ type: 'confirm', message: 'In a frame?', answer: 'dismissed' });
    expect(await page.read('text', 'iframe >>> #log')).toBe('false');
  });

  test('a dialog of a frame of another origin is answered there', async () => {
    const page = await pages.open('/foreign');
    const { dialog } = await page.act('click', 'iframe >>> button');
    expect(dialog).toEqual({ type: 'confirm', message: 'In a frame?', answer: 'dismissed' });
    expect(await page.read('text', 'iframe >>> #log')).toBe('false');
  });

  test('a window that the page opens does not hold anybody with its first script', async () => {
    const page = await pages.open('/page');
    expect(await page.act('click', '#open')).toMatchObject({ openedTab: { url: pages.url('/child') } });
    expect(await page.log()).toEqual(['false']);
  });

  soakTest('a blank window that the page scripts does not hold the page', async () => {
    const page = await pages.open('/page');
    await page.act('click', '#blank');
    const [opener] = tabsSchema.parse((await page.act('tabs', '')).tabs);
    await page.act('tab', '', opener?.tab);
    await page.act('wait', '', 'false');
    expect(await page.log()).toEqual(['opened', 'false']);
  });

  soakTest(
    'a confirm that got past the override opens, is ended unanswered, and the reply says so',
    async () => {
      const page = await pages.open('/page');
      await pages.untilTouched();
      await pages.handBack(page.id);
      const { dialog } = await page.act('click', '#past');
      expect(dialog).toEqual({ type: 'unknown', message: '', answer: 'dismissed' });
      expect(await page.log()).toEqual(['false']);
    },
  );

  test('an alert that got past the override is ended, and the window is in front again', async () => {
    const page = await pages.open('/page');
    await pages.untilTouched();
    await pages.handBack(page.id);
    const { dialog } = await page.act('click', '#past-alert');
    expect(dialog).toEqual({ type: 'unknown', message: '', answer: 'dismissed' });
    expect(await page.log()).toEqual(['went on']);
    await pages.isInFront('page');
  });

  soakTest('a message is put into words as the browser does it', async () => {
    const page = await pages.open('/page');
    expect(await page.act('click', '#object')).toMatchObject({ dialog: { message: 'in words' } });
  });

  soakTest('a message that cannot be put into words is an error of the page, and no dialog', async () => {
    const page = await pages.open('/page');
    expect(await page.act('click', '#symbol')).not.toHaveProperty('dialog');
    expect(await page.log()).toEqual(['TypeError']);
  });

  soakTest('without any words the answers are the same', async () => {
    const page = await pages.open('/page');
    expect(await page.act('click', '#bare')).toMatchObject({ dialog: { type: 'prompt', message: '' } });
    expect(await page.log()).toEqual(['undefined', 'null']);
  });

  test('the page sees the functions it knows', async () => {
    const page = await pages.open('/page');
    await page.act('click', '#native');
    expect((await page.log()).join(' ')).toMatch(/^function .*\[native code\].* confirm0$/);
  });

  test('an alert that the page has made itself is unchanged', async () => {
    const page = await pages.open('/page');
    expect(await page.act('click', '#own')).not.toHaveProperty('dialog');
    expect(await page.log()).toEqual(['the page says hello']);
  });
});

describe('accepted', () => {
  test('confirm is true', async () => {
    const page = await pages.open('/page', { dialogs: 'accept' });
    const { dialog } = await page.act('click', '#confirm');
    expect(dialog).toEqual({ type: 'confirm', message: 'Delete it?', answer: 'accepted' });
    expect(await page.log()).toEqual(['true']);
  });

  test('prompt gets the text of the session', async () => {
    const page = await pages.open('/page', { dialogs: 'accept', promptText: 'Ada' });
    const { dialog } = await page.act('click', '#prompt');
    expect(dialog).toEqual({ type: 'prompt', message: 'Your name?', answer: 'accepted', text: 'Ada' });
    expect(await page.log()).toEqual(['Ada']);
  });

  soakTest('prompt without a text of the session keeps what the page put there', async () => {
    const page = await pages.open('/page', { dialogs: 'accept' });
    await page.act('click', '#prompt');
    expect(await page.log()).toEqual(['nobody']);
  });

  test('a window that the page opens is answered the same way, once it is there', async () => {
    const page = await pages.open('/page', { dialogs: 'accept' });
    await page.act('click', '#open');
    await page.log();
    await page.act('navigate', '', pages.url('/page'));
    await page.act('click', '#confirm');
    expect(await page.log()).toEqual(['true']);
  });

  soakTest('there is nobody to print', async () => {
    const page = await pages.open('/page', { dialogs: 'accept' });
    expect(await page.act('click', '#print')).toMatchObject({
      dialog: { type: 'print', answer: 'dismissed' },
    });
  });
});
