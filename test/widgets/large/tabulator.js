/** Tabulator. */
import { TabulatorFull as Tabulator } from 'tabulator-tables';
import 'tabulator-tables/dist/css/tabulator.min.css';
import { report } from '../pages/report.js';

document.getElementById('app').innerHTML =
  '<div id="table" style="width: 760px"></div><div id="movable" style="width: 300px"></div><div id="tree" style="width: 300px"></div>';
const people = Array.from({ length: 40 }, (_, id) => ({
  id,
  name: `Person ${(id * 7) % 40}`,
  age: 20 + ((id * 11) % 50),
  city: ['Oslo', 'Rome', 'Bonn'][id % 3],
  born: '2000-01-02',
  active: false,
}));
const table = new Tabulator('#table', {
  data: people,
  layout: 'fitColumns',
  height: 260,
  pagination: true,
  paginationSize: 20,
  selectableRows: true,
  movableColumns: true,
  columns: [
    { title: 'Name', field: 'name', editor: 'input', headerFilter: 'input' },
    { title: 'Age', field: 'age', editor: 'number', sorter: 'number' },
    {
      title: 'City',
      field: 'city',
      editor: 'list',
      editorParams: { values: ['Oslo', 'Rome', 'Bonn', 'Lima'] },
    },
    { title: 'Born', field: 'born', editor: 'date' },
    { title: 'Active', field: 'active', editor: true, formatter: 'tickCross' },
    { title: 'Id', field: 'id' },
  ],
});
table.on('cellEdited', (cell) => report({ edited: [cell.getData().id, cell.getField(), cell.getValue()] }));
table.on('rowSelectionChanged', (data) => report({ selected: data.map(({ id }) => id) }));
table.on('dataSorted', (_, rows) => report({ first: rows.slice(0, 2).map((row) => row.getData().age) }));
table.on('dataFiltered', (_, rows) => report({ count: rows.length }));
table.on('pageLoaded', (page) => report({ page }));
table.on('columnMoved', (_, columns) => report({ columns: columns.map((column) => column.getField()) }));

const movable = new Tabulator('#movable', {
  data: ['ant', 'bee', 'cat', 'dog'].map((name, id) => ({ id, name })),
  movableRows: true,
  columns: [
    { rowHandle: true, formatter: 'handle', width: 30 },
    { title: 'Animal', field: 'name' },
  ],
});
movable.on('rowMoved', () => report({ animals: movable.getRows().map((row) => row.getData().name) }));

const tree = new Tabulator('#tree', {
  data: [{ name: 'Parent', _children: [{ name: 'Child' }] }],
  dataTree: true,
  columns: [{ title: 'Node', field: 'name' }],
});
tree.on('dataTreeRowExpanded', () => report({ expanded: true }));
tree.on('rowClick', (_, row) => report({ node: row.getData().name }));
