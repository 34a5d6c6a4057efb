/** Wiring only: what the worker puts into a document to photograph more or less of it than the window shows. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createStage } from '../page/stage';

export default defineUnlistedScript(() => {
  globalThis.tabrelayStage ??= createStage();
});
