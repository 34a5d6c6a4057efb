/** Tells whether a page has a word of a question anywhere. */
import type { Page } from '../../page/page';
import type { Term } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

export function isOnPage(term: Term, { passages, title }: Page): boolean {
  return [title, ...passages.flatMap(({ text, name = '', trail }) => [name, text, ...trail])].some(
    (text) => presence(term, stemsOf(text)) > 0,
  );
}
