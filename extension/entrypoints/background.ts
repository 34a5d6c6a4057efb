/** The service worker. */
import { defineBackground } from 'wxt/utils/define-background';
import { startWorker } from '../background/start-worker';

export default defineBackground(() => startWorker(__BUILD_ID__));
