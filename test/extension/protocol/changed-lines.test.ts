/** An agent that is told only what changed must be able to trust that nothing else did. */
import { expect, test } from 'vitest';
import { changedLines } from '../../../extension/protocol/changed-lines';

const stays = 'a line that stays as it is, and is much longer than what changes';

test('lines that went and came stand below what they belong to', () => {
  const before = `main\n list\n  - "one"\n  - "two"\n${stays}`;
  const after = `main\n list\n  - "one"\n  - "three"\n${stays}`;
  expect(changedLines(before, after)).toBe(' main\n  list\n-  - "two"\n+  - "three"');
});

test('each line above is told once', () => {
  const before = `main\n "a"\n "b"\n "c"\n${stays}`;
  const after = `main\n "x"\n "b"\n "z"\n${stays}`;
  expect(changedLines(before, after)).toBe(' main\n- "a"\n+ "x"\n- "c"\n+ "z"');
});

test('what stood below a line that went does not stand below the line before', () => {
  expect(changedLines(`${stays}\nold\n "a"\n "b"`, `${stays}\nnew\n "a"\n "c"`)).toBe(
    '-old\n+new\n- "b"\n+ "c"',
  );
});

test('nothing new is said in so many words', () => {
  expect(changedLines(stays, stays)).toBe('(no change)');
});

test('another page altogether is not told as changes', () => {
  expect(changedLines('one\ntwo', 'three\nfour')).toBeNull();
});
