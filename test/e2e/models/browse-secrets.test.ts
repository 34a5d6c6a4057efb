/** Passwords of a task reach password fields only. */
import { expect, test } from 'vitest';
import { acts, calls, done, refOf } from '../../support/models/model-server';
import { withModel } from '../../support/models/with-model';
import { until } from '../../support/until';

const secret = 'corr"ect horse&7';
const secrets = { password: secret };

const addresses: string[] = [];

const { asked, browse, reports, script, tabrelay, url } = withModel({
  '/address': (request, response) => {
    addresses.push(decodeURIComponent(request.url ?? ''));
    response.end('');
  },
  '/login': `<title>Log in</title><form onsubmit="event.preventDefault(); send()">
    <label>User <input id="user"></label><label>Password <input id="password" type="password"></label><button>Log in</button></form><p id="said"></p>
    <script>function send() {
      fetch('/report', { method: 'POST', body: user.value + '/' + password.value });
      said.textContent = 'Welcome, your password is ' + password.value;
      document.title = 'In with ' + password.value;
    }</script>`,
});

const logIn = acts(
  { action: 'fill', selector: refOf('textbox "User"'), value: 'ann' },
  { action: 'fill', selector: refOf('textbox "Password"'), value: '{{password}}' },
  { action: 'click', selector: refOf('button "Log in"') },
);
const prompt = 'Log in as ann with {{password}}';

test('the page gets the secret, and the model, the records and the log its name', async () => {
  script(logIn, done('Logged in.', 'Welcome, your password'));
  const answer = await browse('/login', { prompt, secrets });

  expect(answer.body.result).toMatchObject({
    outcome: 'done',
    actions: [
      { type: 'navigate' },
      { type: 'input', value: 'ann' },
      { type: 'input', selector: '#password', value: '{{password}}' },
      { type: 'click' },
    ],
  });
  await until('the report of the page', () => reports().length > 0);
  expect(reports()).toEqual([`ann/${secret}`]);
  expect(asked()[0]?.all).toContain('{{password}}');
  expect(asked()[1]?.last).toContain('your password is {{password}}');
  const told = [...asked().map(({ raw }) => raw), JSON.stringify(answer.body), tabrelay().printed()].join(
    '\n',
  );
  expect(told).not.toContain('ect horse');
});

test('a secret is never put into an address', async () => {
  const action = { action: 'navigate', value: `${url('/address')}?p={{password}}` };
  script(acts(action), calls(['give_up', { reason: 'No.' }]));
  await browse('/login', { prompt, secrets });

  expect(addresses.filter((address) => address.includes('horse'))).toEqual([]);
  expect(asked()).toHaveLength(2);
});

test('a model that tells a secret it has guessed is not quoted', async () => {
  script(calls(['give_up', { reason: `It is ${secret}.` }]));
  const answer = await browse('/login', { prompt, secrets });

  expect(answer.body.result).toMatchObject({ reason: 'It is {{password}}.' });
});
