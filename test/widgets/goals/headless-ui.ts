import type { Library } from '../library';

export const headlessUi: Library = {
  name: '@headlessui/react',
  page: 'large/headless-ui.jsx',
  goals: [
    {
      goal: 'assign to Tom Cook',
      steps: [
        ['click', 'text=Wade Cooper'],
        ['click', 'role=option[name="Tom Cook"]'],
      ],
      state: { person: 'Tom Cook' },
    },
    {
      goal: 'select the person assigned in one step',
      steps: [['select', 'label=Assigned to', 'Devon Webb']],
      state: { person: 'Devon Webb' },
    },
    {
      goal: 'choose by keys',
      steps: [
        ['press', 'label=Assigned to', 'ArrowDown'],
        ['press', '', 'ArrowDown'],
        ['press', '', 'Enter'],
      ],
      state: { person: 'Arlene McCoy' },
    },
    {
      goal: 'choose a team of two',
      steps: [
        ['click', 'text=nobody'],
        ['click', 'role=option[name="Tanya Fox"]'],
        ['click', 'role=option[name="Tom Cook"]'],
      ],
      state: { team: ['Tanya Fox', 'Tom Cook'] },
    },
    {
      goal: 'search a person',
      steps: [
        ['type', 'label=Search person', 'web'],
        ['click', 'role=option[name="Devon Webb"]'],
      ],
      state: { found: 'Devon Webb' },
    },
    {
      goal: 'select the person found in one step',
      steps: [['select', 'role=combobox[name="Search person"]', 'Tanya Fox']],
      state: { found: 'Tanya Fox' },
    },
    {
      goal: 'open the list by its button',
      steps: [
        ['click', 'text="v"'],
        ['click', 'role=option[name="Arlene McCoy"]'],
      ],
      state: { found: 'Arlene McCoy' },
    },
    {
      goal: 'duplicate by the menu',
      steps: [
        ['click', 'role=button[name="Options"]'],
        ['click', 'role=menuitem[name="Duplicate"]'],
      ],
      state: { option: 'Duplicate' },
    },
    {
      goal: 'switch notifications on',
      steps: [['check', 'role=switch[name="Notifications"]']],
      state: { on: true },
    },
    {
      goal: 'switch notifications on by the label',
      steps: [['click', 'text=Notifications']],
      state: { on: true },
    },
    {
      goal: 'choose the plan for teams',
      steps: [['click', 'role=radio[name="team"]']],
      state: { plan: 'team' },
    },
    {
      goal: 'choose the next plan by a key',
      steps: [['press', 'role=radio[name="free"]', 'ArrowDown']],
      state: { plan: 'pro' },
    },
    { goal: 'show the third tab', steps: [['click', 'role=tab[name="Three"]']], state: { tab: 2 } },
    {
      goal: 'open the answer and ask for a refund',
      steps: [
        ['click', 'text=Refunds?'],
        ['click', 'text=Ask for one'],
      ],
      state: { refund: true },
    },
    {
      goal: 'open the popover',
      steps: [
        ['click', 'role=button[name="Solutions"]'],
        ['click', 'text=Analytics'],
      ],
      state: { solution: 'analytics' },
    },
    {
      goal: 'deactivate in the dialog',
      steps: [
        ['click', 'role=button[name="Deactivate"]'],
        ['click', 'text=Yes, deactivate'],
      ],
      state: { deactivated: true },
    },
    {
      goal: 'dismiss the dialog',
      steps: [
        ['click', 'role=button[name="Deactivate"]'],
        ['press', '', 'Escape'],
      ],
      state: { dismissed: true },
    },
  ],
};
