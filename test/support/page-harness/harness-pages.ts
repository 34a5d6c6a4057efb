/** Inline pages in the page harness: served as they are to sessions, in a window without focus as a session's is. */
import type { RelayError } from '../../../extension/protocol/errors';
import { httpStatus } from '../../../relay/http/http-status';
import type { StepSender } from '../pages/step-sender';
import { throughRest } from './harness-tab';
import { builtScript } from './isolated-world';
import { openPageHarness } from './page-harness';

/** Where a case sends its steps in the project `page`. */
export async function openHarnessSteps(): Promise<StepSender> {
  const on = await openPageHarness({ focused: false });
  await on.page.evaluateOnNewDocument(builtScript('/main-world.js'));
  let shown = '';
  return {
    navigate: on.open,
    async show(url, html) {
      // In place of a page of the same server, unless that one refuses to be replaced.
      const isHere = on.page.url().startsWith(new URL('/page', url).href) && !/http-equiv/i.test(shown);
      await (isHere ? on.replace(html) : on.open(url));
      shown = html;
    },
    async step(action, selector, value, timeoutMs) {
      const result = await on.step(action, selector, value, timeoutMs);
      return typeof result === 'object' && 'enter' in result ? throughRest(`"${selector}"`) : result;
    },
    refusal: (action, selector, value, timeoutMs) =>
      on.step(action, selector, value, timeoutMs).then(
        (result) => `200: ${JSON.stringify(result)}`,
        ({ code, message }: RelayError) => `${httpStatus[code].status} ${code}: ${message}`,
      ),
    // Its pages hold their changes themselves.
    hold: (request) => void request.end(),
    close: on.close,
  };
}
