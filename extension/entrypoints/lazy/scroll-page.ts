/** Scrolls; loaded with the first `scroll`. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { scrollPage } from '../../actions/element/scrolling/scroll-page';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'scroll-page': typeof scrollPage;
  }
}

export default defineUnlistedScript(() => provide('scroll-page', scrollPage));
