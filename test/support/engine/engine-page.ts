// Why: the engine alone in a real Chromium, in an isolated world like a content script's, without extension and relay.
import { build } from 'esbuild';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';

export interface EnginePage {
  page: Page;
  cdp: CDPSession;
  /** Loads the HTML as a page of its own; events named in `listen` are written down. */
  show(html: string): Promise<void>;
  /** Puts the script into the page's own world that the worker puts there in a session's tab. */
  prepare(): Promise<void>;
  /** Runs one step of the engine. Errors come back as `{ error: code, message }`. */
  act(action: string, selector: string, value?: unknown, timeoutMs?: number): Promise<unknown>;
  /** Evaluates an expression in the page's own world. */
  look<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
}

const bundles = new Map<string, Promise<string>>();

function bundled(path: string): Promise<string> {
  const known = bundles.get(path);
  if (known) return known;
  const made = build({
    entryPoints: [new URL(path, import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    write: false,
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  bundles.set(path, made);
  return made;
}

function launchChromium(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: process.env.TABRELAY_BROWSER ?? '/usr/bin/chromium',
    // As high as the window with its bars has to be for a page of 800 by 600.
    args: [
      '--headless=new',
      '--window-size=800,707',
      '--disable-smooth-scrolling',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    defaultViewport: null,
  });
}

/** A browser with one page that the engine can act in. */
export async function openEnginePage(): Promise<EnginePage> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  const cdp = await page.createCDPSession();
  let contextId: number | undefined;

  async function engine(): Promise<number> {
    if (contextId !== undefined) return contextId;
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const world = { frameId: frameTree.frame.id, worldName: 'tabrelay' };
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', world);
    await cdp.send('Runtime.evaluate', {
      contextId: executionContextId,
      expression: await bundled('engine-entry.ts'),
    });
    contextId = executionContextId;
    return executionContextId;
  }

  return {
    page,
    cdp,
    async show(html) {
      contextId = undefined;
      await page.goto('about:blank');
      await page.setContent(`<!doctype html>${recorder}${html}`);
    },
    async act(action, selector, value = null, timeoutMs = 1_500) {
      const { result, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
        executionContextId: await engine(),
        functionDeclaration: '(...all) => step(...all)',
        arguments: [action, selector, value, timeoutMs].map((one) => ({ value: one })),
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    prepare: async () => {
      await page.evaluate(await bundled('main-world-entry.ts'));
    },
    look: (expression) => page.evaluate(expression) as Promise<never>,
    close: () => browser.close(),
  };
}

// `listen('click keydown', fields...)` writes down each event with its target and, if asked for, its fields.
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
