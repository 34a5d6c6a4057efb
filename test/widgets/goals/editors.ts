import type { Library } from '../library';

const code = '.CodeMirror textarea';
const letter = 'trix-editor';

export const editors: Library = {
  name: 'easymde',
  page: 'large/editors.js',
  goals: [
    {
      goal: 'click and type Markdown',
      steps: [
        ['click', '.CodeMirror'],
        ['press', '', 'Control+End'],
        ['type', '', ' **bold**'],
      ],
      state: { markdown: 'first **bold**' },
    },
    {
      goal: 'type into the hidden field',
      steps: [
        ['press', code, 'Control+End'],
        ['type', code, ' more'],
      ],
      state: { markdown: 'first more' },
    },
    { goal: 'replace everything', steps: [['fill', '.CodeMirror', 'new']], state: { markdown: 'new' } },
    {
      goal: 'make everything bold by the toolbar',
      steps: [
        ['click', '.CodeMirror'],
        ['press', '', 'Control+a'],
        ['click', 'button.bold'],
      ],
      state: { markdown: '**first**' },
    },
    {
      goal: 'write a letter in Trix',
      steps: [['type', letter, 'Dear Ada']],
      state: { letter: '<div>Dear Ada</div>' },
    },
    {
      goal: 'replace a letter in Trix',
      steps: [
        ['fill', letter, 'One'],
        ['fill', letter, 'Two'],
      ],
      state: { letter: '<div>Two</div>' },
    },
    {
      goal: 'make the letter bold in Trix',
      steps: [
        ['fill', letter, 'Dear'],
        ['press', letter, 'Control+a'],
        ['click', 'trix-toolbar [data-trix-attribute=bold]'],
      ],
      state: { letter: '<div><strong>Dear</strong></div>' },
    },
    {
      goal: 'write a list in Trix',
      steps: [
        ['click', 'trix-toolbar [data-trix-attribute=bullet]'],
        ['type', letter, 'one\ntwo'],
      ],
      state: { letter: '<ul><li>one</li><li>two</li></ul>' },
    },
  ],
};
