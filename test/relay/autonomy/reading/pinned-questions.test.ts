/**
 * Questions that the embedded reader answers without a model, on pages read in Node. What it answers may not regress;
 * questions with `open` are those that it does not answer yet. The score of each set is printed. The sets `unseen` were
 * written and asked once before the reader was changed for them. Then it answered 81 of 109, 42 of 55 and 44 of 57 right,
 * had the passage among the first three for 101, 52 and 54, and refused 16 of 18, 7 of 8 and 12 of 13. Of the sets 4 and 5,
 * by other authors, it answered 57 of 92 and 61 of 88 right, had the passage for 85 and 78, and refused 16 of 21 and 18 of 20.
 * Of the sets 6, 7 and 8, by three more, it answered 47 of 81, 60 of 80 and 50 of 80 right, had the passage for 75, 75 and
 * 70, and refused 14 of 19, 14 of 20 and 15 of 20. Of the sets 9 and 10, by two more, it answered 35 and 34 of 80 right, had the
 * passage for 66 and 68, and refused 11 and 13 of 20. Of the set 11 it answered 16 of 36 right before and 17 after the
 * changes that were made with the sets 9 and 10, had the passage for 33, and refused 14 of 15. Of the sets 12 to 20, with 80
 * plain questions of everyday users each, by nine more authors, it answered 40, 44, 42, 38, 50, 44, 39, 44 and 45 right
 * before any of them was looked at. Asked once after changes made with those before it, it answered 46 of the set 14, 43 and
 * 57 of 15 and 16, 49 of 17, 43 of 18, 52 of 19 and 52 of 20; of 20 it had the passage for 64, and refused 14 of 20. Of the
 * sets 21 to 23, whose authors were asked for other words than those of the page, it answered 43, 30 and 36 right; of 24 and
 * 25, whose authors were not, 56 and 57, with the passage for 70 and 77, and refused 12 and 16. Of 26 and 27, asked once after
 * changes made with 21 to 25, it answered 55 and 55, had the passage for 75 and 76, and refused 14 and 13 of 20. Of 200 more
 * questions about the pages of 24 to 27 it answered 166, had the passage for 192, and refused 182 of 300. Of 28 and 29, whose
 * authors were asked not to choose the obvious, it answered 49 and 49, had the passage for 70 and 71, and refused 13 and 17 of
 * 20; of 30 and 31, asked once after changes made with 28 and 29, it answered 39 and 43, had the passage for 78 and 74, and
 * refused 14 and 13. Of 32 and 33 it answered 55 and 52 before changes made with them, had the passage for 74 and 72, and
 * refused 17 and 13. Of 34, asked once after those changes, it answered 60, had the passage for 77, and refused 17; of
 * 35 and 36, by two more, 65 and 69, had the passage for 75 and 79, and refused 16 and 20. Of 37 to 39, asked once after
 * changes made with all before, it answered 51, 51 and 46, had the passage for 70, 67 and 75, and refused 18, 18 and 16 of 20;
 * before those changes 53, 51 and 46, and refused 18, 16 and 16. Of 40 and 42, asked once after changes made with 37 to 39, it
 * answered 52 and 57, had the passage for 74 and 75, and refused 15 and 15; of 41 and 43, asked once after changes made with
 * those too, 53 and 48, had the passage for 74 and 68, and refused 16 and 13; of 44 and 45, asked once after all these changes,
 * 57 and 48, had the passage for 72 and 70, and refused 18 and 16. Before all of them it answered 48, 57, 52, 46, 56 and 47,
 * with as many passages, and refused 16, 15, 15, 13, 18 and 15. Of 46 to 48, by three more, it answered 46, 54 and 55, had
 * the passage for 73, 70 and 71, and refused 19, 15 and 16, as many before and after changes made with 44 and 45. Of 49 to 51,
 * asked once after changes made with 46 to 48 too, it answered 56, 56 and 62, had the passage for 75, 74 and 74, and refused
 * 15, 14 and 15; before those changes 56, 55 and 62, with the passage for 75, 73 and 74, and refused as many. Of 52 and 53, whose
 * authors were asked for the words of users, often without capitals and question marks, it answered 37 and 40 right, had the
 * passage for 74 and 63, and refused 16 and 18; of 52 and 53 together it answers 4 more since amounts are known without their
 * currency.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { collapse } from '../../../../extension/protocol/collapse';
import { type Reading, readAnswer } from '../../../../relay/autonomy/reading/answer/read-answer';
import { proofOn } from '../../../../relay/autonomy/reading/page/quotes';
import { type Question, says } from '../../../autonomy/questions/read-material';
import { readHtml } from '../../../support/pages/read-html';
import { share } from '../../../support/share';
import { readSet } from './read-set';

/** The questions about one page of so many sets in `npm test`, all in the soak. */
const quickly = 9;

function hasAnswer({ answers }: Question, { found, answer }: Reading): boolean {
  if (answers.length === 0) return !found && answer === '';
  return found && answer.length <= 200 && answers.some((one) => says(answer, one));
}

function hasPassage({ passage }: Question, { passages }: Reading): boolean {
  return passage === undefined || passages.some(({ text }) => says(text, passage));
}

const unseen = Array.from({ length: 53 }, (_, index) => `unseen-${index + 1}`);

describe.each(share(['development', 'trial', ...unseen], quickly))('%s', (name) => {
  const { pages, questions } = readSet(name);
  const read = new Map(share([...pages], 1).map(([page, html]) => [page, readHtml(html)]));
  const asked = questions.filter(({ page }) => read.has(page));
  const score = { answers: 0, passages: 0, refusals: 0, asked: 0 };

  afterAll(() => {
    const { answers, passages, refusals, asked } = score;
    console.log(
      `${name}: ${asked} asked, ${answers} answered right, ${passages} passages, ${refusals} rightly refused`,
    );
  });

  test.each(asked)('$id: $query', (question) => {
    const page = read.get(question.page);
    if (!page) throw new Error(`There is no page ${question.page}.`);
    const texts = page.passages.flatMap(({ name: term = '', text }) => [term, text]);
    const reading = readAnswer(page, question.query, proofOn([...texts, texts.join(' ')]));
    const [isRight, isPassage] = [hasAnswer(question, reading), hasPassage(question, reading)];
    score.asked += 1;
    if (question.answers.length === 0) score.refusals += isRight ? 1 : 0;
    else {
      score.answers += isRight ? 1 : 0;
      score.passages += isPassage ? 1 : 0;
    }
    const { open = [] } = question;
    if (!open.includes('answer')) expect(isRight, reading.answer).toBe(true);
    if (!open.includes('passage'))
      expect(isPassage, reading.passages.map(({ text }) => text).join('\n')).toBe(true);
    // The source is verbatim a part of the page, in one passage or in some that follow each other.
    if (reading.found) expect(reading.sourceText).not.toBe('');
    expect(collapse(texts.join(' '))).toContain(reading.sourceText);
  });
});
