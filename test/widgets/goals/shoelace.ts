import type { Library } from '../library';

export const shoelace: Library = {
  name: '@shoelace-style/shoelace',
  page: 'large/shoelace.js',
  goals: [
    {
      goal: 'choose Plum',
      steps: [
        ['click', 'role=combobox[name="Favourite fruit"]'],
        ['click', 'role=option[name="Plum"]'],
      ],
      state: { fruit: 'plum' },
    },
    {
      goal: 'select Pear in one step',
      steps: [['select', 'label=Favourite fruit', 'Pear']],
      state: { fruit: 'pear' },
    },
    {
      goal: 'choose red and blue',
      steps: [
        ['click', 'role=combobox[name="Colours"]'],
        ['click', 'role=option[name="Red"]'],
        ['click', 'role=option[name="Blue"]'],
      ],
      state: { colours: ['red', 'blue'] },
    },
    {
      goal: 'select two colours in one step',
      steps: [['select', 'label=Colours', ['Green', 'Blue']]],
      state: { colours: ['green', 'blue'] },
    },
    { goal: 'fill in the name', steps: [['fill', 'label=Full name', 'Ada']], state: { name: 'Ada' } },
    {
      goal: 'type the name after a click',
      steps: [
        ['click', '#name'],
        ['type', '#name', 'Bob'],
      ],
      state: { name: 'Bob' },
    },
    {
      goal: 'clear the name by its button',
      steps: [
        ['fill', '#name', 'Ada'],
        ['click', 'role=button[name="Clear entry"]'],
      ],
      state: { name: '' },
    },
    { goal: 'fill in the secret', steps: [['fill', '#secret', 'x1']], state: { secret: 'x1' } },
    {
      goal: 'write a message',
      steps: [['fill', 'label=Message', 'Hello\nyou']],
      state: { message: 'Hello\nyou' },
    },
    { goal: 'switch Wi-Fi on', steps: [['check', 'role=switch[name="Wi-Fi"]']], state: { wifi: true } },
    { goal: 'accept the terms', steps: [['click', 'text=Accept the terms']], state: { terms: true } },
    { goal: 'check the terms by the element', steps: [['check', '#terms']], state: { terms: true } },
    { goal: 'choose Large', steps: [['click', 'role=radio[name="Large"]']], state: { size: 'l' } },
    { goal: 'choose the plan Pro', steps: [['click', 'text=Pro']], state: { plan: 'pro' } },
    { goal: 'set the volume to 66', steps: [['fill', 'label=Volume', '66']], state: { volume: 66 } },
    {
      goal: 'give four stars by keys',
      steps: [
        ['press', 'role=slider[name="Stars"]', 'ArrowRight'],
        ['press', 'role=slider[name="Stars"]', 'ArrowRight'],
      ],
      state: { stars: 2 },
    },
    { goal: 'give four stars', steps: [['fill', 'role=slider[name="Stars"]', '4']], state: { stars: 4 } },
    { goal: 'show the second tab', steps: [['click', 'role=tab[name="Two"]']], state: { tab: 'two' } },
    {
      goal: 'open the details and use express',
      steps: [
        ['click', 'text=Shipping'],
        ['click', 'text=Express'],
      ],
      state: { shipping: true, express: true },
    },
    {
      goal: 'paste by the menu',
      steps: [
        ['click', 'text=Edit'],
        ['click', 'role=menuitem[name="Paste"]'],
      ],
      state: { menu: 'paste' },
    },
    {
      goal: 'wrap lines by the menu',
      steps: [
        ['click', 'role=button[name="Edit"]'],
        ['click', 'text=Wrap lines'],
      ],
      state: { menu: 'wrap' },
    },
    {
      goal: 'answer in the dialog',
      steps: [
        ['click', 'text=Open dialog'],
        ['fill', 'label=Answer', 'yes'],
        ['click', 'text=Send answer'],
      ],
      state: { answer: 'yes', sent: true },
    },
    {
      goal: 'shut the dialog with Escape',
      steps: [
        ['click', 'text=Open dialog'],
        ['press', '', 'Escape'],
      ],
      state: { shut: true },
    },
    {
      goal: 'act in the drawer',
      steps: [
        ['click', 'text=Open drawer'],
        ['click', 'text=Inside'],
      ],
      state: { inside: true },
    },
    { goal: 'see the tooltip', steps: [['hover', 'text=Hover me']], state: { tip: true } },
    {
      goal: 'choose Maple in the tree',
      steps: [
        ['press', 'role=treeitem[name="Deciduous"]', 'ArrowRight'],
        ['click', 'text=Maple'],
      ],
      state: { leaf: ['Maple'] },
    },
    {
      goal: 'set a colour',
      steps: [
        ['click', '#colour'],
        ['fill', '#colour >>> sl-input', '#00ff00'],
        ['press', '', 'Enter'],
      ],
      state: { colour: '#00ff00' },
    },
    { goal: 'copy', steps: [['click', '#copy']], state: { copied: true } },
  ],
};
