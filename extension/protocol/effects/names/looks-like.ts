/** Reads what a name looks like where it is written otherwise: "DeIete" with a capital I, "De-lete", "B U Y", right to left. */

/** A capital I or a bar among small letters looks like an l. */
const bars = /(?<=\p{Ll})[I|](?=\p{Ll})/gu;
const joints = /(?<=\p{L})[-‐‑·•.\u00ad](?=\p{L})/gu;
const spelled = /(?<![\p{L}\p{N}])\p{L}(?:[\s.·-]\p{L}){2,}(?![\p{L}\p{N}])/gu;
/** What an override of the direction of writing turns round, up to where it ends. */
const turned = /[\u202e\u2067]([^\u202c\u2069\n]*)[\u202c\u2069]?/g;

/** The other readings of a name; none for most names. */
export function looksLike(name: string): string[] {
  const readings = [
    name.replace(bars, 'l'),
    name.replace(joints, ''),
    name.replace(bars, 'l').replace(joints, ''),
    name.replace(spelled, (letters) => letters.replace(/[^\p{L}]/gu, '')),
    name.replace(turned, (_, text: string) => [...text].reverse().join('')),
  ];
  return [...new Set(readings)].filter((one) => one !== name);
}
