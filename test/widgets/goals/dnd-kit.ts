import type { Library } from '../library';

export const dndKit: Library = {
  name: '@dnd-kit/core',
  page: 'pages/dnd-kit.jsx',
  goals: [
    {
      goal: 'move one below four',
      steps: [['drag', 'text=one', 'text=four']],
      state: { fast: ['two', 'three', 'four', 'one', 'five'] },
    },
    {
      goal: 'move five to the top',
      steps: [['drag', 'text=five', 'text=one']],
      state: { fast: ['five', 'one', 'two', 'three', 'four'] },
    },
    {
      goal: 'move ant to the end of the list that waits for a hold',
      steps: [['drag', 'text=ant', { target: 'text=dog', holdMs: 400 }]],
      state: { slow: ['bee', 'cat', 'dog', 'ant'] },
    },
    {
      goal: 'sort by keys',
      steps: [
        ['press', 'text=two', 'Space'],
        ['press', '', 'ArrowDown'],
        ['wait', '', { ms: 300 }],
        ['press', '', 'Space'],
      ],
      state: { fast: ['one', 'three', 'two', 'four', 'five'] },
    },
    {
      goal: 'move the card Write to doing',
      steps: [['drag', 'text=Write', '#doing']],
      state: { places: { Write: 'doing' } },
    },
    {
      goal: 'move the card Ship back to todo',
      steps: [['drag', 'text=Ship', '#todo']],
      state: { places: { Ship: 'todo' } },
    },
    {
      goal: 'throw the note away',
      steps: [['drag', 'role=button[name="note"]', 'text=bin']],
      state: { binned: 'bin' },
    },
  ],
};
