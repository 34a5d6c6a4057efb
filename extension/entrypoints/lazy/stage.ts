/** Lays out a document for pictures of elements and of whole pages; the service worker loads it before such a picture. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provide } from '../../page/lazy-scripts';
import { createStage } from '../../page/picture/stage';

declare global {
  interface LazyScripts {
    stage: ReturnType<typeof createStage>;
  }
}

export default defineUnlistedScript(() => provide('stage', createStage()));
