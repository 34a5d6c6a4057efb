import { expect } from 'vitest';
import type { Library } from '../library';

const cell = (row: number, column: string) => `[row-index="${row}"] [col-id="${column}"]`;

export const agGrid: Library = {
  name: 'ag-grid-community',
  page: 'large/ag-grid.js',
  goals: [
    {
      goal: 'edit a model',
      steps: [
        ['dblclick', cell(1, 'model')],
        ['fill', `${cell(1, 'model')} input`, 'Mustang'],
        ['press', '', 'Enter'],
      ],
      state: { edited: [1, 'model', 'Mustang'] },
    },
    {
      goal: 'sort by price',
      steps: [['click', 'role=columnheader[name="Price"]']],
      state: { first: [0, 73, 146] },
    },
    {
      goal: 'filter by Fiat in the header',
      steps: [['type', 'label=Make Filter Input', 'Fiat']],
      state: { count: 75 },
    },
    {
      goal: 'type over a cell',
      steps: [
        ['click', cell(2, 'model')],
        ['type', '', 'Carrera\n'],
      ],
      state: { edited: [2, 'model', 'Carrera'] },
    },
    {
      goal: 'edit a price by keys',
      steps: [
        ['click', cell(0, 'price')],
        ['press', '', 'Enter'],
        ['press', '', 'Control+a'],
        ['type', '', '77'],
        ['press', '', 'Enter'],
      ],
      state: { edited: [0, 'price', 77] },
    },
    {
      goal: 'tick electric',
      steps: [['click', `${cell(1, 'electric')} input`]],
      state: { edited: [1, 'electric', true] },
    },
    {
      goal: 'choose a body in the list',
      steps: [
        ['dblclick', cell(0, 'body')],
        ['click', `${cell(0, 'body')} [role=combobox]`],
        ['click', 'role=option[name="Van"]'],
      ],
      state: { edited: [0, 'body', 'Van'] },
    },
    {
      goal: 'select two rows',
      steps: [
        ['click', '[row-index="0"] .ag-selection-checkbox'],
        ['click', '[row-index="2"] .ag-selection-checkbox'],
      ],
      state: { selected: [0, 2] },
    },
    {
      goal: 'select all rows',
      steps: [['click', '.ag-header-select-all']],
      state: { selected: expect.objectContaining({ length: 300 }) },
    },
    {
      goal: 'move the column Price before Make',
      steps: [['drag', 'role=columnheader[name="Price"]', 'role=columnheader[name="Make"]']],
      state: { columns: expect.arrayContaining(['price']) },
    },
    {
      goal: 'scroll to a far row and edit it',
      steps: [
        ['scroll', '.ag-body-vertical-scroll-viewport', { x: 0, y: 6300 }],
        ['dblclick', cell(152, 'model')],
        ['fill', `${cell(152, 'model')} input`, 'Far'],
        ['press', '', 'Enter'],
      ],
      state: { edited: [152, 'model', 'Far'] },
    },
    {
      goal: 'filter prices by the menu',
      steps: [
        ['hover', 'role=columnheader[name="Price"]'],
        ['click', '[col-id="price"] .ag-header-cell-filter-button'],
        ['fill', 'label=Filter Value', '1037'],
        ['wait', '', { ms: 700 }],
      ],
      state: { count: 1 },
    },
    {
      goal: 'move by arrow keys',
      steps: [
        ['click', cell(0, 'id')],
        ['press', '', 'ArrowDown'],
        ['press', '', 'ArrowRight'],
      ],
      state: { focused: [1, 'make'] },
    },
  ],
};
