import type { Library } from '../library';

export const vuetify: Library = {
  name: 'vuetify',
  page: 'large/vuetify.js',
  goals: [
    { goal: 'select Banana', steps: [['select', 'label=Fruit', 'Banana']], state: { fruit: 'Banana' } },
    {
      goal: 'choose Cherry',
      steps: [
        ['click', 'role=combobox[name="Fruit"]'],
        ['click', 'role=option[name="Cherry"]'],
      ],
      state: { fruit: 'Cherry' },
    },
    {
      goal: 'choose by words',
      steps: [
        ['click', '.v-select'],
        ['click', 'text=Cherry'],
      ],
      state: { fruit: 'Cherry' },
    },
    {
      goal: 'select two',
      steps: [['select', 'label=Fruits', ['Apple', 'Cherry']]],
      state: { fruits: ['Apple', 'Cherry'] },
    },
    {
      goal: 'search',
      steps: [
        ['type', 'label=Found', 'ban'],
        ['click', 'role=option[name="Banana"]'],
      ],
      state: { found: 'Banana' },
    },
    {
      goal: 'select in the searched',
      steps: [['select', 'label=Found', 'Banana']],
      state: { found: 'Banana' },
    },
    { goal: 'type tags', steps: [['type', 'label=Tags', 'red,blue,']], state: { tags: ['red', 'blue'] } },
    { goal: 'type a tag and Enter', steps: [['type', 'label=Tags', 'red\n']], state: { tags: ['red'] } },
    { goal: 'fill in the name', steps: [['fill', 'label=Name', 'Ada']], state: { name: 'Ada' } },
    {
      goal: 'clear the name',
      steps: [
        ['fill', 'label=Name', 'Ada'],
        ['clear', 'label=Name'],
      ],
      state: { name: '' },
    },
    { goal: 'type the code', steps: [['type', '.v-otp-input__field', '4711']], state: { code: '4711' } },
    { goal: 'fill in the code', steps: [['fill', '.v-otp-input__field', '4711']], state: { code: '4711' } },
    {
      goal: 'choose a file',
      steps: [['upload', 'label=File', { name: 'a.txt', type: 'text/plain', base64: 'aGk=' }]],
      state: { file: 'a.txt' },
    },
    { goal: 'switch on', steps: [['check', 'label=Wi-Fi']], state: { wifi: true } },
    { goal: 'agree', steps: [['check', 'role=checkbox[name="I agree"]']], state: { agree: true } },
    { goal: 'click agree', steps: [['click', 'text=I agree']], state: { agree: true } },
    { goal: 'choose Large', steps: [['check', 'role=radio[name="Large"]']], state: { size: 'l' } },
    { goal: 'volume 70', steps: [['fill', 'role=slider', '70']], state: { volume: 70 } },
    {
      goal: 'three stars',
      steps: [['click', 'label[for$="-3"] button']],
      state: { stars: 3 },
    },
    { goal: 'the blue chip', steps: [['click', 'text=Blue']], state: { chip: 'blue' } },
    { goal: 'price 12', steps: [['fill', 'label=Price', '12']], state: { price: 12 } },
    { goal: 'second tab', steps: [['click', 'role=tab[name="Two"]']], state: { tab: 'two' } },
    {
      goal: 'copy',
      steps: [
        ['click', 'role=button[name="More"]'],
        ['click', 'text=Copy'],
      ],
      state: { copied: true },
    },
    {
      goal: 'sure',
      steps: [
        ['click', 'role=button[name="Ask"]'],
        ['click', 'role=button[name="Yes"]'],
      ],
      state: { sure: true },
    },
    {
      goal: 'close with Escape',
      steps: [
        ['click', 'role=button[name="Ask"]'],
        ['press', '', 'Escape'],
      ],
      state: { dialog: false },
    },
    { goal: 'question', steps: [['click', 'text=Question']], state: { opened: true } },
    { goal: 'pick the 17th', steps: [['click', 'text="17"']], state: { picked: 'Sun May 17 2026' } },
  ],
};
