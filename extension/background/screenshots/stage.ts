/** Has a tab's documents lay out what is to be photographed, through the frames that the selector enters. */
import { RelayError } from '../../protocol/errors';
import type { StepResult } from '../../protocol/frames';
import { type StageAction, type StageOrder, type View, viewSchema } from '../../protocol/stage';
import { frameBelow } from '../frames/find-frame';
import type { PageLink } from '../page-link/page-link';
import type { Scene } from './stitch';

const findWithinMs = 5_000;
/** Twenty windows full of page, and up to three seconds for pictures that are loading. */
const visitWithinMs = 15_000;
const layOutWithinMs = 5_000;
/** The page answers at its deadline with its reason; a page that says nothing gets this much more. */
const graceMs = 250;

/**
 * Opens the stage on an element or the whole page. It has to be closed again.
 * @param maxPx how much of a page is looked through, in device pixels.
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
    if (!(await pages.setStage(tabId, frameId))) throw gone();
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
    // One that knows of no stage has come in the place of the one that was prepared.
    if (!answer || answer.error?.code === 'unknown_action') throw gone();
    if (answer.error) throw new RelayError(answer.error.code, answer.error.message);
    return answer;
  }

  async function open(): Promise<void> {
    const { selector, maxPx } = subject;
    const order = { do: 'open', fullPage: selector === undefined, maxPx } as const;
    let frameId = 0;
    let answer = await ask(0, selector ?? '', order, selector === undefined ? visitWithinMs : findWithinMs);
    while (answer.enter) {
      for (const step of answer.enter.framePath) {
        ({ frameId } = await frameBelow(pages, { tabId, frameId }, [step], signal));
        chain.push({ frameId, step });
      }
      answer = await ask(frameId, answer.enter.selector, order, findWithinMs);
    }
  }

  async function show(x: number, y: number, stitched: boolean): Promise<View> {
    const inner = chain.at(-1)?.frameId ?? 0;
    let view = toView((await ask(inner, '', { do: 'show', x, y, stitched }, layOutWithinMs)).result);
    for (let depth = chain.length - 1; depth > 0; depth -= 1) {
      const step = chain[depth]?.step ?? -1;
      const order = { do: 'frame', step, view, stitched } as const;
      view = toView((await ask(chain[depth - 1]?.frameId ?? 0, '', order, layOutWithinMs)).result);
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
          timeoutMs: layOutWithinMs,
          keyName: '',
          effect: 'read',
          order: { do: 'step', sessionId: '', action: 'stage', selector: '', value: { do: 'close' } },
        },
        AbortSignal.timeout(layOutWithinMs),
      ),
    );
    // A document that is gone has nothing to put back.
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
  if (!view.success) throw gone();
  return view.data;
}

function gone(): RelayError {
  return new RelayError(
    'interrupted',
    'The page went away while it was photographed: it navigated, reloaded or was closed. Ask again for a picture of the new one.',
  );
}
