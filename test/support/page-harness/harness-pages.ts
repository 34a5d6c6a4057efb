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
  return {
    navigate: on.open,
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
