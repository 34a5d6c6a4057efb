/** Says, in a lazy script, why a field cannot take a value, and how to write one that it takes. */
import { sanitizedValue } from '../../../dom/tree/fields/field-value';
import { tagOf } from '../../../dom/tree/visibility';
import { RelayError } from '../../../protocol/errors';

/** How pickers take their values. */
const forms: Record<string, string> = {
  date: '2024-12-31',
  time: '23:59',
  'datetime-local': '2024-12-31T23:59',
  month: '2024-12',
  week: '2024-W52',
  color: '#ff8800',
};

/** @throws RelayError bad_request, always */
export function unfitValue(field: HTMLInputElement, value: string): never {
  const what = `${tagOf(field)} is a ${field.type} field and does not take "${value}"`;
  throw new RelayError('bad_request', `${what}: ${adviceFor(field, value.trim())}`);
}

function adviceFor(field: HTMLInputElement, value: string): string {
  const { type } = field;
  const form = forms[type];
  if (form && isLikeForm(value, form)) return 'there is no such day or time.';
  if (form) return `write it as ${form}.`;
  if (!Number.isFinite(Number(value)) || value === '')
    return 'write a number in digits, with a point before the fraction, such as 42 or -1.5.';
  const { min, max, step } = { min: field.min || '0', max: field.max || '100', step: field.step || '1' };
  if (Number(value) < Number(min) || Number(value) > Number(max))
    return `its values go from ${min} to ${max}. Nearest: "${sanitizedValue(field, value)}".`;
  return `its values go from ${min} in steps of ${step}. Nearest: "${sanitizedValue(field, value)}".`;
}

/** Whether only the digits are wrong, as in 2024-02-31. */
function isLikeForm(value: string, form: string): boolean {
  const signs = (text: string) => text.replace(/\d/g, '0');
  return /\d/.test(value) && signs(value) === signs(form);
}
