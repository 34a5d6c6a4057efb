/** A worker may be stopped between any two moves; the journal must then still never let an act happen twice. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Journal, openJournal } from '../../../../extension/background/commands/journal';
import { fakeMemory } from '../../../support/stand-ins/fake-memory';

type State = ReturnType<Journal['find']>['state'];
interface Model {
  commands: Map<string, { state: State; result?: unknown; bodyHash?: string }>;
}
interface Real {
  memory: ReturnType<typeof fakeMemory>;
  journal: Journal;
  id: string;
}
type Move = fc.AsyncCommand<Model, Real>;

/** Replies are sent at once here. */
const sent = Promise.resolve();

const ids = fc.integer({ min: 0, max: 12 }).map((n) => `c${n}`);

function compare(model: Model, real: Real): void {
  expect(real.journal.storageId).toBe(real.id);
  const found = [...model.commands.keys()].map((id) => real.journal.find(id));
  const expected = [...model.commands].map(([id, { state, result, bodyHash }]) => ({
    state,
    ...(bodyHash && { bodyHash }),
    ...(state === 'done' && { reply: { type: 'reply', id, result } }),
  }));
  expect(found).toEqual(expected);
}

class Begin implements Move {
  constructor(
    readonly id: string,
    readonly bodyHash: string | undefined,
  ) {}
  check = (model: Readonly<Model>) => !model.commands.has(this.id);
  async run(model: Model, real: Real) {
    expect(real.journal.find(this.id)).toEqual({ state: 'unseen' });
    await real.journal.begin(this.id, this.bodyHash);
    model.commands.set(this.id, { state: 'running', ...(this.bodyHash && { bodyHash: this.bodyHash }) });
    compare(model, real);
  }
  toString = () => `begin ${this.id}`;
}

class Finish implements Move {
  constructor(
    readonly id: string,
    readonly chars: number,
  ) {}
  check = (model: Readonly<Model>) => model.commands.get(this.id)?.state === 'running';
  async run(model: Model, real: Real) {
    const result = { success: true, text: 'x'.repeat(this.chars) };
    await real.journal.finish({ type: 'reply', id: this.id, result }, sent);
    const isKept = this.chars < 60_000;
    const { bodyHash } = model.commands.get(this.id) ?? {};
    model.commands.set(this.id, { state: isKept ? 'done' : 'lost', result, ...(bodyHash && { bodyHash }) });
    compare(model, real);
  }
  toString = () => `finish ${this.id} with ${this.chars} characters`;
}

class StopWorker implements Move {
  check = () => true;
  async run(model: Model, real: Real) {
    real.journal = await openJournal(real.memory as Parameters<typeof openJournal>[0]);
    for (const [id, each] of model.commands) {
      if (each.bodyHash === undefined) model.commands.delete(id);
      else if (each.state === 'running') each.state = 'lost';
    }
    compare(model, real);
  }
  toString = () => 'the worker is stopped and starts again';
}

const moves = [
  fc.tuple(ids, fc.constantFrom(undefined, 'hash-1', 'hash-2')).map((args) => new Begin(...args)),
  fc.tuple(ids, fc.constantFrom(0, 10, 1_000, 50_000, 70_000)).map((args) => new Finish(...args)),
  fc.constant(new StopWorker()),
];

it('says of every command what is true of it, however often the worker is stopped', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(moves, { maxCommands: 60, size: 'max' }), async (cmds) => {
      const memory = fakeMemory();
      const journal = await openJournal(memory as Parameters<typeof openJournal>[0]);
      const setup = () => ({
        model: { commands: new Map() },
        real: { memory, journal, id: journal.storageId },
      });
      await fc.asyncModelRun(setup, cmds);
    }),
    { numRuns: 100 },
  );
}, 30_000);

it('stays within its bounds, and forgets the oldest of what is over first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 60_000 })), {
        minLength: 120,
        maxLength: 200,
      }),
      async (commands) => {
        const memory = fakeMemory();
        const journal = await openJournal(memory as Parameters<typeof openJournal>[0]);
        for (const [number, [finishes, chars]] of commands.entries()) {
          await journal.begin(`c${number}`, 'hash');
          if (finishes)
            await journal.finish({ type: 'reply', id: `c${number}`, result: 'x'.repeat(chars) }, sent);
        }
        const kept = commands.map((_, number) => journal.find(`c${number}`).state !== 'unseen');
        // What runs is never forgotten; of the rest no gap: once one is kept, all later ones are.
        const finished = commands.flatMap(([finishes], number) => (finishes ? [kept[number]] : []));
        expect(finished).toEqual([...finished].sort((a, b) => Number(a) - Number(b)));
        for (const [number, [finishes]] of commands.entries()) if (!finishes) expect(kept[number]).toBe(true);
        expect(JSON.stringify(memory.items).length).toBeLessThan(4.4 * 1024 * 1024);
        const again = await openJournal(memory as Parameters<typeof openJournal>[0]);
        for (const [number, isKept] of kept.entries()) {
          expect(again.find(`c${number}`).state !== 'unseen').toBe(isKept);
        }
      },
    ),
    { numRuns: 5 },
  );
}, 30_000);
