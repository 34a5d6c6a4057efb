import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../../extension/background/commands/journal';
import { fakeMemory } from '../../../support/stand-ins/fake-memory';

const reply = (id: string, result: unknown = { success: true }) => ({ type: 'reply' as const, id, result });

/** Replies are sent at once here. */
const sent = Promise.resolve();

/** Of a command with an Idempotency-Key. */
const hash = 'hash';

describe('the journal', () => {
  it('knows a reply at once, and writes it down when that was sent', async () => {
    const memory = fakeMemory();
    const journal = await openJournal(memory);
    await journal.begin('a', hash);
    let wasSent = () => {};
    const finished = journal.finish(reply('a'), new Promise((resolve) => (wasSent = resolve)));
    expect(journal.find('a').state).toBe('done');
    expect((await openJournal(memory)).find('a').state).toBe('lost');
    wasSent();
    await finished;
    expect((await openJournal(memory)).find('a').state).toBe('done');
  });

  it('has not seen a command that was never begun', async () => {
    const journal = await openJournal(fakeMemory());
    expect(journal.find('a')).toEqual({ state: 'unseen' });
  });

  it('calls a begun command running, and done with its reply once it has one', async () => {
    const journal = await openJournal(fakeMemory());
    await journal.begin('a');
    expect(journal.find('a')).toEqual({ state: 'running' });
    await journal.finish(reply('a'), sent);
    expect(journal.find('a')).toEqual({ state: 'done', reply: reply('a') });
  });

  it('forgets a command that was not carried out, so that it can be sent again', async () => {
    const memory = fakeMemory();
    const journal = await openJournal(memory);
    await journal.begin('a', hash);
    const error = { code: 'paused' as const, message: 'Paused.', outcome: 'not_executed' as const };
    await journal.finish({ type: 'reply', id: 'a', error }, sent);
    for (const each of [journal, await openJournal(memory)])
      expect(each.find('a')).toEqual({ state: 'unseen' });
  });

  it('calls a command lost that a worker began before it was stopped', async () => {
    const memory = fakeMemory();
    await (await openJournal(memory)).begin('a', hash);
    const afterwards = await openJournal(memory);
    expect(afterwards.find('a')).toEqual({ state: 'lost', bodyHash: hash });
  });

  it('still has the reply after the worker was stopped', async () => {
    const memory = fakeMemory();
    const journal = await openJournal(memory);
    await journal.begin('a', hash);
    await journal.finish(reply('a'), sent);
    expect((await openJournal(memory)).find('a')).toEqual({
      state: 'done',
      reply: reply('a'),
      bodyHash: hash,
    });
  });

  it('writes nothing down of a command that nobody can ask for again', async () => {
    const memory = fakeMemory();
    const journal = await openJournal(memory);
    const before = JSON.stringify(memory.items);
    expect(journal.begin('a')).toBeUndefined();
    expect(journal.find('a')).toEqual({ state: 'running' });
    await journal.finish(reply('a'), sent);
    expect(journal.find('a')).toEqual({ state: 'done', reply: reply('a') });
    expect(JSON.stringify(memory.items)).toBe(before);
  });

  it('has another worker id after the worker was stopped, and has not seen what that wrote nowhere', async () => {
    const memory = fakeMemory();
    const journal = await openJournal(memory);
    journal.begin('a');
    const next = await openJournal(memory);
    expect(next.workerId).not.toBe(journal.workerId);
    expect(next.find('a')).toEqual({ state: 'unseen' });
  });

  it('keeps its id as long as its memory lives, and has another one afterwards', async () => {
    const memory = fakeMemory();
    const { storageId } = await openJournal(memory);
    expect((await openJournal(memory)).storageId).toBe(storageId);
    expect((await openJournal(fakeMemory())).storageId).not.toBe(storageId);
  });

  it('does not keep a reply over 64 KiB, whose command is then lost', async () => {
    const journal = await openJournal(fakeMemory());
    await journal.begin('a');
    await journal.finish(reply('a', { success: true, text: 'x'.repeat(70_000) }), sent);
    expect(journal.find('a')).toEqual({ state: 'lost' });
  });

  it('forgets the oldest replies when they are more than 4 MiB in all', async () => {
    const memory = fakeMemory();
    const journal = await openJournal(memory);
    for (let number = 0; number < 80; number += 1) {
      await journal.begin(`c${number}`, hash);
      await journal.finish(reply(`c${number}`, { success: true, text: 'x'.repeat(60_000) }), sent);
    }
    expect(journal.find('c0').state).toBe('unseen');
    expect(journal.find('c79').state).toBe('done');
    expect(JSON.stringify(memory.items).length).toBeLessThan(4.3 * 1024 * 1024);
  });
});
