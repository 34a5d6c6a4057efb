import { expect } from 'vitest';
import type { Library } from '../library';

export const antd: Library = {
  name: 'antd',
  page: 'large/antd.jsx',
  goals: [
    {
      goal: 'choose Cherry in the select',
      steps: [
        ['click', 'label=Fruit'],
        ['click', 'text=Cherry'],
      ],
      state: { fruit: 'cherry' },
    },
    {
      goal: 'select Banana in one step',
      steps: [['select', 'label=Fruit', 'Banana']],
      state: { fruit: 'banana' },
    },
    {
      goal: 'put two fruits into the basket',
      steps: [
        ['click', 'label=Basket'],
        ['click', '.ant-select-item-option[title=Apple]'],
        ['click', '.ant-select-item-option[title=Damson]'],
      ],
      state: { basket: ['apple', 'damson'] },
    },
    {
      goal: 'select two fruits in one step',
      steps: [['select', 'label=Basket', ['Banana', 'Cherry']]],
      state: { basket: ['banana', 'cherry'] },
    },
    {
      goal: 'type two labels',
      steps: [['type', 'label=Labels', 'urgent\nlate\n']],
      state: { labels: ['urgent', 'late'] },
    },
    {
      goal: 'search a room among 500',
      steps: [
        ['type', 'label=Room', 'Room 432'],
        ['press', 'label=Room', 'Enter'],
      ],
      state: { room: 432 },
    },
    {
      goal: 'select a far room of a virtual list in one step',
      steps: [['select', 'label=Room', 'Room 321']],
      state: { room: 321 },
    },
    {
      goal: 'choose Lyon in the cascader',
      steps: [
        ['click', 'label=Place'],
        ['click', 'text=Europe'],
        ['click', 'text=France'],
        ['click', 'text=Lyon'],
      ],
      state: { place: ['eu', 'fr', 'lyo'] },
    },
    {
      goal: 'choose Dog in the tree select',
      steps: [
        ['click', 'label=Being'],
        ['click', '.ant-select-tree-switcher_close'],
        ['click', 'text=Dog'],
      ],
      state: { being: 'dog' },
    },
    {
      goal: 'fill in a day',
      steps: [
        ['fill', 'label=Day', '2026-05-17'],
        ['press', 'label=Day', 'Enter'],
      ],
      state: { day: '2026-05-17' },
    },
    {
      goal: 'choose a day in the calendar',
      steps: [
        ['click', 'label=Day'],
        ['click', '.ant-picker-cell-in-view:nth-child(3)'],
      ],
      state: { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    },
    {
      goal: 'choose a range of days',
      steps: [
        ['fill', '#from', '2026-05-01'],
        ['press', '#from', 'Enter'],
        ['fill', '#to', '2026-05-09'],
        ['press', '#to', 'Enter'],
      ],
      state: { stay: ['2026-05-01', '2026-05-09'] },
    },
    {
      goal: 'fill in a time',
      steps: [
        ['fill', 'label=Time', '09:45'],
        ['press', 'label=Time', 'Enter'],
      ],
      state: { time: '09:45' },
    },
    { goal: 'set the price to 42', steps: [['fill', 'label=Price', '42']], state: { price: 42 } },
    { goal: 'step the price up', steps: [['press', 'label=Price', 'ArrowUp']], state: { price: 11 } },
    { goal: 'type the code', steps: [['type', '.ant-otp input', '4711']], state: { code: '4711' } },
    {
      goal: 'complete a mail address',
      steps: [
        ['type', 'label=Mail', 'alan'],
        ['click', 'text=alan@example.com'],
      ],
      state: { mail: 'alan@example.com' },
    },
    {
      goal: 'mention bob',
      steps: [
        ['type', 'label=Comment', 'Hi @b'],
        ['press', '', 'Enter'],
      ],
      state: { comment: 'Hi @bob ' },
    },
    {
      goal: 'fill in the password',
      steps: [['fill', 'label=Password', 's3cret']],
      state: { password: 's3cret' },
    },
    {
      goal: 'set the brightness to 75',
      steps: [['fill', 'role=slider[name="Brightness"]', '75']],
      state: { brightness: 75 },
    },
    {
      goal: 'raise the upper end of the span',
      steps: [['press', 'role=slider[name="High"]', 'ArrowRight']],
      state: { span: [20, 51] },
    },
    {
      goal: 'rate with 4 stars',
      steps: [['click', '.ant-rate-star:nth-child(4) [role=radio]']],
      state: { rate: 4 },
    },
    {
      goal: 'switch dark mode on',
      steps: [['click', 'role=switch[name="Dark mode"]']],
      state: { dark: true },
    },
    { goal: 'show by week', steps: [['click', 'role=radio[name="By week"]']], state: { scale: 'week' } },
    { goal: 'check by week', steps: [['check', 'role=radio[name="By week"]']], state: { scale: 'week' } },
    {
      goal: 'order bread and jam',
      steps: [
        ['check', 'label=Bread'],
        ['check', 'label=Jam'],
      ],
      state: { breakfast: ['Bread', 'Jam'] },
    },
    { goal: 'show the map', steps: [['click', 'text=Map']], state: { view: 'Map' } },
    {
      goal: 'check all animals in the tree',
      steps: [['click', '.ant-tree-checkbox']],
      state: { checked: ['a', 'cat', 'dog'] },
    },
    {
      goal: 'expand Plants and select Oak',
      steps: [
        ['click', '.ant-tree-treenode:nth-child(2) .ant-tree-switcher'],
        ['click', 'text=Oak'],
      ],
      state: { expanded: ['p'], selected: ['oak'] },
    },
    {
      goal: 'transfer green',
      steps: [
        ['click', '.ant-transfer-list-content-item:nth-child(2)'],
        ['click', '.ant-transfer-actions button:not([disabled])'],
      ],
      state: { picked: ['green'] },
    },
    {
      goal: 'put a file into the drop zone',
      steps: [['upload', '.ant-upload-drag', { name: 'a.txt', type: 'text/plain', base64: 'aGk=' }]],
      state: { file: 'a.txt' },
    },
    {
      goal: 'choose a colour by its code',
      steps: [
        ['click', '.ant-color-picker-trigger'],
        ['fill', '.ant-color-picker-hex-input input', '00ff88'],
        ['press', '', 'Enter'],
      ],
      state: { colour: '#00ff88' },
    },
    { goal: 'open the tab Spam', steps: [['click', 'role=tab[name="Spam"]']], state: { tab: 'Spam' } },
    {
      goal: 'open the second question',
      steps: [['click', 'text=Second question']],
      state: { open: ['Second question'] },
    },
    {
      goal: 'edit by the menu that opens on hover',
      steps: [
        ['hover', 'text=Hover me'],
        ['click', 'role=menuitem[name="Edit"]'],
      ],
      state: { menu: 'edit' },
    },
    {
      goal: 'export by the submenu',
      steps: [
        ['hover', 'text=Hover me'],
        ['hover', 'text=More'],
        ['click', 'text=Export'],
      ],
      state: { menu: 'export' },
    },
    {
      goal: 'rename in the dialog',
      steps: [
        ['click', 'text=Rename'],
        ['fill', 'placeholder=Name', 'Plan B'],
        ['click', 'role=button[name="OK"]'],
      ],
      state: { name: 'Plan B', renamed: true },
    },
    {
      goal: 'filter in the drawer and close it',
      steps: [
        ['click', 'role=button[name="Filters"]'],
        ['check', 'label=In stock'],
        ['click', 'role=button[name="Close"]'],
      ],
      state: { stock: true, closed: true },
    },
    {
      goal: 'confirm the removal',
      steps: [
        ['click', 'role=button[name="Remove"]'],
        ['click', 'role=button[name="OK"]'],
      ],
      state: { removed: true },
    },
    {
      goal: 'leave after the question',
      steps: [
        ['click', 'role=button[name="Leave"]'],
        ['click', 'role=button[name="OK"]'],
      ],
      state: { left: true },
    },
    {
      goal: 'sort by age downwards',
      steps: [
        ['click', 'role=columnheader[name="Age"]'],
        ['click', 'role=columnheader[name="Age"]'],
      ],
      state: { sorted: 'age descend' },
    },
    {
      goal: 'filter by Rome',
      steps: [
        ['click', '.ant-table-filter-trigger'],
        ['click', 'role=menuitem[name="Rome"]'],
        ['click', '.ant-table-filter-dropdown .ant-btn-primary'],
      ],
      state: { filters: { city: ['Rome'] } },
    },
    {
      goal: 'select two rows',
      steps: [
        ['check', 'tr[data-row-key="1"] input'],
        ['check', 'tr[data-row-key="3"] input'],
      ],
      state: { rows: [1, 3] },
    },
    {
      goal: 'go to page 3 of the table',
      steps: [['click', '.ant-table-wrapper .ant-pagination-item-3']],
      state: { page: 3 },
    },
    {
      goal: 'jump to page 27',
      steps: [
        ['fill', '.ant-pagination-options-quick-jumper input', '27'],
        ['press', '.ant-pagination-options-quick-jumper input', 'Enter'],
      ],
      state: { jumped: 27 },
    },
  ],
};
