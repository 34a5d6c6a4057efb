/** What a page says counts only as the answer to what that very document was asked. */
import { describe, expect, test } from 'vitest';
import type { Port } from '../../../../extension/background/browser-api/runtime';
import { PageLink } from '../../../../extension/background/page-link/page-link';
import { PagePorts } from '../../../../extension/background/page-link/page-ports';
import { until } from '../../../support/until';

interface Asked {
  type: string;
  id: string;
}

/** The port of a content script in this tab and frame. */
function openPort(tabId: number, frameId = 0, name = 'page') {
  const asked: Asked[] = [];
  let hear: (message: unknown) => void = () => {};
  let close = () => {};
  const port = {
    name,
    sender: { tab: { id: tabId }, frameId, url: 'http://shop.test/' },
    postMessage: (frame: Asked) => asked.push(frame),
    onMessage: { addListener: (listener: typeof hear) => (hear = listener) },
    onDisconnect: { addListener: (listener: typeof close) => (close = listener) },
    disconnect: () => {},
  } as unknown as Port;
  return { port, asked, says: (frame: unknown) => hear(frame), leaves: () => close() };
}

function link(inject: ConstructorParameters<typeof PagePorts>[0]['inject'] = async () => {}) {
  const ports = new PagePorts({ inject, isOpen: async () => true, acting: () => undefined });
  const pages = new PageLink(ports, {
    checkDocument: () => {},
    prepare: async () => {},
    reveal: (order) => order,
  });
  return { ports, pages };
}

const place = { tabId: 1, frameId: 0 };
const answer = (id: string, result: string) => ({ type: 'answer', id, result });

/** A step that the document in `place` is asked for, and what became of it so far. */
function ask(pages: PageLink, id = 'step', timeout = new AbortController().signal) {
  const order = { do: 'step', sessionId: 's', action: 'text', selector: 'h1' } as const;
  const command = { type: 'command', id, keyName: 'k', timeoutMs: 5_000, effect: 'act', order } as const;
  return pages.ask(place, command, timeout);
}

/** All that is on its way has arrived. */
const arrived = () => new Promise((resolve) => setImmediate(resolve));

test('an answer with an id that nobody asked with is nobody’s answer', async () => {
  const { ports, pages } = link();
  const page = openPort(1);
  ports.accept(page.port);
  const step = ask(pages);
  await arrived();
  page.says(answer('other', 'wrong'));
  page.says(answer('step', 'right'));
  expect(await step).toMatchObject({ result: 'right' });
});

test.each([
  ['of another tab', 2, 0],
  ['of another frame', 1, 7],
])('an answer on the port %s is not taken', async (_, tabId, frameId) => {
  const { ports, pages } = link();
  const [page, other] = [openPort(1), openPort(tabId, frameId)];
  for (const { port } of [page, other]) ports.accept(port);
  const step = ask(pages);
  await arrived();
  for (const type of ['begun', 'delivered', 'answer']) other.says({ type, id: 'step', result: 'wrong' });
  page.says(answer('step', 'right'));
  expect(await step).toMatchObject({ result: 'right' });
  expect(other.asked).toEqual([]);
});

test('the older document in the same place answers for the newer one neither before nor after its end', async () => {
  const { ports, pages } = link();
  const [older, newer] = [openPort(1), openPort(1)];
  ports.accept(older.port);
  ports.accept(newer.port);
  const step = ask(pages);
  await arrived();
  expect(older.asked).toEqual([]);
  for (const type of ['begun', 'delivered', 'answer']) older.says({ type, id: 'step', result: 'stale' });
  older.leaves();
  older.says(answer('step', 'stale'));
  newer.says(answer('step', 'fresh'));
  expect(await step).toMatchObject({ result: 'fresh' });
});

test('what was asked of the older document is not answered by the newer one', async () => {
  const { ports, pages } = link();
  const [older, newer] = [openPort(1), openPort(1)];
  ports.accept(older.port);
  const step = ask(pages);
  await arrived();
  older.says({ type: 'begun', id: 'step' });
  ports.accept(newer.port);
  newer.says(answer('step', 'from the newer one'));
  newer.says({ type: 'delivered', id: 'step', result: 'from the newer one' });
  older.leaves();
  await expect(step).rejects.toMatchObject({ code: 'interrupted', more: { outcome: 'unknown' } });
});

test('a document that said it had done what it was not asked for yet has done nothing', async () => {
  const { ports, pages } = link();
  const page = openPort(1);
  ports.accept(page.port);
  page.says({ type: 'delivered', id: 'step', result: 'too early' });
  const step = ask(pages);
  await arrived();
  page.leaves();
  expect(await step).toBeUndefined();
});

test('a document is not asked what nobody waits for any more', async () => {
  const { ports, pages } = link();
  const page = openPort(1);
  ports.accept(page.port);
  const gone = AbortSignal.abort();
  await expect(ask(pages, 'late', gone)).rejects.toMatchObject({
    code: 'timeout',
    more: { outcome: 'not_executed' },
  });
  await expect(pages.settle(1, gone)).rejects.toMatchObject({ code: 'timeout' });
  expect(page.asked).toEqual([]);
});

test('an answer after the deadline is not taken, and the next step gets its own', async () => {
  const { ports, pages } = link();
  const page = openPort(1);
  ports.accept(page.port);
  const deadline = new AbortController();
  const late = ask(pages, 'late', deadline.signal);
  await arrived();
  deadline.abort();
  await expect(late).rejects.toMatchObject({ code: 'timeout', more: { outcome: 'not_executed' } });
  const step = ask(pages);
  await arrived();
  page.says(answer('late', 'late'));
  page.says(answer('step', 'in time'));
  expect(await step).toMatchObject({ result: 'in time' });
});

test('a document that goes before it is made ready for a picture is gone, not one that lets nobody in', async () => {
  const refusing = (words: string) => link(() => Promise.reject(new Error(words)));
  expect(await refusing('Frame with ID 0 was removed.').pages.injectStage(1, 0)).toBe(false);
  const shut = refusing('Cannot access contents of the page.');
  await expect(shut.pages.injectStage(1, 0)).rejects.toMatchObject({ code: 'restricted_page' });
});

test('a document that left when it had run the content script is not waited for, but the one that came is asked', async () => {
  const next = openPort(1);
  let scripts = 0;
  const { ports, pages } = link(async () => {
    scripts += 1;
    if (scripts === 2) ports.accept(next.port);
  });
  const step = ask(pages);
  await until('the next document to be asked', () => next.asked.length > 0);
  next.says(answer('step', 'of the next one'));
  expect(await step).toMatchObject({ result: 'of the next one' });
});

describe('a port that the page opened again', () => {
  test('is used when its script has answered', async () => {
    const injected: string[] = [];
    const { ports, pages } = link(async (_tabId, _frameId, script) => void injected.push(script));
    const page = openPort(1, 0, 'page again');
    ports.accept(page.port);
    page.says({ type: 'here', id: page.asked[0]?.id, frameIndex: -1 });
    await arrived();
    const step = ask(pages);
    await arrived();
    page.says(answer('step', 'of the same script'));
    expect(await step).toMatchObject({ result: 'of the same script' });
    expect(injected).not.toContain('/page.js');
  });

  test('whose script was cut off by a reload of the extension is never used', async () => {
    const fresh = openPort(1);
    const { ports, pages } = link(async () => ports.accept(fresh.port));
    const cutOff = openPort(1, 0, 'page again');
    ports.accept(cutOff.port);
    const step = ask(pages);
    await until('the script of this extension to be asked', () => fresh.asked.length > 0);
    fresh.says(answer('step', 'of the new script'));
    expect(await step).toMatchObject({ result: 'of the new script' });
    expect(cutOff.asked.map(({ type }) => type)).toEqual(['where']);
  });
});

describe('the script that judges acts', () => {
  const step = { do: 'step', sessionId: 's', selector: 'h1', hold: { mode: 'named' } } as const;
  const reading = { effect: 'read', order: { ...step, action: 'text' } } as const;
  const acting = { effect: 'act', order: { ...step, action: 'click' } } as const;

  async function take(
    pages: PageLink,
    page: ReturnType<typeof openPort>,
    command: typeof reading | typeof acting,
  ) {
    const common = { type: 'command', keyName: 'k', timeoutMs: 5_000, id: command.effect } as const;
    const taken = pages.ask(place, { ...common, ...command }, new AbortController().signal);
    await arrived();
    return { taken, sent: page.asked.at(-1) as unknown as { order: object } };
  }

  test('is loaded once, after the first step that reads, which is not held', async () => {
    const injected: string[] = [];
    const { ports, pages } = link(async (_tabId, _frameId, script) => void injected.push(script));
    const page = openPort(1);
    ports.accept(page.port);
    const { taken, sent } = await take(pages, page, reading);
    expect(sent.order).not.toHaveProperty('hold');
    expect(injected).toEqual([]);
    page.says(answer('read', 'Title'));
    await taken;
    await take(pages, page, acting);
    page.says({ type: 'script', name: 'effects' });
    expect(injected).toEqual(['/effects.js']);
  });

  test('that comes too late leaves the act undone, and the error says so', async () => {
    const { ports, pages } = link(() => new Promise(() => {}));
    const page = openPort(1);
    ports.accept(page.port);
    const { taken } = await take(pages, page, acting);
    page.says({ type: 'answer', id: 'act', error: { code: 'timeout', message: 'Late.' } });
    expect(await taken).toMatchObject({ error: { code: 'timeout', outcome: 'not_executed' } });
  });
});

test.each([
  ['unknown', [{ type: 'begun', id: 'step' }]],
  ['not_executed', []],
])('after a bug in the page the outcome is %s', async (outcome, before) => {
  const { ports, pages } = link();
  const page = openPort(1);
  ports.accept(page.port);
  const step = ask(pages);
  await arrived();
  for (const frame of before) page.says(frame);
  page.says({ type: 'answer', id: 'step', error: { code: 'internal', message: 'x is not a function' } });
  expect(await step).toMatchObject({ error: { code: 'internal', outcome } });
});

describe('reads that are asked for together with the one before', () => {
  const never = new AbortController().signal;
  const readOf = (id: string, selector = `#${id}`) => {
    const order = { do: 'step', sessionId: 's', action: 'text', selector } as const;
    return { type: 'command', id, keyName: 'k', timeoutMs: 5_000, effect: 'read', order } as const;
  };
  const ahead = [{ id: 'second', result: 'of second' }];

  async function firstOf(next: ReturnType<typeof readOf>[]) {
    const { ports, pages } = link();
    const page = openPort(1);
    ports.accept(page.port);
    const first = pages.ask(place, readOf('first'), never, next);
    await arrived();
    page.says({ ...answer('first', 'of first'), ahead });
    expect(await first).toMatchObject({ result: 'of first' });
    return { pages, page };
  }

  test('need no message of their own', async () => {
    const { pages, page } = await firstOf([readOf('second')]);
    expect(await pages.ask(place, readOf('second'), never)).toMatchObject({ result: 'of second' });
    expect(page.asked.map(({ id }) => id)).toEqual(['first']);
  });

  test.each([
    ['another order than was sent', [readOf('second', '#other')]],
    ['what was not sent', []],
  ])('are asked for again if the answer is to %s', async (_, next) => {
    const { pages, page } = await firstOf(next);
    void pages.ask(place, readOf('second'), never);
    await arrived();
    expect(page.asked.map(({ id }) => id)).toEqual(['first', 'second']);
  });

  test('are asked for again after anything else was done in the document', async () => {
    const { pages, page } = await firstOf([readOf('second')]);
    void ask(pages, 'act');
    await arrived();
    void pages.ask(place, readOf('second'), never);
    await arrived();
    expect(page.asked.map(({ id }) => id)).toEqual(['first', 'act', 'second']);
  });
});

/** Has a step be answered by this document, whose port opens when the step waits for it. */
async function answeredBy({ ports, pages }: ReturnType<typeof link>, page: ReturnType<typeof openPort>) {
  const step = ask(pages);
  await arrived();
  ports.accept(page.port);
  await arrived();
  page.says(answer('step', 'right'));
  expect(await step).toMatchObject({ result: 'right' });
}

test('a step that comes while the content script is on its way injects it no second time', async () => {
  const injected: string[] = [];
  const linked = link(async (_tabId, _frameId, script) => void injected.push(script));
  linked.ports.prepare(1);
  await answeredBy(linked, openPort(1));
  expect(injected).toEqual(['/page.js']);
});

test('the next document in the place gets a content script of its own', async () => {
  const injected: string[] = [];
  const linked = link(async (_tabId, _frameId, script) => void injected.push(script));
  const older = openPort(1);
  linked.ports.prepare(1);
  linked.ports.accept(older.port);
  older.leaves();
  await answeredBy(linked, openPort(1));
  expect(injected).toEqual(['/page.js', '/page.js']);
});
