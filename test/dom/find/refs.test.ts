import { expect, test } from 'vitest';
import { createRefs } from '../../../extension/dom/find/refs';

/** An element that is in a page. */
const element = () => ({ isConnected: true, ownerDocument: { defaultView: {} } }) as unknown as Element;

test('an element keeps its ref', () => {
  const refs = createRefs();
  const [one, other] = [element(), element()];
  expect([refs.refOf(one), refs.refOf(other), refs.refOf(one)]).toEqual(['e1', 'e2', 'e1']);
  expect(refs.elementOf('e1')).toBe(one);
});

test('of very many refs the oldest are forgotten, until they are told again', () => {
  const refs = createRefs();
  const kept = Array.from({ length: 200_001 }, element);
  for (const each of kept) refs.refOf(each);
  expect(refs.elementOf('e1')).toBeUndefined();
  expect(refs.elementOf('e2')).toBe(kept[1]);

  expect(refs.refOf(kept[0] as Element)).toBe('e1');
  expect(refs.elementOf('e1')).toBe(kept[0]);
  expect(refs.elementOf('e2')).toBeUndefined();
});
