/** Choices.js. */
import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.min.css';
import { report } from './report.js';

const options = ['Ada', 'Bob', 'Cyd', 'Dan', 'Eve']
  .map((name) => `<option value="${name.toLowerCase()}">${name}</option>`)
  .join('');
document.getElementById('app').innerHTML = `<div style="display: grid; gap: 20px; width: 300px">
  <label for="one">Person</label><select id="one"><option value="">None</option>${options}</select>
  <label for="several">People</label><select id="several" multiple>${options}</select>
  <label for="words">Words</label><input id="words" value="red,green"></div>`;
for (const id of ['one', 'several', 'words'])
  document.getElementById(id).addEventListener('change', ({ target }) =>
    report({
      [id]: target.multiple ? [...target.selectedOptions].map(({ value }) => value) : target.value,
    }),
  );
new Choices('#one', { shouldSort: false });
new Choices('#several', { removeItemButton: true, shouldSort: false });
new Choices('#words', { removeItemButton: true });
