import { expect } from 'vitest';
import type { Library } from '../library';

const cell = (x: number, y: number) => `#sheet td[data-x="${x}"][data-y="${y}"]`;

export const misc: Library = {
  name: 'fullcalendar and others',
  page: 'large/misc.jsx',
  goals: [
    {
      goal: 'click a day of the calendar',
      steps: [['click', '[data-date="2026-05-20"]']],
      state: { day: '2026-05-20' },
    },
    { goal: 'open the meeting', steps: [['click', 'text=Meeting']], state: { event: 'Meeting' } },
    {
      goal: 'move the meeting by two days',
      steps: [['drag', 'text=Meeting', '[data-date="2026-05-14"]']],
      state: { moved: '2026-05-14' },
    },
    {
      goal: 'select three days',
      steps: [['drag', '[data-date="2026-05-18"]', '[data-date="2026-05-20"]']],
      state: { span: ['2026-05-18', '2026-05-21'] },
    },
    { goal: 'show the next month', steps: [['click', '.fc-next-button']], state: { title: 'June 2026' } },
    { goal: 'enter a colour', steps: [['fill', 'label=Hex', 'ff0000']], state: { colour: '#ff0000' } },
    {
      goal: 'choose a hue on its track',
      steps: [['click', '.react-colorful__hue', { position: { x: 100, y: 12 } }]],
      state: { colour: expect.stringMatching(/^#33..99$|^#/) },
    },
    {
      goal: 'move the hue by a key',
      steps: [['press', 'role=slider[name="Hue"]', 'ArrowRight']],
      state: { colour: expect.stringMatching(/^#/) },
    },
    {
      goal: 'choose the country of the phone number',
      steps: [
        ['click', '.iti__selected-country'],
        ['type', '.iti__search-input', 'austria'],
        ['wait', '', { ms: 500 }],
        ['press', '', 'Enter'],
      ],
      state: { country: 'Austria' },
    },
    {
      goal: 'type a phone number that is formatted',
      steps: [['type', '#phone', '2025550143']],
      state: { phone: expect.stringContaining('555') },
    },
    {
      goal: 'drop a file',
      steps: [['upload', '#zone', { name: 'b.txt', type: 'text/plain', base64: 'aGk=' }]],
      state: { file: 'b.txt' },
    },
    {
      goal: 'edit a cell of the sheet',
      steps: [
        ['dblclick', cell(0, 1)],
        ['type', '', '!'],
        ['press', '', 'Enter'],
      ],
      state: { cell: [0, 1, 'Bob!'] },
    },
    {
      goal: 'type over a cell of the sheet',
      steps: [
        ['click', cell(2, 0)],
        ['type', '', 'x'],
        ['press', '', 'Enter'],
      ],
      state: { cell: [2, 0, 'x'] },
    },
    {
      goal: 'select cells by dragging',
      steps: [['drag', cell(0, 0), cell(1, 2)]],
      state: { selection: [0, 0, 1, 2] },
    },
  ],
};
