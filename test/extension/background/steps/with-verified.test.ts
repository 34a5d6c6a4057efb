/** `verified: false` where an act was done and nothing was seen to change; never of acts that are read back. */
import { expect, test } from 'vitest';
import { allActions } from '../../../../extension/actions/table';
import { withVerified } from '../../../../extension/background/steps/with-verified';

const unseen = { success: true, changed: false, defaultPrevented: false };
const unknowable = ['click', 'dblclick', 'rightclick', 'hover', 'press'];
const acts = Object.entries(allActions()).flatMap(([name, { effect }]) => (effect === 'act' ? [name] : []));

test.each(unknowable)('%s that changed nothing is a success that is not verified', (action) => {
  expect(withVerified(action, unseen)).toEqual({ ...unseen, verified: false });
  expect(withVerified(action, { ...unseen, changed: true })).not.toHaveProperty('verified');
  expect(withVerified(action, { ...unseen, success: false })).not.toHaveProperty('verified');
});

test.each(['url', 'openedTab', 'download', 'dialog'])('%s is an effect', (effect) => {
  expect(withVerified('click', { ...unseen, [effect]: 'seen' })).not.toHaveProperty('verified');
});

test.each(acts.filter((name) => !unknowable.includes(name)))('%s judges its effect itself', (action) => {
  expect(withVerified(action, unseen)).toEqual(unseen);
});
