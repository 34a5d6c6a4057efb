/** A Lexical editor. */
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import {
  $isListItemNode,
  INSERT_UNORDERED_LIST_COMMAND,
  ListItemNode,
  ListNode,
  registerList,
} from '@lexical/list';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import { $createParagraphNode, $createTextNode, $getRoot, $isElementNode, createEditor } from 'lexical';
import { report } from './report.js';

const host = document.getElementById('app');
host.innerHTML = '<button id="list">List</button><div id="editor" contenteditable="true"></div>';

const editor = createEditor({
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode],
  onError(error) {
    report({ error: String(error) });
  },
});
editor.setRootElement(document.getElementById('editor'));
registerRichText(editor);
registerList(editor);
registerHistory(editor, createEmptyHistoryState(), 0);

editor.registerUpdateListener(({ editorState }) => {
  editorState.read(() => {
    const bold = [];
    const blocks = [];
    for (const block of $getRoot().getChildren()) {
      const items = $isElementNode(block) ? block.getChildren().filter($isListItemNode) : [];
      for (const line of items.length > 0 ? items : [block])
        blocks.push(`${line.getType()}: ${line.getTextContent()}`);
    }
    for (const text of $getRoot().getAllTextNodes())
      if (text.hasFormat('bold')) bold.push(text.getTextContent());
    report({ blocks, bold });
  });
});
editor.update(
  () => {
    const lines = ['old text', 'second'].map((line) => $createParagraphNode().append($createTextNode(line)));
    $getRoot().append(...lines);
  },
  { discrete: true },
);
document.getElementById('list').onclick = () =>
  editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined);
