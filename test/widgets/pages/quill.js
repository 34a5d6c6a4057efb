/** Quill with its toolbar. */
import Quill from 'quill';
import 'quill/dist/quill.snow.css';
import { report } from './report.js';

document.getElementById('app').innerHTML =
  '<div style="width: 560px"><div id="editor" style="height: 200px"><p>old text</p></div></div>';
const quill = new Quill('#editor', {
  theme: 'snow',
  modules: {
    toolbar: [
      [{ header: [1, 2, false] }],
      ['bold', 'italic', 'link'],
      [{ list: 'ordered' }, { list: 'bullet' }],
      [{ align: [] }, { color: [] }],
      ['clean'],
    ],
  },
});
const tell = () => report({ ops: quill.getContents().ops });
quill.on('text-change', tell);
tell();
