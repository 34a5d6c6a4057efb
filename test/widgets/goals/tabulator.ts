import type { Library } from '../library';

const cell = (row: number, field: string) =>
  `#table .tabulator-row:nth-child(${row}) [tabulator-field=${field}]`;

export const tabulator: Library = {
  name: 'tabulator-tables',
  page: 'large/tabulator.js',
  goals: [
    {
      goal: 'edit an age',
      steps: [
        ['click', cell(1, 'age')],
        ['fill', `${cell(1, 'age')} input`, '33'],
        ['press', '', 'Enter'],
      ],
      state: { edited: [0, 'age', 33] },
    },
    {
      goal: 'edit a name',
      steps: [
        ['click', cell(2, 'name')],
        ['fill', `${cell(2, 'name')} input`, 'Grace'],
        ['press', '', 'Enter'],
      ],
      state: { edited: [1, 'name', 'Grace'] },
    },
    {
      goal: 'type over a name at the caret',
      steps: [
        ['click', cell(3, 'name'), { position: { x: 110, y: 12 } }],
        ['type', '', ' B.'],
        ['press', '', 'Enter'],
      ],
      state: { edited: [2, 'name', 'Person 14 B.'] },
    },
    {
      goal: 'choose a city',
      steps: [
        ['click', cell(1, 'city')],
        ['click', '.tabulator-edit-list-item:nth-child(4)'],
      ],
      state: { edited: [0, 'city', 'Lima'] },
    },
    {
      goal: 'set a date',
      steps: [
        ['click', cell(1, 'born')],
        ['fill', `${cell(1, 'born')} input`, '2001-05-06'],
        ['press', '', 'Enter'],
      ],
      state: { edited: [0, 'born', '2001-05-06'] },
    },
    {
      goal: 'tick active',
      steps: [
        ['click', cell(1, 'active')],
        ['click', `${cell(1, 'active')} input`],
        ['press', '', 'Enter'],
      ],
      state: { edited: [0, 'active', true] },
    },
    {
      goal: 'sort by age',
      steps: [['click', '.tabulator-col[tabulator-field=age]']],
      state: { first: [20, 22] },
    },
    {
      goal: 'sort by age downwards',
      steps: [
        ['click', '.tabulator-col[tabulator-field=age]'],
        ['click', '.tabulator-col[tabulator-field=age]'],
      ],
      state: { first: [69, 68] },
    },
    {
      goal: 'filter the names',
      steps: [
        ['type', '.tabulator-header-filter input', '39'],
        ['wait', '', { ms: 500 }],
      ],
      state: { count: 1 },
    },
    {
      goal: 'select two rows',
      steps: [
        ['click', cell(1, 'id')],
        ['click', cell(3, 'id')],
      ],
      state: { selected: [0, 2] },
    },
    { goal: 'go to page 2', steps: [['click', 'role=button[name="Show Page 2"]']], state: { page: 2 } },
    {
      goal: 'move the column Id before Age',
      steps: [
        [
          'drag',
          '.tabulator-col[tabulator-field=id]',
          { target: '.tabulator-col[tabulator-field=age]', holdMs: 400 },
        ],
      ],
      state: { columns: ['name', 'id', 'age', 'city', 'born', 'active'] },
    },
    {
      goal: 'move ant below dog',
      steps: [
        [
          'drag',
          '#movable .tabulator-row:nth-child(1) .tabulator-row-handle',
          { target: '#movable .tabulator-row:nth-child(4)', targetPosition: { x: 60, y: 22 } },
        ],
      ],
      state: { animals: ['bee', 'cat', 'dog', 'ant'] },
    },
    {
      goal: 'expand the parent and choose the child',
      steps: [
        ['click', '.tabulator-data-tree-control'],
        ['click', 'text=Child'],
      ],
      state: { expanded: true, node: 'Child' },
    },
  ],
};
