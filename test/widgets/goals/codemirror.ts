import type { Library } from '../library';

const code = '.cm-content';

export const codemirror: Library = {
  name: 'codemirror',
  page: 'pages/codemirror.js',
  goals: [
    {
      goal: 'find and replace all',
      steps: [
        ['click', code],
        ['press', code, 'Control+f'],
        ['fill', '.cm-search [name=search]', 'let'],
        ['fill', '.cm-search [name=replace]', 'const'],
        ['click', '.cm-search button[name=replaceAll]'],
      ],
      state: { doc: 'const a = 1;\nconst b = 2;\n' },
    },
    {
      goal: 'replace all code',
      steps: [['fill', code, 'one();\n  two();\n']],
      state: { doc: 'one();\n  two();\n' },
    },
    {
      goal: 'type at the end',
      steps: [
        ['press', code, 'Control+End'],
        ['type', code, 'let c;'],
      ],
      state: { doc: 'let a = 1;\nlet b = 2;\nlet c;' },
    },
    {
      goal: 'type brackets that are closed by the editor',
      steps: [
        ['clear', code],
        ['type', code, 'f(1)'],
      ],
      state: { doc: 'f(1)' },
    },
    {
      goal: 'move a line up by keys',
      steps: [
        ['click', '.cm-line:nth-child(2)'],
        ['press', '', 'Alt+ArrowUp'],
      ],
      state: { doc: 'let b = 2;\nlet a = 1;\n' },
    },
    {
      goal: 'undo',
      steps: [
        ['fill', code, 'x'],
        ['press', code, 'Control+z'],
      ],
      state: { doc: 'let a = 1;\nlet b = 2;\n' },
    },
    {
      goal: 'type in the second line',
      steps: [
        ['click', '.cm-line:nth-child(2)'],
        ['press', '', 'End'],
        ['type', '', ' // two'],
      ],
      state: { doc: 'let a = 1;\nlet b = 2; // two\n' },
    },
    { goal: 'empty it', steps: [['clear', code]], state: { doc: '' } },
  ],
};
