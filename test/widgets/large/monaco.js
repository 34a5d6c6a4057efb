/** Monaco, which takes text by the browser's EditContext where there is one. */
import 'monaco-editor/features/register.all.js';
import * as monaco from 'monaco-editor/editor.js';
import { report } from '../pages/report.js';

globalThis.MonacoEnvironment = {
  getWorker: () => new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))),
};
document.getElementById('app').innerHTML = '<div id="editor" style="width: 600px; height: 260px"></div>';
const editor = monaco.editor.create(document.getElementById('editor'), {
  value: 'let a = 1;\nlet b = 2;\n',
  language: 'plaintext',
  minimap: { enabled: false },
});
editor.onDidChangeModelContent(() => report({ doc: editor.getValue() }));
report({ doc: editor.getValue() });
