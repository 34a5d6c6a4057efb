/** A TinyMCE editor in a frame. */
import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'tinymce/plugins/lists';
import 'tinymce/skins/ui/oxide/skin.css';
import { report } from './report.js';

document.getElementById('app').innerHTML =
  '<form><textarea id="source" name="letter"><p>old text</p><p>second</p></textarea><button>Send</button></form>';
const send = (event) => {
  event.preventDefault();
  report({ sent: new FormData(event.target).get('letter') });
};
tinymce.init({
  selector: '#source',
  plugins: 'lists',
  toolbar: 'bold bullist',
  menubar: false,
  promotion: false,
  branding: false,
  skin: false,
  content_css: false,
  entity_encoding: 'raw',
  setup(editor) {
    const tell = () => report({ content: editor.getContent(), undo: editor.undoManager.hasUndo() });
    editor.on('init input change undo redo keyup', tell);
    // Behind TinyMCE's own listener, which writes the content into the text area.
    editor.on('init', () => document.querySelector('form').addEventListener('submit', send));
  },
});
