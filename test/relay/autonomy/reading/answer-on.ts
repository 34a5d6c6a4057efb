/** Asks the reader of `/retrieve` about an inline page. */
import { readAnswer } from '../../../../relay/autonomy/reading/answer/read-answer';
import { proofOn } from '../../../../relay/autonomy/reading/page/quotes';
import { readHtml } from '../../../support/pages/read-html';

/** The answer, empty where the page does not tell. */
export function answerOn(html: string, query: string): string {
  const page = readHtml(`<!DOCTYPE html><html><body>${html}</body></html>`);
  return readAnswer(page, query, proofOn([page.passages.map(({ text }) => text).join(' ')])).answer;
}
