/** The browser rule behind `dialogs: block`: a Content-Security-Policy that forbids pages to open dialogs. */
import type { SessionRecord } from '../sessions/session-record';

/**
 * All flags but `allow-modals`, https://html.spec.whatwg.org/#sandboxing, and but `allow-popups-to-escape-sandbox`:
 * windows that the page opens inherit the sandbox.
 */
const sandbox = [
  'sandbox',
  'allow-downloads',
  'allow-forms',
  'allow-orientation-lock',
  'allow-pointer-lock',
  'allow-popups',
  'allow-presentation',
  'allow-same-origin',
  'allow-scripts',
  'allow-storage-access-by-user-activation',
  'allow-top-navigation',
  'allow-top-navigation-to-custom-protocols',
].join(' ');

/** The rule for the session's tabs; none unless it has `dialogs: block`. */
export function sandboxRules({ dialogs, tabIds }: SessionRecord, priority: number) {
  if (dialogs !== 'block') return [];
  const responseHeaders = [
    // Appended, so that the page's own policy stays in force.
    { header: 'Content-Security-Policy', operation: 'append' as const, value: sandbox },
  ];
  return [
    {
      priority,
      condition: { tabIds, resourceTypes: ['main_frame' as const, 'sub_frame' as const] },
      action: { type: 'modifyHeaders' as const, responseHeaders },
    },
  ];
}
