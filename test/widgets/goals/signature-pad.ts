import { expect } from 'vitest';
import type { GoalStep, Library } from '../library';

const stroke: GoalStep = [
  'drag',
  '#pad',
  { position: { x: 40, y: 100 }, target: '#pad', targetPosition: { x: 340, y: 60 } },
];

export const signaturePad: Library = {
  name: 'signature_pad',
  page: 'pages/signature-pad.js',
  goals: [
    { goal: 'draw a stroke', steps: [stroke], state: { strokes: 1, empty: false } },
    {
      goal: 'draw a stroke of several points',
      steps: [stroke],
      state: { points: expect.toSatisfy((points: number) => points > 3) },
    },
    {
      goal: 'draw two strokes',
      steps: [
        stroke,
        ['drag', '#pad', { position: { x: 60, y: 30 }, target: '#pad', targetPosition: { x: 200, y: 160 } }],
      ],
      state: { strokes: 2 },
    },
    { goal: 'undo a stroke', steps: [stroke, stroke, ['click', 'text=Undo']], state: { strokes: 1 } },
    {
      goal: 'clear the signature',
      steps: [stroke, ['click', 'text=Clear']],
      state: { strokes: 0, empty: true },
    },
    { goal: 'make a dot', steps: [['click', '#pad']], state: { strokes: 1 } },
  ],
};
