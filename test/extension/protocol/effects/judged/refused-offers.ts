/** Refusals of what asks for an act, and orders beside a refusal. */
import type { JudgedPairs } from './judged-pairs';

export const refusals: JudgedPairs = {
  held: [
    ['Decline the invitation to join and pay', 'Pay|Pay now'],
    ['Decline the invitation to join and pay the fee', 'Pay now'],
    ['Decline the invitation to join or pay', 'Pay now'],
    ['Open the mails and decline the invitation to join and pay', 'Pay now'],
    ['Turn down the invitation from Ann to come along and pay', 'Pay now'],
    ['Decline the offer to subscribe and pay 5 euros', 'Pay now'],
    ['Reject the request to review and sign', 'Sign'],
    ['Decline the offer to upgrade and to pay the bill', 'Pay now'],
    ['Decline to join and pay', 'Pay now'],
    ['Delete the invitation to join and pay', 'Pay now'],
    ['Lehne die Einladung ab, beizutreten und zu bezahlen', 'Bezahlen'],
    ['Rechaza la invitación a unirse y pagar', 'Pagar'],
    ["Rifiuta l'invito a partecipare e pagare", 'Paga'],
  ],
  released: [
    ['Accept the invitation to join and pay', 'Pay now'],
    ['Decline the invitation and pay the invoice', 'Pay now'],
    ['Decline the invitation to join and pay the invoice', 'Pay now'],
    ['Decline the invitation to join, then pay', 'Pay now'],
    ['Decline the invitation to join and delete it', 'Delete'],
    ['Decline the offer to renew and cancel my subscription', 'Cancel subscription'],
    ['Decline the invitation to join and send Ann a message', 'Send'],
    ['Delete the invitation to join and pay', 'Delete invitation'],
    ['Pay the invoice and decline the invitation to join', 'Pay now'],
    ['Lehne die Einladung ab und bezahle die Rechnung', 'Bezahlen'],
    ['Rechaza la invitación y paga la factura', 'Pagar'],
  ],
};
