import type { Library } from '../library';

export const mantine: Library = {
  name: '@mantine/core',
  page: 'large/mantine.jsx',
  goals: [
    {
      goal: 'select Banana in one step',
      steps: [['select', 'label=Fruit', 'Banana']],
      state: { fruit: 'Banana' },
    },
    {
      goal: 'choose Cherry',
      steps: [
        ['click', 'role=textbox[name="Fruit"]'],
        ['click', 'role=option[name="Cherry"]'],
      ],
      state: { fruit: 'Cherry' },
    },
    {
      goal: 'search and choose',
      steps: [
        ['type', 'label=Searched', 'dam'],
        ['press', '', 'ArrowDown'],
        ['press', '', 'Enter'],
      ],
      state: { searched: 'Damson' },
    },
    {
      goal: 'select in the searched list',
      steps: [['select', 'label=Searched', 'Damson']],
      state: { searched: 'Damson' },
    },
    {
      goal: 'select two fruits',
      steps: [['select', 'label=Fruits', ['Apple', 'Cherry']]],
      state: { fruits: ['Apple', 'Cherry'] },
    },
    { goal: 'type tags', steps: [['type', 'label=Tags', 'red,blue,']], state: { tags: ['red', 'blue'] } },
    {
      goal: 'complete a town',
      steps: [
        ['fill', 'label=Town', 'Ro'],
        ['click', 'role=option[name="Rome"]'],
      ],
      state: { town: 'Rome' },
    },
    { goal: 'fill in a price', steps: [['fill', 'label=Price', '1234']], state: { price: 1234 } },
    { goal: 'type a price', steps: [['type', 'label=Price', '1234']], state: { price: 1234 } },
    { goal: 'type the pin', steps: [['type', '.mantine-PinInput-input', '4711']], state: { pin: '4711' } },
    { goal: 'fill in the pin', steps: [['fill', '.mantine-PinInput-input', '4711']], state: { pin: '4711' } },
    { goal: 'fill in the secret', steps: [['fill', 'label=Secret', 'hush']], state: { secret: 'hush' } },
    { goal: 'write two lines', steps: [['type', 'label=Notes', 'one\ntwo']], state: { notes: 'one\ntwo' } },
    {
      goal: 'fill in a day',
      steps: [
        ['fill', 'label=Day', '2026-05-17'],
        ['press', '', 'Enter'],
      ],
      state: { day: 'Sun May 17 2026' },
    },
    {
      goal: 'pick a day',
      steps: [
        ['click', 'label=Picked'],
        ['click', 'role=button[name="17 May 2026"]'],
      ],
      state: { picked: 'Sun May 17 2026' },
    },
    { goal: 'fill in the time', steps: [['fill', 'label=Time', '10:30']], state: { time: '10:30' } },
    { goal: 'switch on', steps: [['check', 'label=Wi-Fi']], state: { wifi: true } },
    { goal: 'switch on by role', steps: [['check', 'role=switch[name="Wi-Fi"]']], state: { wifi: true } },
    { goal: 'agree', steps: [['check', 'role=checkbox[name="Agree"]']], state: { agree: true } },
    { goal: 'choose Large', steps: [['check', 'role=radio[name="Large"]']], state: { size: 'l' } },
    { goal: 'choose the chip', steps: [['check', 'label=Blue']], state: { chip: 'blue' } },
    { goal: 'click the chip', steps: [['click', 'text=Red']], state: { chip: 'red' } },
    { goal: 'four stars', steps: [['check', 'role=radio[name="4"]']], state: { stars: 4 } },
    { goal: 'click four stars', steps: [['click', 'role=radio[name="4"]']], state: { stars: 4 } },
    { goal: 'volume 70', steps: [['fill', 'role=slider[name="Volume"]', '70']], state: { volume: 70 } },
    { goal: 'high 80', steps: [['fill', 'role=slider[name="High"]', '80']], state: { range: [20, 80] } },
    { goal: 'show the map', steps: [['click', 'text=Map']], state: { view: 'Map' } },
    { goal: 'check the map', steps: [['check', 'role=radio[name="Map"]']], state: { view: 'Map' } },
    {
      goal: 'edit by hover',
      steps: [
        ['hover', 'text=Hover me'],
        ['click', 'role=menuitem[name="Edit"]'],
      ],
      state: { menu: 'edit' },
    },
    {
      goal: 'copy by the menu',
      steps: [
        ['click', 'role=button[name="More"]'],
        ['click', 'role=menuitem[name="Copy"]'],
      ],
      state: { menu: 'copy' },
    },
    {
      goal: 'copy by keys',
      steps: [
        ['press', 'role=button[name="More"]', 'Enter'],
        ['press', '', 'ArrowDown'],
        ['press', '', 'Enter'],
      ],
      state: { menu: 'copy' },
    },
    {
      goal: 'sure',
      steps: [
        ['click', 'text=Ask'],
        ['click', 'role=button[name="Yes"]'],
      ],
      state: { sure: true },
    },
    {
      goal: 'close with Escape',
      steps: [
        ['click', 'text=Ask'],
        ['press', '', 'Escape'],
      ],
      state: { closed: true },
    },
    { goal: 'open the question', steps: [['click', 'text=Question']], state: { open: 'q' } },
    { goal: 'second tab', steps: [['click', 'role=tab[name="Two"]']], state: { tab: 'two' } },
    {
      goal: 'second tab by keys',
      steps: [['press', 'role=tab[name="One"]', 'ArrowRight']],
      state: { tab: 'two' },
    },
  ],
};
