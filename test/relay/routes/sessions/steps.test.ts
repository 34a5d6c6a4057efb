/** Interface sections 2.2, 2.3 and 4.2: the input of a step and the two shapes of its result. */
import { describe, expect, it } from 'vitest';
import { allActions } from '../../../../extension/actions/table';
import { relayApp } from '../../../support/stand-ins/relay-app';

const path = '/v1/session/b3k9x2m7-one';

describe('a step', () => {
  it('that does something answers with what was asked and what became of it', async () => {
    const app = relayApp();
    app.browsers.answer = { success: true, changed: false };
    const answer = await app.call('POST', path, { action: 'reload', selector: '#form' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'success',
      result: { action: 'reload', selector: '#form', success: true, changed: false },
    });
  });

  it('that reads answers with the plain text', async () => {
    const app = relayApp();
    app.browsers.answer = 'Hello, 1';
    const answer = await app.call('POST', path, { action: 'tabs', selector: '' });
    expect(await answer.json()).toEqual({ status: 'success', result: 'Hello, 1' });
  });

  it('whose session id got lost on the way opens no session', async () => {
    const app = relayApp();
    const answer = await app.call('POST', '/v1/session/', { action: 'reload', selector: '' });
    expect(answer.status).toBe(404);
    expect(app.browsers.asked).toEqual([]);
  });

  it('echoes the caller’s own word for the action and sends the canonical one', async () => {
    const app = relayApp();
    const answer = await app.call('POST', path, { action: 'goto', value: 'https://example.com/' });
    expect((await answer.json()).result).toEqual({ action: 'goto', selector: '', success: true });
    expect(app.browsers.asked).toMatchObject([
      {
        order: {
          do: 'step',
          sessionId: 'b3k9x2m7-one',
          action: 'navigate',
          selector: '',
          value: 'https://example.com/',
        },
      },
    ]);
  });

  it('has its action’s deadline, or its own', async () => {
    const app = relayApp();
    await app.call('POST', path, { action: 'reload' });
    await app.call('POST', path, { action: 'reload', timeoutMs: 1234 });
    expect(app.browsers.asked.map(({ call }) => call.deadline.limitMs)).toEqual([
      allActions().reload?.timeoutMs,
      1234,
    ]);
  });

  it('is an act or a read as its action is', async () => {
    const app = relayApp();
    await app.call('POST', path, { action: 'reload' });
    await app.call('POST', path, { action: 'tabs' });
    expect(app.browsers.asked.map(({ call }) => call.effect)).toEqual(['act', 'read']);
  });
});

describe('a step that cannot be', () => {
  it.each([
    ['no action', {}, '`action` is missing: expected string'],
    ['an action that is no text', { action: 7 }, '`action` is not right: expected string'],
    ['a selector that is no text', { action: 'reload', selector: ['#a'] }, '`selector` is not right'],
    ['a deadline of never', { action: 'reload', timeoutMs: 0 }, '`timeoutMs` is not right'],
    ['a deadline of days', { action: 'reload', timeoutMs: 1e9 }, '`timeoutMs` is not right'],
    ['a value of the wrong kind', { action: 'navigate', value: 7 }, 'the full http or https address'],
    [
      'a misspelled field',
      { action: 'click', selektor: '#a' },
      '`selektor` is not a known field: did you mean `selector`?',
    ],
    [
      'a field of nothing',
      { action: 'click', selector: '#a', colour: 'x' },
      '`colour` is not a known field: the fields are action',
    ],
    [
      'a misspelled option in the value',
      { action: 'snapshot', value: { interactiv: true } },
      '`value.interactiv` is not a known field: did you mean `interactive`?',
    ],
    ['no value where one is needed', { action: 'navigate' }, 'the full http or https address'],
  ])('for %s is 400 and says why', async (_, body, words) => {
    const app = relayApp();
    const answer = await app.call('POST', path, body);
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'bad_request']);
    expect((await answer.json()).error).toContain(words);
    expect(app.browsers.asked).toEqual([]);
  });

  it.each(['fly', 'constructor', '__proto__', 'toString'])(
    'for the unknown action %s is 400 with the list',
    async (action) => {
      const answer = await relayApp().call('POST', path, { action, selector: '#a' });
      expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'unknown_action']);
      expect((await answer.json()).error).toContain(Object.keys(allActions()).join(', '));
    },
  );

  it('for a misspelled action names the one that was probably meant', async () => {
    const answer = await relayApp().call('POST', path, { action: 'clikc', selector: '#a' });
    expect((await answer.json()).error).toContain('There is no action "clikc". Did you mean "click"?');
  });

  it.each(['', '  ', undefined])(
    'for the selector "%s" where an element is needed is 400',
    async (selector) => {
      const needy = Object.entries(allActions()).filter(([, { selector }]) => selector === 'required');
      for (const [action, { example }] of needy) {
        const answer = await relayApp().call('POST', path, { ...example, action, selector });
        expect((await answer.json()).error).toContain('`selector` is missing');
      }
    },
  );
});

describe('Idempotency-Key', () => {
  async function idOf(key: string | undefined, at = path) {
    const app = relayApp();
    await app.call('POST', at, { action: 'reload' }, key === undefined ? {} : { 'idempotency-key': key });
    return app.browsers.asked[0]?.call.commandId;
  }

  it('makes the same key on the same path the same command', async () => {
    expect(await idOf('a')).toBe(await idOf('a'));
    expect(await idOf('a')).not.toBe(await idOf('b'));
    expect(await idOf('a')).not.toBe(await idOf('a', '/v1/session/b3k9x2m7-two'));
  });

  it('is a new command each time without one', async () => {
    expect(await idOf(undefined)).not.toBe(await idOf(undefined));
  });

  it('is 400 where it is longer than anybody needs', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(256) };
    expect((await relayApp().call('POST', path, { action: 'reload' }, headers)).status).toBe(400);
  });
});
