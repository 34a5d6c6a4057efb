import type { Library } from '../library';

export const reactDatepicker: Library = {
  name: 'react-datepicker',
  page: 'large/react-datepicker.jsx',
  goals: [
    {
      goal: 'choose the 20th',
      steps: [
        ['click', 'label=Day'],
        ['click', 'text="20"'],
      ],
      state: { day: '2026-5-20 0:0' },
    },
    {
      goal: 'go to the next month and choose the 3rd',
      steps: [
        ['click', '#day'],
        ['click', 'role=button[name="Next Month"]'],
        ['click', '.react-datepicker__day--003'],
      ],
      state: { day: '2026-6-3 0:0' },
    },
    {
      goal: 'fill in a day',
      steps: [
        ['fill', '#day', '07/04/2026'],
        ['press', '#day', 'Enter'],
      ],
      state: { day: '2026-7-4 0:0' },
    },
    { goal: 'clear the day', steps: [['click', '.react-datepicker__close-icon']], state: { day: null } },
    {
      goal: 'choose a time',
      steps: [
        ['click', '#when'],
        ['click', 'text=14:30'],
      ],
      state: { when: '2026-5-10 14:30' },
    },
    {
      goal: 'fill in day and time',
      steps: [
        ['fill', '#when', '2026-06-01, 09:15'],
        ['press', '#when', 'Enter'],
      ],
      state: { when: '2026-6-1 9:15' },
    },
    {
      goal: 'choose a span',
      steps: [
        ['click', '#span'],
        ['click', '.react-datepicker__day--012'],
        ['click', '#span'],
        ['wait', '', { ms: 100 }],
      ],
      state: { span: ['2026-5-1 0:0', '2026-5-12 0:0'] },
    },
    {
      goal: 'choose year and month by their lists',
      steps: [
        ['click', '#born'],
        ['select', '.react-datepicker__year-select', '1985'],
        ['select', '.react-datepicker__month-select', 'June'],
        ['click', '.react-datepicker__day--015'],
      ],
      state: { born: '1985-6-15 0:0' },
    },
    {
      goal: 'move by keys',
      steps: [
        ['click', '#day'],
        ['press', '#day', 'ArrowDown'],
        ['press', '', 'ArrowRight'],
        ['press', '', 'Enter'],
      ],
      state: { day: '2026-5-11 0:0' },
    },
  ],
};
