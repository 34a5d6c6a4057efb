/** Property test: in any order of replies, losses, deadlines and aborts each caller gets one answer, the right one. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RelayError } from '../../../extension/protocol/errors';
import type { Command, Reply } from '../../../extension/protocol/frames/frames';
import type { Ending } from '../../../relay/browsers/ending';
import { PendingCommands } from '../../../relay/browsers/pending-commands';
import { Deadline } from '../../../relay/deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a command is known to be in the model: waiting, or how it must have ended. */
interface Expected {
  browserId: string;
  sessionId: string;
  timeoutMs: number;
  addedAt: number;
  answer: 'waiting' | 'reply' | 'failed' | 'lost' | 'silent' | 'disconnected';
}
interface Model {
  now: number;
  commands: Map<string, Expected>;
}
interface Real {
  table: PendingCommands;
  answers: Map<string, string[]>;
  endings: Ending[];
  cancelled: string[];
  callers: Map<string, AbortController>;
}

const graceMs = 400;
const ids = fc.integer({ min: 0, max: 40 }).map((n) => `c${n}`);
const browsers = fc.constantFrom('browser1', 'browser2');

function command(id: string, sessionId: string, timeoutMs: number): Command {
  const order = { do: 'step', sessionId, action: 'click', selector: '' } as const;
  return { type: 'command', id, timeoutMs, sentAt: 0, keyName: 'k', effect: 'act', order };
}

function add(table: PendingCommands, browserId: string, command: Command, signal: AbortSignal) {
  const deadline = Deadline.after(command.timeoutMs);
  return table.add({ browserId, recordId: 'journal', command, deadline, signal });
}

/** The one code by which an error tells how a command ended. */
function wordFor(error: unknown): string {
  if (!(error instanceof RelayError)) return `not a RelayError: ${error}`;
  if (error.code === 'timeout') return 'silent';
  if (error.code === 'bad_request') return 'failed';
  return error.message === 'The caller disconnected.' ? 'disconnected' : 'lost';
}

/** What is true after every move. */
async function compare(model: Model, real: Real): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  const waiting = [...model.commands].filter(([, { answer }]) => answer === 'waiting').map(([id]) => id);
  expect(real.table.ids().sort()).toEqual(waiting.sort());
  for (const [id, { answer }] of model.commands) {
    expect(real.answers.get(id) ?? []).toEqual(answer === 'waiting' ? [] : [answer]);
  }
  const ended = real.endings.map((ending) => ending.command.id).sort();
  expect(ended).toEqual([...model.commands.keys()].filter((id) => !waiting.includes(id)).sort());
}

type Move = fc.AsyncCommand<Model, Real>;

class Add implements Move {
  constructor(
    readonly id: string,
    readonly browserId: string,
    readonly session: number,
    readonly timeoutMs: number,
  ) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const sessionId = `${this.browserId}-${this.session}`;
    const before = model.commands.get(this.id);
    // Ids are used once; a relay that sees one again after its answer leaves that to the browser's journal.
    if (before && before.answer !== 'waiting') return;
    const caller = new AbortController();
    const adding = () =>
      add(real.table, this.browserId, command(this.id, sessionId, this.timeoutMs), caller.signal);
    const inSession = [...model.commands.values()].filter(
      (each) => each.answer === 'waiting' && each.sessionId === sessionId,
    );
    if (before) return expect(adding).toThrow('has not finished yet');
    if (inSession.length > 32) return expect(adding).toThrow('waiting for their turn');
    const told: string[] = [];
    real.answers.set(this.id, told);
    real.callers.set(this.id, caller);
    adding().then(
      () => told.push('reply'),
      (error) => told.push(wordFor(error)),
    );
    model.commands.set(this.id, {
      browserId: this.browserId,
      sessionId,
      timeoutMs: this.timeoutMs,
      addedAt: model.now,
      answer: 'waiting',
    });
    await compare(model, real);
  }
  toString = () => `add ${this.id} to ${this.browserId}, session ${this.session}, ${this.timeoutMs} ms`;
}

class Settle implements Move {
  constructor(
    readonly id: string,
    readonly browserId: string,
    readonly failed: boolean,
  ) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const error = { code: 'bad_request', message: 'no' } as const;
    const reply: Reply = { type: 'reply', id: this.id, ...(this.failed ? { error } : { result: 1 }) };
    real.table.settle(this.browserId, reply);
    const expected = model.commands.get(this.id);
    if (expected?.answer === 'waiting' && expected.browserId === this.browserId) {
      expected.answer = this.failed ? 'failed' : 'reply';
    }
    await compare(model, real);
  }
  toString = () => `${this.browserId} ${this.failed ? 'fails' : 'answers'} ${this.id}`;
}

class Lose implements Move {
  constructor(readonly id: string) {}
  check = () => true;
  async run(model: Model, real: Real) {
    real.table.lose(this.id);
    const expected = model.commands.get(this.id);
    if (expected?.answer === 'waiting') expected.answer = 'lost';
    await compare(model, real);
  }
  toString = () => `lose ${this.id}`;
}

class Disconnect implements Move {
  constructor(readonly id: string) {}
  check = () => true;
  async run(model: Model, real: Real) {
    real.callers.get(this.id)?.abort();
    const expected = model.commands.get(this.id);
    const isWaiting = expected?.answer === 'waiting';
    if (isWaiting) expected.answer = 'disconnected';
    expect(real.cancelled.includes(this.id)).toBe(expected?.answer === 'disconnected');
    await compare(model, real);
  }
  toString = () => `the caller of ${this.id} disconnects`;
}

class Wait implements Move {
  constructor(readonly ms: number) {}
  check = () => true;
  async run(model: Model, real: Real) {
    await vi.advanceTimersByTimeAsync(this.ms);
    model.now += this.ms;
    for (const each of model.commands.values()) {
      if (each.answer === 'waiting' && model.now >= each.addedAt + each.timeoutMs + graceMs)
        each.answer = 'silent';
    }
    await compare(model, real);
  }
  toString = () => `${this.ms} ms pass`;
}

const moves = [
  fc
    .tuple(ids, browsers, fc.constantFrom(1, 2), fc.integer({ min: 1, max: 2_000 }))
    .map((args) => new Add(...args)),
  fc.tuple(ids, browsers, fc.boolean()).map((args) => new Settle(...args)),
  ids.map((id) => new Lose(id)),
  ids.map((id) => new Disconnect(id)),
  fc.integer({ min: 1, max: 1_500 }).map((ms) => new Wait(ms)),
];

function fresh(): { model: Model; real: Real } {
  const endings: Ending[] = [];
  const cancelled: string[] = [];
  const table = new PendingCommands({
    cancelled: (_, id) => cancelled.push(id),
    isConnected: () => true,
    ended: (ending) => endings.push(ending),
  });
  return {
    model: { now: 0, commands: new Map() },
    real: { table, answers: new Map(), endings, cancelled, callers: new Map() },
  };
}

it('every command ends once, as its browser, its caller or its deadline has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(moves, { maxCommands: 60, size: 'max' }), (cmds) =>
      fc.asyncModelRun(fresh, cmds),
    ),
    { numRuns: 200 },
  );
}, 30_000);

it('the thirty-fourth call of a session is refused, and one of another session is not', () => {
  const { table } = fresh().real;
  const send = (id: string, sessionId: string) =>
    add(table, 'browser1', command(id, sessionId, 1_000), new AbortController().signal);
  for (let count = 0; count < 33; count += 1) void send(`c${count}`, 'browser1-1').catch(() => undefined);
  expect(() => send('one-more', 'browser1-1')).toThrow('32 calls waiting');
  void send('elsewhere', 'browser1-2').catch(() => undefined);
  expect(table.ids()).toContain('elsewhere');
});

describe('what all keys share', () => {
  const sender = () => {
    const { table } = fresh().real;
    return (keyName: string, id: string, value = '') => {
      const own = { ...command(`${keyName}${id}`, `browser1-${keyName}${id}`, 1_000), keyName };
      const order = { ...own.order, value } as Command['order'];
      void add(table, 'browser1', { ...own, order }, new AbortController().signal).catch(() => undefined);
    };
  };
  const upload = 'x'.repeat(23 * 1024 * 1024);

  it('what would fill the memory is refused, and another key has room for its own', () => {
    const send = sender();
    const sendMany = (keyName: string, count: number) => {
      for (let at = 0; at < count; at += 1) send(keyName, String(at), upload);
    };
    expect(() => sendMany('one', 32)).toThrow('Too many commands of this key in flight');
    sendMany('two', 2);
    expect(() => send('one', 'more', upload)).toThrow('Too many commands of this key');
    send('three', 'first', upload);
  });

  it('one key does not use up the number of commands', () => {
    const send = sender();
    expect(() => {
      for (let at = 0; at < 5_000; at += 1) send('one', String(at));
    }).toThrow('Too many commands of this key in flight');
    for (let at = 0; at < 500; at += 1) send('two', String(at));
    send('three', 'first');
  });
});
