/** Does the work on pages in the test's own thread. */
import { pageWork } from '../../../relay/autonomy/reading/page-work';
import type { RunPageWork } from '../../../relay/autonomy/reading/reader';

const run = async (name: keyof typeof pageWork, input: never) => pageWork[name](input);

export const pageWorkHere = { run: run as unknown as RunPageWork, warm: () => {} };
