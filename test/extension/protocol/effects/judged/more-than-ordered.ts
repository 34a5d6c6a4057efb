/** Questions about several things, where one of them was ordered, and about one thing whose name has several words. */
import type { JudgedPairs, Place } from './judged-pairs';

const asks = (title: string): Place => ({ title, inherits: ['delete', 'cancel'] });

export const several: JudgedPairs = {
  held: [
    ['Delete one note', 'Delete|OK', asks('Delete notes Milk and Bread?')],
    ['Delete this note', 'OK', asks('Are you sure you want to delete the notes Milk and Bread?')],
    ['Delete the note Milk', 'Delete|OK', asks('Delete notes Milk and Bread?')],
    ['Delete the note Milk', 'OK', { title: 'Delete notes Milk and Bread?' }],
    ['Delete the note Milk', 'OK', { says: 'The notes Milk and Bread will be deleted.' }],
    ['Delete the note Milk', 'Delete', asks('Delete Milk and Bread?')],
    ['Delete the note Milk', 'Delete Milk and Bread'],
    ['Delete the note Milk', 'Delete', asks('Delete "Milk", "Bread"?')],
    ['delete the note milk', 'Delete', asks('Delete notes milk and bread?')],
    ['Find the note Milk and delete it', 'Delete', asks('Delete the notes Milk and Bread?')],
    ['Open the notes and delete the note Milk', 'Delete', asks('Delete Milk, Bread and Eggs?')],
    ['Remove Ada from the team', 'Remove', asks('Remove Ada and Bob from the team?')],
    ['Cancel order 12', 'OK', asks('Cancel orders 12 and 13?')],
    ['Delete report.pdf', 'Delete', asks('Delete report.pdf and summary.pdf?')],
    ['Lösche die Notiz Milch', 'Löschen', asks('Notizen Milch und Brot löschen?')],
    ['Supprime la note Lait', 'Supprimer', asks('Supprimer les notes Lait et Pain ?')],
    ['Borra la nota Leche', 'Borrar', asks('¿Borrar las notas Leche y Pan?')],
  ],
  released: [
    ['Delete the notes Milk and Bread', 'Delete', asks('Delete notes Milk and Bread?')],
    ['Delete the note Milk and the note Bread', 'Delete', asks('Delete notes Milk and Bread?')],
    ['Delete Milk, then Bread', 'Delete', asks('Delete Milk and Bread?')],
    ['Delete all notes', 'Delete', asks('Delete notes Milk and Bread?')],
    ['Delete my notes', 'Delete', asks('Delete notes Milk and Bread?')],
    ['Delete the note Milk and Bread', 'Delete', asks('Delete Milk and Bread?')],
    ['Delete the message from Ben', 'Delete', asks('Delete “Lunch and Drinks”?')],
    ['Delete the project Alpha', 'Delete', asks('Delete Alpha and all its tasks?')],
    ['Delete the project Alpha', 'Delete', asks('Delete Alpha and Settings?')],
    ['Delete my account', 'Delete', asks('Delete your account and profile?')],
    ['Delete the folder Work', 'Delete', asks('Delete Work and everything in it?')],
    ['Delete the label Travel', 'Delete', asks('Delete Travel and move its mails to Inbox?')],
    ['Delete the conversation with Ada', 'Delete', asks('Delete conversation with Ada and Bob?')],
    ['Delete the event Lunch', 'Delete', asks('Delete Lunch, Monday 3 May?')],
    ['Remove Ada', 'Remove', asks('Remove Ada Byron, Editor?')],
    ['Delete the customer Acme', 'Delete', asks('Delete Acme & Sons?')],
    ['Lösche Alpha', 'Löschen', asks('Alpha und Anhänge löschen?')],
  ],
};
