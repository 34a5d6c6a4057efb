/** The rules for errands that a form or a list does, which a control of the thing may open: `Assign T-2 to Bob`. */

import { phrase } from '../slots';
import { bareWord, type Token } from '../token';
import { articles } from '../words';
import { formValue, type Read, reading } from './form-readings';
import type { SpecialRule } from './special-rules';

const role = /\b(?:role|permissions?|access|can|level)\b/;

const inviting = ['invite', 'send invite', 'send invitation'];

/** Somebody by an address: what else stands there may be more than who it is. */
const joining =
  (openers: readonly string[]): Read =>
  ({ who, what, role: as }) => {
    const address = phrase(who ?? []);
    if (address.length !== 1 || !/^[^@\s]+@[^@\s]+$/.test(address[0]?.text ?? '')) return undefined;
    const values = [formValue(address, 'person'), ...(as ? [formValue(as, 'option', role)] : [])];
    return { do: 'form', openers: [openers], what: phrase(what ?? []), values };
  };

/** `the coupon SAVE10`, for the field that is called so. */
const code: Read = ({ words = [] }) => {
  const said = phrase(words).filter((token) => !articles.has(bareWord(token) ?? ''));
  const [name, text] = [said.slice(0, -1), said.slice(-1)];
  const isCode = /^(?:(?:coupon|voucher|promo|discount|gift)(?: (?:code|card))?|code)$/.test(
    name.map((token) => bareWord(token) ?? '_').join(' '),
  );
  return isCode && text.length === 1
    ? { do: 'form', openers: [['apply', 'redeem']], what: [], values: [{ ...formValue(text, 'text'), name }] }
    : undefined;
};

const moving = ['move', 'move to', 'reschedule', 'change time', 'change date'];

/** A day or a time, which the form behind `Edit` may hold; what else that holds is no place to move to. */
const isWhen = (tokens: readonly Token[]) =>
  tokens.some((token) =>
    /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|next|noon|\d{1,2}:\d{2}|\d{1,2}[ap]m|\d{4}-\d{2}-\d{2}|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)$/i.test(
      token.text,
    ),
  );

export const formRules: readonly SpecialRule[] = [
  {
    name: 'Assign and share',
    areNames: true,
    verbs: ['invite'],
    read: reading([
      ['{who} as {role}', joining(inviting)],
      ['{who} to {what} as {role}', joining(inviting)],
      ['{who}', joining(inviting)],
    ]),
    examples: [['Invite ada@example.com as editor', 'form: invite : ada@example.com, editor']],
  },
  {
    name: 'Assign and share',
    areNames: true,
    verbs: ['add'],
    read: reading([
      ['{who} as {role}', joining(['add'])],
      ['{who} to {what} as {role}', joining(['add'])],
    ]),
    examples: [['Add ada@example.com as an editor', 'form: add : ada@example.com, an editor']],
  },
  {
    name: 'Enter a code',
    areNames: true,
    verbs: ['apply', 'redeem'],
    read: reading([['{words}', code]]),
    examples: [['Apply the coupon SAVE10', 'form: apply : SAVE10']],
  },
  {
    name: 'Assign and share',
    areNames: true,
    verbs: ['share'],
    read: reading([
      [
        '{what} with {who} as {role}',
        ({ what, who, role: as }) =>
          what &&
          who &&
          as && {
            do: 'form',
            openers: [['share']],
            what: phrase(what),
            values: [formValue(who, 'person'), formValue(as, 'option', role)],
          },
      ],
      [
        '{what} with {who}',
        ({ what, who }) =>
          what &&
          who && { do: 'form', openers: [['share']], what: phrase(what), values: [formValue(who, 'person')] },
      ],
    ]),
    examples: [['Share plan.docx with ada@example.com', 'form: share plan.docx: ada@example.com']],
  },
  {
    name: 'Assign and share',
    areNames: true,
    verbs: ['forward'],
    read: reading([
      [
        '{what} to {who}',
        ({ what, who }) =>
          what &&
          who && {
            do: 'form',
            openers: [['forward']],
            what: phrase(what),
            values: [formValue(who, 'person')],
          },
      ],
    ]),
    examples: [['Forward the invoice to ada@example.com', 'form: forward invoice: ada@example.com']],
  },
  {
    name: 'Assign and share',
    areNames: true,
    verbs: ['assign', 'reassign'],
    read: reading([
      [
        '{what} to {who}',
        ({ what, who }) =>
          what &&
          who && {
            do: 'form',
            openers: [['assign', 'assign to', 'reassign', 'change assignee']],
            list: /\b(?:assign(?:ed|ee)?|owner|responsible)\b/,
            what: phrase(what),
            values: [formValue(who, 'person')],
          },
      ],
    ]),
    examples: [['Assign the ticket to Bob', 'form: assign ticket: Bob']],
  },
  {
    name: 'Set',
    areNames: true,
    verbs: ['change', 'set', 'update'],
    read: reading([
      [
        '{field} of|for {what} to {text}',
        ({ field, what, text }) =>
          field &&
          what &&
          text && {
            do: 'form',
            openers: [['edit', 'change', 'update']],
            what: phrase(what),
            values: [{ ...formValue(text, 'text'), name: phrase(field) }],
          },
      ],
    ]),
    examples: [['Change the price of the Green lamp to 25', 'form: edit Green lamp: 25']],
  },
  {
    name: 'Move to',
    areNames: true,
    verbs: ['move', 'reschedule', 'postpone'],
    read: reading([
      [
        '{what} to|into {where}',
        ({ what, where }) =>
          what &&
          where && {
            do: 'form',
            openers: isWhen(where) ? [moving, ['edit']] : [moving],
            list: /^(?:move(?: to)?|folder|column|list|status|state|stage)\b/,
            what: phrase(what),
            values: [formValue(where, 'option')],
          },
      ],
    ]),
    examples: [['Reschedule the call to Thursday 14:00', 'form: move call: Thursday 14:00']],
  },
];
