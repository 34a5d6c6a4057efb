/** React forms with controlled inputs. */
import { useActionState, useEffect, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { report } from './report.js';

const blank = { name: '', phone: '', bio: 'old', age: 7, agree: false, size: 's', fruit: 'pear', tags: [] };

function Profile() {
  const [fields, set] = useReducer((before, change) => ({ ...before, ...change }), blank);
  const [sent, setSent] = useState(0);
  useEffect(() => report({ ...fields, sent }));
  const text = (field) => ({
    id: field,
    value: fields[field],
    onChange: (event) => set({ [field]: event.target.value }),
  });
  const dashed = (digits) => digits.replace(/\D/g, '').replace(/^(\d{3})(\d+)/, '$1-$2');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent((times) => times + 1);
      }}
    >
      <input {...text('name')} />
      <input {...text('phone')} onChange={(event) => set({ phone: dashed(event.target.value) })} />
      <textarea {...text('bio')} />
      <input {...text('age')} type="number" onChange={(event) => set({ age: event.target.valueAsNumber })} />
      <input id="fixed" value="fixed" onChange={() => {}} />
      <input
        id="agree"
        type="checkbox"
        checked={fields.agree}
        onChange={(event) => set({ agree: event.target.checked })}
      />
      <input id="refuse" type="checkbox" checked={false} onChange={() => {}} />
      {['s', 'm', 'l'].map((size) => (
        <input
          key={size}
          id={size}
          type="radio"
          checked={fields.size === size}
          onChange={() => set({ size })}
        />
      ))}
      <select {...text('fruit')}>
        <option value="pear">Pear</option>
        <option value="plum">Plum</option>
      </select>
      <select id="never" value="no" onChange={() => {}}>
        <option value="no">No</option>
        <option value="yes">Yes</option>
      </select>
      <select
        id="tags"
        multiple
        value={fields.tags}
        onChange={(event) => set({ tags: [...event.target.selectedOptions].map(({ value }) => value) })}
      >
        <option>red</option>
        <option>green</option>
        <option>blue</option>
      </select>
      <button type="submit">Send</button>
    </form>
  );
}

// Whatever is typed is looked up later, and what is shown then is rendered anew, the field with it.
function Search() {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setFound(query), 300);
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => report({ query, found }));
  return (
    <div key={found}>
      <input id="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      {found && <p id="found">Found {found}</p>}
    </div>
  );
}

// Keys are handled by the component; the list is in a portal at the end of the body.
function Combobox() {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(-1);
  const [city, setCity] = useState('');
  const cities = typed ? ['Paris', 'Parma', 'Porto'].filter((one) => one.startsWith(typed)) : [];
  useEffect(() => report({ city }));
  const onKeyDown = ({ key }) => {
    if (key === 'ArrowDown') setAt(at + 1);
    if (key === 'Enter') setCity(cities[at] ?? '');
  };
  return (
    <>
      <input
        id="city"
        role="combobox"
        aria-expanded={cities.length > 0}
        aria-controls="cities"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {createPortal(
        <ul id="cities">
          {cities.map((one) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
            <li key={one} onClick={() => setCity(one)}>
              {one}
            </li>
          ))}
        </ul>,
        document.body,
      )}
    </>
  );
}

// React makes `onBeforeInput` of the browser's `textInput`.
function Digits() {
  const [digits, setDigits] = useState('');
  useEffect(() => report({ digits }));
  return (
    <input
      id="digits"
      value={digits}
      onBeforeInput={(event) => {
        if (/\D/.test(event.data)) event.preventDefault();
      }}
      onChange={(event) => setDigits(event.target.value)}
    />
  );
}

function Validated() {
  const [error, setError] = useState('none');
  const [focused, setFocused] = useState([]);
  useEffect(() => report({ error, focused }));
  return (
    <input
      id="email"
      defaultValue=""
      onFocus={() => setFocused((before) => [...before, 'focus'])}
      onBlur={(event) => {
        setFocused((before) => [...before, 'blur']);
        setError(event.target.value.includes('@') ? 'none' : 'no @');
      }}
    />
  );
}

function Subscription() {
  const [posted, post] = useActionState((_, form) => Object.fromEntries(form), {});
  useEffect(() => report({ posted }));
  return (
    <form action={post}>
      <input id="to" name="to" />
      <button id="subscribe" type="submit">
        Subscribe
      </button>
    </form>
  );
}

createRoot(document.getElementById('app')).render(
  <>
    <Profile />
    <Search />
    <Combobox />
    <Digits />
    <Validated />
    <Subscription />
  </>,
);
