import { describe, expect, it } from 'vitest';
import { allActions } from '../../../extension/actions/table';
import { actSentence, countdown, duration, siteOf } from '../../../relay/live/page/sentences';

const act = (action: string, selector = '', more = {}) => ({
  words: '',
  at: '2026-01-05T10:00:00.000Z',
  action,
  selector,
  ...more,
});

describe('an act in a sentence', () => {
  it.each([
    [act('click', 'text=Save'), 'Click “Save”', 'Clicked “Save”'],
    [act('fill', 'role=textbox[name="Name"]'), 'Fill textbox “Name”', 'Filled textbox “Name”'],
    [act('press', '', { value: 'Enter' }), 'Press Enter', 'Pressed Enter'],
    [act('press', '#a', { value: 'Enter' }), 'Press Enter in #a', 'Pressed Enter in #a'],
    [
      act('navigate', '', { value: 'https://a.example/' }),
      'Go to https://a.example/',
      'Went to https://a.example/',
    ],
    [act('drag', '#a', { value: '#b' }), 'Drag #a to #b', 'Dragged #a to #b'],
    [
      act('click', 'ref=e9', { on: { role: 'button', name: 'Keep', at: [] } }),
      'Click button “Keep”',
      'Clicked button “Keep”',
    ],
  ])('%j', (one, before, after) => {
    expect([actSentence(one, false), actSentence(one, true)]).toEqual([before, after]);
  });

  it('is there for every action that acts', () => {
    for (const [name, { effect }] of Object.entries(allActions()))
      if (effect === 'act') expect(actSentence(act(name), true), name).toMatch(/^[A-Z]/);
  });
});

it('says times and places', () => {
  expect([duration(4_400), duration(200_000), duration(3_700_000)]).toEqual(['4 s', '3 min', '1 h 1 min']);
  expect([countdown(545_000), countdown(-1)]).toEqual(['9:05', '0:00']);
  expect([siteOf({ url: 'https://a.example:8443/x?y' }), siteOf({ url: 'about:blank' })]).toEqual([
    'a.example:8443',
    'about:blank',
  ]);
});
