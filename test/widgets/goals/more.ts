import type { Library } from '../library';

const cell = (row: number, column: number) =>
  `#sheet .ht_master tbody tr:nth-child(${row}) td:nth-of-type(${column})`;

export const more: Library = {
  name: 'more',
  page: 'large/more.js',
  goals: [
    {
      goal: 'ace: replace all',
      steps: [['fill', '#ace', 'two();\n  three();\n']],
      state: { ace: 'two();\n  three();\n' },
    },
    {
      goal: 'ace: replace all by its field',
      steps: [['fill', '.ace_text-input', 'if (a) {\n  b();\n}']],
      state: { ace: 'if (a) {\n  b();\n}' },
    },
    { goal: 'ace: type', steps: [['type', '.ace_text-input', 'x']], state: { ace: 'one();x' } },
    {
      goal: 'ace: click and type',
      steps: [
        ['click', '.ace_content'],
        ['press', '', 'Control+End'],
        ['type', '', 'z'],
      ],
      state: { ace: 'one();z' },
    },
    { goal: 'ace: empty', steps: [['clear', '.ace_text-input']], state: { ace: '' } },
    {
      goal: 'cleave: card',
      steps: [['type', '#card', '4242424242424242']],
      state: { card: '4242 4242 4242 4242' },
    },
    {
      goal: 'cleave: fill card',
      steps: [['fill', 'label=Card', '4242424242424242']],
      state: { card: '4242 4242 4242 4242' },
    },
    { goal: 'cleave: money', steps: [['type', '#money', '1234.5']], state: { money: '$1,234.5' } },
    { goal: 'cleave: date', steps: [['fill', '#date', '20260517']], state: { date: '2026/05/17' } },
    { goal: 'slim: select', steps: [['select', 'role=combobox', 'Rome']], state: { slim: ['Rome'] } },
    {
      goal: 'slim: click',
      steps: [
        ['click', '.ss-main'],
        ['click', '.ss-content .ss-option:nth-child(3)'],
      ],
      state: { slim: ['Bonn'] },
    },
    {
      goal: 'slim: native',
      steps: [['select', '#slim', 'Rome']],
      state: { slim: ['Rome'] },
      fails:
        'The page does not display the select; a person uses the widget beside it, as the goals above do.',
    },
    {
      goal: 'slim: several',
      steps: [['select', '#multi', ['Oslo', 'Bonn']]],
      state: { multi: ['Oslo', 'Bonn'] },
      fails:
        'The page does not display the select; a person uses the widget beside it, as the goals above do.',
    },
    {
      goal: 'filepond',
      steps: [['upload', '.filepond--root', { name: 'a.txt', type: 'text/plain', base64: 'aGk=' }]],
      state: { pond: 'a.txt' },
    },
    {
      goal: 'ck: replace all',
      steps: [['fill', '.ck-content', 'new\ntext']],
      state: { ck: '<p>new</p><p>text</p>' },
    },
    { goal: 'ck: type', steps: [['type', '.ck-content', ' more']], state: { ck: '<p>old more</p>' } },
    {
      goal: 'ck: bold',
      steps: [
        ['click', '.ck-content'],
        ['press', '', 'Control+a'],
        ['click', 'role=button[name="Bold"]'],
      ],
      state: { ck: '<p><strong>old</strong></p>' },
    },
    {
      goal: 'ck: heading',
      steps: [
        ['click', '.ck-content'],
        ['click', '.ck-heading-dropdown button'],
        ['click', 'text=Heading 1'],
      ],
      state: { ck: '<h2>old</h2>' },
    },
    {
      goal: 'ck: list by typing',
      steps: [
        ['clear', '.ck-content'],
        ['type', '.ck-content', 'milk'],
      ],
      state: { ck: '<p>milk</p>' },
    },
    {
      goal: 'sheet: type over',
      steps: [
        ['click', cell(1, 1)],
        ['type', '', 'Eve'],
        ['press', '', 'Enter'],
      ],
      state: { cell: [0, 0, 'Eve'] },
    },
    {
      goal: 'sheet: one letter',
      steps: [
        ['click', cell(1, 1)],
        ['type', '', 'x'],
        ['press', '', 'Enter'],
      ],
      state: { cell: [0, 0, 'x'] },
    },
    {
      goal: 'sheet: with Enter',
      steps: [
        ['click', cell(1, 1)],
        ['type', '', 'Eve\n'],
      ],
      state: { cell: [0, 0, 'Eve'] },
    },
    {
      goal: 'sheet: edit',
      steps: [
        ['dblclick', cell(2, 1)],
        ['press', '', 'Control+a'],
        ['type', '', 'Kim'],
        ['press', '', 'Enter'],
      ],
      state: { cell: [1, 0, 'Kim'] },
    },
    { goal: 'sheet: tick', steps: [['check', `${cell(1, 3)} input`]], state: { cell: [0, 2, true] } },
    {
      goal: 'sheet: choose',
      steps: [
        ['dblclick', cell(1, 2)],
        ['click', '.handsontableEditor td:first-child'],
      ],
      state: { cell: [0, 1, 'Oslo'] },
    },
  ],
};
