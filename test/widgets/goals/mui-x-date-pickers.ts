import type { Library } from '../library';

export const muiXDatePickers: Library = {
  name: '@mui/x-date-pickers',
  page: 'large/mui-x-date-pickers.jsx',
  goals: [
    {
      goal: 'choose a birthday in the calendar',
      steps: [
        ['click', 'role=button[name="Choose date"]'],
        ['click', 'role=gridcell[name="17"]'],
      ],
      state: { birthday: '2026-03-17' },
    },
    {
      goal: 'type a birthday into its sections',
      steps: [
        ['click', 'role=spinbutton[name="Month"]'],
        ['type', '', '04152026'],
      ],
      state: { birthday: '2026-04-15' },
    },
    {
      goal: 'set the hours of the alarm by its spin button',
      steps: [
        ['click', 'role=spinbutton[name="Hours"]'],
        ['type', '', '0730'],
      ],
      state: { alarm: '07:30' },
    },
    {
      goal: 'go to the next month and choose the 3rd',
      steps: [
        ['click', 'role=button[name="Choose date"]'],
        ['click', 'role=button[name="Next month"]'],
        ['wait', '', { ms: 500 }],
        ['click', 'role=gridcell[name="3"]'],
      ],
      state: { birthday: '2026-04-03' },
    },
    {
      goal: 'choose a year in the calendar',
      steps: [
        ['click', 'role=button[name="Choose date"]'],
        ['click', 'role=button[name="calendar view is open, switch to year view"]'],
        ['click', 'role=radio[name="2028"]'],
        ['wait', '', { ms: 500 }],
        ['click', 'role=gridcell[name="5"]'],
      ],
      state: { birthday: '2028-03-05' },
    },
  ],
};
