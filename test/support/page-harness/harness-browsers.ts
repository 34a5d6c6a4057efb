/** A page of the harness as the browser that a task of the relay works in. Pictures and policies are the extension's. */
import { RelayError } from '../../../extension/protocol/errors';
import type { Order, OrderResults, StepResult } from '../../../extension/protocol/frames/frames';
import type { Browsers, Call } from '../../../relay/browsers/browsers';
import { throughRest } from './harness-tab';
import type { PageHarness } from './page-harness';

/** Carries the steps of a task to the page; to bind its session does nothing there. */
export function harnessBrowsers(on: PageHarness): Browsers {
  async function step(order: Extract<Order, { do: 'step' }>, timeoutMs: number): Promise<StepResult> {
    if (order.action === 'navigate') {
      await on.open(String(order.value));
      return { success: true, url: on.page.url() };
    }
    const result = await on.carryOut(order, timeoutMs);
    return typeof result === 'object' && 'enter' in result ? throughRest(`"${order.selector}"`) : result;
  }

  async function answer(order: Order, timeoutMs: number): Promise<OrderResults[Order['do']]> {
    if (order.do === 'step') return step(order, timeoutMs);
    if (order.do === 'setPolicy') return null;
    if (order.do === 'screenshot')
      throw new RelayError('window_hidden', 'The page harness takes no pictures.');
    return throughRest(order.do);
  }

  return {
    list: () => throughRest('the list of browsers'),
    sessions: () => throughRest('the list of sessions'),
    watch: () => undefined,
    known: () => {
      throw new Error('the page harness knows no sessions');
    },
    hold: () => () => undefined,
    send: <Kind extends Order['do']>(order: Extract<Order, { do: Kind }>, { deadline }: Call) =>
      answer(order, deadline.remainingMs) as Promise<OrderResults[Kind]>,
  };
}
