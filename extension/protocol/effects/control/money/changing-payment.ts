/** Tells a button that changes how somebody pays from one that only opens the form for it. */
import { deeds } from '../../deeds';
import { amountsEntered } from '../../entered-fields';
import { changesPayment, isAboutPaying, isBareChange } from '../../names/records/changes-payment';
import type { Consequence, ControlFacts } from '../control-facts';

export function changingPayment(control: ControlFacts): Consequence | undefined {
  const { name, isPageLink, isSubmit, form, dialog, entered = [] } = control;
  if (isPageLink || form?.isSearch || form?.method === 'get') return undefined;
  // Beside an amount a payment is entered in the books.
  if (amountsEntered(entered).length > 0) return undefined;
  const isOwn = changesPayment(name);
  const isMeant = isOwn || (isBareChange(name) && isAboutPaying(dialog?.title || form?.title || ''));
  const isFilledIn = dialog !== undefined || (isSubmit === true && form !== undefined) || entered.length > 0;
  if (!isMeant || !isFilledIn) return undefined;
  return {
    what: 'pay',
    object: ['payment'],
    isFinisher: !isOwn,
    why: `it changes how is paid, which stands for ${deeds.pay}`,
  };
}
