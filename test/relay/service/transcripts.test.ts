import { expect, test } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import type { Command } from '../../../extension/protocol/frames/frames';
import { Transcripts } from '../../../relay/service/transcripts/transcripts';

const sessionId = 's1';
const anybody = () => true;

function begin() {
  const transcripts = new Transcripts(() => Date.UTC(2026, 0, 5));
  const ended = (order: Record<string, unknown>, more: Record<string, unknown> = {}, effect = 'act') => {
    const command = {
      keyName: 'bot',
      effect,
      order: { sessionId, selector: '', ...order },
    } as unknown as Command;
    transcripts.ended({ command, ...more } as Parameters<typeof transcripts.ended>[0]);
  };
  const step = (action: string, selector: string, value?: unknown, more = {}) =>
    ended({ do: 'step', action, selector, value }, more);
  const words = () => transcripts.read(sessionId, anybody).entries.map((entry) => entry.words);
  return { transcripts, ended, step, words };
}

test('tells what was done, and how it ended', () => {
  const { ended, step, words } = begin();
  step('click', 'text=Save');
  step('check', '#a', undefined, { reply: { result: { success: false } } });
  step('click', '#b', undefined, { error: new RelayError('user_driving', 'A person drives.') });
  ended({ do: 'handoff', instructions: 'Type the code' }, {}, 'read');
  ended({ do: 'drive', driver: 'api' });
  ended({ do: 'close' });
  expect(words()).toEqual([
    'click text=Save',
    'check #a (failed)',
    'click #b (user_driving)',
    'asked a person: Type the code',
    'handed back',
    'closed',
  ]);
});

test('tells no text that was typed, no query and no secret', () => {
  const { step, ended, words, transcripts } = begin();
  step('type', '#password', 'hunter2');
  step('fill', '#password', '{{password}}');
  step('press', '', 'h');
  step('press', '', 'Control+a');
  step('navigate', '', 'https://user:hunter2@a.example/in?token=hunter2#hunter2');
  ended({ do: 'step', action: 'click', selector: 'text=hunter2', secrets: { password: 'hunter2' } });
  ended({ do: 'step', action: 'text', selector: '#secret' }, {}, 'read');
  expect(words()).toEqual([
    'type #password',
    'fill #password {{password}}',
    'press',
    'press Control+a',
    'navigate https://a.example/in',
    'click text={{password}}',
  ]);
  expect(JSON.stringify(transcripts.read(sessionId, anybody))).not.toContain('hunter2');
});

test('keeps the latest entries of the latest sessions, each for its key', () => {
  const { ended, step, transcripts } = begin();
  for (let number = 0; number < 510; number += 1) step('click', `#b${number}`);
  const { entries, dropped } = transcripts.read(sessionId, anybody, 2);
  expect([entries.map(({ selector }) => selector), dropped]).toEqual([['#b508', '#b509'], 508]);
  expect(() => transcripts.read(sessionId, (keyName) => keyName === 'other')).toThrow('Nothing is kept');
  for (let number = 0; number < 100; number += 1) ended({ do: 'close', sessionId: `other ${number}` });
  expect(() => transcripts.read(sessionId, anybody)).toThrow('Nothing is kept');
});
