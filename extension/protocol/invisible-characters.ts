/** Removes characters that no person sees, with which a page could tell a model what it tells nobody else. */

/** Controls, zero-width and bidirectional signs, tags, fillers, variation selectors; U+FFF9 to U+FFFB annotate. */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const allInvisible = new RegExp(invisible, 'gu');

/** Joiners belong between letters of scripts that join, or parts of an emoji. */
const joining = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const neverJoining = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u;

/** White space stays, and what makes the character before it look different. */
export function withoutInvisible(text: string): string {
  if (!invisible.test(text)) return text;
  return text.replace(allInvisible, (sign, at: number) => (hasEffect(sign, before(text, at)) ? sign : ''));
}

function hasEffect(sign: string, previous: string): boolean {
  if (/[\t\n\r]/.test(sign)) return true;
  if (/[\u200c\u200d]/.test(sign)) return joining.test(previous) && !neverJoining.test(previous);
  if (/[\ufe0e\ufe0f]/.test(sign)) return /\p{Emoji}/u.test(previous);
  return /[\u{e0100}-\u{e01ef}]/u.test(sign) && /\p{Script=Han}/u.test(previous);
}

/** The character that ends at an index. */
function before(text: string, index: number): string {
  const isPair = /[\udc00-\udfff]/.test(text.charAt(index - 1));
  return text.slice(Math.max(0, index - (isPair ? 2 : 1)), index);
}
