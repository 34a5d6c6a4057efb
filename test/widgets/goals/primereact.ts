import type { Library } from '../library';

export const primereact: Library = {
  name: 'primereact',
  page: 'large/primereact.jsx',
  goals: [
    { goal: 'select Rome by its label', steps: [['select', 'label=Town', 'Rome']], state: { town: 'Rome' } },
    {
      goal: 'select in the list with a filter',
      steps: [['select', 'label=Found', 'Lima']],
      state: { found: 'Lima' },
    },
    {
      goal: 'select two towns',
      steps: [['select', 'label=Towns', ['Oslo', 'Lima']]],
      state: { towns: ['Oslo', 'Lima'] },
    },
    {
      goal: 'fill in the day',
      steps: [['fill', 'label=Day', '2026-05-17']],
      state: { day: 'Sun May 17 2026' },
    },
    {
      goal: 'pick the day',
      steps: [
        ['click', 'label=Day'],
        ['click', '.p-datepicker td:not(.p-datepicker-other-month) >> nth=0'.replace(' >> nth=0', '')],
      ],
      state: { day: 'Fri May 01 2026' },
    },
    { goal: 'type tags', steps: [['type', 'label=Tags', 'red,blue,']], state: { tags: ['red', 'blue'] } },
    { goal: 'type a tag and Enter', steps: [['type', 'label=Tags', 'green\n']], state: { tags: ['green'] } },
    {
      goal: 'type an amount',
      steps: [
        ['type', 'label=Amount', '1234'],
        ['press', 'label=Amount', 'Tab'],
      ],
      state: { amount: 1234 },
    },
    {
      goal: 'type the phone',
      steps: [['type', 'label=Phone', '2025550143']],
      state: { phone: '(202) 555-0143' },
    },
    {
      goal: 'fill in the phone',
      steps: [['fill', 'label=Phone', '2025550143']],
      state: { phone: '(202) 555-0143' },
    },
    { goal: 'type the code', steps: [['type', '.p-inputotp-input', '4711']], state: { code: '4711' } },
    { goal: 'fill in the code', steps: [['fill', '.p-inputotp-input', '4711']], state: { code: '4711' } },
    { goal: 'fill in the secret', steps: [['fill', 'label=Secret', 'hush']], state: { secret: 'hush' } },
    { goal: 'switch on', steps: [['check', 'label=Wi-Fi']], state: { wifi: true } },
    { goal: 'switch on by a click', steps: [['click', '.p-inputswitch']], state: { wifi: true } },
    { goal: 'agree', steps: [['check', 'label=I agree']], state: { agree: true } },
    { goal: 'agree by role', steps: [['click', 'role=checkbox[name="I agree"]']], state: { agree: true } },
    { goal: 'choose Large', steps: [['check', 'role=radio[name="Large"]']], state: { size: 'l' } },
    { goal: 'three stars', steps: [['click', '.p-rating-item:nth-child(4)']], state: { stars: 3 } },
    { goal: 'volume 70', steps: [['fill', 'role=slider[name="Volume"]', '70']], state: { volume: 70 } },
    { goal: 'volume by keys', steps: [['press', 'role=slider', 'ArrowRight']], state: { volume: 21 } },
    { goal: 'show the map', steps: [['click', 'text=Map']], state: { view: 'Map' } },
    {
      goal: 'select in the list box',
      steps: [['select', '.p-listbox [role=listbox]', 'Lima']],
      state: { listed: 'Lima' },
    },
    {
      goal: 'choose Dog in the tree',
      steps: [
        ['click', '.p-treeselect'],
        ['click', '.p-tree-toggler'],
        ['click', 'text=Dog'],
      ],
      state: { node: 'd' },
    },
    {
      goal: 'new by the menu',
      steps: [
        ['click', 'text=File'],
        ['click', 'text=New'],
      ],
      state: { menu: 'new' },
    },
    {
      goal: 'edit a cell',
      steps: [
        ['click', 'text=Bob'],
        ['fill', 'td input', 'Eve'],
        ['press', 'td input', 'Enter'],
      ],
      state: {
        rows: [
          { id: 1, name: 'Ada' },
          { id: 2, name: 'Eve' },
        ],
      },
    },
    {
      goal: 'choose a file',
      steps: [['upload', '.p-fileupload', { name: 'a.txt', type: 'text/plain', base64: 'aGk=' }]],
      state: { file: 'a.txt' },
    },
  ],
};
