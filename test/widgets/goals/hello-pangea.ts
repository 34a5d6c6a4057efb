import type { Library } from '../library';

export const helloPangea: Library = {
  name: '@hello-pangea/dnd',
  page: 'large/hello-pangea.jsx',
  goals: [
    {
      goal: 'move alpha to the other list',
      steps: [
        ['drag', 'text=alpha', '#right'],
        ['wait', '', { ms: 500 }],
      ],
      state: { lists: { left: ['beta', 'gamma'] } },
    },
    {
      goal: 'move alpha below gamma',
      steps: [
        ['drag', 'text=alpha', 'text=gamma'],
        ['wait', '', { ms: 500 }],
      ],
      state: { lists: { left: ['beta', 'gamma', 'alpha'] } },
    },
    {
      goal: 'sort by keys',
      steps: [
        ['press', 'text=alpha', 'Space'],
        ['press', '', 'ArrowDown'],
        ['press', '', 'Space'],
        ['wait', '', { ms: 500 }],
      ],
      state: { lists: { left: ['beta', 'alpha', 'gamma'] } },
    },
    {
      goal: 'move to the other list by keys',
      steps: [
        ['press', 'text=beta', 'Space'],
        ['press', '', 'ArrowRight'],
        ['press', '', 'Space'],
        ['wait', '', { ms: 500 }],
      ],
      state: { lists: { left: ['alpha', 'gamma'] } },
    },
  ],
};
