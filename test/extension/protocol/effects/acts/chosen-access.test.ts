/** Who may see or change something is chosen in lists of roles and audiences: held unless the task orders just that. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import type { ControlFacts } from '../../../../../extension/protocol/effects/control/control-facts';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

const levels = ['Can view', 'Can comment', 'Can edit', 'Owner', 'Editor', 'Viewer', 'Admin'];
const audiences = ['Anyone with link', 'Anyone in team', 'Only invited people', 'Public', 'Private'];
const without = (all: readonly string[], name: string) => all.filter((one) => one !== name);

function choice(name: string, more: Partial<ControlFacts> = {}): ControlFacts {
  const dialog = {
    title: 'Share "Roadmap"',
    text: 'Share "Roadmap" People with access Ann Miller Link access',
  };
  const all = [levels, audiences].find((some) => some.includes(name)) ?? levels;
  return { name, role: 'generic', actsAtOnce: true, choices: without(all, name), dialog, ...more };
}

/** Whether it is held in a task. */
function isHeld(prompt: string, control: ControlFacts): boolean {
  const found = classifyControl(control);
  if (!found) return false;
  const { name, row = '', dialog, around = '' } = control;
  const facts = { ...found, name, row, dialog: [dialog?.title, dialog?.says].filter(Boolean).join('\n') };
  return !isNamed(prompt, { ...facts, around, inDialog: dialog !== undefined, isOneOfMany: true });
}

const downgrade = 'Downgrade all online editors to the viewer role.';
const inRow = { row: 'Ann Miller' };
const option = { role: 'option', list: 'Role', row: 'Ann Miller', dialog: undefined };

describe('held', () => {
  test.each<[string, ControlFacts]>([
    [downgrade, choice('Can edit')],
    [downgrade, choice('Editor', inRow)],
    [downgrade, choice('Owner')],
    [downgrade, choice('Anyone with link')],
    [downgrade, choice('Public')],
    [downgrade, choice('Admin', option)],
    [downgrade, choice('Editor', option)],
    ['Copy the link of the file Roadmap.', choice('Anyone with the link', { role: 'radio', choices: [] })],
    [
      'Rename the file Roadmap to Plan.',
      choice('Everyone', { choices: ['Only me', 'Everyone in the world'] }),
    ],
    ['Share the file Roadmap with Ann Miller as a viewer.', choice('Can edit')],
    ['Share the file Roadmap with Ann Miller as a viewer.', choice('Anyone with link')],
    ['Remove Ben from the board.', choice('Owner', { row: 'Ben' })],
    ['Revoke the admin rights of Ann Miller.', choice('Admin', option)],
    ['Make Ann Miller an editor.', choice('Admin', option)],
    ['Make Ann Miller an editor.', choice('Owner', inRow)],
    ['Change the role of Ann Miller from admin to editor.', choice('Admin', option)],
    ['Do not give Ann Miller edit access, view is enough.', choice('Can edit', inRow)],
    ['Invite ann@example.com with view access.', choice('Can edit', { role: 'menuitem' })],
    ['Reply to the comment of Ann Miller.', choice('Can edit', inRow)],
    ['Restrict the access to the board to its members.', choice('Public', { choices: ['Private'] })],
    ['Setze Anna auf die Rolle Leser.', choice('Kann bearbeiten', { role: 'option', list: 'Rolle' })],
  ])('%s: %j', (prompt, control) => {
    expect(isHeld(prompt, control)).toBe(true);
  });
});

describe('goes where the task orders it', () => {
  test.each<[string, ControlFacts]>([
    ['Let Ann Miller edit the file Roadmap.', choice('Can edit', inRow)],
    ['Give Ann Miller edit access to the file Roadmap.', choice('Can edit', inRow)],
    ['Make Ann Miller an editor.', choice('Editor', option)],
    ['Change the role of Ann Miller from viewer to editor.', choice('Editor', option)],
    ['Upgrade all viewers to editors.', choice('Editor', inRow)],
    ['Promote Ann Miller to admin.', choice('Admin', option)],
    ['Make Ann Miller the owner of the file Roadmap.', choice('Owner', inRow)],
    ['Downgrade the admin Ann Miller to editor.', choice('Editor', option)],
    ['Share the file Roadmap with anyone who has the link.', choice('Anyone with link')],
    ['Make the file Roadmap public.', choice('Public')],
    ['Make the board visible to everyone.', choice('Public', { choices: ['Private'] })],
    ['Set the visibility of the board to public.', choice('Public', { role: 'radio', choices: [] })],
  ])('%s: %j', (prompt, control) => {
    expect(isHeld(prompt, control)).toBe(false);
  });
});

describe('goes where it gives no more, or nothing at all', () => {
  test.each<[string, ControlFacts]>([
    [downgrade, choice('Can view', inRow)],
    [downgrade, choice('Viewer', option)],
    [downgrade, choice('Only invited people')],
    [downgrade, choice('Private')],
    // What opens the list.
    [downgrade, choice('Can edit', { choices: [], row: 'Ann Miller' })],
    [downgrade, choice('Can edit', { isOpener: true, role: 'button' })],
    // Filters, tabs and columns.
    ['List all admins.', choice('Admin', { role: 'option', list: 'Filter by role', dialog: undefined })],
    ['Open my repositories.', choice('Public', { role: 'tab', dialog: undefined, around: 'Repositories' })],
    ['Find the public holidays.', choice('Public', { dialog: undefined, around: 'Holidays' })],
    ['Watch the match.', choice('Everyone', { role: 'option', list: 'Comments from', dialog: undefined })],
    ['Sort the people by role.', choice('Owner', { role: 'columnheader', dialog: undefined })],
  ])('%s: %j', (prompt, control) => {
    expect(isHeld(prompt, control)).toBe(false);
  });
});
