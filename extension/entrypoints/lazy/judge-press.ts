/** Judges presses that no click followed; loaded with the first of them. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { judgePress } from '../../actions/element/pressing/judge-press';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'judge-press': typeof judgePress;
  }
}

export default defineUnlistedScript(() => provide('judge-press', judgePress));
