import type { Library } from '../library';

const day = (name: string) => `.flatpickr-calendar.open [aria-label="${name}"]`;

export const flatpickr: Library = {
  name: 'flatpickr',
  page: 'pages/flatpickr.js',
  goals: [
    {
      goal: 'choose in the calendar that is always open',
      steps: [['click', '.flatpickr-calendar.inline [aria-label="May 3, 2026"]']],
      state: { inline: '2026-05-03' },
    },
    {
      goal: 'choose May 21',
      steps: [
        ['click', '#day'],
        ['click', day('May 21, 2026')],
      ],
      state: { day: '2026-05-21' },
    },
    {
      goal: 'go to June and choose the 5th',
      steps: [
        ['click', '#day'],
        ['click', '.flatpickr-calendar.open .flatpickr-next-month'],
        ['click', day('June 5, 2026')],
      ],
      state: { day: '2026-06-05' },
    },
    {
      goal: 'choose the month in its list',
      steps: [
        ['click', '#day'],
        ['select', '.flatpickr-calendar.open .flatpickr-monthDropdown-months', 'August'],
        ['click', day('August 1, 2026')],
      ],
      state: { day: '2026-08-01' },
    },
    {
      goal: 'change the year',
      steps: [
        ['click', '#day'],
        ['fill', '.flatpickr-calendar.open .cur-year', '2030'],
        ['press', '', 'Enter'],
        ['click', day('May 10, 2030')],
      ],
      state: { day: '2030-05-10' },
    },
    {
      goal: 'choose day and time',
      steps: [
        ['click', '#when'],
        ['click', day('May 12, 2026')],
        ['fill', '.flatpickr-calendar.open .flatpickr-hour', '17'],
        ['press', '.flatpickr-calendar.open .flatpickr-hour', 'Enter'],
      ],
      state: { when: '2026-05-12 17:00' },
    },
    {
      goal: 'choose a stay of days',
      steps: [
        ['click', '#stay'],
        ['click', day('May 4, 2026')],
        ['click', day('May 8, 2026')],
      ],
      state: { stay: '2026-05-04 to 2026-05-08' },
    },
    {
      goal: 'raise the hour by its arrow',
      steps: [
        ['click', '#time'],
        ['hover', '.flatpickr-calendar.open .numInputWrapper'],
        ['click', '.flatpickr-calendar.open .arrowUp'],
      ],
      state: { time: '13:00' },
    },
    {
      goal: 'choose two more days',
      steps: [
        ['click', '#days'],
        ['click', day('May 11, 2026')],
        ['click', day('May 12, 2026')],
      ],
      state: { days: '2026-05-10, 2026-05-11, 2026-05-12' },
    },
    {
      goal: 'type a day',
      steps: [
        ['fill', '#typed', '2026-07-01'],
        ['press', '#typed', 'Enter'],
      ],
      state: { typed: '2026-07-01' },
    },
    {
      goal: 'fill a field that is read-only until it is opened',
      steps: [['fill', '#day', '2026-05-30']],
      state: { day: '2026-05-30' },
      fails: 'flatpickr makes the field read-only: a person has to choose in the calendar.',
    },
  ],
};
