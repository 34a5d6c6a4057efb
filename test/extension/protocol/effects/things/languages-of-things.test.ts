/** A language has another name in the list than in the task: "German" and "Deutsch". */
import { expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const lists = {
  pairs: ['Leaflet|English → Deutsch', 'Leaflet|English → Français', 'Leaflet|English → 日本語'],
  leaflets: ['Leaflet|Deutsch', 'Leaflet|Français'],
  versions: ['Version Deutsch', 'Version Español'],
  names: ['Deutsch', 'Español', 'Italiano'],
} as const;

type Case = [prompt: string, name: string, list: keyof typeof lists, right: number];
const cases: Case[] = [
  ['Order the leaflet translation to German.', 'Order translation', 'pairs', 0],
  ['Order the leaflet translation to Japanese.', 'Order translation', 'pairs', 2],
  ['Delete the German leaflet.', 'Delete', 'leaflets', 0],
  ['Delete the leaflet in French.', 'Delete', 'leaflets', 1],
  ['Publish the German version.', 'Publish', 'versions', 0],
  ['Remove the Spanish translation.', 'Remove', 'names', 1],
  ['Supprime la traduction en allemand.', 'Remove', 'names', 0],
];

test.each(cases)('%s', (prompt, name, list, right) => {
  const rows = lists[list];
  const gone = rows.filter((row) =>
    isLetThrough(prompt, name, { row, others: rows.filter((one) => one !== row) }),
  );
  expect(gone).toEqual([rows[right]]);
});
