/** Attributes that libraries write into an element while it is pointed at, focused or pressed, by words of their names. */
const looks = /^(?:tooltip|title|popper|tippy|ripple|reach|react|radix|headlessui|side|align|placement)$/;
/** What a state is called. `data-selected-account` is none, but an account. */
const states =
  /^(?:state|status|focus(?:ed)?|hover(?:ed)?|active|press(?:ed)?|open(?:ed)?|closed|disabled|loading|busy|select(?:ed)?|check(?:ed)?|visible|shown?|highlight(?:ed)?)$/;
/** What it is, where a name says no more than that it is one. */
const values =
  /^(?:(?:true|false|yes|no|on|off|[01]|open|opened|opening|closed|closing|checked|unchecked|indeterminate|active|inactive|hover|hovered|focus|focused|pressed|idle|ready|loading|loaded|busy|disabled|enabled|visible|hidden|shown|selected|unselected|highlighted|collapsed|expanded|entering|entered|exiting|exited|instant|delayed|down|up)(?:[\s-]+|$))*$/i;

/** Whether an attribute says how an element looks, or in which state it is, and not what its act is about. */
export function isState(name: string, value: string): boolean {
  if (/^(?:true|false)?$/.test(value)) return true;
  const words = name.split('-').slice(1);
  return words.some((word) => looks.test(word)) || (states.test(words.at(-1) ?? '') && values.test(value));
}
