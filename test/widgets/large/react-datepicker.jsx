/** react-datepicker. */
import { useState } from 'react';
import DatePicker from 'react-datepicker';
import { createRoot } from 'react-dom/client';
import 'react-datepicker/dist/react-datepicker.css';
import { report } from '../pages/report.js';

const text = (date) =>
  date &&
  `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()} ${date.getHours()}:${date.getMinutes()}`;

function App() {
  const [day, setDay] = useState(new Date(2026, 4, 10));
  const [when, setWhen] = useState(new Date(2026, 4, 10, 8));
  const [[from, to], setSpan] = useState([new Date(2026, 4, 1), null]);
  const [born, setBorn] = useState(new Date(1990, 0, 1));
  return (
    <div style={{ display: 'grid', gap: 12, width: 300 }}>
      <label htmlFor="day">Day</label>
      <DatePicker
        id="day"
        selected={day}
        onChange={(date) => {
          setDay(date);
          report({ day: text(date) });
        }}
        isClearable
      />
      <label htmlFor="when">When</label>
      <DatePicker
        id="when"
        selected={when}
        showTimeSelect
        dateFormat="yyyy-MM-dd, HH:mm"
        timeFormat="HH:mm"
        onChange={(date) => {
          setWhen(date);
          report({ when: text(date) });
        }}
      />
      <label htmlFor="span">Span</label>
      <DatePicker
        id="span"
        selectsRange
        startDate={from}
        endDate={to}
        onChange={(span) => {
          setSpan(span);
          report({ span: span.map(text) });
        }}
      />
      <label htmlFor="born">Born</label>
      <DatePicker
        id="born"
        selected={born}
        showYearDropdown
        showMonthDropdown
        dropdownMode="select"
        onChange={(date) => {
          setBorn(date);
          report({ born: text(date) });
        }}
      />
    </div>
  );
}

createRoot(document.getElementById('app')).render(<App />);
