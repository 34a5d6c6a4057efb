import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import type { ControlFacts } from '../../../../../extension/protocol/effects/control/control-facts';
import { isForbidden } from '../../../../../extension/protocol/effects/prompt/forbids/forbidden-verb';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

/** Whether a control that is known as consequential is let through in a task. */
function isDone(prompt: string, name: string, more: Partial<ControlFacts> = {}, dialog = ''): boolean {
  const control = { name, role: 'button', ...more };
  const found = classifyControl(control);
  if (!found) throw new Error(`${name} is not held at all`);
  return isNamed(prompt, { ...found, name, row: control.row ?? '', dialog, isOneOfMany: false });
}

describe('where a text that is to be written ends', () => {
  test.each([
    ['Write a message to Mia saying hi, but do not send it'],
    ["Write a message to Mia saying hi but don't send it"],
    ['Write a message to Mia saying hi, but leave it as a draft'],
    ['Write a message to Mia saying "hi", but leave it as a draft'],
    ['Write a message to Mia saying hi and save it as a draft'],
    ['Write a message to Mia that says "hi" and do not send it'],
    ['Write a message to Mia saying hi, without sending it'],
    ['Write a message to Mia saying hi without sending it'],
    ['Write a message to Mia saying hi, unsent'],
    ['Write a message to Mia: I am late, but do not send it yet'],
    ['Leave a message for Mia in the drafts, unsent'],
    ['Leave a message for Mia in the drafts'],
    ['Send Mia a message saying hi, but leave it as a draft'],
    ['Write a message to Mia saying hi, and never send it'],
    ['Write a message to Mia. Leave it in the drafts.'],
  ])('"%s" forbids to send', (prompt) => {
    expect(isDone(prompt, 'Send')).toBe(false);
    expect(isDone(prompt, 'Send message')).toBe(false);
  });

  test.each([
    ['Schreibe eine Nachricht, die sagt "hallo", aber sende sie nicht', 'Senden'],
    ['Hinterlasse eine Nachricht für Mia in den Entwürfen', 'Senden'],
    ["Laisse un message disant bonjour, mais ne l'envoie pas", 'Envoyer'],
    ['Deja un mensaje diciendo hola, pero no lo envíes', 'Enviar'],
    ['Lascia un messaggio dicendo ciao, ma non inviarlo', 'Invia'],
    ['Deixe uma mensagem dizendo oi, mas não envie', 'Enviar'],
    ['Plaats een bericht met hallo, maar verstuur het niet', 'Verzenden'],
  ])('"%s" forbids %s', (prompt, name) => {
    expect(isDone(prompt, name)).toBe(false);
  });

  test.each([
    ['Send a message to Mia saying hi'],
    ['Send a message to Mia saying do not worry'],
    ['Write a message to Mia saying hi, and send it'],
    ['Reply to Mia saying please do not send me any more mail'],
    ['Send Mia the message that I have saved as a draft'],
    ['Save it as a draft, then send it'],
    ['Send the unsent message to Mia'],
  ])('"%s" still names the sending', (prompt) => {
    expect(isDone(prompt, 'Send')).toBe(true);
  });

  test('what a text says orders nothing', () => {
    expect(isDone('Write a message to Mia saying hi, delete the account', 'Delete account')).toBe(false);
    expect(isDone('Write a message saying hi and cancel the order', 'Cancel order')).toBe(false);
  });
});

describe('conjunctions of another language', () => {
  test.each([
    ['See if I can cancel my booking', 'Cancel booking'],
    ['Find out how I can cancel my booking', 'Cancel booking'],
    ['Tell me if I can cancel my booking', 'Cancel booking'],
    ['Look up how I can transfer money to Ada', 'Transfer money'],
    ['Before I cancel the booking I want to know the fee', 'Cancel booking'],
    ['Explain how I delete my account', 'Delete account'],
    ['Find out how to e-mail the landlord', 'Send mail'],
    ['Show me how to write an e-mail to Ada', 'Send'],
    ['Dis-moi quand ma commande arrive', 'Commander'],
    ['Regarde si on peut y supprimer la note', 'Supprimer la note'],
    ['Explique comment en supprimer un', 'Supprimer'],
    ['Dime cómo puedo en la página cancelar la reserva', 'Cancelar reserva'],
    ['Dime si se puede más cancelar la reserva', 'Cancelar reserva'],
  ])('"%s" orders nothing', (prompt, name) => {
    expect(isDone(prompt, name)).toBe(false);
  });

  test.each([
    ['Otwórz rezerwację i anuluj rezerwację', 'Anuluj rezerwację'],
    ['Napisz wiadomość i wyślij ją', 'Wyślij'],
    ['Abre la nota y borra la nota', 'Borrar nota'],
    ['Apri la nota e elimina la nota', 'Elimina nota'],
    ['Abra a nota e exclua a nota', 'Excluir nota'],
    ['Open het bericht en verwijder het bericht', 'Verwijder bericht'],
    ['Open the booking and cancel it', 'Cancel booking'],
    ['I want you to cancel my booking', 'Cancel booking'],
    ['Wpisz nazwę, ale nie wysyłaj. Usuń konto', 'Usuń konto'],
  ])('"%s" still names %s', (prompt, name) => {
    expect(isDone(prompt, name)).toBe(true);
  });
});

describe('what is told to the caller, or added to an order', () => {
  test.each([
    ['Reply with the number of mails', 'Send'],
    ['Reply to me with the number of mails', 'Send'],
    ['Reply with a summary of the page', 'Send reply'],
    ['Send me a summary of this page', 'Send'],
    ['Send a summary of this page to me', 'Send'],
    ['Schick mir eine Zusammenfassung der Seite', 'Senden'],
    ['Envoie-moi un résumé de la page', 'Envoyer'],
    ['Add the tent to my order', 'Place order'],
    ['Add the tent to order 5', 'Place order'],
    ['Tell me when the tent of my order arrives and add a lamp to the order', 'Place order'],
  ])('"%s" does not name %s', (prompt, name) => {
    expect(isDone(prompt, name)).toBe(false);
  });

  test.each([
    ['Reply to Ann with the number of mails', 'Send'],
    ['Reply to Ann with a summary', 'Send'],
    ['Reply with "yes"', 'Send'],
    ['Reply to the mail and send it', 'Send'],
    ['Send Ann a summary of this page', 'Send'],
    ['Add a comment to the post', 'Post comment'],
    ['Add the lamp to the cart and place the order', 'Place order'],
    ['Place an order for the lamp', 'Place order'],
    ['Click "Send"', 'Send'],
  ])('"%s" still names %s', (prompt, name) => {
    expect(isDone(prompt, name)).toBe(true);
  });

  test.each([
    ['Recipient: Bob, Amount: 500.00', false],
    ['Recipient: Ada, Amount: 500.00', false],
    ['Recipient: Bob Stone, Amount: 50.00', false],
    ['Recipient: Ada Byron, Amount: €50.00', true],
    ['Balance: 500.00', true],
  ])('a transfer beside "%s"', (dialog, expected) => {
    expect(isDone('Transfer 50 euros to Ada', 'Transfer', {}, dialog)).toBe(expected);
  });
});

describe('names that have consequences with certain things only', () => {
  const held = `Submit application|Submit claim|Submit tax return|Submit offer|Submit for approval|File claim|Apply now|Refund customer
    |Issue refund|Release payment|Top up €50|Add funds|Start subscription|Email invoice|Message seller|Broadcast|Notify all
    |Submit as Solved|Reset all data|Clear history|Empty cart|Format disk|Overwrite|Disable two-factor authentication
    |Block customer|Unsubscribe|Merge pull request|Stop instance|Shut down|Antrag einreichen|Nutzer sperren|Warenkorb leeren
    |Rembourser le client|Vider le panier|Vaciar carrito|Bloquear usuario`;
  test.each(held.split('|').map((name) => [name.trim()]))('%s is held under a question', (name) => {
    expect(isDone('What is on this page?', name)).toBe(false);
  });

  const free = `Clear|Clear filters|Reset filters|Reset zoom|Apply filters|Apply|Submit|Submit search|Email|Email address|Messages|Message
    |Notifications|Notify me|Block quote|Format text|Merge cells|Stop|Start tour|Refund policy|Empty state|File|Message history
    |Disable dark mode|Start|Add|Stop video|Clear search|Clear selection|Clear form|Clear field|Clear message|Clear chat filter
    |Clear chat input|Clear message field|Clear search box|Clear history filter|Clear table|Clear folder|Clear cache|Clear files
    |Empty cell|Empty seat|Clear log level|Eingabe leeren|Filter leeren|Vider le champ|Limpar filtros|Limpar seleção
    |Wyczyść filtry`;
  test.each(free.split('|').map((name) => [name.trim()]))('%s is free', (name) => {
    expect(classifyControl({ name, role: 'button' })).toBeUndefined();
  });

  test.each([
    ['Submit the application', 'Submit application'],
    ['Refund the customer', 'Refund customer'],
    ['Open the order and refund the customer', 'Refund customer'],
    ['Empty the cart', 'Empty cart'],
    ['Block the customer', 'Block customer'],
    ['Apply for the job', 'Apply now'],
    ['Stop the instance', 'Stop instance'],
    ['Click "Shut down"', 'Shut down'],
    ['Unsubscribe from the list', 'Unsubscribe'],
  ])('"%s" names %s', (prompt, name) => {
    expect(isDone(prompt, name)).toBe(true);
  });

  test('"nothing must go to" somebody forbids to send', () => {
    const row = 'Message to Bob';
    expect(isDone('Reply to Bob. Nothing must go to Bob.', 'Send', { row })).toBe(false);
    expect(isDone('Reply to Bob', 'Send', { row })).toBe(true);
  });

  test.each([
    ['Set the purpose to Oslo and save a draft. Do not submit it.', 'Submit for approval', true],
    ['Set the purpose to Oslo. Do not submit anything.', 'Submit', true],
    ['Rename the mail, but do not archive it', 'Archive', true],
    ['Do not submit the claim. Submit the offer.', 'Submit offer', false],
    ['Submit the form', 'Submit', false],
    ['Set the purpose to Oslo. Do not submit it.', 'Save', false],
  ])('"%s": is %s forbidden? %s', (prompt, name, expected) => {
    expect(isForbidden(prompt, name, '')).toBe(expected);
  });
});
