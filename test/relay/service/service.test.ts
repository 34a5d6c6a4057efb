/** The whole service without HTTP, over a stand-in for the browsers: what any other door can rely on. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { RelayError } from '../../../extension/protocol/errors';
import { browseRequest } from '../../../relay/autonomy/browse/requests/browse-request';
import { openTaskRequest } from '../../../relay/autonomy/browse/task-turn';
import { createLiteralModel } from '../../../relay/autonomy/literal/literal-model';
import { noUsage } from '../../../relay/autonomy/model';
import { createEmbeddedReader } from '../../../relay/autonomy/reading/embedded-reader';
import { retrieveRequest } from '../../../relay/autonomy/reading/retrieve-request';
import { Deadline } from '../../../relay/deadline';
import { type Operation, operationScopes } from '../../../relay/service/authorize';
import { type Caller, type RequestContext, scopes } from '../../../relay/service/caller';
import { LiveService } from '../../../relay/service/live/live-service';
import { LocalService, type Service } from '../../../relay/service/service';
import { openSessionInput } from '../../../relay/service/sessions/open-session';
import { screenshotInput } from '../../../relay/service/sessions/take-screenshot';
import { stepInput } from '../../../relay/service/sessions/take-step';
import { pageWorkHere } from '../../support/models/page-work-here';
import { viewsHere } from '../../support/models/views-here';
import { fakeBrowsers, oneBrowser, session } from '../../support/stand-ins/fake-browsers';

const sessionId = 'b3k9x2m7-1';
const task = browseRequest.parse({ prompt: 'Go to https://example.com/', url: 'https://example.com/' });
const ownTask = openTaskRequest.parse({ prompt: 'Look', url: 'https://example.com/' });
const question = retrieveRequest.parse({ query: 'What is the price?', url: 'https://example.com/' });
const picture = screenshotInput.parse({});
const reload = { sessionId, action: 'reload' };

function begin() {
  const browsers = fakeBrowsers();
  const service = new LocalService({
    browsers,
    model: createLiteralModel(),
    reader: createEmbeddedReader(pageWorkHere),
    views: viewsHere,
  });
  const orders = () =>
    browsers.asked.map(({ order }) => (order.do === 'step' ? `step ${order.action}` : order.do));
  return { browsers, service, orders };
}

const callerWith = (...may: Caller['scopes']): Caller => ({ keyName: 'default', scopes: may });

function context(change: Partial<RequestContext> = {}): RequestContext {
  return { caller: callerWith(...scopes), signal: new AbortController().signal, ...change };
}

/** In a task, if the caller may open one. */
function inTask(operation: (service: Service, context: RequestContext, taskId: string) => Promise<unknown>) {
  return async (service: Service, given: RequestContext) => {
    const mayOpen = given.caller.scopes.includes('autonomy');
    const { taskId } = mayOpen ? await service.openTask(ownTask, given) : { taskId: 'none' };
    return operation(service, given, taskId);
  };
}

/** Each operation, called with an input that it accepts. */
const operations: Record<Operation, (service: Service, context: RequestContext) => Promise<unknown>> = {
  openSession: (service, context) => service.openSession(openSessionInput.parse({}), context),
  listSessions: (service, context) => service.listSessions(context),
  closeSession: (service, context) => service.closeSession({ sessionId }, context),
  takeStep: (service, context) => service.takeStep(reload, context),
  takeScreenshot: (service, context) => service.takeScreenshot({ ...picture, sessionId }, context),
  browse: (service, context) => service.browse(task, context),
  openTask: (service, context) => service.openTask(ownTask, context),
  takeTurn: inTask((service, context, taskId) => service.takeTurn({ taskId, turn: 0, acts: [] }, context)),
  readTask: inTask((service, context, taskId) => service.readTask({ taskId }, context)),
  deleteTask: inTask((service, context, taskId) => service.deleteTask({ taskId }, context)),
  resumeTask: (service, context) =>
    service.resumeTask({ resume: 'nothing', timeoutMs: 1_000 }, context).catch((error) => {
      if (error.code !== 'bad_request') throw error;
    }),
  retrieve: (service, context) => service.retrieve(question, context),
  listBrowsers: (service, context) => service.listBrowsers(context),
  readMetrics: (service, context) => service.readMetrics(context),
  readTranscript: (service, context) =>
    service.readTranscript({ sessionId }, context).catch((error) => {
      if (error.code !== 'session_not_found') throw error;
    }),
  handOff: (service, context) =>
    service.handOff({ sessionId, instructions: 'Look', timeoutMs: 1_000 }, context),
  readDriver: (service, context) => service.readDriver({ sessionId }, context),
  setDriver: (service, context) => service.setDriver({ sessionId, driver: 'user' }, context),
  listApprovals: (service, context) => service.listApprovals(context),
  decideApproval: (service, context) =>
    service.decideApproval({ id: 'nothing', decision: 'deny' }, context).catch((error) => {
      if (error.code !== 'bad_request') throw error;
    }),
  readFleet: (service, context) =>
    service.readFleet(context).catch((error) => {
      if (error.code !== 'bad_request') throw error;
    }),
  setDraining: (service, context) =>
    service.setDraining({ relay: 'desk-1', draining: true }, context).catch((error) => {
      if (error.code !== 'bad_request') throw error;
    }),
  issueLiveTicket: ({ live }, context) => live.issueLiveTicket(context),
  watchSessions: async ({ live }, context) => live.watchSessions(() => context.caller, context),
  lookAtSession: ({ live }, context) => live.lookAtSession({ sessionId }, context),
  showSession: ({ live }, context) => live.showSession({ sessionId }, context),
  pauseSession: ({ live }, context) => live.pauseSession({ sessionId }, context),
  pauseBrowsers: ({ live }, context) => live.pauseBrowsers({ on: true }, context),
  stopSession: ({ live }, context) => live.stopSession({ sessionId }, context),
  endSession: ({ live }, context) => live.endSession({ sessionId }, context),
};

/** What takes no caller. */
const withoutCaller = [
  ...['constructor', 'health', 'deleteIdleTasks', 'keeps', 'keepWith'],
  // What is kept, a door has kept for this key; it asks for the scope again.
  'askKeeper',
  ...['changed', 'end', 'exchangeTicket', 'keyNameOf', 'taskOf'],
];

describe('an operation', () => {
  it('answers with a value', async () => {
    const { service, browsers } = begin();
    browsers.open = [session('b3k9x2m7-1'), session('b3k9x2m7-2', 'other')];
    expect(await operations.openSession(service, context())).toMatchObject({ id: 'b3k9x2m7-new' });
    expect(await operations.listSessions(service, context())).toMatchObject([session('b3k9x2m7-1')]);
    expect(await operations.takeStep(service, context())).toEqual({ success: true });
    expect(await operations.takeScreenshot(service, context())).toEqual({ image: 'iVBORw0KGgo=' });
    expect(await operations.closeSession(service, context())).toBeUndefined();
    expect(await operations.listBrowsers(service, context())).toEqual([oneBrowser]);
    expect(service.health()).toEqual({ browsers: 1, outdated: [], model: 'embedded' });
  });

  it('throws what the browser reports', async () => {
    const { service, browsers } = begin();
    browsers.failure = new RelayError('session_not_found', 'There is none.');
    await expect(operations.takeStep(service, context())).rejects.toBe(browsers.failure);
  });

  it('has an input that JSON Schema can say, for doors that need it', () => {
    for (const schema of [openSessionInput, stepInput, screenshotInput, browseRequest, retrieveRequest]) {
      const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input' });
      const { properties = {} } = Object.values($defs)[0] ?? root;
      expect(Object.keys(properties).length).toBeGreaterThan(4);
    }
  });
});

describe('the scope of an operation', () => {
  const names = Object.keys(operations) as Operation[];

  it('is in the table for every method that takes a caller', () => {
    const methods = [LocalService, LiveService].flatMap((one) => Object.getOwnPropertyNames(one.prototype));
    expect(methods.filter((name) => !withoutCaller.includes(name)).sort()).toEqual(
      Object.keys(operationScopes).sort(),
    );
  });

  it.each(names)('%s is checked, and nothing is done without it', async (name) => {
    const { service, browsers } = begin();
    const needed = operationScopes[name] === 'effect' ? 'act' : operationScopes[name];
    const others = scopes.filter((scope) => scope !== needed);
    await expect(operations[name](service, context({ caller: callerWith(...others) }))).rejects.toMatchObject(
      {
        code: 'forbidden',
        message: expect.stringContaining(`"${needed}"`),
        more: { outcome: 'not_executed' },
      },
    );
    expect(browsers.asked).toEqual([]);
  });

  it.each(names)('%s suffices', async (name) => {
    const needed = operationScopes[name] === 'effect' ? 'act' : operationScopes[name];
    await operations[name](begin().service, context({ caller: callerWith(needed) }));
  });

  it('of a step is the effect of its action; who may only read is not shown what is private', async () => {
    const { service, browsers } = begin();
    await service.takeStep({ sessionId, action: 'tabs' }, context({ caller: callerWith('read') }));
    await service.takeStep({ sessionId, action: 'tabs' }, context({ caller: callerWith('read', 'act') }));
    const { order: byReader } = browsers.asked[0] ?? {};
    const { order: byActor } = browsers.asked[1] ?? {};
    expect(byReader).toMatchObject({ withoutPrivate: true });
    expect(byActor).not.toHaveProperty('withoutPrivate');
  });
});

describe('the sites of a caller', () => {
  const caller = { ...callerWith(...scopes), sites: ['https://shop.example', 'http://localhost:3000'] };
  const allowedDomains = ['shop.example:443', 'localhost:3000'];

  it('bind every session that is opened, whatever else binds it', async () => {
    const { service, browsers } = begin();
    await service.openSession(openSessionInput.parse({}), context({ caller }));
    const wider = openSessionInput.parse({ allowedDomains: ['example.com', 'shop.example'] });
    await service.openSession(wider, context({ caller }));
    await service.retrieve(question, context({ caller }));
    const opened = browsers.asked.flatMap(({ order }) => (order.do === 'open' ? [order.policy] : []));
    expect(opened).toMatchObject([
      { allowedDomains },
      { allowedDomains: ['shop.example:443'] },
      { allowedDomains },
    ]);
  });
});

describe('a key whose acts are held', () => {
  it('has them held in its tasks too, whatever their prompts name', async () => {
    const { service, browsers } = begin();
    const caller = { ...callerWith(...scopes), hold: true as const };
    for (const effects of ['named', 'any', 'read'] as const) {
      const { taskId } = await service.openTask(
        { ...ownTask, prompt: 'Delete it', effects },
        context({ caller }),
      );
      const acts = [{ action: 'click', selector: '#delete' }];
      await service.takeTurn({ taskId, turn: 0, acts }, context({ caller }));
    }
    const held = browsers.asked.flatMap(({ order }) =>
      order.do === 'step' && order.action === 'click' ? [order.hold] : [],
    );
    expect(held).toEqual([{ mode: 'named' }, { mode: 'named' }, { mode: 'read' }]);
  });
});

describe('a deadline', () => {
  it('leaves a wait the time that it names, unless the caller limits it', async () => {
    const { service, browsers } = begin();
    const wait = (value: unknown, timeoutMs?: number) =>
      service.takeStep({ sessionId, action: 'wait', value, timeoutMs }, context());
    await wait(10_000);
    await wait('{"ms": 10000}');
    await wait('10000', 700);
    await wait(299_000);
    await wait('Thank you');
    const limits = browsers.asked.map(({ call }) => call.deadline.limitMs);
    expect(limits).toEqual([15_000, 15_000, 700, 300_000, 5_000]);
  });

  it('is the time limit of the operation, or the caller’s own where that is earlier', async () => {
    const { service, browsers } = begin();
    await service.closeSession({ sessionId }, context());
    await service.closeSession({ sessionId }, context({ deadline: Deadline.after(1_234) }));
    await service.closeSession({ sessionId }, context({ deadline: Deadline.after(60_000) }));
    await service.takeStep({ ...reload, timeoutMs: 777 }, context());
    expect(browsers.asked.map(({ call }) => call.deadline.limitMs)).toEqual([10_000, 1_234, 10_000, 777]);
  });

  it('of a task is that of its steps', async () => {
    const { service, browsers } = begin();
    await service.browse({ ...task, timeoutMs: 3_000 }, context());
    const steps = browsers.asked.filter(({ order }) => order.do === 'step');
    expect(steps.length).toBeGreaterThan(2);
    for (const { call } of steps) expect(call.deadline.limitMs).toBeLessThanOrEqual(3_000);
  });

  it('that is over ends a task and a question with a timeout, and their sessions', async () => {
    for (const run of [
      (service: Service) => service.browse({ ...task, timeoutMs: 50 }, context()),
      (service: Service) => service.retrieve({ ...question, timeoutMs: 50 }, context()),
    ]) {
      const { service, browsers, orders } = begin();
      const { send } = browsers;
      browsers.send = (order, call) =>
        order.do === 'step'
          ? new Promise((_, reject) => call.signal.addEventListener('abort', () => reject(new Error('late'))))
          : send(order, call);
      await expect(run(service)).rejects.toMatchObject({ code: 'timeout', message: /within 50 ms/ });
      expect(orders().at(-1)).toBe('close');
    }
  });
});

describe('a browser that takes long to close or bind a session', () => {
  const calls: [name: string, slow: string, run: (service: Service) => Promise<unknown>][] = [
    ['a task', 'close', (service) => service.browse({ ...task, timeoutMs: 300 }, context())],
    ['a question', 'close', (service) => service.retrieve({ ...question, timeoutMs: 300 }, context())],
    [
      'a question',
      'setPolicy',
      (service) => service.retrieve({ ...question, sessionId, timeoutMs: 300 }, context()),
    ],
    [
      'a task',
      'setPolicy',
      (service) => service.browse({ ...task, url: undefined, sessionId, timeoutMs: 300 }, context()),
    ],
  ];
  it.each(calls)('does not keep %s from its answer: %s', async (_, slow, run) => {
    const { service, browsers, orders } = begin();
    const { send } = browsers;
    browsers.send = async (order, call) => {
      const result = send(order, call);
      return order.do === slow ? new Promise(() => undefined) : result;
    };
    const start = performance.now();
    await run(service).catch((error) => expect(error).toMatchObject({ code: 'timeout' }));
    expect(performance.now() - start).toBeLessThan(800);
    expect(orders()).toContain(slow);
  });
});

describe('the signal of a caller who is gone', () => {
  it.each(['openSession', 'closeSession', 'takeStep', 'takeScreenshot', 'browse', 'retrieve'] as const)(
    'keeps %s from beginning',
    async (name) => {
      const { service, browsers } = begin();
      const gone = context({ signal: AbortSignal.abort() });
      await expect(operations[name](service, gone)).rejects.toMatchObject({
        code: 'interrupted',
        more: { outcome: 'not_executed' },
      });
      expect(browsers.asked).toEqual([]);
    },
  );

  it('ends a task that has begun, and closes its session', async () => {
    const caller = new AbortController();
    const model = {
      name: 'left',
      plan: () => ({
        async next() {
          caller.abort();
          return { acts: [{ action: 'click', selector: '#a' }] };
        },
        usage: noUsage,
      }),
    };
    const { browsers } = begin();
    const service = new LocalService({
      browsers,
      model,
      reader: createEmbeddedReader(pageWorkHere),
      views: viewsHere,
    });
    await expect(service.browse(task, context({ signal: caller.signal }))).rejects.toMatchObject({
      code: 'interrupted',
    });
    const done = browsers.asked.map(({ order }) => (order.do === 'step' ? order.action : order.do));
    expect(done).not.toContain('click');
    expect(done.at(-1)).toBe('close');
  });
});

describe('an idempotency key', () => {
  const idempotencyKey = 'k-1';

  it('makes the same operation on the same session the same command, and no other one', async () => {
    const { service, browsers } = begin();
    const idOf = async (name: Operation, change: Partial<RequestContext> = {}) => {
      browsers.asked.length = 0;
      await operations[name](service, context({ idempotencyKey, ...change }));
      return browsers.asked[0]?.call;
    };
    const first = await idOf('takeStep');
    expect(first?.hasIdempotencyKey).toBe(true);
    expect((await idOf('takeStep'))?.commandId).toBe(first?.commandId);
    const others = [
      await idOf('closeSession'),
      await idOf('takeStep', { idempotencyKey: 'k-2' }),
      await idOf('takeStep', { caller: { ...callerWith(...scopes), keyName: 'other' } }),
    ];
    for (const other of others) expect(other?.commandId).not.toBe(first?.commandId);
  });

  it('does not make reading a repetition', async () => {
    const { service, browsers } = begin();
    await operations.takeScreenshot(service, context({ idempotencyKey }));
    expect(browsers.asked[0]?.call.hasIdempotencyKey).toBe(false);
  });

  it.each(['', 'x'.repeat(256)])('that cannot be one is refused', async (impossible) => {
    for (const name of ['takeStep', 'takeScreenshot', 'browse', 'retrieve'] as const) {
      const { service, browsers } = begin();
      const refused = operations[name](service, context({ idempotencyKey: impossible }));
      await expect(refused).rejects.toMatchObject({ code: 'bad_request' });
      expect(browsers.asked).toEqual([]);
    }
  });

  it('has a task done once, and answered again', async () => {
    const { service, browsers } = begin();
    const first = await service.browse(task, context({ idempotencyKey }));
    const { length } = browsers.asked;
    expect(await service.browse(task, context({ idempotencyKey }))).toEqual(first);
    expect(browsers.asked).toHaveLength(length);
    const other = service.browse({ ...task, prompt: 'Click "Buy"' }, context({ idempotencyKey }));
    await expect(other).rejects.toMatchObject({ code: 'key_reused' });
  });

  it('of a task that a former relay began is answered with what is known: nothing', async () => {
    const { service, browsers } = begin();
    browsers.failure = new RelayError('key_reused', 'Seen before.');
    await expect(service.browse(task, context({ idempotencyKey }))).rejects.toMatchObject({
      code: 'interrupted',
      more: { outcome: 'unknown' },
    });
  });
});

describe('a task', () => {
  it('is done by the embedded model in a session of its own, step by step, and its session closed', async () => {
    const { service, orders } = begin();
    const progress: unknown[] = [];
    const result = await service.browse(
      { ...task, prompt: 'Go to https://example.com/a' },
      context({ caller: callerWith('autonomy') }),
      (step) => void progress.push(step),
    );
    expect(result).toMatchObject({ finalUrl: 'https://example.com/', screenshot: 'iVBORw0KGgo=' });
    expect(progress[0]).toMatchObject({ step: 1, action: 'navigate' });
    expect(orders()[0]).toBe('open');
    expect(orders()).toContain('setPolicy');
    expect(orders()).toContain('step navigate');
    expect(orders().at(-1)).toBe('close');
  });

  it('in an open session leaves that open, without its policy', async () => {
    const { service, browsers, orders } = begin();
    await service.browse({ ...task, url: undefined, sessionId }, context());
    expect(orders()).not.toContain('open');
    expect(orders()).not.toContain('close');
    const taskId = expect.any(String);
    expect(browsers.asked.at(-1)?.order).toEqual({ do: 'setPolicy', sessionId, taskId });
  });

  it('gives a step only the secrets that its value names', async () => {
    const { service, browsers } = begin();
    const secrets = { password: 'correct horse', other: 'battery staple' };
    await service.browse({ ...task, prompt: 'Press {{password}}', secrets }, context());
    for (const { order } of browsers.asked) expect(JSON.stringify(order)).not.toContain('battery staple');
  });
});

it('a task and a question read nothing private, whatever their key may do', async () => {
  const { service, browsers } = begin();
  await service.browse({ ...task, prompt: 'Go to https://example.com/a' }, context());
  await service.retrieve(question, context());
  const steps = browsers.asked.flatMap(({ order }) => (order.do === 'step' ? [order] : []));
  expect(steps.length).toBeGreaterThan(3);
  for (const step of steps) if (step.action !== 'wait') expect(step).toMatchObject({ withoutPrivate: true });
});

describe('a question', () => {
  it('is answered from the page, in a session of its own that is closed', async () => {
    const { service, orders } = begin();
    const result = await service.retrieve(question, context({ caller: callerWith('autonomy') }));
    expect(result).toMatchObject({ found: false, url: 'https://example.com/', title: 'Example' });
    expect(orders()).toEqual(['open', 'step navigate', 'step passages', 'step text', 'close']);
  });

  it('in an open session binds that while it is read, and leaves it as it was', async () => {
    const { service, browsers, orders } = begin();
    await service.retrieve({ ...question, sessionId }, context());
    const reading = ['step tabs', 'step passages', 'step text'];
    expect(orders()).toEqual(['step tabs', 'setPolicy', ...reading, 'setPolicy']);
    const policies = browsers.asked.flatMap(({ order }) => (order.do === 'setPolicy' ? [order] : []));
    expect(policies[0]).toMatchObject({ policy: { privateHosts: ['example.com'] } });
    expect(policies[1]).toEqual({ do: 'setPolicy', sessionId, taskId: policies[0]?.taskId });
  });

  it('is opened under the policy of its url, before anything of it is loaded', async () => {
    const { service, browsers } = begin();
    await service.retrieve(question, context());
    expect(browsers.asked[0]?.order).toMatchObject({
      do: 'open',
      policy: { privateHosts: ['example.com'] },
    });
  });
});
