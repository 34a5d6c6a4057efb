/** Tells a button that enters in the books what was paid, from one that only opens the form for it. */
import { deeds } from '../../deeds';
import { amountsEntered } from '../../entered-fields';
import { isBareRecording, marksAsPaid, recordedMoney } from '../../names/records/records-money';
import type { Consequence, ControlFacts } from '../control-facts';

export function recording(control: ControlFacts): Consequence | undefined {
  const { name, isPageLink, form, dialog, entered = [] } = control;
  if (isPageLink || form?.isSearch || form?.method === 'get') return undefined;
  const title = dialog?.title || form?.title || '';
  const own = recordedMoney(name);
  const money = own ?? (isBareRecording(name) ? recordedMoney(title) : undefined);
  if (money === undefined) return undefined;
  if (!marksAsPaid(name)) {
    const { length } = amountsEntered(entered);
    // In a form of many lines a button that does not send it adds another line or opens a dialog.
    if (length === 0 || (length > 1 && !control.isSubmit && !dialog)) return undefined;
  }
  const why = `it records what was paid, which stands for ${deeds.transfer}`;
  return { what: 'transfer', object: [money], isFinisher: own === undefined, why };
}
