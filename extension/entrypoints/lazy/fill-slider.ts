/** Sets sliders; loaded when the first one is filled. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { fillSlider } from '../../actions/element/filling/fill-slider';
import { provide } from '../../page/lazy-scripts';

declare global {
  interface LazyScripts {
    'fill-slider': typeof fillSlider;
  }
}

export default defineUnlistedScript(() => provide('fill-slider', fillSlider));
