/** A relay with stand-ins for the browser and the model, and clients of its MCP door. */
import { onTestFinished } from 'vitest';
import type { RelayError } from '../../../extension/protocol/errors';
import type { Order } from '../../../extension/protocol/frames/frames';
import { type Decision, type Model, noUsage } from '../../../relay/autonomy/model';
import { testKey } from '../stand-ins/relay-app';
import { servedApp } from '../stand-ins/served-app';
import { type Era, mcpClient, type Person, transports } from './mcp-client';

/** How a client reaches the relay. */
export interface Way {
  over: keyof typeof transports;
  era: Era;
}

/** Over HTTP and over stdio, by today's and by an older revision. */
export const ways: Way[] = (['http', 'stdio'] as const).flatMap((over) =>
  (['modern', 'older'] as const).map((era) => ({ over, era })),
);

interface Options {
  /** What the model decides, one turn after another; it waits `beforeMs` before each. */
  decisions?: Decision[];
  beforeMs?: number;
  patienceMs?: number;
}

/** Runs until the test ends. Every session shows one page. */
export async function mcpRelay({ decisions = [], beforeMs = 0, patienceMs }: Options = {}) {
  const left = [...decisions];
  const model: Model = {
    name: 'scripted',
    plan: () => ({
      async next() {
        await new Promise((resolve) => setTimeout(resolve, beforeMs));
        return left.shift() ?? { end: 'done', answer: 'All is well.', reason: 'Seen.' };
      },
      usage: noUsage,
    }),
  };
  const app = await servedApp(undefined, { model, ...(patienceMs && { mcpPatienceMs: patienceMs }) });
  onTestFinished(() => app.stop());
  const on = {
    page: 'button "Save" [e1]',
    fails: undefined as ((order: Order) => RelayError | undefined) | undefined,
  };
  const { send } = app.browsers;
  app.browsers.send = async (order, call) => {
    const answer = await send(order, call);
    const failure = on.fails?.(order);
    if (failure) throw failure;
    const { action = '' } = order as { action?: string };
    const shows = /^(?:snapshot|text|markdown)$/.test(action);
    return (shows ? on.page : answer) as typeof answer;
  };
  return {
    app,
    on,
    /** The actions of the steps, and what else was asked of the browser, in order. */
    asked: () =>
      app.browsers.asked.map(({ order }) => (order.do === 'step' ? String(order.action) : order.do)),
    client: ({ over, era }: Way, { key = testKey, person }: { key?: string; person?: Person } = {}) =>
      mcpClient(transports[over](app.url, key), { era, person }),
  };
}
