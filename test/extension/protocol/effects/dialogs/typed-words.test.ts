/** Dialogs and forms that want a word typed before they do something: "Type DELETE to delete account". */
import { expect, test } from 'vitest';
import { judgeDialog } from '../../../../../extension/protocol/effects/judge-dialog';
import { classifyTitle } from '../../../../../extension/protocol/effects/names/classify-title';

const nowhere = { row: '', isOneOfMany: false };
const accepting = { mode: 'named', dialogs: 'accept' } as const;

test.each([
  ['Type DELETE to delete account', 'delete'],
  ['Please type "my-shop" to delete this project.', 'delete'],
  ['Enter your name to permanently erase all data', 'delete'],
  ['Enter the name of the project to delete it', 'delete'],
  ['Type DELETE', 'delete'],
  ['Type the word DELETE', 'delete'],
  ['Type YES to pay 40 EUR', 'pay'],
  ['To delete the account, type DELETE', 'delete'],
  ['To close your account for good, enter DELETE below', 'delete'],
  ['Geben Sie LÖSCHEN ein, um das Konto zu löschen', 'delete'],
  ['Bitte geben Sie LÖSCHEN ein', 'delete'],
  ['Zum Löschen des Kontos LÖSCHEN eingeben', 'delete'],
  ['Saisissez SUPPRIMER pour supprimer le compte', 'delete'],
  ['Escribe ELIMINAR para eliminar la cuenta', 'delete'],
  ['Digita ELIMINA per eliminare il conto', 'delete'],
  ['Digite EXCLUIR para excluir a conta', 'delete'],
  ['Typ VERWIJDEREN om het account te verwijderen', 'delete'],
  ['Wpisz USUŃ, aby usunąć konto', 'delete'],
] as const)('"%s" is held', (message, held) => {
  for (const type of ['prompt', 'confirm'])
    expect(judgeDialog({ type, message }, accepting, [], nowhere)).toEqual({ answer: 'dismiss', held });
});

test.each([
  'Enter your name',
  'Type a title for the note',
  'Enter the address to ship to',
  'Type a word to search for',
  'Enter a name to save the list',
  'Enter a city to see the weather',
  'Geben Sie einen Namen ein, um die Liste zu speichern',
  'Type a message to send',
  'Enter your email to send the link',
  'Enter ORDER number',
  'ENTER ORDER NUMBER',
])('"%s" is accepted', (message) => {
  expect(judgeDialog({ type: 'prompt', message }, accepting, [], nowhere)).toEqual({ answer: 'accept' });
  expect(classifyTitle(message)).toBeUndefined();
});
