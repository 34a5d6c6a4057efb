/** A Slate editor. */
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditor, Editor } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import { report } from './report.js';

const paragraph = (text) => ({ type: 'paragraph', children: [{ text }] });

function renderLeaf({ attributes, leaf, children }) {
  return <span {...attributes}>{leaf.bold ? <strong>{children}</strong> : children}</span>;
}

function Page() {
  const editor = useMemo(() => withHistory(withReact(createEditor())), []);
  const onKeyDown = (event) => {
    if (!event.ctrlKey || event.key !== 'b') return;
    event.preventDefault();
    if (Editor.marks(editor)?.bold) Editor.removeMark(editor, 'bold');
    else Editor.addMark(editor, 'bold', true);
  };
  const tell = (value) => report({ value: value.map((block) => block.children) });
  return (
    <Slate editor={editor} initialValue={[paragraph('old text'), paragraph('second')]} onChange={tell}>
      <Editable id="editor" placeholder="Write here" renderLeaf={renderLeaf} onKeyDown={onKeyDown} />
    </Slate>
  );
}

report({ value: 'as at first' });
createRoot(document.getElementById('app')).render(<Page />);
