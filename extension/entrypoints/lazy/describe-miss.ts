/** Names what is like an element that is not there; loaded while a step waits for one. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { describeMiss } from '../../dom/near/describe-miss';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'describe-miss': typeof describeMiss;
  }
}

export default defineUnlistedScript(() => provide('describe-miss', describeMiss));
