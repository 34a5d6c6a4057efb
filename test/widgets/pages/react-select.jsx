/** react-select. */
import { createRoot } from 'react-dom/client';
import Select from 'react-select';
import AsyncSelect from 'react-select/async';
import CreatableSelect from 'react-select/creatable';
import { report } from './report.js';

const set = (name) => (chosen) =>
  report({ [name]: Array.isArray(chosen) ? chosen.map(({ value }) => value) : (chosen?.value ?? null) });
const options = ['Red', 'Green', 'Blue', 'Black', 'White', 'Yellow', 'Purple', 'Orange'].map((label) => ({
  label,
  value: label.toLowerCase(),
  isDisabled: label === 'Black',
}));
const groups = [
  { label: 'Fruit', options: [{ label: 'Apple', value: 'apple' }] },
  {
    label: 'Vegetables',
    options: [
      { label: 'Leek', value: 'leek' },
      { label: 'Onion', value: 'onion' },
    ],
  },
];
const find = (text) =>
  new Promise((found) =>
    setTimeout(
      () =>
        found(
          ['Berlin', 'Bern', 'Bergen']
            .filter((city) => city.toLowerCase().startsWith(text.toLowerCase()))
            .map((label) => ({ label, value: label })),
        ),
      300,
    ),
  );

createRoot(document.getElementById('app')).render(
  <div style={{ width: 320, display: 'grid', gap: 16 }}>
    <label htmlFor="colour">Colour</label>
    <Select inputId="colour" options={options} onChange={set('colour')} isClearable />
    <label htmlFor="colours">Colours</label>
    <Select inputId="colours" isMulti closeMenuOnSelect={false} options={options} onChange={set('colours')} />
    <label htmlFor="food">Food</label>
    <Select inputId="food" options={groups} onChange={set('food')} />
    <label htmlFor="city">City</label>
    <AsyncSelect inputId="city" loadOptions={find} onChange={set('city')} />
    <label htmlFor="topic">Topic</label>
    <CreatableSelect inputId="topic" isMulti options={options} onChange={set('topics')} />
    <label htmlFor="portal">In a portal</label>
    <Select
      inputId="portal"
      menuPortalTarget={document.body}
      isSearchable={false}
      options={options}
      onChange={set('portal')}
    />
    <label htmlFor="preset">Preset</label>
    <Select
      inputId="preset"
      defaultValue={options[1]}
      isClearable
      options={options}
      onChange={set('preset')}
    />
  </div>,
);
