import type { Library } from '../library';

export const choices: Library = {
  name: 'choices.js',
  page: 'pages/choices.js',
  goals: [
    {
      goal: 'choose Cyd',
      steps: [
        ['click', '.choices[data-type=select-one]'],
        ['click', 'role=option[name="Cyd"]'],
      ],
      state: { one: 'cyd' },
    },
    {
      goal: 'select Bob in one step',
      steps: [['select', 'role=combobox[name="Person"]', 'Bob']],
      state: { one: 'bob' },
    },
    {
      goal: 'search a person in the open list',
      steps: [
        ['click', '.choices[data-type=select-one]'],
        ['type', '.choices.is-open input', 'ev'],
        ['press', '.choices.is-open input', 'Enter'],
      ],
      state: { one: 'eve' },
    },
    {
      goal: 'choose two people',
      steps: [
        ['click', '.choices[data-type=select-multiple]'],
        ['click', '.is-active .choices__item[data-value=ada]'],
        ['click', '.choices[data-type=select-multiple] .choices__inner'],
        ['click', '.is-active .choices__item[data-value=eve]'],
      ],
      state: { several: ['ada', 'eve'] },
    },
    {
      goal: 'add a word',
      steps: [['type', '.choices[data-type=text] input:not([hidden])', 'blue\n']],
      state: { words: 'red,green,blue' },
    },
  ],
};
