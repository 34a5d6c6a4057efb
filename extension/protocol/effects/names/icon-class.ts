import type { VerbClass } from '../consequential';

/** Names that icon fonts and sets give to pictures of these verbs, as parts of class names, ids and file names. */
const tokens: readonly [VerbClass, RegExp][] = [
  [
    'delete',
    /(?<![a-z])(?:trash|trashcan|dustbin|wastebasket|waste-?bin|delete|del|destroy|remove|erase|recycle-?bin|bin)(?:[-_ ]?(?:can|bin|alt|forever|outline[d]?|sweep|empty|fill(?:ed)?|o|\d+))*(?![a-z])|🗑/iu,
  ],
  [
    'send',
    /(?<![a-z])(?:send|paper-?plane|share|publish|telegram-plane)(?:[-_ ]?(?:fill(?:ed)?|outline[d]?|alt|nodes|square|top|o|\d+))*(?![a-z])|📤|📨/iu,
  ],
  ['pay', /(?<![a-z])(?:buy|pay|purchase|checkout-now)(?![a-z])/i],
];

/** The class that the icon of a control without a name stands for. */
export function iconClass(icon: string): VerbClass | undefined {
  // Slots of MUI are called by what may be in them: `MuiChip-deleteIcon`.
  const parts = icon.replace(/\bMui\w+-\w+/g, '').replace(/([a-z])(?=[A-Z])/g, '$1-');
  return tokens.find(([, pattern]) => pattern.test(parts))?.[0];
}
