import type { Library } from '../library';

export const bootstrap: Library = {
  name: 'bootstrap',
  page: 'large/bootstrap.js',
  goals: [
    {
      goal: 'open the settings by the menu',
      steps: [
        ['click', 'text=Account'],
        ['click', 'text=Settings'],
      ],
      state: { account: 'Settings' },
    },
    {
      goal: 'log out by keys',
      steps: [
        ['press', 'text=Account', 'ArrowDown'],
        ['press', '', 'ArrowDown'],
        ['press', '', 'Enter'],
      ],
      state: { account: 'Log out' },
    },
    {
      goal: 'apply an amount in the modal',
      steps: [
        ['click', 'text=Open modal'],
        ['fill', 'label=Amount', '12'],
        ['click', 'text=Apply'],
      ],
      state: { applied: '12' },
    },
    {
      goal: 'dismiss the modal with Escape',
      steps: [
        ['click', 'text=Open modal'],
        ['wait', 'text=Apply'],
        ['wait', '', { ms: 400 }],
        ['press', '', 'Escape'],
      ],
      state: { hidden: true },
    },
    {
      goal: 'act in the panel at the side',
      steps: [
        ['click', 'text=Open side'],
        ['click', 'text=Reports'],
      ],
      state: { pressed: 'reports' },
    },
    { goal: 'see the tooltip', steps: [['hover', 'text=Hover']], state: { tip: true } },
    {
      goal: 'act in the second tab',
      steps: [
        ['click', 'text=Second'],
        ['click', 'text=In the second'],
      ],
      state: { pressed: 'inb' },
    },
    {
      goal: 'open the answer',
      steps: [
        ['click', 'text=Why?'],
        ['click', 'role=button[name="Because"]'],
      ],
      state: { pressed: 'because' },
    },
    { goal: 'be notified', steps: [['check', 'label=Notify me']], state: { notify: true } },
    { goal: 'pay by the year', steps: [['click', 'text=Yearly']], state: { period: 'r2' } },
    {
      goal: 'check the radio behind the button',
      steps: [['check', 'label=Yearly']],
      state: { period: 'r2' },
    },
    { goal: 'set the range', steps: [['fill', 'label=Range', '80']], state: { range: '80' } },
    { goal: 'show the next slide', steps: [['click', 'label=Next slide']], state: { slide: 1 } },
  ],
};
