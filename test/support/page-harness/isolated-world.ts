/** The built page script in an isolated world of a page, with its port to Node instead of to the service worker. */
import { readFileSync } from 'node:fs';
import type { CDPSession } from 'puppeteer-core';
import type { Port } from '../../../extension/background/browser-api/runtime';

const worldName = 'tabrelay';
const outbox = 'tabrelayOutbox';

/** What the page script uses of the extension interfaces: a port, and open shadow roots only. */
const extensionApi = `globalThis.browser = {
  runtime: {
    id: 'page-harness',
    connect() {
      const listeners = [];
      globalThis.tabrelayInbox = (message) => { for (const listen of listeners) listen(message); };
      ${outbox}('{"type":"connect"}');
      return {
        postMessage: (message) => ${outbox}(JSON.stringify({ type: 'message', message })),
        disconnect: () => ${outbox}('{"type":"disconnect"}'),
        onMessage: { addListener: (listener) => listeners.push(listener) },
        onDisconnect: { addListener: () => {} },
      };
    },
  },
  dom: { openOrClosedShadowRoot: (element) => element.shadowRoot },
};`;

const built = new Map<string, string>();

/** A script of the built extension, such as `/page.js`. */
export function builtScript(path: string): string {
  const known = built.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(`.output/chrome-mv3${path}`, 'utf8');
  built.set(path, text);
  return text;
}

export interface IsolatedWorld {
  /** Runs a built script of the extension in the world of the document that is there now. */
  inject(path: string): Promise<void>;
  /** Resolves when the document that is there now has left. */
  left(): Promise<void>;
}

/**
 * @param hear.accept takes each port that a page script opens
 * @param hear.waits is called each time the page script asks for a tick, so while a step waits
 */
export async function openIsolatedWorld(
  cdp: CDPSession,
  hear: { accept(port: Port): void; waits(): void },
): Promise<IsolatedWorld> {
  /** The world of the document that is there now. */
  let world: Promise<number> | undefined;
  let current:
    | { contextId: number; listeners: ((message: unknown) => void)[]; closers: (() => void)[] }
    | undefined;

  function closePort(): void {
    for (const close of current?.closers ?? []) close();
    current = undefined;
  }

  function openPort(contextId: number): void {
    closePort();
    const opened = {
      contextId,
      listeners: [] as ((message: unknown) => void)[],
      closers: [] as (() => void)[],
    };
    current = opened;
    hear.accept({
      name: 'page',
      sender: { tab: { id: 1 }, frameId: 0 },
      postMessage(message: unknown) {
        const expression = `tabrelayInbox(${JSON.stringify(message)})`;
        // A document that has left meanwhile needs no message.
        cdp.send('Runtime.evaluate', { contextId, expression }).catch(() => undefined);
      },
      disconnect: () => {},
      onMessage: { addListener: (listener: (message: unknown) => void) => opened.listeners.push(listener) },
      onDisconnect: { addListener: (listener: () => void) => opened.closers.push(listener) },
    } as unknown as Port);
  }

  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: outbox, executionContextName: worldName });
  cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name !== outbox) return;
    const { type, message } = JSON.parse(payload);
    if (type === 'connect') openPort(executionContextId);
    else if (current?.contextId !== executionContextId) return;
    else if (type === 'disconnect') closePort();
    else {
      for (const listen of current.listeners) listen(message);
      if (message.type === 'tick') hear.waits();
    }
  });
  cdp.on('Runtime.executionContextsCleared', () => {
    world = undefined;
    closePort();
  });

  async function make(): Promise<number> {
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName,
    });
    await cdp.send('Runtime.evaluate', { contextId: executionContextId, expression: extensionApi });
    return executionContextId;
  }

  return {
    left: () => new Promise((resolve) => cdp.once('Runtime.executionContextsCleared', () => resolve())),
    async inject(path) {
      world ??= make();
      const { exceptionDetails } = await cdp.send('Runtime.evaluate', {
        contextId: await world,
        expression: builtScript(path),
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    },
  };
}
