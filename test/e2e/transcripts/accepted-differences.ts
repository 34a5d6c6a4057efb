// Why: the one list of what a page can tell our events by, each with the reason why it stays so.

export interface AcceptedDifference {
  /** The event types it is about, separated by spaces; all of them when it is missing. */
  types?: string;
  /** Fields that differ, separated by spaces; without any the whole event comes on one side only. */
  fields?: string;
  /** Names of the acts it happens in, where it is no general one; each of them must really show it. */
  acts?: readonly string[];
  reason: string;
}

export const acceptedDifferences: readonly AcceptedDifference[] = [
  {
    fields: 'isTrusted',
    reason: 'Only the browser can make trusted events; a content script cannot, by definition.',
  },
  {
    types: 'focus focusin blur focusout',
    fields: 'sourceCapabilities',
    reason: 'The browser fires these itself when a script moves the focus, and names no device then.',
  },
  {
    types: 'pointerdown',
    fields: 'pressure',
    reason:
      'CDP hands in force 0; a real mouse has none, for which Chrome says 0.5 as we do (Pointer Events, 10.1).',
  },
];
