/**
 * Each browser window of Chromium keeps two hidden pages ready for the suggestions of its address bar; measured, they
 * take a third of all the time of a window that tests open and close. No test types there, so they go without these
 * features. (`chrome://omnibox-popup.top-chrome`, Chromium's chrome/browser/ui/omnibox/omnibox_popup_features)
 */
export const omniboxPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
