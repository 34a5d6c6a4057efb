import { RelayError } from '../../../extension/protocol/errors';
import { broken, type Finding } from './check';

/** What failed, in the relay's words, which say what to do; else with `todo`. */
export async function explained(run: () => Promise<Finding>, todo: string): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RelayError) return broken(error.message, todoOf(error) ?? todo);
    throw error;
  }
}

function todoOf({ code }: RelayError): string | undefined {
  if (code === 'paused') return 'Resume in the popup of tabrelay, behind its icon in the toolbar.';
  if (code === 'unauthorized')
    return 'Unset TABRELAY_API_KEY, or set it to a key of this relay: tabrelay keys list.';
  return code === 'no_browser'
    ? 'Open the browser, or press Enter in the terminal of tabrelay start.'
    : undefined;
}
