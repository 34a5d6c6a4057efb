/** The forms in which models write their decisions. */
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../../relay/autonomy/openai/read-answer';

const said = (text: string, reasoning = '') => ({
  text,
  reasoning,
  calls: [],
  promptTokens: undefined,
  completionTokens: undefined,
});
const called = (...calls: [name: string, input: string][]) => ({
  ...said(''),
  calls: calls.map(([name, input], index) => ({ id: String(index), name, input })),
});
const click = { acts: [{ action: 'click', selector: 'ref=e5' }] };

describe('a click on e5 is read from', () => {
  it.each([
    ['a tool call', called(['act', '{"acts":[{"action":"click","selector":"ref=e5"}]}'])],
    ['a single act', called(['act', '{"action":"click","selector":"e5"}'])],
    ['an act called by its own name', called(['click', '{"selector":"[e5]"}'])],
    ['arguments with trailing words', called(['act', '{"acts":[{"action":"click","ref":"e5"}]} done'])],
    ['JSON alone', said('{"tool":"act","acts":[{"action":"click","selector":"ref=e5"}]}')],
    [
      'JSON in a fence',
      said('I click.\n```json\n{"acts":[{"action":"click","selector":"ref=e5"}]}\n```\nDone.'),
    ],
    ['JSON behind thoughts', said('<think>{"acts":[]} {"no"</think>{"action":"click","selector":"e5"}')],
    ['JSON among its thoughts', said('', 'I should {"action":"click","selector":"ref=e5"}')],
    ['a list', said('[{"action":"click","selector":"ref=e5","value":null}]')],
    [
      'a name with arguments',
      said('{"name":"act","arguments":{"acts":[{"action":"click","selector":"ref=e5"}]}}'),
    ],
    [
      'arguments in a string',
      said('{"name":"act","arguments":"{\\"acts\\":[{\\"action\\":\\"click\\",\\"selector\\":\\"e5\\"}]}"}'),
    ],
    ['a function', said('{"function":{"name":"click","arguments":{"selector":"e5"}}}')],
  ])('%s', (_, answer) => {
    expect(readAnswer(answer)).toEqual(click);
  });
});

it.each(['html', 'value', 'getAttribute', 'upload', 'inspect'])(
  'no act is read from a call of %s, which is not offered',
  (name) => {
    expect(readAnswer(called([name, '{"selector":"#pw"}']))).toBeUndefined();
    expect(readAnswer(said(`{"tool":"${name}","selector":"#pw"}`))).toBeUndefined();
  },
);

describe('an end', () => {
  it.each([
    [called(['done', '{"answer":"It is 4.","evidence":"4"}'])],
    [said('{"tool":"done","answer":"It is 4.","evidence":"4"}')],
    [said('{"done":{"answer":"It is 4.","evidence":"4"}}')],
    [said('{"answer":"It is 4.","evidence":"4"}')],
  ])('%# is done', (answer) => {
    expect(readAnswer(answer)).toEqual({ end: 'done', answer: 'It is 4.', evidence: '4' });
  });

  it('says who has to go on, or why it cannot', () => {
    expect(readAnswer(called(['need_user', '{"reason":"A captcha."}']))).toEqual({
      end: 'needs_user',
      answer: '',
      reason: 'A captcha.',
    });
    expect(readAnswer(said('{"tool":"give_up","reason":"No such page."}'))).toMatchObject({ end: 'gave_up' });
  });

  it('beside acts does not count', () => {
    const both = called(
      ['act', '{"action":"click","selector":"e5"}'],
      ['done', '{"answer":"Yes","evidence":"Yes"}'],
    );
    expect(readAnswer(both)).toEqual(click);
  });

  it('without evidence has none', () => {
    expect(readAnswer(called(['done', '{"answer":"Yes"}']))).toMatchObject({ evidence: '' });
  });
});

describe('nothing is read from', () => {
  it.each([
    ['words', said('I have clicked the button.')],
    ['half an object', said('{"tool":"act","acts":[{"action":"cli')],
    ['an unknown tool', called(['fly', '{}'])],
    ['other JSON', said('{"weather":"fine"}')],
    ['no words', said('')],
    ['brackets without end', said('{'.repeat(100_000))],
  ])('%s', (_, answer) => {
    expect(readAnswer(answer)).toBeUndefined();
  });
});
