/**
 * Flags that switch off the two hidden omnibox pages of each Chromium window, which take a third of the time that
 * opening and closing a window takes. (`chrome://omnibox-popup.top-chrome`, Chromium's
 * chrome/browser/ui/omnibox/omnibox_popup_features)
 */

export const omniboxPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
