/** Takes out of a view what the page does not say itself, so that quotes without it are found. */

/** What shows something. Other roles stay: what a button or an option is called is what can be done, not what has been. */
const showing =
  'heading|row|rowheader|cell|gridcell|list|listitem|link|generic|text|paragraph|status|alert|log|group|region|article|term|definition|figure|img|strong|emphasis|code|time|blockquote|note|label|legend|caption';
/** A field shows its value, if it has one. */
const fields = 'textbox|searchbox|spinbutton|combobox|slider|progressbar|meter';
const states = 'required|readonly|focused|invalid|disabled|inert|multiline';

const quoted = '"(?:\\\\.|[^"\\\\\\n])*"';
const start = '(?<![\\p{L}\\p{N}])';
const ref = '(?: \\[(?:f\\d+)?e\\d+\\])?';
const role = new RegExp(`${start}(?:${showing})(?=${ref}:? ${quoted}|${ref}:)`, 'gu');
const field = new RegExp(`${start}(?:${fields})((?: ${quoted})?${ref}) = (?=\\S)`, 'gu');
/** `heading "Orders" 2`. */
const level = new RegExp(`(${start}heading ${quoted}) [1-6](?= \\[|:|$)`, 'gmu');
/** Behind a name, or a role without one. */
const state = new RegExp(`(${quoted}|${start}(?:${fields}))(?: (?:${states}))+(?= [=[|]|[:,]|$)`, 'gmu');

/** The view or quote without the levels of headings and the roles of what shows something. */
export function withoutRoles(view: string): string {
  return view.replace(level, '$1').replace(field, '$1 ').replace(role, '');
}

/** The view without those and without states. A state that a quote names is a part of its claim. */
export function withoutViewWords(view: string): string {
  return withoutRoles(view.replace(state, '$1'));
}
