import { describe, expect, it } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';
import { type JudgedPrompt, plainOrders, prohibitions } from '../forbidden/orders-and-prohibitions';
import { consequentialActs } from './consequential-acts';
import { ordinaryControls } from './ordinary-controls';

describe('controls of everyday flows', () => {
  it.each(ordinaryControls)('$role "$name" is not held', (control) => {
    expect(classifyControl(control)).toBeUndefined();
  });

  it('are at least 150', () => expect(ordinaryControls.length).toBeGreaterThanOrEqual(150));
});

describe('acts with consequences', () => {
  it.each(consequentialActs)('$control.name: $what', ({ control, what }) => {
    expect(classifyControl(control)?.what).toBe(what);
  });

  it.each(consequentialActs)('"$named" names $control.name', (act) => {
    expect(judge(act, act.named)).toBe(true);
  });

  it.each(consequentialActs)('"$unnamed" does not name $control.name', (act) => {
    expect(judge(act, act.unnamed)).toBe(false);
  });

  it('are at least 60', () => expect(consequentialActs.length).toBeGreaterThanOrEqual(60));
});

describe('what is forbidden', () => {
  it.each(prohibitions)('"$prompt" does not name $control of $row', (one) => {
    expect(isOrdered(one)).toBe(false);
  });

  it.each(plainOrders)('"$prompt" names $control of $row', (one) => {
    expect(isOrdered(one)).toBe(true);
  });
});

function isOrdered({ prompt, control: name, row, what }: JudgedPrompt): boolean {
  const control = { name, role: 'button', row };
  return judge({ control, what, named: '', unnamed: '', isOneOfMany: row !== undefined }, prompt);
}

function judge(
  { control, isOneOfMany = false }: (typeof consequentialActs)[number],
  prompt: string,
): boolean {
  const found = classifyControl(control);
  if (!found) throw new Error('not held at all');
  const { title = '', text = '' } = control.dialog ?? {};
  const dialog = [title, text, control.form?.title ?? ''].join(' ').trim();
  return isNamed(prompt, { ...found, name: control.name, row: control.row ?? '', dialog, isOneOfMany });
}
