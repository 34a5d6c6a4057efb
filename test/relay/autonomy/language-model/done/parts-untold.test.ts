/** Which parts of a task evidence and acts tell nothing of. */
import { expect, test } from 'vitest';
import { partsUntold } from '../../../../../relay/autonomy/language-model/done/parts-untold';

const three =
  'Rename the folder Alder to Birch, archive the folder Cedar and send the folder Dogwood to Ines.';

test.each<[prompt: string, evidence: string, acted: string, untold: string[]]>([
  [three, 'Folder Birch ... renamed', '', ['archive the folder cedar', 'send the folder dogwood to ines']],
  [three, 'Folder Birch ... renamed', 'button "Archive" in row "Cedar"', ['send the folder dogwood to ines']],
  [three, 'Birch ... Cedar archived ... Dogwood sent', '', []],
  [three, 'Sent to Ines', 'button "Archive" in row "Cedar"\nBirch', []],
  ['Delete the notes "Old plan" and "Spare keys".', 'Old plan deleted', 'button "Delete"', ['spare keys']],
  ['Remove the user Okafor. Set the seat limit to 12.', 'Okafor removed', '', ['set the seat limit to 12']],
  ['Lösche die Datei Entwurf und verschiebe die Datei Bericht.', 'Bericht', 'Entwurf', []],
])('%s with %s', (prompt, evidence, acted, untold) => {
  expect(partsUntold(prompt, evidence, acted)).toEqual(untold);
});

test.each([
  'Archive the folder Cedar.',
  'Add the lamp to the cart and check it out.',
  'Book the room, then tell me the number of the booking.',
  'Send the letter, but do not delete the draft of Monday.',
  'Which folders are archived, and which are not?',
  'Find the order of Ines and tell me when it comes.',
])('%s has no part of its own that must be told', (prompt) => {
  expect(partsUntold(prompt, 'Done', '')).toEqual([]);
});
