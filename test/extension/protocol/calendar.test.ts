import { expect, test } from 'vitest';
import { monthNames, monthPattern, writtenMonths } from '../../../extension/protocol/calendar';

const pattern = new RegExp(`^${monthPattern(monthNames)}$`);

test.each(['may', 'jun', 'june', 'sep', 'sept', 'september', 'dec'])('a month is called %s', (word) => {
  expect(word).toMatch(pattern);
});

test.each(['janu', 'marcher', 'julie', 'octo'])('no month is called %s', (word) => {
  expect(word).not.toMatch(pattern);
});

test('a month is found as a text writes it', () => {
  expect('Due 3 Sept'.match(monthPattern(writtenMonths))?.[0]).toBe('Sept');
});
