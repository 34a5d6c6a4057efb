/** What the browser of the tests leaves out. */
import { withoutOmniboxPages } from '../../../relay/launch/browser-flags';

/**
 * After each navigation Chromium starts a renderer for the next one: most windows of a test see one navigation, and so a
 * fifth of the processor time that opening and closing them takes would go into renderers that none uses. Of two
 * `--disable-features` the last counts. (`SpareRendererForSitePerProcess`, Chromium's content/public/common/content_features)
 */
export const withoutSpareRenderers = `${withoutOmniboxPages},SpareRendererForSitePerProcess`;
