/** Libraries of one widget or editor each. */
import ace from 'ace-builds/src-noconflict/ace';
import 'ace-builds/src-noconflict/mode-javascript';
import { Bold, ClassicEditor, Essentials, Heading, List, Paragraph } from 'ckeditor5';
import Cleave from 'cleave.js';
import 'ckeditor5/ckeditor5.css';
import * as FilePond from 'filepond';
import 'filepond/dist/filepond.min.css';
import Handsontable from 'handsontable';
import 'handsontable/dist/handsontable.full.min.css';
import SlimSelect from 'slim-select';
import 'slim-select/styles';
import { report } from '../pages/report.js';

document.getElementById('app').innerHTML =
  `<div style="display:flex;gap:16px;width:1200px"><div style="width:380px"><div id="ace" style="height:100px">one();</div>
  <label>Card <input id="card"></label><label>Money <input id="money"></label><label>Date <input id="date"></label>
  <label for="slim">Slim</label><select id="slim"><option>Oslo</option><option>Rome</option><option>Bonn</option></select>
  <label for="multi">Multi</label><select id="multi" multiple><option>Oslo</option><option>Rome</option><option>Bonn</option></select>
  <input type="file" id="pond"></div><div style="width:380px"><div id="ck"><p>old</p></div></div><div id="sheet" style="width:400px"></div></div>`;
const editor = ace.edit('ace', { mode: 'ace/mode/javascript', useWorker: false });
editor.session.on('change', () => setTimeout(() => report({ ace: editor.getValue() })));
for (const [id, options] of Object.entries({
  card: { creditCard: true },
  money: { numeral: true, prefix: '$' },
  date: { date: true, datePattern: ['Y', 'm', 'd'] },
}))
  new Cleave(`#${id}`, { ...options, onValueChanged: ({ target }) => report({ [id]: target.value }) });
new SlimSelect({
  select: '#slim',
  events: { afterChange: (all) => report({ slim: all.map((one) => one.value) }) },
});
new SlimSelect({
  select: '#multi',
  events: { afterChange: (all) => report({ multi: all.map((one) => one.value) }) },
});
const pond = FilePond.create(document.getElementById('pond'));
pond.on('addfile', (_, file) => report({ pond: file.filename }));
ClassicEditor.create(document.getElementById('ck'), {
  licenseKey: 'GPL',
  plugins: [Essentials, Paragraph, Bold, Heading, List],
  toolbar: ['heading', 'bold', 'bulletedList'],
}).then((ck) => {
  ck.model.document.on('change:data', () => report({ ck: ck.getData() }));
  report({ ready: true });
});
new Handsontable(document.getElementById('sheet'), {
  licenseKey: 'non-commercial-and-evaluation',
  data: [
    ['Ada', 'Oslo', false],
    ['Bob', 'Rome', true],
  ],
  columns: [{}, { type: 'dropdown', source: ['Oslo', 'Rome', 'Bonn'] }, { type: 'checkbox' }],
  rowHeaders: true,
  colHeaders: true,
  afterChange: (changes) => changes && report({ cell: [changes[0][0], changes[0][1], changes[0][3]] }),
});
