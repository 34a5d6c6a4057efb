/** Judges texts that pages have changed; loaded when a field does not hold what was put in. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { judgeText } from '../../actions/element/typing/judge-text';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'judge-text': typeof judgeText;
  }
}

export default defineUnlistedScript(() => provide('judge-text', judgeText));
