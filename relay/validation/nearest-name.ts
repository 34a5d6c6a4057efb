import leven from 'leven';

/** Edits that may lie between a misspelled name and the one that was meant. */
const maxEdits = 3;
/** No name is as long; to compare takes time in proportion to the length. */
const maxLength = 100;

/** The name that was probably meant by a misspelled one, if any is near enough. */
export function nearestName(misspelled: string, names: readonly string[]): string | undefined {
  if (misspelled.length > maxLength) return undefined;
  const [nearest] = names
    .map((name) => ({ name, edits: leven(plain(misspelled), plain(name)) }))
    .filter(({ name, edits }) => edits <= Math.min(maxEdits, Math.floor(name.length / 2)))
    // Hardly anybody gets the first letter wrong and another one as well.
    .filter(({ name, edits }) => edits <= 1 || plain(name)[0] === plain(misspelled)[0])
    .sort((one, other) => one.edits - other.edits);
  return nearest?.name;
}

/** `allowed_domains` and `AllowedDomains` differ from `allowedDomains` only in the way that they are written. */
function plain(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase();
}
