import type { Library } from '../library';

const code = '.monaco-editor';

export const monaco: Library = {
  name: 'monaco-editor',
  page: 'large/monaco.js',
  goals: [
    { goal: 'replace all code', steps: [['fill', code, 'one();\ntwo();']], state: { doc: 'one();\ntwo();' } },
    {
      goal: 'click and type at the focus',
      steps: [
        ['click', code],
        ['press', '', 'Control+End'],
        ['type', '', 'let c;'],
      ],
      state: { doc: 'let a = 1;\nlet b = 2;\nlet c;' },
    },
    {
      goal: 'type into the editor by its role',
      steps: [
        ['press', 'role=textbox', 'Control+End'],
        ['type', 'role=textbox', 'end'],
      ],
      state: { doc: 'let a = 1;\nlet b = 2;\nend' },
    },
    {
      goal: 'delete everything by keys',
      steps: [
        ['click', code],
        ['press', '', 'Control+a'],
        ['press', '', 'Delete'],
      ],
      state: { doc: '' },
    },
    {
      goal: 'undo',
      steps: [
        ['click', code],
        ['press', '', 'Control+End'],
        ['type', '', 'x'],
        ['press', '', 'Control+z'],
      ],
      state: { doc: 'let a = 1;\nlet b = 2;\n' },
    },
    {
      goal: 'find and replace all',
      steps: [
        ['click', code],
        ['press', '', 'Control+h'],
        ['type', '.find-part textarea', 'let'],
        ['type', '.replace-part textarea', 'var'],
        ['press', '', 'Control+Alt+Enter'],
      ],
      state: { doc: 'var a = 1;\nvar b = 2;\n' },
    },
  ],
};
