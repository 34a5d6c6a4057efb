import type { Library } from '../library';

export const mui: Library = {
  name: '@mui/material',
  page: 'large/mui.jsx',
  goals: [
    {
      goal: 'choose Twenty as the age',
      steps: [
        ['click', 'role=combobox[name="Age"]'],
        ['click', 'role=option[name="Twenty"]'],
      ],
      state: { age: 20 },
    },
    {
      goal: 'select Thirty as the age in one step',
      steps: [['select', 'label=Age', 'Thirty']],
      state: { age: 30 },
    },
    {
      goal: 'choose red and blue as tags',
      steps: [
        ['click', 'role=combobox[name="Tags"]'],
        ['click', 'role=option[name="red"]'],
        ['click', 'role=option[name="blue"]'],
        ['press', '', 'Escape'],
      ],
      state: { tags: ['red', 'blue'] },
    },
    {
      goal: 'select green and black as tags in one step',
      steps: [['select', 'role=combobox[name="Tags"]', ['green', 'black']]],
      state: { tags: ['green', 'black'] },
    },
    {
      goal: 'search for a country and choose it',
      steps: [
        ['type', 'label=Country', 'bra'],
        ['click', 'role=option[name="Brazil"]'],
      ],
      state: { country: 'Brazil' },
    },
    {
      goal: 'choose a country by keys',
      steps: [
        ['click', 'label=Country'],
        ['type', 'label=Country', 'den'],
        ['press', 'label=Country', 'ArrowDown'],
        ['press', 'label=Country', 'Enter'],
      ],
      state: { country: 'Denmark' },
    },
    {
      goal: 'select Finland as the country in one step',
      steps: [['select', 'label=Country', 'Finland']],
      state: { country: 'Finland' },
    },
    {
      goal: 'open the list of countries by its arrow',
      steps: [
        ['click', 'role=button[name="Open"]'],
        ['click', 'role=option[name="Chile"]'],
      ],
      state: { country: 'Chile' },
    },
    {
      goal: 'choose two drinks',
      steps: [
        ['click', 'label=Drinks'],
        ['click', 'role=option[name="Milk"]'],
        ['click', 'label=Drinks'],
        ['click', 'role=option[name="Tea"]'],
      ],
      state: { drinks: ['Milk', 'Tea'] },
    },
    {
      goal: 'enter an author who is not in the list',
      steps: [['fill', 'label=Author', 'Grace']],
      state: { free: 'Grace' },
    },
    {
      goal: 'choose a city once the list is loaded',
      steps: [
        ['click', 'label=City'],
        ['click', 'role=option[name="Porto"]'],
      ],
      state: { city: 'Porto' },
    },
    {
      goal: 'select a city in one step, with the list loaded on opening',
      steps: [['select', 'label=City', 'Parma']],
      state: { city: 'Parma' },
    },
    {
      goal: 'set the volume to 70',
      steps: [['fill', 'role=slider[name="Volume"]', '70']],
      state: { volume: 70 },
    },
    {
      goal: 'raise the volume by keys',
      steps: [
        ['press', 'role=slider[name="Volume"]', 'ArrowRight'],
        ['press', 'role=slider[name="Volume"]', 'ArrowRight'],
      ],
      state: { volume: 32 },
    },
    {
      goal: 'set the maximum price to 90',
      steps: [['fill', 'role=slider[name="Maximum price"]', '90']],
      state: { range: [20, 90] },
    },
    { goal: 'give four stars', steps: [['click', 'role=radio[name="4 Stars"]']], state: { stars: 4 } },
    { goal: 'check five stars', steps: [['check', 'role=radio[name="5 Stars"]']], state: { stars: 5 } },
    { goal: 'switch Wi-Fi on', steps: [['check', 'label=Wi-Fi']], state: { wifi: true } },
    {
      goal: 'click the Wi-Fi switch',
      steps: [['click', 'role=switch[name="Wi-Fi"]']],
      state: { wifi: true },
    },
    {
      goal: 'accept the terms',
      steps: [['check', 'role=checkbox[name="I accept the terms"]']],
      state: { terms: true },
    },
    { goal: 'choose size Large', steps: [['click', 'role=radio[name="Large"]']], state: { size: 'l' } },
    { goal: 'align in the centre', steps: [['click', 'text=Centre']], state: { align: 'center' } },
    {
      goal: 'fill in the name',
      steps: [['fill', 'label=Full name', 'Ada Lovelace']],
      state: { name: 'Ada Lovelace' },
    },
    {
      goal: 'write a note of two lines',
      steps: [['fill', 'label=Notes', 'one\ntwo']],
      state: { notes: 'one\ntwo' },
    },
    {
      goal: 'remove the chip Pear',
      steps: [['click', '.MuiChip-root:nth-child(2) .MuiChip-deleteIcon']],
      state: { chips: ['Apple', 'Plum'] },
    },
    {
      goal: 'open the tab Billing',
      steps: [['click', 'role=tab[name="Billing"]']],
      state: { tab: 'billing' },
    },
    {
      goal: 'move to the next tab by keys',
      steps: [
        ['press', 'role=tab[name="Home"]', 'ArrowRight'],
        ['press', 'role=tab[name="Profile"]', 'Enter'],
      ],
      state: { tab: 'profile' },
    },
    {
      goal: 'open the accordion and use express',
      steps: [
        ['click', 'role=button[name="Shipping details"]'],
        ['click', 'text=Use express'],
      ],
      state: { panel: true, shipping: 'express' },
    },
    {
      goal: 'rename by the menu',
      steps: [
        ['click', 'role=button[name="Actions"]'],
        ['click', 'role=menuitem[name="Rename"]'],
      ],
      state: { action: 'Rename' },
    },
    {
      goal: 'delete in the dialog, with a reason',
      steps: [
        ['click', 'role=button[name="Delete account"]'],
        ['fill', 'label=Reason', 'unused'],
        ['click', 'role=button[name="Delete"]'],
      ],
      state: { deleted: true, reason: 'unused' },
    },
    {
      goal: 'open Sent in the drawer',
      steps: [
        ['click', 'text=Open navigation'],
        ['click', 'text=Sent'],
      ],
      state: { folder: 'Sent' },
    },
    {
      goal: 'see the tooltip of Save',
      steps: [
        ['hover', 'text="Save"'],
        ['wait', '', { text: 'Saved a minute ago' }],
      ],
      state: { hint: 'open' },
    },
    {
      goal: 'save and undo in the snackbar',
      steps: [
        ['click', 'text="Save"'],
        ['click', 'role=button[name="Undo"]'],
      ],
      state: { undone: true },
    },
    { goal: 'go to page 3', steps: [['click', 'role=button[name="Go to page 3"]']], state: { page: 3 } },
    {
      goal: 'go to the next page',
      steps: [['click', 'role=button[name="Go to next page"]']],
      state: { page: 2 },
    },
    { goal: 'sort by years downwards', steps: [['click', 'text=Years']], state: { descending: true } },
    {
      goal: 'mail by the speed dial',
      steps: [
        ['hover', 'role=button[name="Share"]'],
        ['click', 'role=menuitem[name="Mail"]'],
      ],
      state: { shared: 'Mail' },
    },
  ],
};
