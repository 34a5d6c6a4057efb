/** SortableJS. */
import Sortable from 'sortablejs';
import { report } from './report.js';

const list = (id, items, handle = '') =>
  `<ul id="${id}" style="width: 160px; min-height: 60px; border: 1px solid; padding: 4px">${items.map((item) => `<li data-id="${item}" style="padding: 8px; border: 1px dotted">${handle}${item}</li>`).join('')}</ul>`;
document.getElementById('app').innerHTML =
  `<div style="display: flex; gap: 16px">${list('plain', ['one', 'two', 'three', 'four', 'five'])}
  ${list('todo', ['write', 'test', 'ship'])}${list('done', ['plan', 'draft'])}
  ${list('handled', ['ant', 'bee', 'cat'], '<span class="handle">::</span> ')}</div>
  <div style="display: flex; gap: 16px">${list('fallback', ['red', 'green', 'blue', 'black'])}${list('delayed', ['spring', 'summer', 'autumn'])}
  <div id="grid" style="width: 220px; display: flex; flex-wrap: wrap">${['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `<div data-id="${name}" style="width: 64px; height: 64px; border: 1px solid">${name}</div>`).join('')}</div></div>`;
const sort = (id, options) => {
  const tell = () => report({ [id]: sortable.toArray() });
  const sortable = Sortable.create(document.getElementById(id), {
    animation: 150,
    ...options,
    onEnd: tell,
    onAdd: tell,
    onRemove: tell,
  });
};
sort('plain');
sort('todo', { group: 'tasks' });
sort('done', { group: 'tasks' });
sort('handled', { handle: '.handle' });
sort('fallback', { forceFallback: true });
sort('delayed', { delay: 300, forceFallback: true });
sort('grid');
