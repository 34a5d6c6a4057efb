/** The service worker. */
import { defineBackground } from 'wxt/utils/define-background';
import { startWorker } from '../background/worker';

export default defineBackground(() => startWorker(__BUILD_ID__));
