import type { Library } from '../library';

export const reactSelect: Library = {
  name: 'react-select',
  page: 'pages/react-select.jsx',
  goals: [
    {
      goal: 'choose Blue',
      steps: [
        ['click', 'label=Colour'],
        ['click', 'role=option[name="Blue"]'],
      ],
      state: { colour: 'blue' },
    },
    { goal: 'select Green in one step', steps: [['select', '#colour', 'Green']], state: { colour: 'green' } },
    {
      goal: 'type and press Enter',
      steps: [
        ['type', '#colour', 'yel'],
        ['press', '#colour', 'Enter'],
      ],
      state: { colour: 'yellow' },
    },
    {
      goal: 'choose two colours',
      steps: [
        ['click', '#colours'],
        ['click', 'role=option[name="Red"]'],
        ['click', 'role=option[name="White"]'],
      ],
      state: { colours: ['red', 'white'] },
    },
    {
      goal: 'select two colours in one step',
      steps: [['select', '#colours', ['Green', 'Orange']]],
      state: { colours: ['green', 'orange'] },
    },
    {
      goal: 'choose in a group',
      steps: [
        ['click', 'label=Food'],
        ['click', 'text=Onion'],
      ],
      state: { food: 'onion' },
    },
    {
      goal: 'search a city that is loaded',
      steps: [
        ['type', 'label=City', 'berg'],
        ['click', 'role=option[name="Bergen"]'],
      ],
      state: { city: 'Bergen' },
    },
    {
      goal: 'select a city that is loaded, in one step',
      steps: [['select', 'label=City', 'Bern']],
      state: { city: 'Bern' },
    },
    {
      goal: 'create a topic',
      steps: [
        ['type', 'label=Topic', 'history'],
        ['click', 'text=Create "history"'],
      ],
      state: { topics: ['history'] },
    },
    {
      goal: 'choose in a list rendered at the end of the body',
      steps: [
        ['click', 'label=In a portal'],
        ['click', 'role=option[name="Purple"]'],
      ],
      state: { portal: 'purple' },
    },
    {
      goal: 'select in a list that cannot be searched',
      steps: [['select', 'label=In a portal', 'White']],
      state: { portal: 'white' },
    },
    { goal: 'clear the preset', steps: [['press', 'label=Preset', 'Backspace']], state: { preset: null } },
    {
      goal: 'take the last colour away again',
      steps: [
        ['type', '#colours', 'red\nblue\n'],
        ['press', '#colours', 'Backspace'],
      ],
      state: { colours: ['red'] },
    },
  ],
};
