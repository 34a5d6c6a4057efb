import type { Library } from '../library';

export const sortable: Library = {
  name: 'sortablejs',
  page: 'pages/sortable.js',
  goals: [
    {
      goal: 'move one to the end',
      steps: [['drag', 'text="one"', 'text="five"']],
      state: { plain: ['two', 'three', 'four', 'five', 'one'] },
    },
    {
      goal: 'move five to the top',
      steps: [['drag', 'text="five"', 'text="one"']],
      state: { plain: ['five', 'one', 'two', 'three', 'four'] },
    },
    {
      goal: 'move two below three',
      steps: [['drag', 'text="two"', 'text="three"']],
      state: { plain: ['one', 'three', 'two', 'four', 'five'] },
    },
    {
      goal: 'move a task to done',
      steps: [['drag', 'text="write"', 'text="draft"']],
      state: { todo: ['test', 'ship'] },
    },
    {
      goal: 'move a draft back to the tasks',
      steps: [['drag', 'text="plan"', 'text="ship"']],
      state: { done: ['draft'] },
    },
    {
      goal: 'move by the handle',
      steps: [['drag', '#handled li:nth-child(1) .handle', '#handled li:nth-child(3)']],
      state: { handled: ['bee', 'cat', 'ant'] },
    },
    {
      goal: 'move red to the end where the mouse alone drags',
      steps: [['drag', 'text="red"', 'text="black"']],
      state: { fallback: ['green', 'blue', 'black', 'red'] },
    },
    {
      goal: 'move spring to the end after a hold',
      steps: [['drag', 'text="spring"', { target: 'text="autumn"', holdMs: 500 }]],
      state: { delayed: ['summer', 'autumn', 'spring'] },
    },
    {
      goal: 'move A behind F in a grid',
      steps: [['drag', '#grid [data-id=A]', '#grid [data-id=F]']],
      state: { grid: ['B', 'C', 'D', 'E', 'F', 'A'] },
    },
  ],
};
