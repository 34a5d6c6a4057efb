/** The forms in which models write their decisions. */
import { describe, expect, it } from 'vitest';
import { faultOfReply, readAnswer } from '../../../../relay/autonomy/openai/read-answer';

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
    ['an element in an array', said('{"action":"click","selector":["e5"]}')],
    ['the button that a click uses in any case', said('{"action":"click","selector":"e5","value":"left"}')],
    ['that button in an object', said('{"click":{"selector":"e5","value":{"button":"left"}}}')],
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
    ['one act in place of the list', called(['act', '{"acts":{"action":"click","selector":"e5"}}'])],
    ['an act whose name is the field', called(['act', '{"acts":[{"click":"e5"}]}'])],
    ['an act in its name', called(['act', '{"acts":[{"click":{"ref":"e5"}}]}'])],
    ['acts in a call of an action', called(['click', '{"acts":[{"action":"click","selector":"e5"}]}'])],
    ['acts without a name in a call of their action', called(['click', '{"acts":[{"ref":"e5"}]}'])],
    ['acts of another name in a call of an action', called(['hover', '{"acts":[{"click":"e5"}]}'])],
    ['an element under the name of the action', called(['act', '{"action":"click","click":"e5"}'])],
    ['a name alone', said('{"click":"[e5]"}')],
    [
      'a ref beside a description',
      called(['act', '{"acts":[{"action":"click","selector":"","ref":"e5","element":"Save button"}]}']),
    ],
    [
      'a line of the view',
      called(['act', '{"action":"click","selector":"- button \\"Save [e9]\\" [e5] focused"}']),
    ],
    ['a line with the ref first', called(['act', '{"action":"click","selector":"[e5] button \\"Save\\""}'])],
    ['a ref in quotes', called(['act', '{"action":"click","selector":"ref=\\"e5\\""}'])],
  ])('%s', (_, answer) => {
    expect(readAnswer(answer)).toEqual(click);
  });
});

describe('the value is read', () => {
  const one = (act: object) => readAnswer(called(['act', JSON.stringify({ acts: [act] })]));
  it.each([
    [
      { action: 'press', key: 'Enter' },
      { action: 'press', selector: '', value: 'Enter' },
    ],
    [
      { action: 'press', selector: 'e7', value: '', key: 'Enter' },
      { action: 'press', selector: 'ref=e7', value: 'Enter' },
    ],
    [{ press: 'Escape' }, { action: 'press', selector: '', value: 'Escape' }],
    [{ press: { key: 'Tab' } }, { action: 'press', selector: '', value: 'Tab' }],
    [
      { action: 'fill', selector: 'e7', text: 'Ada' },
      { action: 'fill', selector: 'ref=e7', value: 'Ada' },
    ],
    [
      { action: 'fill', selector: 'e7', text: 'Ada', value: 'Ada' },
      { action: 'fill', selector: 'ref=e7', value: 'Ada' },
    ],
    [{ fill: { selector: 'e7', value: '' } }, { action: 'fill', selector: 'ref=e7', value: '' }],
    [
      { fill: 'e7', value: 'Ada' },
      { action: 'fill', selector: 'ref=e7', value: 'Ada' },
    ],
    [
      { type: 'Ada', selector: 'e7' },
      { action: 'type', selector: 'ref=e7', value: 'Ada' },
    ],
    [
      { select: 'e7', option: 'Blue' },
      { action: 'select', selector: 'ref=e7', value: 'Blue' },
    ],
    [
      { action: 'select', selector: 'e7', text: 'Blue' },
      { action: 'select', selector: 'ref=e7', value: 'Blue' },
    ],
    [
      { action: 'select', selector: 'e7', label: 'Colour', value: 'Blue' },
      { action: 'select', selector: 'ref=e7', value: 'Blue' },
    ],
    [
      { action: 'select', selector: 'e7', values: ['Blue', 'Green'] },
      { action: 'select', selector: 'ref=e7', value: ['Blue', 'Green'] },
    ],
    [
      { action: 'tab', tab: 2 },
      { action: 'tab', selector: '', value: 2 },
    ],
    [
      { action: 'press', press: 'Enter', selector: 'e7' },
      { action: 'press', selector: 'ref=e7', value: 'Enter' },
    ],
    [{ navigate: '/orders' }, { action: 'navigate', selector: '', value: '/orders' }],
    [{ wait: { text: 'Saved' } }, { action: 'wait', selector: '', value: { text: 'Saved' } }],
    [
      { drag: 'e1', to: 'e2' },
      { action: 'drag', selector: 'ref=e1', value: 'ref=e2' },
    ],
    [
      { action: 'click', selector: 'e7', text: 'Save' },
      { action: 'click', selector: 'ref=e7' },
    ],
    [{ back: {} }, { action: 'back', selector: '' }],
  ])('of %o', (written, act) => {
    expect(one(written)).toEqual({ acts: [act] });
  });

  it.each([
    [{ action: 'fill', selector: 'e7', value: 'Ada', text: 'Bob' }, 'fill has two values, "Ada" and "Bob"'],
    [{ action: 'select', selector: 'e7', text: 'Blue', label: 'Green' }, 'select has two values'],
    [{ fill: 'Ada' }, 'whether "Ada" is the element or the value of fill'],
    [{ type: 'e7' }, 'whether "e7" is the element or the value of type'],
    [{ click: 'e5', hover: 'e6' }, 'an act needs its action'],
    [{ selector: 'e5' }, 'an act needs its action'],
  ])('of %o not, and the model is told how to write it', (written, fault) => {
    const reply = called(['act', JSON.stringify({ acts: [written] })]);
    expect(readAnswer(reply)).toBeUndefined();
    expect(faultOfReply(reply)).toContain(fault);
    expect(faultOfReply(reply)).toContain('{"action":"fill","selector":"ref=e5","value":"..."}');
  });

  it.each(['text=Row [e5]', 'listitem [e4]: button "Save" [e5]', '#e5', 'input[name="e5"]', 'text="a [e5]"'])(
    'with the selector %s as it is',
    (selector) => {
      expect(one({ action: 'click', selector })).toEqual({ acts: [{ action: 'click', selector }] });
    },
  );
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
