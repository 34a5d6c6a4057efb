import type { Library } from '../library';

export const elementPlus: Library = {
  name: 'element-plus',
  page: 'large/element-plus.js',
  goals: [
    {
      goal: 'choose Cairo',
      steps: [
        ['click', 'role=combobox[name="City"]'],
        ['click', 'role=option[name="Cairo"]'],
      ],
      state: { city: 'Cairo' },
    },
    {
      goal: 'select Berlin in one step',
      steps: [['select', 'role=combobox[name="City"]', 'Berlin']],
      state: { city: 'Berlin' },
    },
    {
      goal: 'search a city',
      steps: [
        ['type', 'role=combobox[name="City"]', 'del'],
        ['press', 'role=combobox[name="City"]', 'ArrowDown'],
        ['press', 'role=combobox[name="City"]', 'Enter'],
      ],
      state: { city: 'Delhi' },
    },
    {
      goal: 'choose two cities',
      steps: [
        ['click', 'role=combobox[name="Cities"]'],
        ['click', 'text=Athens'],
        ['click', 'text=Delhi'],
      ],
      state: { cities: ['Athens', 'Delhi'] },
    },
    {
      goal: 'select two cities in one step',
      steps: [['select', 'role=combobox[name="Cities"]', ['Berlin', 'Cairo']]],
      state: { cities: ['Berlin', 'Cairo'] },
    },
    {
      goal: 'fill in a day',
      steps: [
        ['fill', 'role=combobox[name="Day"]', '2026-05-17'],
        ['press', '', 'Enter'],
      ],
      state: { day: '2026-05-17' },
    },
    {
      goal: 'fill in a time',
      steps: [
        ['fill', 'role=combobox[name="Time"]', '08:30'],
        ['press', '', 'Enter'],
      ],
      state: { time: '08:30' },
    },
    {
      goal: 'raise the pieces',
      steps: [['click', 'role=button[name="increase number"]']],
      state: { number: 2 },
    },
    {
      goal: 'fill in the pieces',
      steps: [['fill', 'role=spinbutton[name="Pieces"]', '7']],
      state: { number: 7 },
    },
    {
      goal: 'choose Egypt',
      steps: [
        ['click', '.el-cascader'],
        ['click', 'text=Africa'],
        ['click', 'text=Egypt'],
      ],
      state: { place: ['af', 'eg'] },
    },
    {
      goal: 'take a suggestion',
      steps: [
        ['type', 'label=Search', 'vu'],
        ['click', 'role=option[name="vuetify"]'],
      ],
      state: { text: 'vuetify' },
    },
    {
      goal: 'enter two tags',
      steps: [['type', 'label=Tags', 'one\ntwo\n']],
      state: { tags: ['one', 'two'] },
    },
    {
      goal: 'choose a colour',
      steps: [
        ['click', 'role=button[name="Colour"]'],
        ['fill', '.el-color-picker-panel input, .el-color-dropdown input', '#00aa00'],
        ['press', '', 'Enter'],
        ['click', 'text=OK'],
      ],
      state: { colour: '#00aa00' },
    },
    {
      goal: 'set the volume to 75',
      steps: [['fill', 'role=slider[name="Volume"]', '75']],
      state: { volume: 75 },
    },
    { goal: 'switch Wi-Fi on', steps: [['check', 'role=switch[name="Wi-Fi"]']], state: { wifi: true } },
    { goal: 'click the switch', steps: [['click', '.el-switch']], state: { wifi: true } },
    { goal: 'give three stars', steps: [['click', '.el-rate__item:nth-child(3)']], state: { stars: 3 } },
    { goal: 'set four stars', steps: [['fill', 'role=slider[name="Stars"]', '4']], state: { stars: 4 } },
    { goal: 'agree', steps: [['check', 'role=checkbox[name="I agree"]']], state: { agree: true } },
    { goal: 'choose Large', steps: [['check', 'role=radio[name="Large"]']], state: { size: 'l' } },
    { goal: 'show the second tab', steps: [['click', 'role=tab[name="Two"]']], state: { tab: 'two' } },
    { goal: 'open the question', steps: [['click', 'text=Question']], state: { open: ['q'] } },
    {
      goal: 'edit by the menu that opens on hover',
      steps: [
        ['hover', 'text=Hover me'],
        ['click', 'role=menuitem[name="Edit"]'],
      ],
      state: { command: 'edit' },
    },
    {
      goal: 'be sure in the dialog',
      steps: [
        ['click', 'role=button[name="Ask"]'],
        ['click', 'text=I am sure'],
      ],
      state: { sure: true },
    },
    {
      goal: 'confirm the removal',
      steps: [
        ['click', 'role=button[name="Remove"]'],
        ['click', 'role=button[name="Yes"]'],
      ],
      state: { removed: true },
    },
    {
      goal: 'go on after the warning',
      steps: [
        ['click', 'role=button[name="Warn"]'],
        ['click', 'role=button[name="OK"]'],
      ],
      state: { gone: true },
    },
    { goal: 'check all animals', steps: [['click', '.el-tree .el-checkbox']], state: { checked: [1, 2, 3] } },
    {
      goal: 'expand animals and choose Dog',
      steps: [
        ['click', 'text=Animals'],
        ['click', 'text=Dog'],
      ],
      state: { node: 'Dog' },
    },
    {
      goal: 'sort by age',
      steps: [['click', 'role=columnheader[name=/Age/]']],
      state: { sort: ['age', 'ascending'] },
    },
    {
      goal: 'select a row',
      steps: [['click', '.el-table__row:nth-child(2) .el-checkbox']],
      state: { selected: ['Name 3'] },
    },
    { goal: 'go to page 4', steps: [['click', '.el-pager li:nth-child(4)']], state: { page: 4 } },
    {
      goal: 'transfer item 2',
      steps: [
        ['click', 'text=Item 2'],
        ['click', '.el-transfer__buttons button:nth-child(2)'],
      ],
      state: { right: [2] },
    },
  ],
};
