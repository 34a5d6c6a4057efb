/** A ProseMirror editor. */
import { exampleSetup } from 'prosemirror-example-setup';
import { DOMParser, Schema } from 'prosemirror-model';
import { schema as basic } from 'prosemirror-schema-basic';
import { addListNodes } from 'prosemirror-schema-list';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import 'prosemirror-view/style/prosemirror.css';
import { report } from './report.js';

const nodes = addListNodes(basic.spec.nodes, 'paragraph block*', 'block');
const schema = new Schema({ nodes, marks: basic.spec.marks });
const old = document.createElement('div');
old.innerHTML = '<p>old <strong>bold</strong> text</p><p>second</p>';

const view = new EditorView(document.getElementById('app'), {
  state: EditorState.create({
    doc: DOMParser.fromSchema(schema).parse(old),
    plugins: exampleSetup({ schema, menuBar: false }),
  }),
  dispatchTransaction(transaction) {
    view.updateState(view.state.apply(transaction));
    tell();
  },
});

function tell() {
  const blocks = [];
  const marks = [];
  view.state.doc.descendants((node, _, parent) => {
    if (node.isTextblock) blocks.push(`${parent.type.name}>${node.type.name}: ${node.textContent}`);
    for (const mark of node.marks) marks.push(`${mark.type.name}: ${node.text}`);
  });
  report({ blocks, marks });
}
tell();
