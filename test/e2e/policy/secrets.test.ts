/** Secrets are entered into their fields only and masked elsewhere. */
import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const tabrelay = shared();
let site: Site;
const opened: string[] = [];
const password = 'correct horse/battery "staple"';
const secrets = { password, pin: '4711' };

const port = () => new URL(site.url('/')).port;
const page =
  (html: () => string): RequestListener =>
  (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>page</title>${html()}`);

const fields = `<form method="post"><input id="user" name="username"><input id="pin" type="password"></form><p id="out"></p>
  <button onclick="out.textContent = 'You typed ' + user.value + ' and ' + pin.value + ' in room 47110'; document.title = user.value; history.replaceState(0, '', '?q=' + encodeURIComponent(user.value))">show</button>
  <select id="list"><option>one</option><option value="4711">two</option></select>`;

beforeAll(async () => {
  site = await servePages({
    '/page': page(
      () => `${fields}<iframe id="foreign" src="http://other.localhost:${port()}/other"></iframe>
      <iframe id="boxed" sandbox="allow-scripts" srcdoc="<input id=user type=password>"></iframe><iframe id="own" src="/other"></iframe>`,
    ),
    '/other': page(() => fields),
    '/public': page(
      () => `<label>Comment <textarea id="comment"></textarea></label><label>Plain <input id="plain"></label>
      <div id="mail" contenteditable role="textbox" aria-label="Message body"></div><input id="search" type="search" placeholder="Search">
      <form method="get"><label>Sent <input id="sent" name="q"></label></form><label>Password <input id="p" type="password"></label>
      <iframe id="foreign" src="http://other.localhost:${port()}/note"></iframe>`,
    ),
    '/note': page(() => '<label>Note <input id="note"></label>'),
    '/private': page(
      () => `<label>Password <input id="p" type="password"></label><input id="shown" name="userPassword" value="attribute-secret">
      <input id="code" autocomplete="one-time-code"><input id="card" autocomplete="section-a billing cc-number"><input id="cvc" name="cvc">
 <textarea id="key" placeholder="API key"></textarea>
      <input id="user" autocomplete="username"><input id="holder" autocomplete="cc-name">
      <script>p.oninput = shown.oninput = ({ target }) => target.setAttribute('value', target.value)</script>`,
    ),
  });
});
afterEach(async () => {
  for (const id of opened.splice(0)) await tabrelay.close(id);
});
afterAll(() => site.close());

async function open(
  path = '/page',
  allowedDomains: string[] | undefined = ['shop.localhost'],
): Promise<string> {
  const id = await tabrelay.session({ url: `http://shop.localhost:${port()}${path}`, allowedDomains });
  opened.push(id);
  return id;
}

async function step(id: string, body: Record<string, unknown>): Promise<string> {
  const answer = await tabrelay.call('POST', `/session/${id}`, { body: { selector: '', ...body } });
  return `${answer.status} ${JSON.stringify(answer.body)}`;
}

test.each(share(['fill', 'type'], 1))(
  '%s puts the value into the field, and nobody is told it again',
  async (action) => {
    const id = await open();
    const reply = await step(id, { action, selector: '#user', value: 'it is {{password}}', secrets });
    expect(reply).toMatch(/^200 .*"value":"it is \{\{password\}\}"/);
    await step(id, { action: 'fill', selector: '#pin', value: '{{pin}}', secrets });
    await step(id, { action: 'click', selector: 'button' });
    const told = [];
    for (const reading of ['text', 'snapshot', 'html', 'markdown', 'tabs', 'find'])
      told.push(await step(id, { action: reading, value: reading === 'find' ? 'You typed' : undefined }));
    told.push(await step(id, { action: 'value', selector: '#user' }));
    told.push(await step(id, { action: 'wait', value: { url: 'nowhere' }, timeoutMs: 60 }));
    told.push(
      await step(id, { action: 'click', selector: 'text=You typed it is correct horse', timeoutMs: 60 }),
    );
    for (const words of told) expect(words).not.toMatch(/horse\/|battery|horse%2F|"4711"| 4711 /);
    expect(told[0]).toContain('You typed it is {{password}} and {{pin}} in room 47110');
    // The page itself has it: how many letters there are is not masked.
    expect(
      await tabrelay.read(
        id,
        'count',
        `xpath=//p[string-length(.) = ${`You typed it is ${password} and 4711 in room 47110`.length}]`,
      ),
    ).toBe('1');
  },
);

soakTest('select takes one as well', async () => {
  const id = await open();
  const select = { action: 'select', selector: '#list', value: '{{pin}}', secrets };
  expect(await step(id, select)).toMatch(/^400 .*the secret was not put in/);
  expect(await step(id, { ...select, allowIn: { pin: ['#list'] } })).toMatch(/^200 .*"value":"\{\{pin\}\}"/);
});

test('a frame of another site does not get it, nor one without an origin of its own', async () => {
  const id = await open('/page', ['shop.localhost', 'other.localhost']);
  await tabrelay.act(id, 'wait', '#foreign >>> #user');
  const strict = await open();
  for (const selector of ['#foreign >>> #user', '#boxed >>> #user']) {
    expect(
      await step(strict, { action: 'fill', selector, value: '{{password}}', secrets, timeoutMs: 1_000 }),
    ).not.toMatch(/^200/);
  }
  expect(
    await step(id, { action: 'fill', selector: '#boxed >>> #user', value: '{{password}}', secrets }),
  ).toMatch(/^403/);
  expect(await tabrelay.read(id, 'value', '#boxed >>> #user')).toBe('');
  expect(
    await step(id, { action: 'fill', selector: '#foreign >>> #user', value: '{{password}}', secrets }),
  ).toMatch(/^200/);
  expect(
    await step(id, { action: 'fill', selector: '#own >>> #user', value: '{{password}}', secrets }),
  ).toMatch(/^200/);
});

describe('a secret has a place', () => {
  const fill = { action: 'fill', value: '{{password}}', secrets };

  test('a field of a page that anybody sees does not get it, and the answer says what to do', async () => {
    const id = await open('/public');
    for (const selector of ['#comment', '#mail', '#search', '#sent', '#plain']) {
      for (const action of ['fill', 'type']) {
        const { status, headers, body } = await tabrelay.call('POST', `/session/${id}`, {
          body: { ...fill, action, selector },
        });
        expect([selector, status, headers.get('x-outcome')]).toEqual([selector, 400, 'not_executed']);
        expect(body.error).toMatch(/\{\{password\}\} belongs there, allow it: "allowIn"/);
      }
    }
    expect(await tabrelay.read(id, 'value', '#comment')).toBe('');
    expect(await step(id, { ...fill, selector: '#p' })).toMatch(/^200/);
  });

  test('the caller can allow another field, of a frame of another site too', async () => {
    const id = await open('/public', ['shop.localhost', 'other.localhost']);
    await tabrelay.act(id, 'wait', '#foreign >>> #note');
    const plain = { ...fill, selector: '#plain' };
    expect(await step(id, { ...plain, allowIn: { password: ['#comment'] } })).toMatch(/^400/);
    expect(await step(id, { ...plain, allowIn: { pin: ['#plain'] } })).toMatch(/^400/);
    expect(await step(id, { ...plain, allowIn: { password: ['#plain'] } })).toMatch(/^200/);
    const framed = { ...fill, selector: '#foreign >>> #note' };
    expect(await step(id, framed)).toMatch(/^400/);
    expect(await step(id, { ...framed, allowIn: { password: ['#note'] } })).toMatch(/^400/);
    expect(await step(id, { ...framed, allowIn: { password: ['#foreign >>> #note'] } })).toMatch(/^200/);
    const ref = /textbox "Note".*?\[(f\d+e\d+)\]/.exec(await tabrelay.read(id, 'snapshot', ''))?.[1];
    const byRef = { ...fill, selector: `ref=${ref}` };
    expect(await step(id, byRef)).toMatch(/^400/);
    expect(await step(id, { ...byRef, allowIn: { password: [`ref=${ref}`] } })).toMatch(/^200/);
  });

  test('a page that is not encrypted and not of this machine does not get it', async () => {
    const id = await tabrelay.session({
      url: `http://shop.test:${port()}/public`,
      allowedDomains: ['shop.test'],
    });
    opened.push(id);
    expect(await step(id, { ...fill, selector: '#p', allowIn: { password: ['#p'] } })).toMatch(
      /^403 .*over https or from this machine/,
    );
    expect(await tabrelay.read(id, 'value', '#p')).toBe('');
  });

  test('a task types it nowhere else either', async () => {
    const url = `http://shop.localhost:${port()}/public`;
    const task = (body: Record<string, unknown>) =>
      tabrelay.call('POST', '/browse', { body: { url, secrets: { password }, ...body } });
    const refused = await task({ prompt: 'Type {{password}} into Comment' });
    expect(refused.body.result).toMatchObject({ actions: [{ type: 'navigate' }] });
    const allowed = await task({
      prompt: 'Type {{password}} into Comment',
      allowIn: { password: ['#comment'] },
    });
    expect(allowed.body.result).toMatchObject({
      actions: [{ type: 'navigate' }, { type: 'input', selector: '#comment', value: '{{password}}' }],
    });
  });

  test('an address that a form sends it in shows its name', async () => {
    const id = await open('/public');
    const sent = { ...fill, selector: '#sent', allowIn: { password: ['#sent'] } };
    expect(await step(id, sent)).toMatch(/^200/);
    await step(id, { action: 'press', selector: '#sent', value: 'Enter' });
    await step(id, { action: 'wait', value: { url: 'q=' } });
    const told = [
      await step(id, { action: 'tabs' }),
      await step(id, { action: 'navigate', value: 'http://elsewhere.localhost:1/?q=%7B%7Bpassword%7D%7D' }),
      await step(id, { action: 'html' }),
      JSON.stringify((await tabrelay.call('GET', '/sessions')).body),
    ];
    expect(told[0]).toMatch(/\/public\?q=\{\{password\}\}/);
    for (const words of told) expect(words).not.toMatch(/battery|correct\+horse|correct%20horse/);
  });
});

test('a session that is bound to no domains gets none', async () => {
  const id = await tabrelay.session({ url: site.url('/page') });
  opened.push(id);
  expect(await step(id, { action: 'fill', selector: '#user', value: '{{password}}', secrets })).toMatch(
    /^403 .*has .+allowedDomains/,
  );
  expect(await tabrelay.read(id, 'value', '#user')).toBe('');
});

test('it never gets into an address, and words in braces that are no secret stay', async () => {
  const id = await open();
  await step(id, {
    action: 'navigate',
    value: `http://shop.localhost:${port()}/other?q={{password}}`,
    secrets,
  });
  const { tabs } = (await tabrelay.step(id, 'tabs', '')) as { tabs: { url: string }[] };
  expect(decodeURIComponent(String(tabs[0]?.url))).toContain('q={{password}}');
  expect(
    await step(id, { action: 'fill', selector: '#user', value: '{{other}} {{password', secrets }),
  ).toContain('"value":"{{other}} {{password"');
});

soakTest('another session is not concerned', async () => {
  const id = await open();
  await step(id, { action: 'fill', selector: '#user', value: '{{pin}}', secrets });
  const other = await open();
  await tabrelay.act(other, 'fill', '#user', '4711');
  expect(await tabrelay.read(other, 'value', '#user')).toBe('4711');
});

test('values of private fields are returned only to a step that reads that field', async () => {
  const id = await open('/private', undefined);
  const values = {
    p: 'hunter2!',
    shown: 'hunter3!',
    code: '918273',
    card: '4242424242424242',
    cvc: '737',
    key: 'sk-31337',
  };
  for (const [name, value] of Object.entries(values)) {
    const reply = await tabrelay.act(id, 'fill', `#${name}`, value);
    expect(reply).toMatchObject({ success: true, value: '•'.repeat(value.length) });
  }
  await tabrelay.act(id, 'type', '#p', 'x');
  const told = [];
  for (const reading of ['text', 'snapshot', 'html', 'markdown'])
    told.push(await step(id, { action: reading }));
  for (const name of Object.keys(values)) {
    told.push(await step(id, { action: 'text', selector: `#${name}` }));
    told.push(await step(id, { action: 'html', selector: `#${name}` }));
    told.push(await step(id, { action: 'attribute', selector: `#${name}`, value: 'value' }));
    told.push(await step(id, { action: 'snapshot', selector: `#${name}` }));
  }
  told.push(await step(id, { action: 'find', value: 'Password' }));
  for (const words of told) expect(words).not.toMatch(/hunter|918273|4242|737|31337|attribute-secret/);
  expect(await tabrelay.read(id, 'value', '#p')).toBe('hunter2!x');
  expect(await tabrelay.read(id, 'value', '#cvc')).toBe('737');
});

test('fields that are not private are reported as before', async () => {
  const id = await open('/private', undefined);
  expect(await tabrelay.act(id, 'fill', '#user', 'ada')).toMatchObject({ value: 'ada' });
  await tabrelay.act(id, 'fill', '#holder', 'Ada L');
  expect(await tabrelay.read(id, 'snapshot', '')).toMatch(/= "ada"[\s\S]*= "Ada L"/);
});
