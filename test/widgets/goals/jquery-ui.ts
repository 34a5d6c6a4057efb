import { expect } from 'vitest';
import type { Library } from '../library';

export const jqueryUi: Library = {
  name: 'jquery-ui',
  page: 'large/jquery-ui.js',
  goals: [
    {
      goal: 'choose a date',
      steps: [
        ['click', 'label=Date'],
        ['click', 'role=link[name="21"]'],
      ],
      state: { date: '2026-05-21' },
    },
    {
      goal: 'choose a date of the next month',
      steps: [
        ['click', 'label=Date'],
        ['click', '.ui-datepicker-next'],
        ['click', 'text="9"'],
      ],
      state: { date: '2026-06-09' },
    },
    {
      goal: 'move the slider by keys',
      steps: [['press', 'role=slider[name="Level"]', 'ArrowRight']],
      state: { slider: 21 },
    },
    {
      goal: 'drag the slider to the middle',
      steps: [['drag', '.ui-slider-handle', '#slider']],
      state: { slider: expect.closeTo(50, -1) },
    },
    {
      goal: 'complete a language',
      steps: [
        ['type', 'label=Language', 'jul'],
        ['click', 'text=Julia'],
      ],
      state: { language: 'Julia' },
    },
    {
      goal: 'complete a language by keys',
      steps: [
        ['type', 'label=Language', 'javas'],
        ['wait', 'text=JavaScript'],
        ['press', 'label=Language', 'ArrowDown'],
        ['press', 'label=Language', 'Enter'],
      ],
      state: { language: 'JavaScript' },
    },
    {
      goal: 'choose the speed Fast',
      steps: [
        ['click', '#speed-button'],
        ['click', 'text=Fast'],
      ],
      state: { speed: 'Fast' },
    },
    {
      goal: 'select the speed in one step',
      steps: [['select', '#speed-button', 'Medium']],
      state: { speed: 'Medium' },
    },
    { goal: 'raise the count', steps: [['click', '.ui-spinner-up']], state: { count: 4 } },
    {
      goal: 'move item a to the end',
      steps: [['drag', 'text=Item a', 'text=Item d']],
      state: { list: ['b', 'c', 'd', 'a'] },
    },
    {
      goal: 'drop the piece on its place',
      steps: [['drag', 'text=Piece', '#place']],
      state: { dropped: true },
    },
    {
      goal: 'make the box wider',
      steps: [['drag', '#box .ui-resizable-e', { target: '#tabs', targetPosition: { x: 200, y: 5 } }]],
      state: { width: expect.closeTo(200, -2) },
    },
    { goal: 'show the second tab', steps: [['click', 'role=tab[name="Proin"]']], state: { tab: 'Proin' } },
    {
      goal: 'open the second section',
      steps: [['click', 'text=Section two']],
      state: { section: 'Section two' },
    },
    { goal: 'pick the second of the list', steps: [['click', 'text=Second']], state: { picked: ['Second'] } },
    {
      goal: 'say yes in the dialog',
      steps: [
        ['click', 'role=button[name="Ask"]'],
        ['click', 'role=button[name="Yes"]'],
      ],
      state: { sure: true },
    },
    {
      goal: 'choose a state in Select2',
      steps: [
        ['click', '.select2-selection--single'],
        ['click', 'role=option[name="Wyoming"]'],
      ],
      state: { state: 'wy' },
    },
    {
      goal: 'search a state in Select2',
      steps: [
        ['click', '.select2-selection--single'],
        ['type', '.select2-search--dropdown input', 'uta'],
        ['press', '', 'Enter'],
      ],
      state: { state: 'ut' },
    },
    {
      goal: 'choose two states in Select2',
      steps: [
        ['click', '.select2-selection--multiple'],
        ['click', 'role=option[name="Alabama"]'],
        ['click', '.select2-selection--multiple'],
        ['click', 'role=option[name="Utah"]'],
      ],
      state: { states: ['al', 'ut'] },
    },
    {
      goal: 'select a state of Select2 in one step',
      steps: [['select', 'role=combobox[name="State"]', 'Utah']],
      state: { state: 'ut' },
    },
  ],
};
