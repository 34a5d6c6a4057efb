/** Finds a claim about another amount of money than the one that the task gives for what it orders. */
import {
  amountOf,
  amountsIn,
  writtenAmountsIn,
} from '../../../../../extension/protocol/effects/prompt/things/numbers/amounts';
import { wordSet, wordsOf } from '../../../../../extension/protocol/effects/words';
import type { ActsSoFar } from '../acts/acts-so-far';
import type { Deed } from '../acts/deed';
import { amountsGiven } from './amounts-given';

/** What fields for money are called. */
const moneyWords = wordSet(
  `amount price sum total payment paid pay fee fees cost costs budget deposit limit balance value bid offer donation rate rent
  salary wage refund charge credit debit
  betrag preis summe gebuhr kosten miete zahlung gehalt montant prix somme frais loyer importe precio suma coste cuota
  importo prezzo somma costo canone valor preco quantia bedrag prijs kwota cena suma oplata`,
);
const entering = new Set(['fill', 'type']);
const field =
  /\b(?:textbox|spinbutton|combobox|slider)(?: "((?:\\.|[^"\\])*)")?[^"\n|=]*? = "((?:\\.|[^"\\])*)"/g;
/** Not in a ref or a code. */
const number = /(?<![\p{L}\d_#.,])(?<!\p{L}-)\d[\d.,]*/gu;
const spaces = /(?<=\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g;
const plainNumber = /^[^\p{L}\d]{0,2}\d[\d.,]*[^\p{L}\d]{0,2}$/u;

export interface OtherAmount {
  /** As the task writes it. */
  meant: string;
  /** As the act, the evidence, the answer or the page has it; absent where none has an amount. */
  other?: string;
}

/**
 * The amount that the task gives and that neither the evidence nor what was written or acted on has, nor a field that was left
 * as it was. What a page shows besides may be of another thing.
 * @param page.tree the page as it is now @param page.shown what pages said so far
 */
export function otherAmount(
  { prompt, answer, evidence, acts }: { prompt: string; answer: string; evidence: string; acts: ActsSoFar },
  { tree, shown }: { tree: string; shown: string },
): OtherAmount | undefined {
  const given = amountsGiven(prompt);
  if (given.length === 0) return undefined;
  const told = numbersIn([evidence, acts.acted, acts.written].join('\n'));
  const ofPrompt = numbersIn(prompt);
  const isOther = (value: number) => value !== 0 && !ofPrompt.has(value);
  const entered = acts.deeds.filter(isOfMoney).findLast(({ value }) => isOther(amountOf(digitsOf(value))));
  const fields = [...`${shown}\n${tree}`.matchAll(field)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  for (const { value, written: meant } of given) {
    if (told.has(value)) continue;
    if (entered) return { meant, other: entered.value };
    if (fields.some((one) => numbersIn(one.value).has(value))) continue;
    const other =
      cited([evidence, answer], isOther) ??
      fields.findLast(
        (one) => isMoney(one.name) && plainNumber.test(one.value) && isOther(amountOf(digitsOf(one.value))),
      )?.value;
    if (other !== undefined) return { meant, other };
    if (!amountsIn(`${shown}\n${tree}`).includes(value)) return { meant };
  }
  return undefined;
}

function cited(texts: readonly string[], isOther: (value: number) => boolean): string | undefined {
  return texts.flatMap(writtenAmountsIn).find(({ value }) => isOther(value))?.written;
}

function isOfMoney({ action, target, value }: Deed): boolean {
  return entering.has(action) && plainNumber.test(value) && isMoney(target);
}

const isMoney = (name: string) => wordsOf(name).some((word) => moneyWords.has(word));

const digitsOf = (text: string) => text.replace(spaces, '').match(number)?.[0] ?? '';

function numbersIn(text: string): ReadonlySet<number> {
  return new Set((text.replace(spaces, '').match(number) ?? []).map(amountOf));
}
