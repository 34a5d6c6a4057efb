/** Editors with a hidden field: EasyMDE (CodeMirror 5), and Trix. */
import EasyMDE from 'easymde';
import 'easymde/dist/easymde.min.css';
import 'trix';
import 'trix/dist/trix.css';
import { report } from '../pages/report.js';

document.getElementById('app').innerHTML =
  '<div style="width: 640px"><textarea id="area">first</textarea><input id="trix" type="hidden"><trix-editor input="trix" aria-label="Letter"></trix-editor></div>';
const editor = new EasyMDE({
  element: document.getElementById('area'),
  spellChecker: false,
  minHeight: '80px',
  autoDownloadFontAwesome: false,
});
editor.codemirror.on('change', () => report({ markdown: editor.value() }));
document.addEventListener('trix-change', ({ target }) => report({ letter: target.value }));
