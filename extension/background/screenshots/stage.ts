/** Prepares a tab's documents for a picture of an element or the full page, through the frames that the selector enters. */
import { RelayError } from '../../protocol/errors';
import type { StepResult } from '../../protocol/frames/frames';
import { type StageAction, type StageOrder, type View, viewSchema } from '../../protocol/stage';
import { frameBelow } from '../frames/find-frame';
import type { PageLink } from '../page-link/page-link';
import type { Scene } from './stitch';

const findTimeoutMs = 5_000;
/** Twenty windows full of page, and up to three seconds for pictures that are loading. */
const visitTimeoutMs = 15_000;
const showTimeoutMs = 5_000;
/** The page answers at its deadline with its reason; a page that does not answer gets this much more. */
const graceMs = 250;

/**
 * Prepares the documents; `close` has to be called afterwards and restores them.
 * @param maxPx how much of a page is scrolled through, in device pixels.
 * @throws RelayError element_not_found, bad_selector, not_actionable, restricted_page, interrupted, timeout
 */
export async function openStage(
  pages: PageLink,
  tabId: number,
  subject: { selector: string | undefined; maxPx: number },
  signal: AbortSignal,
): Promise<Scene & { close(): Promise<void> }> {
  /** From the main document to the one with the subject; each with the step that led to it from the one before. */
  const chain: { frameId: number; step: number | string }[] = [{ frameId: 0, step: -1 }];

  async function ask(frameId: number, selector: string, order: StageOrder, timeoutMs: number) {
    if (!(await pages.injectStage(tabId, frameId))) throw documentGone();
    const answer = await pages.ask(
      { tabId, frameId },
      {
        type: 'command',
        id: crypto.randomUUID(),
        timeoutMs,
        keyName: '',
        effect: 'read',
        order: {
          do: 'step',
          sessionId: '',
          action: 'stage' satisfies StageAction,
          selector,
          value: order,
        },
      },
      AbortSignal.any([signal, AbortSignal.timeout(timeoutMs + graceMs)]),
    );
    // The prepared document has been replaced by one without the script.
    if (!answer || answer.error?.code === 'unknown_action') throw documentGone();
    if (answer.error) throw new RelayError(answer.error.code, answer.error.message);
    return answer;
  }

  async function open(): Promise<void> {
    const { selector, maxPx } = subject;
    const order = { do: 'open', fullPage: selector === undefined, maxPx } as const;
    let frameId = 0;
    let answer = await ask(0, selector ?? '', order, selector === undefined ? visitTimeoutMs : findTimeoutMs);
    while (answer.enter) {
      for (const step of answer.enter.framePath) {
        ({ frameId } = await frameBelow(pages, { tabId, frameId }, [step], signal));
        chain.push({ frameId, step });
      }
      answer = await ask(frameId, answer.enter.selector, order, findTimeoutMs);
    }
  }

  async function show(x: number, y: number, stitched: boolean): Promise<View> {
    const inner = chain.at(-1)?.frameId ?? 0;
    let view = toView((await ask(inner, '', { do: 'show', x, y, stitched }, showTimeoutMs)).result);
    for (let depth = chain.length - 1; depth > 0; depth -= 1) {
      const step = chain[depth]?.step ?? -1;
      const order = { do: 'frame', step, view, stitched } as const;
      view = toView((await ask(chain[depth - 1]?.frameId ?? 0, '', order, showTimeoutMs)).result);
    }
    return view;
  }

  async function close(): Promise<void> {
    const closing = chain.map(({ frameId }) =>
      pages.ask(
        { tabId, frameId },
        {
          type: 'command',
          id: crypto.randomUUID(),
          timeoutMs: showTimeoutMs,
          keyName: '',
          effect: 'read',
          order: { do: 'step', sessionId: '', action: 'stage', selector: '', value: { do: 'close' } },
        },
        AbortSignal.timeout(showTimeoutMs),
      ),
    );
    // A document that is gone has nothing to restore.
    await Promise.allSettled(closing);
  }

  try {
    await open();
    return { show, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function toView(result: StepResult | undefined): View {
  const view = viewSchema.safeParse(result);
  if (!view.success) throw documentGone();
  return view.data;
}

function documentGone(): RelayError {
  return new RelayError(
    'interrupted',
    'The page went away while its picture was taken: it navigated, reloaded or was closed. Ask again for a picture of the new one.',
  );
}
