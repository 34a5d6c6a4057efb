import type { Library } from '../library';

export const radix: Library = {
  name: 'radix-ui',
  page: 'pages/radix.jsx',
  goals: [
    {
      goal: 'choose Cherry',
      steps: [
        ['click', 'role=combobox[name="Fruit"]'],
        ['click', 'role=option[name="Cherry"]'],
      ],
      state: { fruit: 'Cherry' },
    },
    {
      goal: 'select Banana in one step',
      steps: [['select', 'role=combobox[name="Fruit"]', 'Banana']],
      state: { fruit: 'Banana' },
    },
    {
      goal: 'select a zone that has to be scrolled to',
      steps: [['select', 'role=combobox[name="Zone"]', 'Zone 33']],
      state: { zone: 'Zone 33' },
    },
    {
      goal: 'choose a zone that has to be scrolled to',
      steps: [
        ['click', 'role=combobox[name="Zone"]'],
        ['click', 'role=option[name="Zone 27"]'],
      ],
      state: { zone: 'Zone 27' },
    },
    {
      goal: 'set the volume to 80',
      steps: [['fill', 'role=slider[name="Volume"]', '80']],
      state: { volume: [80] },
    },
    {
      goal: 'set the volume to 1 by keys',
      steps: [
        ['press', 'role=slider[name="Volume"]', 'Home'],
        ['press', 'role=slider[name="Volume"]', 'ArrowRight'],
      ],
      state: { volume: [1] },
    },
    { goal: 'switch airplane mode on', steps: [['check', 'label=Airplane mode']], state: { plane: true } },
    {
      goal: 'accept the terms by the label',
      steps: [['click', 'text=Accept terms']],
      state: { terms: true },
    },
    {
      goal: 'check the terms',
      steps: [['check', 'role=checkbox[name="Accept terms"]']],
      state: { terms: true },
    },
    {
      goal: 'choose Compact',
      steps: [['check', 'role=radio[name="Compact"]']],
      state: { density: 'Compact' },
    },
    { goal: 'show the tab Password', steps: [['click', 'role=tab[name="Password"]']], state: { tab: 'p' } },
    { goal: 'open the second question', steps: [['click', 'text=Animated?']], state: { open: 'Animated?' } },
    {
      goal: 'format bold and strike',
      steps: [
        ['click', 'role=button[name="Make Bold"]'],
        ['click', 'role=button[name="Make Strike"]'],
      ],
      state: { format: ['Bold', 'Strike'] },
    },
    { goal: 'show the repositories', steps: [['click', 'text=Show repositories']], state: { shown: true } },
    {
      goal: 'type the code',
      steps: [['type', 'role=textbox[name="Character 1 of 4"]', '4711']],
      state: { code: '4711' },
    },
    {
      goal: 'make a new file',
      steps: [
        ['click', 'role=button[name="File"]'],
        ['click', 'role=menuitem[name="New"]'],
      ],
      state: { file: 'new' },
    },
    {
      goal: 'wrap lines by the menu',
      steps: [
        ['click', 'role=button[name="File"]'],
        ['click', 'role=menuitemcheckbox[name="Wrap"]'],
      ],
      state: { wrap: true },
    },
    {
      goal: 'print by the submenu',
      steps: [
        ['click', 'text=File'],
        ['hover', 'text=More tools'],
        ['click', 'role=menuitem[name="Print"]'],
      ],
      state: { file: 'print' },
    },
    {
      goal: 'print by keys',
      steps: [
        ['press', 'role=button[name="File"]', 'Enter'],
        ['wait', 'role=menuitem[name="New"]'],
        ['press', '', 'ArrowDown'],
        ['press', '', 'ArrowDown'],
        ['press', '', 'ArrowRight'],
        ['press', '', 'Enter'],
      ],
      state: { file: 'print' },
    },
    {
      goal: 'reload by the context menu',
      steps: [
        ['rightclick', 'text=Right-click here'],
        ['click', 'role=menuitem[name="Reload"]'],
      ],
      state: { context: 'reload' },
    },
    {
      goal: 'follow on the card that opens on hover',
      steps: [
        ['hover', 'text=@ada'],
        ['click', 'text=Follow'],
      ],
      state: { card: true, followed: true },
    },
    {
      goal: 'see the tooltip',
      steps: [
        ['hover', 'role=button[name="Bold"]'],
        ['wait', '', { text: 'Makes it bold' }],
      ],
      state: { tip: true },
    },
    {
      goal: 'set the width in the popover',
      steps: [
        ['click', 'text=Dimensions'],
        ['fill', 'label=Width', '200px'],
        ['click', 'text=Done'],
      ],
      state: { width: '200px', closed: true },
    },
    {
      goal: 'edit the profile in the dialog',
      steps: [
        ['click', 'text=Edit profile'],
        ['fill', 'label=Nick', 'ada'],
        ['click', 'text=Save'],
      ],
      state: { nick: 'ada', saved: true },
    },
    {
      goal: 'delete all after the question',
      steps: [
        ['click', 'text=Delete all'],
        ['click', 'role=button[name="Yes"]'],
      ],
      state: { deleted: true },
    },
  ],
};
