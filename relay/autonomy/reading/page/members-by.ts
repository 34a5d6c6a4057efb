/** Groups the passages of a page by what they share. */
import type { Passage } from './page';

/** The indexes of the passages by key; those without one are left out. */
export function membersBy(
  passages: readonly Passage[],
  key: (passage: Passage) => string | undefined,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, passage] of passages.entries()) {
    const name = key(passage);
    if (name === undefined) continue;
    const members = found.get(name);
    if (members) members.push(index);
    else found.set(name, [index]);
  }
  return found;
}
