/** A Quill editor. */
import Quill from 'quill';
import 'quill/dist/quill.snow.css';
import { report } from './report.js';

document.getElementById('app').innerHTML = '<div id="editor"><p>old text</p><p>second</p></div>';
const quill = new Quill('#editor', { theme: 'snow' });
const tell = () => report({ ops: quill.getContents().ops });
quill.on('text-change', tell);
tell();
