/** AG Grid. */
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { report } from '../pages/report.js';

ModuleRegistry.registerModules([AllCommunityModule]);
document.getElementById('app').innerHTML = '<div id="grid" style="width: 760px; height: 420px"></div>';
const makes = ['Toyota', 'Ford', 'Porsche', 'Fiat'];
const rowData = Array.from({ length: 300 }, (_, id) => ({
  id,
  make: makes[id % 4],
  model: `Model ${id}`,
  price: 1000 + ((id * 37) % 900),
  electric: id % 3 === 0,
}));
const rows = (api) => {
  const shown = [];
  api.forEachNodeAfterFilterAndSort(({ data }) => shown.push(data.id));
  return shown;
};
createGrid(document.getElementById('grid'), {
  rowData,
  rowSelection: { mode: 'multiRow' },
  singleClickEdit: false,
  columnDefs: [
    { field: 'id', width: 90 },
    { field: 'make', filter: true, floatingFilter: true, width: 150 },
    { field: 'model', editable: true, width: 150 },
    { field: 'price', editable: true, filter: 'agNumberColumnFilter', width: 120, cellDataType: 'number' },
    { field: 'electric', editable: true, width: 120 },
    {
      field: 'body',
      editable: true,
      cellEditor: 'agSelectCellEditor',
      cellEditorParams: { values: ['Sedan', 'Coupe', 'Van'] },
      width: 130,
    },
  ],
  onCellValueChanged: ({ data, column, newValue }) =>
    report({ edited: [data.id, column.getColId(), newValue] }),
  onSelectionChanged: ({ api }) => report({ selected: api.getSelectedRows().map(({ id }) => id) }),
  onSortChanged: ({ api }) => report({ first: rows(api).slice(0, 3) }),
  onFilterChanged: ({ api }) => report({ count: rows(api).length }),
  onColumnMoved: ({ api }) =>
    report({ columns: api.getAllDisplayedColumns().map((column) => column.getColId()) }),
  onColumnResized: ({ column, finished }) =>
    finished && column && report({ width: [column.getColId(), column.getActualWidth()] }),
  onCellFocused: ({ rowIndex, column }) => report({ focused: [rowIndex, column.getColId?.() ?? column] }),
});
