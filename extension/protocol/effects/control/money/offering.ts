/** Tells a purchase that its name does not show: "Subscribe now" and "Upgrade" beside a price or a plan. */

import { deeds } from '../../deeds';
import { fillers, finishers, paidVerbs, planChanges } from '../../names/verbs/verb-table';
import { folded, wordSet, wordsOf } from '../../words';
import type { Consequence, ControlFacts } from '../control-facts';

const idle = wordSet(fillers, finishers, 'to with s as auf zu a al ao na');
/** They change what is paid for, and not only who pays: "Change plan". */
const changing = wordSet(planChanges);
const verbs = wordSet(paidVerbs, planChanges);
/** These buy beside a plan that says no price, too. */
const ofPlans = wordSet(
  `subscribe upgrade renew abonnieren verlangern abonner suscribirse abbonati assinar abonneren subskrybuj get start activate`,
);
/** They do so with a plan only: "Start trial", as opposed to "Start" and "Get directions". */
const withPlans = wordSet(
  'get start activate tip change switch wechseln changer cambiar cambia mudar wijzigen zmien',
);
const alsoFree = wordSet(
  'subscribe join abonnieren abonner suscribirse abbonati assinar abonneren subskrybuj get',
);
const plans = wordSet(
  `plan plans tier membership subscription trial free pro premium plus gold platinum business enterprise unlimited monthly yearly
  annual account mitgliedschaft abo abonnement tarif adhesion formule suscripcion membresia abbonamento piano assinatura plano`,
);
/** Words for any plan, which say nothing of which one it is. */
const anyPlan = wordSet(
  'plan plans tier membership subscription trial free account monthly yearly annual abo tarif',
);

const amount = /(?:[$€£¥₹]\s?\d|\d(?:[.,]\d+)?\s?(?:[$€£¥]|eur|usd|gbp|chf|zł|pln)(?!\p{L}))/iu;
/** "Save $10", "$10 off" is no price. */
const saved =
  /(?:save|get|win|earn|spare|up to|worth)\s+(?:up to\s+)?(?:[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£])|(?:[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£])\s*(?:off|discount|voucher|coupon|rabatt|back|free)/giu;
const perTime =
  /(?:\/|\bper |\ba |\bpro |\bim |\bpar |\bal |\bpor )\s?(?:mo|month|yr|year|week|monat|jahr|woche|mois|an|mes|ano|mese|anno|maand|jaar)\b|\b(?:monthly|yearly|annually|monatlich|jahrlich)\b/;
const plan =
  /\b(?:plans?|tier|premium|pro|membership|subscription|billing|billed|trial|mitgliedschaft|abo|abonnement|tarif|suscripcion|membresia|abbonamento|assinatura)\b/;
/** What one subscribes to, or joins, for nothing. */
const news =
  /\b(?:newsletters?|e ?-?mails?|inbox|mailing|updates?|news|blog|feed|rss|channel|podcast|digest|alerts?|notifications?|kanal|rundbrief|boletin|infolettre)\b/;

export function offering(control: ControlFacts): Consequence | undefined {
  const words = wordsOf(control.name).filter((word) => !idle.has(word));
  const [verb = '', ...object] = words;
  // A link leads to the page where it is bought.
  if (control.isPageLink || !verbs.has(verb) || !object.every((word) => plans.has(word))) return undefined;
  if (withPlans.has(verb) && object.length === 0) return undefined;
  const { dialog, form, row, beside } = control;
  const shown = [dialog?.title, dialog?.says ?? dialog?.text, form?.title, row || beside?.text].join('\n');
  const text = folded(shown);
  const isPriced = amount.test(shown.replace(saved, ''));
  const isNews = alsoFree.has(verb) && (beside?.asksMail === true || news.test(text));
  if (
    isNews
      ? !(isPriced && perTime.test(text))
      : !isPriced && !((ofPlans.has(verb) || changing.has(verb)) && plan.test(text))
  )
    return undefined;
  const why = `it is beside a ${isPriced ? 'price' : 'plan'}, and so its name stands for ${deeds.pay}`;
  return { what: 'pay', object: object.filter((word) => !anyPlan.has(word)), isFinisher: false, why };
}
