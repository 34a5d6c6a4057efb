/**
 * Questions that the embedded reader answers without a model, on pages read in Node. What it answers may not regress;
 * questions with `open` are those that it does not answer yet. The score of each set is printed. The sets `unseen` were
 * asked once before the reader was changed for them: `sets/scores.md` has what it answered then.
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

const unseen = Array.from({ length: 57 }, (_, index) => `unseen-${index + 1}`);

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
