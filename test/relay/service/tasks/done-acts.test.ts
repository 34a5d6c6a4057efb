/** A task remembers which acts the page has told it were done, so that what is ordered once is held the second time. */
import { expect, test } from 'vitest';
import type { StepResult } from '../../../../extension/protocol/frames/frames';
import { type Decision, type Model, noUsage, type Seen } from '../../../../relay/autonomy/model';
import { onEmptyPage } from '../../../support/stand-ins/fake-browsers';
import { relayApp, type TestApp } from '../../../support/stand-ins/relay-app';

const click: Decision = { acts: [{ action: 'click', selector: '#record' }] };
const over: Decision = { end: 'done', answer: 'Yes.', reason: 'Seen.' };
const page = 'heading "Bill 12"\nbutton "Record payment" [e1]';

const clicksOf = ({ browsers }: TestApp) =>
  browsers.asked.flatMap(({ order }) => (order.do === 'step' && order.action === 'click' ? [order] : []));

/** How the second click of a task was held after the first, and what the planner was told of that. */
async function afterClick(result: Record<string, unknown>, after: string) {
  const seen: Seen[] = [];
  const decisions = [click, click, over];
  const model: Model = {
    name: 'scripted',
    plan: () => ({ next: async (now) => decisions[seen.push(now) - 1] ?? over, usage: noUsage }),
  };
  const app = relayApp({ model });
  const { send } = app.browsers;
  app.browsers.send = async (order, call) => {
    const action = 'action' in order ? String(order.action) : '';
    const answers: Record<string, StepResult> = {
      snapshot: clicksOf(app).length > 0 ? after : page,
      click: { success: true, changed: true, effect: 'transfer', did: 'Record payment', ...result },
    };
    app.browsers.answer = answers[action] ?? onEmptyPage(action);
    return send(order, call);
  };
  await app.call('POST', '/v1/browse', { prompt: 'Record a payment.', url: 'https://example.com/' });
  return { hold: clicksOf(app)[1]?.hold, told: seen[1]?.outcomes[0]?.result };
}

const done = { what: 'transfer', name: 'Record payment' };

test('what the page says was done is kept', async () => {
  const { hold, told } = await afterClick({}, `${page}\nstatus: "Payment of $20 recorded"`);
  expect(hold).toMatchObject({ carriedOut: [done], inherits: ['transfer'] });
  expect(told).not.toHaveProperty('did');
});

test.each([
  ['says failed', {}, `${page}\nalert: "The payment could not be recorded"`],
  ['has not changed', { changed: false }, `${page}\nstatus: "Payment of $20 recorded"`],
  ['asks first', { asks: 'Record it?' }, `${page}\nstatus: "Payment of $20 recorded"`],
  ['has only opened a form for', { onlyOpens: true }, `${page}\ndialog "Payment recorded"`],
  ['says nothing of', {}, `${page}\ntext "Next bill"`],
])('what a page %s is not', async (_, result, after) => {
  expect((await afterClick(result, after)).hold).not.toHaveProperty('carriedOut');
});
