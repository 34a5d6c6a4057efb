/** Controls with consequences, each with a prompt that names it and one that does not. */

import type { EffectKind } from '../../../../../extension/protocol/effects/consequential';
import type { ControlFacts } from '../../../../../extension/protocol/effects/control/control-facts';

export interface ConsequentialAct {
  control: ControlFacts;
  what: EffectKind;
  named: string;
  unnamed: string;
  isOneOfMany?: boolean;
}

const form = { title: '', method: 'post', isSearch: false, isLogin: false, hasCardFields: false };
const question = 'What is the price of the red lamp?';

function button(name: string, what: EffectKind, named: string, unnamed = question): ConsequentialAct {
  return { control: { name, role: 'button' }, what, named, unnamed };
}

function inRow(
  name: string,
  what: EffectKind,
  row: string,
  named: string,
  unnamed: string,
): ConsequentialAct {
  return { control: { name, role: 'button', row }, what, named, unnamed, isOneOfMany: true };
}

/** A control that does not say itself what it does. */
function finisher(control: Partial<ControlFacts>, what: EffectKind, named: string): ConsequentialAct {
  return { control: { name: 'Continue', role: 'button', ...control }, what, named, unnamed: question };
}

const asked = { text: '', isConfirmation: true };

export const consequentialActs: ConsequentialAct[] = [
  finisher(
    { name: 'Sounds good', dialog: { ...asked, title: 'Delete account' } },
    'delete',
    'Delete the account',
  ),
  finisher(
    { name: 'Yes, do it', dialog: { ...asked, title: 'Konto löschen?' } },
    'delete',
    'Lösche das Konto',
  ),
  finisher({ name: '✓', dialog: { ...asked, title: 'Publish this?' } }, 'send', 'Publish the article'),
  finisher(
    {
      name: 'Fine',
      dialog: { title: 'Alpha', text: '', says: 'Alpha\nDo you want to delete it?', isConfirmation: true },
    },
    'delete',
    'Delete Alpha',
  ),
  finisher(
    { name: 'Go on then', isSubmit: true, form: { ...form, title: 'Delete account' } },
    'delete',
    'Delete it',
  ),
  finisher({ name: 'Sure thing', question: 'Remove Ann?', answers: 2 }, 'delete', 'Remove Ann'),
  finisher(
    { name: 'Stop it', role: 'link', target: 'delete /subscriptions/7' },
    'delete',
    'Delete the subscription',
  ),
  finisher({ name: 'Leave', dialog: { ...asked, title: 'Leave the group?' } }, 'cancel', 'Leave the group'),
  finisher({ dialog: { ...asked, title: 'Confirm transaction' } }, 'transfer', 'Transfer the money'),
  button('Place sell order', 'pay', 'Sell the shares'),
  button('Discard draft', 'delete', 'Discard the draft'),
  button('Factory reset', 'delete', 'Do a factory reset'),
  button('Auftrag ausführen', 'pay', 'Bezahle den Auftrag'),
  button('Account: delete', 'delete', 'Delete the account'),
  button('Plan (cancel subscription)', 'cancel', 'Cancel my subscription'),
  button('Revoke access', 'delete', 'Revoke her access'),
  button('Terminate instance', 'cancel', 'Terminate the instance'),
  button('Invite', 'send', 'Invite Ann to the project'),
  button('D\u0435lete account', 'delete', 'Delete the account'),
  button('\u13a0ELETE account', 'delete', 'Delete the account'),
  button('ᴅᴇʟᴇᴛᴇ account', 'delete', 'Delete the account'),
  button('De1ete account', 'delete', 'Delete the account'),
  {
    control: { name: 'Anyone with the link', role: 'radio', actsAtOnce: true },
    what: 'grant',
    named: 'Share it with anyone with the link',
    unnamed: 'Who can see it?',
  },
  {
    control: { name: 'Admin', role: 'option', list: 'Role', row: 'Ann', actsAtOnce: true },
    what: 'grant',
    named: 'Make Ann an admin',
    unnamed: 'What is the role of Ann?',
  },
  finisher({ target: '/account/delete', isSubmit: true, form }, 'delete', 'Delete the account'),
  finisher(
    { name: '×', target: '/notes/5/delete', role: 'link', isPageLink: true },
    'delete',
    'Delete the note',
  ),
  finisher({ name: '✕', icon: 'row-delete' }, 'delete', 'Delete the entry'),
  finisher({ form: { ...form, chosen: ['Delete my data'] } }, 'delete', 'Delete my data'),
  finisher({ name: 'Yes', question: 'Really delete this entry?' }, 'delete', 'Delete the entry'),
  finisher({ name: 'Ja', question: 'Eintrag wirklich löschen?' }, 'delete', 'Lösche den Eintrag'),
  finisher({ name: 'Delete project', role: 'option' }, 'delete', 'Delete the project'),
  finisher(
    { name: 'Comment', isSubmit: true, form: { ...form, hasLongText: true } },
    'send',
    'Leave a comment',
  ),
  button('Hold to delete', 'delete', 'Delete it'),
  button('Yes, I want to delete my account', 'delete', 'Delete my account'),
  button("I'd like to cancel my subscription", 'cancel', 'Cancel my subscription'),
  button('Proceed with deletion', 'delete', 'Delete the file'),
  button('Subscribe for $9.99 / month', 'pay', 'Subscribe to the paid plan'),
  button('Upgrade – €12.00', 'pay', 'Upgrade the account'),
  button('Pay now', 'pay', 'Pay the invoice'),
  button('Pay $49.00', 'pay', 'Fill in the address and pay'),
  button('Buy now', 'pay', 'Buy the blue shoes in size 42', 'How much are the blue shoes?'),
  button('Place order', 'pay', 'Add the lamp to the cart and place the order', 'Add the lamp to the cart'),
  button(
    'Place order with PayPal',
    'pay',
    'Add the lamp to the cart and place the order',
    'Add the lamp to the cart',
  ),
  button('Place your order', 'pay', 'Order two boxes of tea'),
  button('Confirm order', 'pay', 'Go to the checkout and confirm the order', 'When was my last order?'),
  button('Complete purchase', 'pay', 'Buy it and complete the purchase'),
  button('Book now', 'pay', 'Book a room from May 3 to May 5', 'Is there a free room from May 3 to May 5?'),
  button('Reserve', 'pay', 'Reserve a table for two at 19:00'),
  button('Confirm and pay', 'pay', 'Pay for the tickets'),
  button('Submit payment', 'pay', 'Make the payment'),
  button('Jetzt kaufen', 'pay', 'Kaufe die Lampe', 'Was kostet die Lampe?'),
  button('Zahlungspflichtig bestellen', 'pay', 'Bestelle zwei Lampen', 'Lege zwei Lampen in den Warenkorb'),
  button('Bestellung absenden', 'pay', 'Bitte die Lampe bestellen'),
  button('Kauf abschließen', 'pay', 'Kaufe die Lampe'),
  button('Passer la commande', 'pay', 'Commande deux lampes', 'Combien coûte la lampe ?'),
  button('Acheter', 'pay', 'Achète la lampe rouge'),
  button('Payer', 'pay', 'Je veux payer la facture'),
  button('Comprar ahora', 'pay', 'Compra la lámpara roja', '¿Cuánto cuesta la lámpara?'),
  button('Realizar pedido', 'pay', 'Quiero comprar dos lámparas'),
  button('Acquista ora', 'pay', 'Acquista la lampada', 'Quanto costa la lampada?'),
  button('Conferma ordine', 'pay', 'Ordina due lampade'),
  button('Finalizar compra', 'pay', 'Comprar a lâmpada vermelha', 'Qual é o preço da lâmpada?'),
  button('Nu kopen', 'pay', 'Koop de rode lamp', 'Wat kost de lamp?'),
  button('Kupuję i płacę', 'pay', 'Kup lampę', 'Ile kosztuje lampa?'),
  button('Delete account', 'delete', 'Delete my account', 'How do I delete my account?'),
  button('Delete account', 'delete', 'Click "Delete account"', 'Delete the draft "Holidays"'),
  button('Permanently delete', 'delete', 'Delete the project for ever'),
  button('Yes, delete it', 'delete', 'Delete the project'),
  button('Empty trash', 'delete', 'Empty the trash', 'What is in the trash?'),
  button('Konto löschen', 'delete', 'Lösche mein Konto', 'Wie kann ich mein Konto löschen?'),
  button('Supprimer le compte', 'delete', 'Supprime mon compte', 'Comment supprimer mon compte ?'),
  button('Eliminar cuenta', 'delete', 'Elimina mi cuenta', '¿Cómo elimino mi cuenta?'),
  button('Elimina account', 'delete', "Elimina l'account", 'Come si elimina un account?'),
  button('Excluir conta', 'delete', 'Exclua a minha conta', 'Como excluir a minha conta?'),
  button('Account verwijderen', 'delete', 'Verwijder mijn account', 'Hoe verwijder ik mijn account?'),
  button('Usuń konto', 'delete', 'Usuń moje konto', 'Jak usunąć konto?'),
  inRow('Delete', 'delete', 'Education 3 mails', "Delete the 'Education' label", "Delete the 'Travel' label"),
  inRow(
    'Remove',
    'delete',
    'Ann Meyer, editor',
    'Remove Ann Meyer from the team',
    'Remove Bob from the team',
  ),
  inRow('Löschen', 'delete', 'Entwurf Urlaub', 'Lösche den Entwurf Urlaub', 'Lösche die Notiz Arbeit'),
  inRow('Delete', 'delete', 'Old report', 'Delete all reports', 'Open the old report and tell me its date'),
  button('Send', 'send', 'Write to Bob that I am late and send it', 'Write a draft to Bob and save it'),
  button('Send', 'send', 'Send Bob a message saying hello', 'Fill in the message but do not send it'),
  button('Post', 'send', 'Post "Good morning" in the forum', 'Read the latest post and tell me who wrote it'),
  button('Publish', 'send', 'Publish the article', 'Save the article as a draft'),
  button('Share', 'send', 'Share the photo with Ann', 'What is the share price of Acme?'),
  button('Save and publish', 'send', 'Write the article and publish it', 'Write the article and save it'),
  button('Submit review', 'send', 'Leave a review with five stars', 'Read me the best review'),
  button('Nachricht senden', 'send', 'Sende Ann eine Nachricht', 'Lies die letzte Nachricht'),
  button(
    'Veröffentlichen',
    'send',
    'Den Artikel veröffentlichen',
    'Den Artikel nicht veröffentlichen, nur speichern',
  ),
  button('Envoyer', 'send', 'Envoie un message à Ann', 'Lis le dernier message'),
  button('Publicar', 'send', 'Publica el artículo', 'Guarda el artículo'),
  button('Invia', 'send', 'Invia un messaggio ad Anna', "Leggi l'ultimo messaggio"),
  button('Enviar mensagem', 'send', 'Envie uma mensagem para Ana', 'Leia a última mensagem'),
  button('Transfer 500', 'transfer', 'Transfer 500 euros to Ann', 'Tell me what the page offers'),
  button('Transfer', 'transfer', 'Transfer 50 euros to Ann', 'What is the balance of my account?'),
  button('Überweisen', 'transfer', 'Überweise 50 Euro an Ann', 'Wie ist mein Kontostand?'),
  button('Transférer', 'transfer', 'Transfère 50 euros à Ann', 'Quel est mon solde ?'),
  button('Authorize', 'grant', 'Authorize the app', 'Which permissions does the app ask for?'),
  button('Grant access', 'grant', 'Grant Ann access to the folder', 'Who has access to the folder?'),
  button('Sign document', 'sign', 'Sign the document', 'Summarise the document'),
  button('Unterschreiben', 'sign', 'Unterschreibe den Vertrag', 'Fasse den Vertrag zusammen'),
  button('Cancel subscription', 'cancel', 'Cancel my subscription', 'When does my subscription end?'),
  button('Abo kündigen', 'cancel', 'Kündige mein Abo', 'Wann endet mein Abo?'),
  button('Stornieren', 'cancel', 'Storniere die Buchung', 'Zeige die Buchung'),
  button('Annuler la réservation', 'cancel', 'Annule ma réservation', 'Quand est ma réservation ?'),
  {
    control: { name: 'OK', role: 'button', dialog: { title: 'Delete project Alpha?', text: '' } },
    what: 'delete',
    named: 'Delete the project Alpha',
    unnamed: 'Rename the project Alpha',
  },
  {
    control: {
      name: 'Yes',
      role: 'button',
      dialog: { title: 'Are you sure?', text: 'The project Alpha will be deleted. This cannot be undone.' },
    },
    what: 'delete',
    named: 'Delete the project Alpha',
    unnamed: 'Archive the project Alpha',
  },
  {
    control: {
      name: 'Bestätigen',
      role: 'button',
      dialog: { title: 'Möchten Sie das Konto wirklich löschen?', text: '' },
    },
    what: 'delete',
    named: 'Lösche das Konto',
    unnamed: 'Öffne das Konto',
  },
  {
    control: { name: 'Submit', role: 'button', isSubmit: true, form: { ...form, hasCardFields: true } },
    what: 'pay',
    named: 'Buy the red lamp with my card',
    unnamed: 'Put the red lamp into the cart',
  },
  {
    control: {
      name: 'Submit',
      role: 'button',
      isSubmit: true,
      form: { ...form, title: 'Send us a message' },
    },
    what: 'send',
    named: 'Send them a message that I am late',
    unnamed: 'Which fields does the form have?',
  },
  {
    control: { name: '', role: 'button', icon: 'fa fa-trash-o', row: 'Invoice 17' },
    what: 'delete',
    named: 'Delete the invoice 17',
    unnamed: 'Open the invoice 17',
  },
  {
    control: { name: 'Cancel', role: 'button', row: 'Order 1234 Blue shoes' },
    what: 'cancel',
    named: 'Cancel order 1234',
    unnamed: 'Where is order 1234?',
  },
];
