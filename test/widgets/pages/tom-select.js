/** Tom Select. */
import TomSelect from 'tom-select';
import 'tom-select/dist/css/tom-select.css';
import { report } from './report.js';

const options = ['Ada', 'Bob', 'Cyd', 'Dan', 'Eve']
  .map((name) => `<option value="${name.toLowerCase()}">${name}</option>`)
  .join('');
document.getElementById('app').innerHTML = `<div style="display: grid; gap: 40px; width: 300px">
  <label for="one">Person</label><select id="one"><option value=""></option>${options}</select>
  <label for="several">People</label><select id="several" multiple>${options}</select>
  <label for="tags">Tags</label><input id="tags" value="red">
  <label for="remote">Remote</label><select id="remote"></select></div>`;
for (const id of ['one', 'several', 'tags', 'remote'])
  document.getElementById(id).addEventListener('change', ({ target }) =>
    report({
      [id]: target.multiple ? [...target.selectedOptions].map(({ value }) => value) : target.value,
    }),
  );
new TomSelect('#one', {});
new TomSelect('#several', { plugins: ['remove_button'] });
new TomSelect('#tags', { create: true });
new TomSelect('#remote', {
  valueField: 'id',
  labelField: 'id',
  searchField: 'id',
  load: (text, done) =>
    setTimeout(
      () => done(['lorem', 'ipsum', 'lotus'].filter((id) => id.startsWith(text)).map((id) => ({ id }))),
      200,
    ),
});
