/** CodeMirror 6. */
import { basicSetup, EditorView } from 'codemirror';
import { report } from './report.js';

document.getElementById('app').innerHTML = '<div id="editor" style="width: 560px; height: 200px"></div>';
const view = new EditorView({
  doc: 'let a = 1;\nlet b = 2;\n',
  parent: document.getElementById('editor'),
  extensions: [
    basicSetup,
    EditorView.updateListener.of(
      (update) => update.docChanged && report({ doc: update.state.doc.toString() }),
    ),
  ],
});
report({ doc: view.state.doc.toString() });
