/** What reads pages, prompts, schemas and replies takes time in proportion to their length, whatever they say. */
import { expect, test } from 'vitest';
import { excessiveGrowth } from '../../support/growth/measure-growth';
import { isFullShare } from '../../support/share';
import { buildThread } from '../../support/threads/build-thread';

const script = await buildThread('test/support/growth/growth-thread.ts');

/**
 * What has held up the relay, by parser. The first of each is measured at each test run, the soak measures all pairs: also
 * of cards, which take as long as all others together and are read as the facts and cells are.
 */
const known: Record<string, readonly string[]> = {
  'How tall is the tower? of a paragraph': ['"-"', '"1,"', '"1,111 x "', '" "'],
  'When and where is the festival held? of a paragraph': ['"Tower "', '"A & A "', '"12:30 - "'],
  'How many rooms are listed? of many facts': ['"a"'],
  'How many rooms are listed? of many cells': ['"1"'],
  'Who built the tower in 1889? of a heading above a paragraph': ['"x\\n"', '"A."'],
  'spans of length': ['"1,111 x "', '"1,111-1,111-"'],
  'a question': ['"Tower "', '"what is the "'],
  'a schema of one property': ['"Tower "', '"a"'],
  'a prompt': ['" "', '"\\t"', '"“"', '"and "', '"!"', '"then "', '", then "'],
  'a selector by role': ['"\\\\"', '"\\\\\\""', '"a ", " ", " b!"'],
  'a prompt that clicks': ['" "', '"in A of "'],
  'inspected elements': ['"*"'],
  'equal elements': ['"a"'],
  'names in a tree': ['"a"', '"\\\\\\""'],
  'changes of a page of empty boxes': ['"a"'],
  'changes of a page of new rows': ['"a"'],
  'what a page says since': ['"a"'],
  'evidence of a page of fields': ['"a"'],
  'a decision of a model': ['"["', '"<think>"'],
};
/** At this length what grows with the square is seen, and all pairs take some minutes. */
const length = 8_000;
const isWanted = (parser: string, text: string) => isFullShare || known[parser]?.[0] === text;

test('no parser takes more than time in proportion to its text', async () => {
  const { measured, excesses } = await excessiveGrowth(script, length, isWanted);
  expect(excesses).toEqual([]);
  expect(measured).toBeGreaterThanOrEqual(Object.keys(known).length);
}, 3_600_000);
