/**
 * Steps in a page of a real Chromium, without extension and relay: the built page script, served by the worker's own
 * end of its port, which runs in Node here. Frames of other sites, tabs, dialogs and downloads are the extension's.
 */
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import { inject } from 'vitest';
import { knownAction } from '../../../extension/actions/known-action';
import { parseStep } from '../../../extension/actions/parse-step';
import { createPageLink } from '../../../extension/background/link/page-link';
import { createStitching } from '../../../extension/background/steps/stitch-frames';
import { RelayError } from '../../../extension/protocol/errors';
import type { StepResult } from '../../../extension/protocol/frames';
import { builtScript, openIsolatedWorld } from './isolated-world';

export interface PageHarness {
  page: Page;
  cdp: CDPSession;
  /** Loads the HTML as a page of its own; events named in `listen` are written to `log`. */
  show(html: string): Promise<void>;
  /** Runs the script for the page's own world, which the worker runs in a session's tab. */
  prepare(): Promise<void>;
  /** One step, as the relay and the worker send it. @throws RelayError */
  step(action: string, selector: string, value?: unknown, timeoutMs?: number): Promise<StepResult>;
  /** The same; errors come back as `{ error: code, message }`. Given 1,500 ms unless told. */
  act(action: string, selector: string, value?: unknown, timeoutMs?: number): Promise<unknown>;
  /** Evaluates an expression in the page's own world. */
  look<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
}

/** The page answers at its deadline with its reason; one that says nothing gets this much more. */
const graceMs = 250;
const place = { tabId: 1, frameId: 0 };

/** A page of its own in the Chromium that the files of the project share. */
export async function openPageHarness(): Promise<PageHarness> {
  const browser = await puppeteer.connect({
    browserWSEndpoint: inject('chromiumEndpoint'),
    defaultViewport: null,
  });
  const page = await browser.newPage();
  const cdp = await page.createCDPSession();
  const world = await openIsolatedWorld(cdp, (port) => link.accept(port));
  let refsGiven = 0;
  const link = createPageLink({
    inject: (_tabId, _frameId, script) => world.inject(script),
    isOpen: async () => true,
    mayEnter: () => {},
    reveal: (order) => order,
  });
  const stitching = createStitching(link, (_sessionId, upTo) => {
    refsGiven = Math.max(refsGiven, upTo);
  });

  async function step(
    action: string,
    selector: string,
    value?: unknown,
    timeoutMs?: number,
  ): Promise<StepResult> {
    const { name, entry } = knownAction(action);
    const command = {
      type: 'command' as const,
      id: crypto.randomUUID(),
      timeoutMs: timeoutMs ?? entry.timeoutMs,
      effect: entry.effect,
      refsGiven,
      order: {
        do: 'step' as const,
        sessionId: 'page-harness',
        action: name,
        ...parseStep(action, entry, { selector, value: value ?? undefined }),
      },
    };
    const signal = AbortSignal.timeout(command.timeoutMs + graceMs);
    // A document that left before it began is followed by one that can.
    for (;;) {
      const answer = await link.ask(place, command, signal);
      if (!answer) continue;
      const { error, result, enter } = await stitching.complete(
        place,
        { ...command, sentAt: 0 },
        answer,
        signal,
      );
      if (error) throw new RelayError(error.code, error.message);
      if (enter) throw new Error(`"${selector}" leads into a frame of another site; test it through REST`);
      if (result === undefined) throw new Error('The page answered without a result.');
      return typeof result === 'string' ? result : { action, selector, ...result };
    }
  }

  return {
    page,
    cdp,
    step,
    async show(html) {
      await page.goto('about:blank');
      await page.setContent(`<!doctype html>${recorder}${html}`);
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
    look: (expression) => page.evaluate(expression) as Promise<never>,
    async close() {
      await page.close();
      await browser.disconnect();
    },
  };
}

const recorder = `<script>
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
