import type { Library } from '../library';

const editor = '.ql-editor';
const all = (attributes: Record<string, unknown>) => ({
  ops: [{ insert: 'old text', attributes }, { insert: '\n' }],
});
const line = (attributes: Record<string, unknown>) => ({
  ops: [{ insert: 'old text' }, { insert: '\n', attributes }],
});

export const quill: Library = {
  name: 'quill',
  page: 'pages/quill.js',
  goals: [
    {
      goal: 'make everything bold by the toolbar',
      steps: [
        ['press', editor, 'Control+a'],
        ['click', 'button.ql-bold'],
      ],
      state: all({ bold: true }),
    },
    { goal: 'replace everything', steps: [['fill', editor, 'new']], state: { ops: [{ insert: 'new\n' }] } },
    {
      goal: 'choose a heading in the list of the toolbar',
      steps: [
        ['click', editor],
        ['click', '.ql-header .ql-picker-label'],
        ['click', '.ql-header .ql-picker-item[data-value="1"]'],
      ],
      state: line({ header: 1 }),
    },
    {
      goal: 'make a bulleted list',
      steps: [
        ['click', editor],
        ['click', 'button.ql-list[value=bullet]'],
      ],
      state: line({ list: 'bullet' }),
    },
    {
      goal: 'centre the text',
      steps: [
        ['click', editor],
        ['click', '.ql-align .ql-picker-label'],
        ['click', '.ql-align .ql-picker-item[data-value=center]'],
      ],
      state: line({ align: 'center' }),
    },
    {
      goal: 'colour the text red',
      steps: [
        ['press', editor, 'Control+a'],
        ['click', '.ql-color .ql-picker-label'],
        ['click', '.ql-color .ql-picker-item[data-value="#e60000"]'],
      ],
      state: all({ color: '#e60000' }),
    },
    {
      goal: 'set a link',
      steps: [
        ['press', editor, 'Control+a'],
        ['click', 'button.ql-link'],
        ['fill', '.ql-tooltip input', 'https://example.com'],
        ['press', '.ql-tooltip input', 'Enter'],
      ],
      state: all({ link: 'https://example.com' }),
    },
    {
      goal: 'write a list by typing',
      steps: [
        ['clear', editor],
        ['type', editor, '- tea'],
      ],
      state: { ops: [{ insert: 'tea' }, { insert: '\n', attributes: { list: 'bullet' } }] },
    },
    {
      goal: 'undo',
      steps: [
        ['type', editor, ' more'],
        ['press', editor, 'Control+z'],
      ],
      state: { ops: [{ insert: 'old text\n' }] },
    },
    {
      goal: 'click and type at the focus',
      steps: [
        ['click', editor],
        ['press', '', 'Control+End'],
        ['type', '', '!'],
      ],
      state: { ops: [{ insert: 'old text!\n' }] },
    },
  ],
};
