/** The accepted differences between tabrelay's events and those of real input, each with its reason. */

export interface AcceptedDifference {
  /** The event types it is about, separated by spaces; all of them when it is missing. */
  types?: string;
  /** Fields that differ, separated by spaces; without any the events come at another point among the others. */
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
    types:
      'pointerdown pointermove pointerover pointerenter pointerout pointerleave gotpointercapture lostpointercapture',
    fields: 'pressure',
    reason:
      'CDP hands in force 0; a real mouse has none, for which Chrome says 0.5 as we do (Pointer Events, 10.1).',
  },
  {
    types: 'textInput',
    fields: 'composed',
    reason:
      'Scripts make this old event by createEvent only, which knows no composed ones; so ours ends at a shadow root.',
  },
  {
    types: 'drag dragenter dragover dragleave drop dragend',
    fields: 'screenX screenY',
    acts: ['drag a card into a tray by HTML drag and drop', 'drag a card to where nothing takes it'],
    reason: 'CDP forgets where on the screen its window is while it drags; ours say it as a real mouse does.',
  },
  {
    types: 'dragstart drag dragenter dragover dragleave drop dragend',
    fields: 'effectAllowed',
    acts: ['drag a card into a tray by HTML drag and drop', 'drag a card to where nothing takes it'],
    reason:
      'CDP says what its drag of a script allows; ours says "uninitialized" until the page sets it, as HTML has it.',
  },
  {
    types: 'input',
    fields: 'inputType',
    acts: ['delete a word backward', 'delete a word forward'],
    reason:
      'execCommand, which makes the trusted input event, knows no deletion by word; beforeinput says it right.',
  },
  {
    types: 'beforeinput',
    fields: 'targetRanges',
    acts: ['delete in an editor'],
    reason:
      'What a key would delete is known to the browser alone; ours name the caret, and editors then look there.',
  },
  {
    types: 'toggle close blur focusout keyup',
    acts: [
      'Escape in a dialog',
      'Escape on a popover',
      'Escape with two dialogs',
      'Escape with a popover over a modal dialog',
    ],
    reason: 'They come with the next frame or task; a person holds the key that long, we let it go at once.',
  },
  {
    types: 'left',
    fields: 'selection',
    acts: ['click a shape of a drawing'],
    reason:
      'Where there is no text under the mouse Chrome looks for the nearest; no page is known to look at that.',
  },
];
