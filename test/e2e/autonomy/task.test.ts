/** Tasks that the caller's own model decides, on a real page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const { call, sessions } = shared();
let site: Site;

beforeAll(async () => {
  site = await servePages({
    '/login': `<title>Log in</title><form action="/in"><label>Name <input name="name"></label>
      <label>Password <input type="password" name="password"></label><button>Log in</button></form>`,
    '/lamp': `<h1>Red lamp</h1><button onclick="if (confirm('Show it to guests?')) h.textContent = 'Shown'">Visibility</button>
      <p id="h">Hidden</p>`,
    '/bill': `<h1>Bill 12</h1><p>To Harbour Bakery</p><button onclick="n += 1; s.textContent = 'Bill sent to Harbour Bakery (' + n + ')'">Send</button>
      <p role="status" id="s"></p><script>var n = 0</script>`,
    '/in': '<title>Welcome</title><h1>Welcome, Ann</h1><a href="/login">Log out</a>',
  });
});
afterAll(() => site.close());

async function post(path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await call('POST', path, { body });
  expect(answer.body).not.toHaveProperty('error');
  return answer.body;
}

/** The handle of the element in a view. */
const refOf = (view: unknown, element: string) =>
  new RegExp(`${element}.*?\\[(e\\d+)\\]`).exec(String(view))?.[1] ?? `no ${element}`;

test('is decided turn by turn, with secrets that only the page gets, and proved by what the page shows', async () => {
  const secrets = { password: 'correct horse' };
  const opened = await post('/task', {
    prompt: 'Log in as Ann with {{password}}',
    url: site.url('/login'),
    secrets,
  });
  const path = `/task/${opened.taskId}`;
  const acts = [
    { action: 'fill', selector: refOf(opened.view, 'textbox "Name"'), value: 'Ann' },
    { action: 'fill', selector: refOf(opened.view, 'textbox "Password"'), value: '{{password}}' },
    { action: 'click', selector: refOf(opened.view, 'button "Log in"') },
  ];
  const turn = { turn: 0, acts };
  const first = await post(path, turn);

  expect(first).toMatchObject({
    turn: 1,
    outcomes: [{ success: true }, { success: true }, { success: true }],
  });
  expect(first.view).toContain('heading "Welcome, Ann"');
  expect(first.wholePage).toBe(true);
  expect(JSON.stringify(first)).not.toContain('correct');
  expect(await post(path, turn)).toEqual(first);
  expect(site.hits('/in')).toBe(1);

  const done = { answer: 'Ann is logged in.', evidence: 'Welcome, Ann' };
  expect(await post(path, { turn: 1, done })).toMatchObject({
    ended: {
      outcome: 'done',
      answer: 'Ann is logged in.',
      actions: [
        { type: 'navigate' },
        { type: 'input', value: 'Ann' },
        { type: 'input', value: '{{password}}' },
        { type: 'click' },
      ],
    },
  });
  expect(await sessions()).toEqual([]);
});

test('tells of a question of the page, and accepts it with the act that says so', async () => {
  const opened = await post('/task', { prompt: 'Make the red lamp visible', url: site.url('/lamp') });
  const path = `/task/${opened.taskId}`;
  const press = { action: 'click', selector: 'text=Visibility' };
  const first = await post(path, { turn: 0, acts: [{ ...press, dialog: 'accept' }] });
  expect(first.outcomes).toMatchObject([{ success: false, result: { dialog: { answer: 'dismissed' } } }]);
  const second = await post(path, { turn: 1, acts: [{ ...press, dialog: 'accept' }] });
  expect(second.outcomes).toMatchObject([{ success: true, result: { dialog: { answer: 'accepted' } } }]);
  const done = { answer: 'It is shown.', evidence: 'Shown' };
  expect(await post(path, { turn: 2, done })).toMatchObject({ ended: { outcome: 'done' } });
});

test('does what is ordered once a second time only if a person approves it', async () => {
  const opened = await post('/task', { prompt: 'Send the Harbour Bakery bill.', url: site.url('/bill') });
  const path = `/task/${opened.taskId}`;
  const acts = [{ action: 'click', selector: refOf(opened.view, 'button "Send"') }];
  const first = await post(path, { turn: 0, acts });
  expect(first).toMatchObject({ turn: 1, outcomes: [{ success: true }] });
  expect(JSON.stringify(first)).not.toContain('"did"');
  const second = await post(path, { turn: 1, acts });
  expect(JSON.stringify(second)).toContain('the task orders this once, and it was done already');
  await call('DELETE', path);
});
