import { expect } from 'vitest';
import type { Library } from '../library';

export const nouislider: Library = {
  name: 'nouislider',
  page: 'pages/nouislider.js',
  goals: [
    {
      goal: 'set the slider to 60',
      steps: [['fill', 'role=slider[name="one low"]', '60']],
      state: { one: [60] },
    },
    {
      goal: 'step it by keys',
      steps: [
        ['press', 'role=slider[name="one low"]', 'ArrowRight'],
        ['press', 'role=slider[name="one low"]', 'ArrowRight'],
      ],
      state: { one: [22] },
    },
    {
      goal: 'drag the handle to the middle',
      steps: [['drag', '#one .noUi-handle', '#one']],
      state: { one: [expect.closeTo(50, -1)] },
    },
    {
      goal: 'drag the upper handle onto the middle',
      steps: [['drag', '#two .noUi-handle-upper', '#two .noUi-base']],
      state: { two: [20, expect.closeTo(50, -1)] },
    },
    {
      goal: 'set the upper handle to 95',
      steps: [['fill', 'role=slider[name="two high"]', '95']],
      state: { two: [20, 95] },
    },
    {
      goal: 'click on the track',
      steps: [['click', '#one .noUi-base']],
      state: { one: [expect.closeTo(50, -1)] },
    },
    {
      goal: 'click near the end of the track',
      steps: [['click', '#one .noUi-base', { position: { x: 360, y: 8 } }]],
      state: { one: [expect.closeTo(90, -1)] },
    },
    {
      goal: 'set a slider with steps of 25 to 75',
      steps: [['fill', 'role=slider[name="steps low"]', '75']],
      state: { steps: [75] },
    },
    {
      goal: 'set the vertical slider to 10',
      steps: [['fill', 'role=slider[name="tall low"]', '10']],
      state: { tall: [10] },
    },
  ],
};
