import type { Library } from '../library';

export const materialWeb: Library = {
  name: '@material/web',
  page: 'large/material-web.js',
  goals: [
    {
      goal: 'choose Pear',
      steps: [
        ['click', 'role=combobox[name="Fruit"]'],
        ['click', 'role=option[name="Pear"]'],
      ],
      state: { fruit: 'pear' },
    },
    {
      goal: 'select Plum in one step',
      steps: [['select', 'role=combobox[name="Fruit"]', 'Plum']],
      state: { fruit: 'plum' },
    },
    { goal: 'fill in the name', steps: [['fill', 'label=Full name', 'Ada']], state: { name: 'Ada' } },
    { goal: 'fill in the name by its element', steps: [['fill', '#name', 'Ada']], state: { name: 'Ada' } },
    { goal: 'write notes', steps: [['type', 'label=Notes', 'one\ntwo']], state: { notes: 'one\ntwo' } },
    { goal: 'agree', steps: [['check', 'role=checkbox[name="I agree"]']], state: { terms: true } },
    { goal: 'agree by the words', steps: [['click', 'text=I agree']], state: { terms: true } },
    {
      goal: 'choose Large',
      steps: [['check', 'role=radio[name="Large"]']],
      state: { size: 'l' },
      fails: 'Its role is set by ElementInternals, which no script can read; Playwright finds it neither.',
    },
    { goal: 'choose Large by its label', steps: [['click', 'text=Large']], state: { size: 'l' } },
    { goal: 'switch Wi-Fi on', steps: [['check', 'role=switch[name="Wi-Fi"]']], state: { wifi: true } },
    {
      goal: 'set the volume to 80',
      steps: [['fill', 'role=slider[name="Volume"]', '80']],
      state: { volume: 80 },
    },
    {
      goal: 'raise the volume by a key',
      steps: [['press', 'role=slider[name="Volume"]', 'ArrowRight']],
      state: { volume: 21 },
    },
    {
      goal: 'paste by the menu',
      steps: [
        ['click', 'role=button[name="Menu"]'],
        ['click', 'role=menuitem[name="Paste"]'],
      ],
      state: { menu: 'Paste' },
    },
    { goal: 'discard the draft', steps: [['click', 'text=Discard draft']], state: { discarded: true } },
    { goal: 'star it', steps: [['click', 'role=button[name="Star"]']], state: { star: true } },
    { goal: 'filter for fresh', steps: [['click', 'text=Fresh']], state: { fresh: true } },
    { goal: 'remove Ada', steps: [['click', 'role=button[name="Remove Ada"]']], state: { removed: 'Ada' } },
    { goal: 'show Audio', steps: [['click', 'text=Audio']], state: { tab: 2 } },
    {
      goal: 'show Audio by its role',
      steps: [['click', 'role=tab[name="Audio"]']],
      state: { tab: 2 },
      fails: 'Its role is set by ElementInternals, which no script can read; Playwright finds it neither.',
    },
    {
      goal: 'delete after the question',
      steps: [
        ['click', 'text=Delete'],
        ['click', 'text=Yes, delete'],
      ],
      state: { answer: 'yes' },
    },
    {
      goal: 'shut the question with Escape',
      steps: [
        ['click', 'text=Delete'],
        ['wait', 'text=For ever.'],
        ['press', '', 'Escape'],
      ],
      state: { answer: '' },
    },
    { goal: 'open the inbox', steps: [['click', 'text=Inbox']], state: { folder: 'inbox' } },
    { goal: 'compose', steps: [['click', 'text=Compose']], state: { composed: true } },
  ],
};
