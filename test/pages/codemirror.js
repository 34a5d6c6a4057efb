/** A CodeMirror editor. */
import { basicSetup, EditorView } from 'codemirror';
import { report } from './report.js';

const app = document.getElementById('app');
app.innerHTML = '<div id="short"></div><div id="long" style="height: 200px"></div>';
const scrolling = EditorView.theme({ '&': { height: '200px' }, '.cm-scroller': { overflow: 'auto' } });

function editor(id, doc, extensions = []) {
  const tell = (view) => report({ [id]: view.state.doc.toString() });
  const listener = EditorView.updateListener.of((update) => update.docChanged && tell(update.view));
  tell(
    new EditorView({
      doc,
      parent: document.getElementById(id),
      extensions: [basicSetup, listener, ...extensions],
    }),
  );
}

editor('short', 'old text\nsecond');
editor('long', Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n'), [scrolling]);
