/** Controls that clear or empty something, and orders to do so. */
import type { JudgedPairs } from './judged-pairs';

export const emptied: JudgedPairs = {
  held: [
    ['What is in the chat?', 'Clear chat|Clear history|Clear all messages|Clear logs'],
    ['Look at the folder', 'Empty folder|Empty spam|Empty the bin|Empty recycle bin'],
    ['Was ist im Ordner?', 'Ordner leeren|Chat leeren|Papierkorb jetzt leeren'],
    [
      'Open the chat',
      'Vider la discussion|Vaciar carpeta|Svuota cartella|Limpar conversa|Chat legen|Wyczyść czat',
    ],
    ['Clear the search field', 'Clear chat|Clear history'],
    ['Delete the message in the chat', 'Clear chat'],
    ['Delete the note Milk', 'Empty folder|Empty the bin'],
    ['Delete all mails from Ann in the folder', 'Empty folder'],
    ['Clear the chat picture', 'Clear chat'],
    ['Do not clear the chat', 'Clear chat'],
    ['Open the empty folder', 'Empty folder'],
    ['Tell me the price', 'Clear', { title: 'Clear chat?' }],
    ['Tell me the price', 'Reset', { title: 'Reset all data?' }],
  ],
  released: [
    ['Clear the chat', 'Clear chat|Clear chat history|Clear conversation'],
    ['Clear the chat', 'Clear|OK', { title: 'Clear chat?', says: 'This cannot be undone.' }],
    ['Clear the chat history', 'Clear chat'],
    ['Delete the chat history', 'Clear chat'],
    ['Delete all messages in the chat', 'Clear chat'],
    ['Delete the conversation', 'Clear chat'],
    ['Open the chat and clear it', 'Clear chat'],
    ['Clear my history', 'Clear history'],
    ['Empty the folder Work', 'Empty folder'],
    ['Empty the spam folder', 'Empty spam'],
    ['Empty the bin', 'Empty the bin|Empty recycle bin|Empty trash'],
    ['Leere den Ordner', 'Ordner leeren'],
    ['Vide la discussion', 'Vider la discussion'],
  ],
};
