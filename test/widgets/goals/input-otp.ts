import type { Library } from '../library';

export const inputOtp: Library = {
  name: 'input-otp',
  page: 'pages/input-otp.jsx',
  goals: [
    {
      goal: 'type the code',
      steps: [['type', 'label=Code', '471147']],
      state: { code: '471147', complete: true },
    },
    {
      goal: 'fill in the code',
      steps: [['fill', 'label=Code', '123456']],
      state: { code: '123456', complete: true },
    },
    {
      goal: 'click and type at the focus',
      steps: [
        ['click', 'label=Code'],
        ['type', '', '98'],
      ],
      state: { code: '98' },
    },
    {
      goal: 'take a digit back',
      steps: [
        ['type', 'label=Code', '12'],
        ['press', 'label=Code', 'Backspace'],
      ],
      state: { code: '1' },
    },
  ],
};
