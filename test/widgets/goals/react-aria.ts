import type { Library } from '../library';

export const reactAria: Library = {
  name: 'react-aria-components',
  page: 'large/react-aria.jsx',
  goals: [
    { goal: 'press the button', steps: [['click', 'text=Press me']], state: { pressed: true } },
    { goal: 'pin it', steps: [['click', 'role=button[name="Pin"]']], state: { pinned: true } },
    {
      goal: 'choose Panda',
      steps: [
        ['click', 'role=button[name=/Animal/]'],
        ['click', 'role=option[name="Panda"]'],
      ],
      state: { animal: 'Panda' },
    },
    { goal: 'select Dog in one step', steps: [['select', 'label=Animal', 'Dog']], state: { animal: 'Dog' } },
    {
      goal: 'search a pet',
      steps: [
        ['type', 'role=combobox[name="Pet"]', 'kan'],
        ['click', 'role=option[name="Kangaroo"]'],
      ],
      state: { pet: 'Kangaroo' },
    },
    {
      goal: 'select a pet in one step',
      steps: [['select', 'role=combobox[name="Pet"]', 'Cat']],
      state: { pet: 'Cat' },
    },
    {
      goal: 'open the list of pets by its button',
      steps: [
        ['click', 'text="v"'],
        ['click', 'role=option[name="Dog"]'],
      ],
      state: { pet: 'Dog' },
    },
    {
      goal: 'raise the width',
      steps: [['click', 'role=button[name="Increase Width"]']],
      state: { width: 6 },
    },
    {
      goal: 'fill in the width',
      steps: [
        ['fill', 'role=textbox[name="Width"]', '42'],
        ['press', 'role=textbox[name="Width"]', 'Enter'],
      ],
      state: { width: 42 },
    },
    {
      goal: 'fill in the price',
      steps: [
        ['fill', 'role=textbox[name="Price"]', '99.5'],
        ['press', 'role=textbox[name="Price"]', 'Enter'],
      ],
      state: { price: 99.5 },
    },
    {
      goal: 'set the opacity to 55',
      steps: [['fill', 'role=slider[name="Opacity"]', '55']],
      state: { opacity: 55 },
    },
    {
      goal: 'switch low power on',
      steps: [['check', 'role=switch[name="Low power"]']],
      state: { power: true },
    },
    { goal: 'click the switch', steps: [['click', 'text=Low power']], state: { power: true } },
    { goal: 'subscribe', steps: [['check', 'role=checkbox[name="Newsletter"]']], state: { news: true } },
    { goal: 'choose Swim', steps: [['check', 'role=radio[name="Swim"]']], state: { sport: 'swim' } },
    {
      goal: 'type the month of birth',
      steps: [
        ['click', 'role=spinbutton[name="month, Born"]'],
        ['type', '', '12'],
      ],
      state: { born: '2026-12-10' },
    },
    {
      goal: 'raise the year of birth by a key',
      steps: [['press', 'role=spinbutton[name="year, Born"]', 'ArrowUp']],
      state: { born: '2027-05-10' },
    },
    {
      goal: 'choose a due day in the calendar',
      steps: [
        ['click', 'text="Open"'],
        ['click', 'role=button[name=/May 20, 2026/]'],
      ],
      state: { due: '2026-05-20' },
    },
    {
      goal: 'choose a due day of the next month',
      steps: [
        ['click', 'text="Open"'],
        ['click', 'text="After"'],
        ['click', 'role=button[name=/June 3, 2026/]'],
      ],
      state: { due: '2026-06-03' },
    },
    {
      goal: 'copy by the menu',
      steps: [
        ['click', 'role=button[name="Edit"]'],
        ['click', 'role=menuitem[name="copy"]'],
      ],
      state: { menu: 'copy' },
    },
    {
      goal: 'join in the dialog',
      steps: [
        ['click', 'role=button[name="Sign up"]'],
        ['fill', 'label=Mail', 'a@b.c'],
        ['click', 'text=Join'],
      ],
      state: { mail: 'a@b.c', joined: true },
    },
    { goal: 'show the Empire', steps: [['click', 'role=tab[name="Empire"]']], state: { tab: 'Empire' } },
    { goal: 'open the requirements', steps: [['click', 'text=System requirements']], state: { open: true } },
    {
      goal: 'select two albums',
      steps: [
        ['click', 'role=option[name="Album One"]'],
        ['click', 'role=option[name="Album Three"]'],
      ],
      state: { albums: ['One', 'Three'] },
    },
    {
      goal: 'remove the tag Travel',
      steps: [['click', 'role=button[name="Remove Travel"]']],
      state: { tags: ['News', 'Gaming'] },
    },
  ],
};
