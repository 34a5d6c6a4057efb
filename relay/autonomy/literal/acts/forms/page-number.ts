/** Goes to a page of a list by the field for its number: `Go to page 3`. */
import { labelsOf } from '../../page/labels';
import { isTextual, type Page } from '../../page/page';
import { resolveInto } from '../inputs/enter';
import { type Execution, look, type Resolved, type Run } from '../run';
import { endForm } from './form-end';
import { restOf } from './forms';

const naming = /^(?:(?:go|jump) to )?page(?: number| no)?$/;

/** Behind a link that is called so. */
const distance = 30;

export function resolvePageNumber(run: Run, page: Page, number: number): Resolved {
  const fields = page.elements.filter(
    (one) => isTextual(one) && labelsOf(page, one).some((label) => naming.test(label.join(' '))),
  );
  const [field, ...others] = fields;
  if (!field || others.length > 0) return { failure: `Nothing on the page is called page ${number}.` };
  const value = { text: String(number), quoted: true, isOpen: false };
  const way = resolveInto(run, page, field, value, false);
  if ('failure' in way) return way;
  return {
    distance,
    async *perform(): Execution {
      const before = await look(run);
      const entered = yield* way.perform();
      if ('failure' in entered) return entered;
      run.unsaved = undefined;
      // Some lists follow the number at once.
      if (restOf(before, field) !== restOf(await look(run), field)) return entered;
      const isGo = ({ name = '' }: { name?: string | undefined }) => /^(?:go|jump)\b/i.test(name);
      const sent = yield* endForm(run, field, isGo);
      return 'failure' in sent ? sent : { done: `${entered.done} ${sent.done}` };
    },
  };
}
