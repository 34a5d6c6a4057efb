/** Reads a page element by element; loaded with the first `inspect`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { TextWithFrames } from '../../dom/read/text/frame-placeholders';
import { inspectPage } from '../../dom/snapshot/inspect';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    inspect: typeof inspectOrMessages;
  }
}

function inspectOrMessages(
  ...[root, context, value]: [...Parameters<typeof inspectPage>, unknown]
): TextWithFrames {
  const wantsMessages = typeof value === 'object' && value !== null && 'messages' in value;
  if (!wantsMessages) return inspectPage(root, context);
  const passed = globalThis.tabrelayMessages?.takePassed() ?? [];
  return { text: JSON.stringify(passed), framePlaceholders: [] };
}

export default defineUnlistedScript(() => provide('inspect', inspectOrMessages));
