/**
 * Steps in a page of a real Chromium, without extension and relay: the built page script, served by the worker's own
 * end of its port, which runs in Node here. Frames of other sites, tabs, dialogs and downloads are the extension's.
 */
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import { inject } from 'vitest';
import type { Behaviour } from '../../../extension/actions/action-spec';
import type { TabWorld } from '../../../extension/actions/tab-world';
import { tabBehaviours } from '../../../extension/actions/table';
import { createStitching } from '../../../extension/background/frames/stitch-frames';
import { type PageAnswer, PageLink } from '../../../extension/background/page-link/page-link';
import { PagePorts } from '../../../extension/background/page-link/page-ports';
import type { StepCommand } from '../../../extension/background/page-link/step-command';
import { RelayError } from '../../../extension/protocol/errors';
import type { StepResult } from '../../../extension/protocol/frames/frames';
import { knownAction } from '../../../relay/validation/known-action';
import { parseStep } from '../../../relay/validation/parse-step';
import { harnessTab, throughRest } from './harness-tab';
import { builtScript, openIsolatedWorld } from './isolated-world';

/** Where the step has to go on, when that is a frame of another site. */
type Taken = StepResult | { enter: NonNullable<PageAnswer['enter']> };

export interface PageHarness {
  page: Page;
  cdp: CDPSession;
  /** Loads the HTML as a page of its own; events named in `listen` are written to `log`. */
  show(html: string): Promise<void>;
  /** Loads the HTML in place of the page that is there, under its address. A navigation takes six times the work. */
  replace(html: string): Promise<void>;
  /** Loads a page from a server. The page script is there afterwards, so that no step's deadline covers its coming. */
  open(url: string): Promise<void>;
  /** Runs the script for the page's own world, which the worker runs in a session's tab. */
  prepare(): Promise<void>;
  /** One step, as the relay and the worker send it; `enter` where it leads into a frame of another site. @throws RelayError */
  step(action: string, selector: string, value?: unknown, timeoutMs?: number): Promise<Taken>;
  /** The same for an order as the relay's own parts send it. @throws RelayError */
  carryOut(order: StepCommand['order'], timeoutMs: number): Promise<Taken>;
  /** As `step`; errors come back as `{ error: code, message }`. Given 1,500 ms unless told. */
  act(action: string, selector: string, value?: unknown, timeoutMs?: number): Promise<unknown>;
  /** How often steps have waited for the page so far. */
  waits(): number;
  /** Evaluates an expression in the page's own world. */
  look<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
}

/** The page answers at its deadline with its reason; on a busy machine the answer may take this long to arrive. */
const graceMs = 5_000;
const place = { tabId: 1, frameId: 0 };

/**
 * A page in a window of its own, in the Chromium that the files of this worker share.
 * @param focused whether the page is told that it has the focus (default); a session's page has not
 */
export async function openPageHarness({ focused = true } = {}): Promise<PageHarness> {
  const browser = await puppeteer.connect({
    // Vitest numbers its workers from 1.
    browserWSEndpoint: inject('chromiumEndpoints')[Number(process.env.VITEST_POOL_ID) - 1] ?? '',
    defaultViewport: null,
  });
  const page = await browser.newPage({ type: 'window' });
  const cdp = await page.createCDPSession();
  await cdp.send('Page.enable');
  if (!focused) await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  // Else closing another window could give this one the focus.
  const openForeground = focused ? undefined : await browser.newPage({ type: 'window' });
  let waited = 0;
  const waits = () => {
    waited += 1;
    // Not awaited: the page may be leaving.
    void page.evaluate('globalThis.changeNow?.()').catch(() => undefined);
  };
  const world = await openIsolatedWorld(cdp, {
    accept: (port) => ports.accept(port),
    waits,
  });
  let refsGiven = 0;
  let clipboard: StepCommand['clipboard'];
  const ports = new PagePorts({
    inject: (_tabId, _frameId, script) => world.inject(script),
    isOpen: async () => true,
    acting: () => undefined,
  });
  const link = new PageLink(ports, {
    checkDocument: () => {},
    prepare: async () => {},
    reveal: (order) => order,
  });
  const stitching = createStitching(link, (_sessionId, upTo) => {
    refsGiven = Math.max(refsGiven, upTo);
  });

  /** A step in the page's document, or in the next one when that left before it began. */
  async function inPage(command: StepCommand, signal: AbortSignal): Promise<Taken> {
    for (;;) {
      const left = world.left();
      const answer = await link.ask(place, command, signal);
      if (!answer) continue;
      // The worker follows, so that the next step is for the next document.
      if (answer.leaving) await Promise.race([left, aborted(signal)]);
      clipboard = answer.clipboard ?? clipboard;
      const { error, result, enter } = await stitching.complete(place, command, answer, signal);
      if (error) {
        const { code, message, ...more } = error;
        throw new RelayError(code, message, more);
      }
      if (enter) return { enter };
      if (result === undefined)
        throw new Error(`The page answered ${command.order.action} without a result.`);
      return result;
    }
  }

  async function step(action: string, selector: string, value?: unknown, timeoutMs?: number): Promise<Taken> {
    const { name, entry } = knownAction(action);
    const parsed = parseStep(action, entry, { selector, value: value ?? undefined });
    const order = { do: 'step', sessionId: 'page-harness', action: name, ...parsed } as const;
    return carryOut(order, timeoutMs ?? entry.timeoutMs);
  }

  async function carryOut(order: StepCommand['order'], timeoutMs: number): Promise<Taken> {
    const { name, entry } = knownAction(order.action);
    const command: StepCommand = {
      type: 'command',
      id: crypto.randomUUID(),
      keyName: 'page-harness',
      timeoutMs,
      sentAt: Date.now(),
      effect: entry.effect,
      refsGiven,
      ...(clipboard && { clipboard }),
      order,
    };
    const signal = AbortSignal.timeout(command.timeoutMs + graceMs);
    const onTab = (tabBehaviours as Record<string, Behaviour<TabWorld, unknown>>)[name];
    if (!onTab) return inPage(command, signal);
    const inTime = AbortSignal.timeout(command.timeoutMs);
    const askPage = async (action: string, selector: string, value?: unknown) => {
      const taken = await inPage(
        {
          ...command,
          id: crypto.randomUUID(),
          effect: 'read',
          order: { ...command.order, action, selector, value },
        },
        inTime,
      );
      return typeof taken === 'object' && 'enter' in taken ? throughRest(`"${selector}"`) : taken;
    };
    const { selector, value } = order;
    return onTab(harnessTab(cdp, { signal: inTime, askPage, waits }), { selector, value });
  }

  async function replace(html: string): Promise<void> {
    const loaded = new Promise((done) => cdp.once('Page.loadEventFired', done));
    const url = `javascript:${encodeURIComponent(JSON.stringify(html))}`;
    await cdp.send('Runtime.evaluate', { expression: `void (location.href = ${JSON.stringify(url)})` });
    await loaded;
    await world.inject('/page.js');
  }

  return {
    page,
    cdp,
    step,
    carryOut,
    async show(html) {
      if (page.url() !== 'about:blank') await page.goto('about:blank');
      await replace(`<!doctype html>${recorder}${html}`);
    },
    replace,
    async open(url) {
      await page.goto(url);
      await world.inject('/page.js');
    },
    async act(action, selector, value, timeoutMs = 1_500) {
      try {
        return await step(action, selector, value, timeoutMs);
      } catch (error) {
        if (error instanceof RelayError) return { error: error.code, message: error.message };
        throw error;
      }
    },
    prepare: async () => {
      await page.evaluate(builtScript('/main-world.js'));
    },
    waits: () => waited,
    look: (expression) => page.evaluate(expression) as Promise<never>,
    async close() {
      await page.close();
      await openForeground?.close();
      await browser.disconnect();
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** `whileWaiting(change)` in a page holds the change back until a step waits, however slow the machine is. */
export const whileWaiting = `<script>
  window.heldChanges = [];
  window.whileWaiting = (change) => heldChanges.push(change);
  window.changeNow = () => { for (const change of heldChanges.splice(0)) change(); };
</script>`;

const recorder = `${whileWaiting}<script>
  window.log = [];
  window.listen = (types, ...fields) => {
    for (const type of types.split(' ')) document.addEventListener(type, (event) => {
      const where = event.composedPath()[0];
      const name = where.id || (where.localName ?? 'document');
      const more = fields.filter((field) => field in event).map((field) => field + '=' + (event[field]?.id ?? event[field]));
      log.push([event.type, name, ...more].join(' '));
    }, true);
  };
</script>`;
