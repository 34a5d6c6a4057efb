/** The browser's events that the worker listens to. Some are missing in Firefox, and all in the unit tests. */
import browser from 'webextension-polyfill';

export const events = {
  alarm: browser.alarms?.onAlarm,
  beforeNavigate: browser.webNavigation?.onBeforeNavigate,
  browserStarted: browser.runtime.onStartup,
  committed: browser.webNavigation?.onCommitted,
  completed: browser.webNavigation?.onCompleted,
  connect: browser.runtime.onConnect,
  domContentLoaded: browser.webNavigation?.onDOMContentLoaded,
  downloadChanged: browser.downloads?.onChanged,
  downloadCreated: browser.downloads?.onCreated,
  fragmentChanged: browser.webNavigation?.onReferenceFragmentUpdated,
  historyChanged: browser.webNavigation?.onHistoryStateUpdated,
  installed: browser.runtime.onInstalled,
  /** Of this area alone: the journal writes to the other one twice in many acts. */
  localStorageChanged: browser.storage?.local?.onChanged,
  message: browser.runtime.onMessage,
  navigationFailed: browser.webNavigation?.onErrorOccurred,
  navigationTargetCreated: browser.webNavigation?.onCreatedNavigationTarget,
  pairingLinkRequested: browser.webRequest?.onBeforeRequest,
  redirected: browser.webRequest?.onBeforeRedirect,
  requestFailed: browser.webRequest?.onErrorOccurred,
  requested: browser.webRequest?.onBeforeRequest,
  responseStarted: browser.webRequest?.onResponseStarted,
  tabActivated: browser.tabs?.onActivated,
  tabRemoved: browser.tabs?.onRemoved,
  tabReplaced: browser.tabs?.onReplaced,
  tabUpdated: browser.tabs?.onUpdated,
  windowCreated: browser.windows?.onCreated,
  windowFocused: browser.windows?.onFocusChanged,
  windowRemoved: browser.windows?.onRemoved,
};
