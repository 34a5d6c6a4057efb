/** With `dialogs: block` no dialog opens at all, because the browser itself forbids it to the page. */
import type { SessionRecord } from '../sessions/sessions';

/**
 * Everything but `allow-modals`, https://html.spec.whatwg.org/#sandboxing. Nor `allow-popups-to-escape-sandbox`: what
 * the page opens inherits the ban.
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

/** The rule for the tabs of a session that wants it. */
export function sandboxFor({ dialogs, tabIds }: SessionRecord, priority: number) {
  if (dialogs !== 'block') return [];
  const responseHeaders = [
    // Appended: the page's own policy stays.
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
