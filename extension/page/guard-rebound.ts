/** Judges acts on elements that the page has made in place of those that a ref was given for. */
import type { PageWorld } from '../actions/page-world';
import { type ActGuard, actGuard } from '../dom/effects/act-guard';
import { RelayError } from '../protocol/errors';
import type { PageOrder } from './perform';

export type GuardedOrder = PageOrder & Parameters<typeof actGuard>[1];

/**
 * What has consequences is not done, even if the caller named it.
 * @param own what else judges the act
 */
export function guardRebound(
  page: Pick<PageWorld, 'document' | 'refs' | 'devices' | 'listens' | 'shadow'>,
  order: GuardedOrder,
  own: ActGuard | undefined,
): ActGuard {
  const { tabrelayJudge } = globalThis;
  const judge = actGuard(page, { ...order, hold: { mode: order.hold?.mode === 'read' ? 'read' : 'named' } });
  // The dialogs of the act are judged as those of any other.
  globalThis.tabrelayJudge = tabrelayJudge;
  const orGone = <Args extends unknown[]>(judged: (...args: Args) => void) => {
    return (...args: Args) => {
      try {
        judged(...args);
      } catch (thrown) {
        if ((thrown as RelayError).code !== 'held') throw thrown;
        throw new RelayError(
          'element_not_found',
          `The page has made the element of "${order.selector}" anew, and the act may have consequences: use its ref in a new snapshot.`,
          { outcome: 'not_executed' },
        );
      }
    };
  };
  return {
    begin: orGone(judge.begin),
    press: orGone(judge.press),
    enter: orGone(judge.enter),
    noted: () => own?.noted() ?? {},
    stop() {
      own?.stop();
      judge.stop();
    },
  };
}
