/** Which parts of a task evidence and acts tell nothing of. */
import { expect, test } from 'vitest';
import { deedOf } from '../../../../../relay/autonomy/language-model/done/acts/deed';
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

test.each<[prompt: string, evidence: string, acted: string]>([
  [
    'Reverse the mode of every pump: start the ones that are currently stopped and stop the ones that are currently started.',
    'Pump 1 ... Pump 2 ... Mode',
    '',
  ],
  [
    'Toggle every reminder channel — enable the ones that are disabled, disable the ones that are enabled.',
    'Text reminder channel ... Voice reminder channel',
    '',
  ],
  [
    'Move the tour to 07:15, or the next slot that the guide has free, and rename it Early walk.',
    'Tour at 08:00 ... Early walk',
    '',
  ],
  ['Change the subject of the letter to Rent, leaving everything else as it is.', 'Letter ... Rent', ''],
  ['Set the caption to Harbour and the delay to 250ms.', 'Caption ... Harbour ... (ms) ... 250', ''],
  [
    'Add a slide-in from top animation (250 ms) and remove Mara Lind from the editors.',
    'Slide In ... Top ... Editor removed ... Mara',
    '',
  ],
])('%s needs no words of what only explains, allows or restricts', (prompt, evidence, acted) => {
  expect(partsUntold(prompt, evidence, acted)).toEqual([]);
});

test.each([
  'Book the court for Monday or, if it is taken, for the next day on which one is free, and invite Bo Lund.',
  'Book the court for Monday, or failing that for the next free day, and invite Bo Lund.',
  'Book the court for Monday, if possible under the roof, and invite Bo Lund.',
  'Book the court for Monday or, should the club refuse it, book the small hall, and invite Bo Lund.',
  'Book the court for Monday. If Monday is full, reserve the small hall. Invite Bo Lund.',
  'Buche den Platz für Montag oder, falls er belegt ist, für den nächsten freien Tag, und lade Bo Lund ein.',
])('%s has an alternative that need not be told', (prompt) => {
  expect(partsUntold(prompt, 'Court 2 ... Montag, Monday ... Bo Lund, Platz gebucht', '')).toEqual([]);
});

test.each<[prompt: string, untold: string[]]>([
  ['Book the court for Monday and, if it rains, for Friday, and invite Bo Lund.', ['invite bo lund']],
  ['Book the court for Monday. If it rains, cancel the picnic.', ['cancel the picnic']],
  ['Book the court for Monday, and the small hall, if it is free.', ['the small hall']],
])('%s has parts that are no alternatives', (prompt, untold) => {
  expect(partsUntold(prompt, 'Court 2 ... Monday', '')).toEqual(untold);
});

const deleted = deedOf(
  { act: { action: 'click', selector: 'text=Delete' }, result: { success: true, effect: 'delete' } },
  new Map(),
  false,
);

test('an order whose act was completed needs no words of its own', () => {
  const prompt = 'Rename the pier Alder to Birch, and remove the older of its two mooring list entries.';
  expect(partsUntold(prompt, 'Pier Birch ... ML-0422 removed', 'Birch')).toHaveLength(1);
  expect(partsUntold(prompt, 'Pier Birch ... ML-0422 removed', 'Birch', [deleted])).toEqual([]);
  const two = 'Delete the note Alder and delete the photo Birch.';
  expect(partsUntold(two, 'Alder deleted', '', [deleted])).toEqual(['delete the photo birch']);
});

test('a key that takes away what is selected tells nothing of what that was', () => {
  const pressed = deedOf(
    { act: { action: 'press', selector: '', value: 'Delete' }, result: { success: true, effect: 'delete' } },
    new Map(),
    false,
  );
  const prompt = 'Rename the pier Alder to Birch, and delete every remark that is settled.';
  const untold = ['delete every remark that is settled'];
  expect(partsUntold(prompt, 'Pier Birch ... Owner', 'Birch', [pressed])).toEqual(untold);
  expect(partsUntold(prompt, 'Pier Birch ... 2 remarks deleted', 'Birch', [pressed])).toEqual([]);
});

test('a verb behind the name of its thing is none of the words that tell of it', () => {
  const prompt =
    'For visit V-317, record the inspection: 4 of the 6 valves came back; complete the inspection.';
  const acted = 'spinbutton "Valves" 4 button "Complete inspection"';
  expect(partsUntold(prompt, 'Inspection of V-317 completed', acted)).toEqual([]);
});
