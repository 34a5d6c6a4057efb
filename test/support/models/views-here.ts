/** Shows pages to the caller's own model in the test's own thread. */
import type { Views } from '../../../relay/autonomy/browse/views';
import { judgeDone } from '../../../relay/autonomy/language-model/done/judge-done';
import { showTurn } from '../../../relay/autonomy/language-model/show-turn';

export const viewsHere: Views = { show: showTurn, judgeDone };
