// Why: the engine as a content script would hold it, bundled for the isolated world of a test page.
import { parseStep } from '../../../extension/actions/parse-step';
import { perform } from '../../../extension/actions/perform';
import { type ActionEntry, pageActions } from '../../../extension/actions/table';
import { createDevices } from '../../../extension/dom/devices';
import { createRefs } from '../../../extension/dom/find/refs';
import { clipboard } from '../../../extension/dom/keys/clipboard';
import { moveByKey } from '../../../extension/dom/keys/move-keys';
import { dragAndDrop } from '../../../extension/dom/mouse/drag';
import { missedByStyle } from '../../../extension/dom/mouse/hover-rule';
import { putFiles } from '../../../extension/dom/put-files';
import { inspectPage } from '../../../extension/dom/read/inspect';
import { readMarkdown } from '../../../extension/dom/read/read-markdown';
import { readPassages } from '../../../extension/dom/read/read-passages';
import { RelayError } from '../../../extension/protocol/errors';

const lasting = {
  document,
  refs: createRefs(),
  devices: createDevices(),
  shadow: (element: Element) => element.shadowRoot,
  listens: () => false,
  leave: () => {},
  clipboard: async () => clipboard,
  mover: async () => moveByKey,
  dragger: async () => dragAndDrop,
  hoverRules: async () => missedByStyle,
  markdownReader: async () => readMarkdown,
  passageReader: async () => readPassages,
  uploader: async () => putFiles,
  inspector: async () => inspectPage,
  tick: () => new Promise<void>((resolve) => setTimeout(resolve, 20)),
};

/** Runs one step; errors come back as `{ error: code, message }`. */
async function step(action: string, selector: string, value: unknown, timeoutMs: number): Promise<unknown> {
  try {
    const world = { ...lasting, begin: () => {}, deliver: () => {}, signal: AbortSignal.timeout(timeoutMs) };
    const entry = (pageActions as Record<string, ActionEntry>)[action];
    if (!entry) throw new RelayError('unknown_action', `There is no page action "${action}".`);
    const parsed = parseStep(action, entry, { selector, value: value ?? undefined });
    return await perform(world, { action, ...parsed });
  } catch (error) {
    if (error instanceof RelayError) return { error: error.code, message: error.message };
    throw error;
  }
}

Object.assign(globalThis, { step });
