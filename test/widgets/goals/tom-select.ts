import type { Library } from '../library';

export const tomSelect: Library = {
  name: 'tom-select',
  page: 'pages/tom-select.js',
  goals: [
    {
      goal: 'choose Cyd',
      steps: [
        ['click', 'label=Person'],
        ['click', 'role=option[name="Cyd"]'],
      ],
      state: { one: 'cyd' },
    },
    { goal: 'select Dan in one step', steps: [['select', 'label=Person', 'Dan']], state: { one: 'dan' } },
    {
      goal: 'select Dan in the native list behind it',
      steps: [['select', '#one', 'Dan']],
      state: { one: 'dan' },
    },
    {
      goal: 'search a person',
      steps: [
        ['type', 'label=Person', 'ev'],
        ['wait', '', { ms: 500 }],
        ['press', 'label=Person', 'Enter'],
      ],
      state: { one: 'eve' },
    },
    {
      goal: 'choose two people',
      steps: [
        ['click', 'label=People'],
        ['click', 'role=option[name="Ada"]'],
        ['click', 'role=option[name="Eve"]'],
      ],
      state: { several: ['ada', 'eve'] },
    },
    { goal: 'create a tag', steps: [['type', 'label=Tags', 'blue,']], state: { tags: 'red,blue' } },
    { goal: 'take the last tag away', steps: [['press', 'label=Tags', 'Backspace']], state: { tags: '' } },
    {
      goal: 'choose what is loaded',
      steps: [
        ['type', 'label=Remote', 'lo'],
        ['click', 'text=lotus'],
      ],
      state: { remote: 'lotus' },
    },
  ],
};
