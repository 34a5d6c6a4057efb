/** jQuery UI and Select2. */
import $ from './jquery.js';
import 'jquery-ui/dist/jquery-ui.js';
import 'jquery-ui/dist/themes/base/jquery-ui.css';
import select2 from 'select2';
import 'select2/dist/css/select2.css';
import { report } from '../pages/report.js';

if (!$.fn.select2) select2(window, $);
document.getElementById('app').innerHTML =
  `<div style="display: flex; gap: 24px"><div style="width: 300px; display: grid; gap: 14px">
  <label>Date <input id="date"></label><div id="slider"></div><label>Language <input id="language"></label>
  <label for="speed">Speed</label><select id="speed"><option>Slow</option><option>Medium</option><option>Fast</option></select>
  <label>Count <input id="count" value="3"></label>
  <label for="state">State</label><select id="state" style="width: 200px"><option></option><option value="al">Alabama</option><option value="wy">Wyoming</option><option value="ut">Utah</option></select>
  <label for="states">States</label><select id="states" multiple style="width: 280px"><option value="al">Alabama</option><option value="wy">Wyoming</option><option value="ut">Utah</option></select></div>
  <div style="width: 320px"><ul id="list">${['a', 'b', 'c', 'd'].map((id) => `<li id="${id}" style="padding: 6px; border: 1px solid">Item ${id}</li>`).join('')}</ul>
  <div style="display: flex; gap: 60px"><div id="piece" style="width: 60px; height: 40px; background: #ddd">Piece</div><div id="place" style="width: 100px; height: 80px; border: 1px solid">Place</div></div>
  <div id="box" style="width: 120px; height: 60px; border: 1px solid">Resize</div>
  <div id="tabs"><ul><li><a href="#t1">Nunc</a></li><li><a href="#t2">Proin</a></li></ul><div id="t1">1</div><div id="t2">2</div></div>
  <div id="accordion"><h3>Section one</h3><div>1</div><h3>Section two</h3><div>2</div></div>
  <ol id="selectable"><li>First</li><li>Second</li><li>Third</li></ol><button id="ask">Ask</button><div id="dialog" title="Question">Sure?</div></div></div>`;
$('#date').datepicker({
  dateFormat: 'yy-mm-dd',
  defaultDate: '2026-05-10',
  onSelect: (date) => report({ date }),
});
$('#slider').slider({ value: 20, change: (_, { value }) => report({ slider: value }) });
$('#slider .ui-slider-handle').attr({ role: 'slider', 'aria-label': 'Level' });
$('#language').autocomplete({
  source: ['Java', 'JavaScript', 'Julia', 'Go'],
  delay: 200,
  select: (_, { item }) => report({ language: item.value }),
});
$('#speed').selectmenu({ change: (_, { item }) => report({ speed: item.value }) });
$('#count').spinner({ stop: () => report({ count: $('#count').spinner('value') }) });
$('#list').sortable({ update: () => report({ list: $('#list').sortable('toArray') }) });
$('#piece').draggable();
$('#place').droppable({ drop: () => report({ dropped: true }) });
$('#box').resizable({ stop: (_, { size }) => report({ width: Math.round(size.width) }) });
$('#tabs').tabs({ activate: (_, { newTab }) => report({ tab: newTab.text() }) });
$('#accordion').accordion({ activate: (_, { newHeader }) => report({ section: newHeader.text() }) });
$('#selectable').selectable({
  stop: () =>
    report({
      picked: $('#selectable .ui-selected')
        .map((_, each) => each.textContent)
        .get(),
    }),
});
$('#dialog').dialog({
  autoOpen: false,
  modal: true,
  buttons: {
    Yes() {
      report({ sure: true });
      $(this).dialog('close');
    },
    No() {
      $(this).dialog('close');
    },
  },
});
$('#ask').on('click', () => $('#dialog').dialog('open'));
$('#state')
  .select2({ placeholder: 'A state' })
  .on('change', () => report({ state: $('#state').val() }));
$('#states')
  .select2()
  .on('change', () => report({ states: $('#states').val() }));
