/** TipTap, with a toolbar and mentions. */
import { Editor } from '@tiptap/core';
import Mention from '@tiptap/extension-mention';
import StarterKit from '@tiptap/starter-kit';
import { report } from './report.js';

document.getElementById('app').innerHTML = `<div role="toolbar">
  ${['Bold', 'Italic', 'Heading', 'Bullets', 'Numbers', 'Quote', 'Undo'].map((name) => `<button type="button" data-name="${name}">${name}</button>`).join('')}
  </div><div id="editor" style="border: 1px solid; width: 500px; min-height: 120px"></div><ul id="people" role="listbox"></ul>`;
const list = document.getElementById('people');
const suggestion = {
  items: ({ query }) =>
    ['Ada', 'Alan', 'Grace'].filter((name) => name.toLowerCase().startsWith(query.toLowerCase())),
  render: () => {
    const show = ({ items, command }) => {
      list.replaceChildren(
        ...items.map((name) => {
          const item = Object.assign(document.createElement('li'), { textContent: name, role: 'option' });
          item.addEventListener('mousedown', (event) => {
            event.preventDefault();
            command({ id: name, label: name });
          });
          return item;
        }),
      );
      list.choose = () => command({ id: items[0], label: items[0] });
    };
    return {
      onStart: show,
      onUpdate: show,
      onExit: () => list.replaceChildren(),
      onKeyDown: ({ event }) => {
        if (event.key !== 'Enter' || !list.firstChild) return false;
        list.choose();
        return true;
      },
    };
  },
};
const editor = new Editor({
  element: document.getElementById('editor'),
  extensions: [StarterKit, Mention.configure({ suggestion })],
  content: '<p>first line</p>',
  onUpdate: ({ editor }) => report({ html: editor.getHTML() }),
  editorProps: { attributes: { 'aria-label': 'Story' } },
});
const commands = {
  Bold: 'toggleBold',
  Italic: 'toggleItalic',
  Bullets: 'toggleBulletList',
  Numbers: 'toggleOrderedList',
  Quote: 'toggleBlockquote',
  Undo: 'undo',
};
for (const button of document.querySelectorAll('button')) {
  const { name } = button.dataset;
  button.addEventListener('click', () => {
    const chain = editor.chain().focus();
    (name === 'Heading' ? chain.toggleHeading({ level: 2 }) : chain[commands[name]]()).run();
  });
}
report({ html: editor.getHTML() });
