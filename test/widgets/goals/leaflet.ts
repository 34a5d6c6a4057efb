import { expect } from 'vitest';
import type { Library } from '../library';

export const leaflet: Library = {
  name: 'leaflet',
  page: 'pages/leaflet.js',
  goals: [
    {
      goal: 'zoom in',
      steps: [
        ['click', 'role=button[name="Zoom in"]'],
        ['wait', '', { ms: 400 }],
      ],
      state: { zoom: 9 },
    },
    {
      goal: 'open the popup of Vienna and ask for the route',
      steps: [
        ['click', '[alt=Vienna]'],
        ['click', 'text=Route'],
      ],
      state: { popup: true, route: 'Vienna' },
    },
    {
      goal: 'pan by 150 px to the west',
      steps: [
        [
          'drag',
          '#map',
          { position: { x: 200, y: 350 }, target: '#map', targetPosition: { x: 350, y: 350 } },
        ],
        ['wait', '', { ms: 500 }],
      ],
      state: { centre: [expect.closeTo(48, 1), expect.closeTo(15.2, 0)] },
    },
    {
      goal: 'zoom in by a double click',
      steps: [
        ['dblclick', '#map', { position: { x: 450, y: 100 } }],
        ['wait', '', { ms: 400 }],
      ],
      state: { zoom: 9 },
    },
    {
      goal: 'click at a point',
      steps: [['click', '#map', { position: { x: 400, y: 200 } }]],
      state: { clicked: [expect.closeTo(48, 1), expect.closeTo(16.55, 1)] },
    },
    {
      goal: 'move the pin',
      steps: [['drag', '[title=Pin]', { target: '#map', targetPosition: { x: 300, y: 350 } }]],
      state: { pin: [expect.closeTo(47.4, 0), expect.closeTo(16, 0)] },
    },
    {
      goal: 'show the relief',
      steps: [
        ['hover', '.leaflet-control-layers-toggle'],
        ['check', 'label=Relief'],
      ],
      state: { layer: 'Relief' },
    },
    {
      goal: 'add the trains',
      steps: [
        ['hover', '.leaflet-control-layers'],
        ['click', 'text=Trains'],
      ],
      state: { layer: 'Trains' },
    },
    {
      goal: 'pan by keys',
      steps: [
        ['press', '#map', 'ArrowRight'],
        ['wait', '', { ms: 500 }],
      ],
      state: { centre: [expect.closeTo(48, 1), expect.closeTo(16.44, 1)] },
    },
    {
      goal: 'open the context menu of the map',
      steps: [['rightclick', '#map', { position: { x: 100, y: 300 } }]],
      state: { context: true },
    },
  ],
};
