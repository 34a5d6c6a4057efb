// Why: with `dialogs: block` no dialog opens at all, because the browser itself forbids it to the page.
import { setSessionRules } from './browser-port';
import type { SessionRecord } from './sessions';

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

/** The rule for one tab; it bears the tab's id, so that it can be taken back without a list. */
const ruleFor = (tabId: number) => ({
  id: tabId,
  condition: { tabIds: [tabId], resourceTypes: ['main_frame' as const, 'sub_frame' as const] },
  action: {
    type: 'modifyHeaders' as const,
    // Appended: the page's own policy stays.
    responseHeaders: [{ header: 'Content-Security-Policy', operation: 'append' as const, value: sandbox }],
  },
});

export interface DialogBlock {
  /** Puts the browser's rules in step with the sessions: to be called whenever their tabs change. */
  keep(records: readonly SessionRecord[]): void;
  /** Resolves when the rules stand: what is opened after that can open no dialog. */
  standing(): Promise<void>;
}

export function createDialogBlock(): DialogBlock {
  // Unknown at first: the rules outlive the worker's sleep.
  let known: string | undefined;
  let standing = Promise.resolve();
  return {
    keep(records) {
      const tabIds = records.filter(({ dialogs }) => dialogs === 'block').flatMap((record) => record.tabIds);
      if (known === String(tabIds)) return;
      known = String(tabIds);
      standing = standing.then(() => setSessionRules(tabIds.map(ruleFor)));
    },
    standing: () => standing,
  };
}
