import { describe, expect, test } from 'vitest';
import type { EffectKind, Hold } from '../../../../../extension/protocol/effects/consequential';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';

const nowhere = { row: '', isOneOfMany: false };

function judge(
  message: string,
  {
    done = [],
    opener = nowhere,
    type = 'confirm',
    ...hold
  }: Partial<Hold> & {
    done?: EffectKind[];
    opener?: { row: string; isOneOfMany: boolean };
    type?: 'alert' | 'confirm' | 'prompt' | 'beforeunload';
  } = {},
) {
  return judgeDialog({ type, message }, { mode: 'named', ...hold }, done, opener);
}

/** Of a task, whose session dismisses what nobody named. */
const task = (prompt: string) => ({ prompt });

const consequential: [string, EffectKind][] = [
  ['Delete all messages?', 'delete'],
  ['Are you sure you want to delete the project "Alpha"? This cannot be undone.', 'delete'],
  ['You are about to pay 49.00 EUR. Continue?', 'pay'],
  ['Place the order with obligation to pay?', 'pay'],
  ['Möchten Sie die Bestellung wirklich stornieren?', 'cancel'],
  ['Wirklich löschen?', 'delete'],
  ['Soll das Foto endgültig gelöscht werden?', 'delete'],
  ['Voulez-vous vraiment supprimer ce compte ?', 'delete'],
  ['¿Seguro que quieres eliminar esta cuenta?', 'delete'],
  ['Sei sicuro di voler pubblicare il post?', 'send'],
  ['Tem certeza de que deseja excluir o arquivo?', 'delete'],
  ['Weet je zeker dat je dit bericht wilt verwijderen?', 'delete'],
  ['Czy na pewno chcesz usunąć konto?', 'delete'],
  ['Your subscription will be cancelled at once.', 'cancel'],
  ['Cancel ALL your reservations?', 'cancel'],
  ['Cancel both of your memberships?', 'cancel'],
  ['Cancel the policies of all family members?', 'cancel'],
  ['Alle Termine absagen?', 'cancel'],
  ['Wollen Sie die Buchungen wirklich stornieren?', 'cancel'],
  ['¿Cancelar todas las suscripciones?', 'cancel'],
  ['Annullare tutte le prenotazioni?', 'cancel'],
];

test.each(consequential)('nobody named: "%s" is dismissed and held', (message, held) => {
  expect(judge(message, task('What is the newest message?'))).toEqual({ answer: 'dismiss', held });
  expect(judge(message, { dialogs: 'accept' })).toEqual({ answer: 'dismiss', held });
});

test.each([
  ['Delete all messages?', 'Delete all messages in the folder Spam', 'delete'],
  ['Cancel ALL your reservations?', 'Cancel all my reservations', 'cancel'],
  ['Pay 49.00 EUR now?', 'Pay the invoice', 'pay'],
  ['Wirklich löschen?', 'Lösche das Label Bildung', 'delete'],
])('named: "%s" is accepted in "%s"', (message, prompt, accepted) => {
  expect(judge(message, task(prompt))).toEqual({ answer: 'accept', accepted });
});

describe('what an act has opened that was let through', () => {
  const named = { ...task('Tidy up'), done: ['delete'] } as const;

  test.each([
    'Delete "Education"?',
    'Are you sure?',
    'Really? This action cannot be undone.',
    'Sind Sie sicher?',
    'OK?',
  ])('is accepted: "%s"', (message) => {
    expect(judge(message, { ...named, done: ['delete'] })).toMatchObject({ answer: 'accept' });
  });

  test('but not what asks for more than the prompt names', () => {
    const label = { ...task('Delete the label'), done: ['delete' as const] };
    expect(judge('Delete all 240 labels?', label)).toEqual({ answer: 'dismiss', held: 'delete' });
    const booking = { ...task('Cancel my reservation of the lamp'), done: ['cancel' as const] };
    expect(judge('Cancel ALL your reservations?', booking)).toEqual({ answer: 'dismiss', held: 'cancel' });
    expect(judge('Delete the label and all its mails?', label)).toMatchObject({ answer: 'accept' });
  });

  test('but not what names another thing besides', () => {
    const note = { ...task('Delete the note Milk'), done: ['delete' as const] };
    expect(judge('Delete notes Milk and Bread?', note)).toEqual({ answer: 'dismiss', held: 'delete' });
    expect(judge('Delete the note "Milk and Bread"?', note)).toMatchObject({ answer: 'accept' });
  });

  test('but not what asks for something else', () => {
    expect(judge('Send a notice to all members?', { ...named, done: ['delete'] })).toEqual({
      answer: 'dismiss',
      held: 'send',
    });
    expect(judge('Inform the members too?', { ...named, done: ['delete'] })).toEqual({});
  });
});

test('in the row of something else it is held', () => {
  const opener = { row: 'Travel 1 mail', isOneOfMany: true };
  expect(judge('Delete?', { ...task("Delete the 'Education' label"), opener })).toMatchObject({
    held: 'delete',
  });
});

test('a task that only reads accepts none', () => {
  expect(judge('Delete it?', { ...task('Delete it'), mode: 'read' })).toMatchObject({ held: 'delete' });
});

test.each([
  ['everyday questions', 'Leave without saving?', {}],
  ['everyday questions', 'Leave without saving?', { prompt: 'Delete it' }],
  ['everyday questions', 'Accept all cookies?', {}],
  ['everyday questions', 'Cancel all uploads?', { prompt: 'Upload them' }],
  ['everyday questions', 'Cancel the changes?', { prompt: 'Change it' }],
  ['what steps dismiss anyway', 'Delete all messages?', {}],
  ['what the browser forbids', 'Delete it?', { prompt: 'Delete it', dialogs: 'block' as const }],
  ['alerts', 'Delete it!', { prompt: 'x', type: 'alert' as const }],
  ['leaving a page', 'Delete the draft?', { prompt: 'x', type: 'beforeunload' as const }],
  ['prompts in a task', 'Type DELETE to confirm', { prompt: 'Delete it', type: 'prompt' as const }],
])('the session decides on %s: "%s"', (_, message, how) => {
  expect(judge(message, how)).toEqual({});
});

test('a session that accepts goes on to accept what is everyday', () => {
  expect(judge('Leave without saving?', { dialogs: 'accept' })).toEqual({ answer: 'accept' });
  expect(judge('Type DELETE to confirm', { dialogs: 'accept', type: 'prompt' })).toMatchObject({
    held: 'delete',
  });
});
