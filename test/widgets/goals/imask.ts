import type { Library } from '../library';

export const imask: Library = {
  name: 'imask',
  page: 'large/imask.js',
  goals: [
    {
      goal: 'fill in an amount',
      steps: [['fill', 'label=Amount', '1234567.5']],
      state: { amount: '1234567.5' },
    },
    {
      goal: 'type a phone number',
      steps: [['type', 'label=Phone', '2025550143']],
      state: { phone: '12025550143' },
    },
    {
      goal: 'fill in a phone number',
      steps: [['fill', 'label=Phone', '2025550143']],
      state: { phone: '12025550143' },
    },
    { goal: 'type an amount', steps: [['type', 'label=Amount', '98765']], state: { amount: '98765' } },
    { goal: 'type a date', steps: [['type', 'label=Date', '24122026']], state: { date: '24122026' } },
    {
      goal: 'fill in a card number',
      steps: [['fill', 'label=Card', '4111111111111111']],
      state: { card: '4111111111111111' },
    },
    {
      goal: 'replace an amount',
      steps: [
        ['fill', 'label=Amount', '10'],
        ['fill', 'label=Amount', '2000'],
      ],
      state: { amount: '2000' },
    },
  ],
};
