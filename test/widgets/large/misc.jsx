/** A colour picker, a phone field, a drop zone, a calendar, a spreadsheet. */
import { Calendar } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin from '@fullcalendar/interaction';
import Dropzone from 'dropzone';
import 'dropzone/dist/dropzone.css';
import intlTelInput from 'intl-tel-input';
import 'intl-tel-input/styles';
import jspreadsheet from 'jspreadsheet-ce';
import 'jspreadsheet-ce/dist/jspreadsheet.css';
import 'jsuites/dist/jsuites.css';
import { useState } from 'react';
import { HexColorInput, HexColorPicker } from 'react-colorful';
import { createRoot } from 'react-dom/client';
import { report } from '../pages/report.js';

document.getElementById('app').innerHTML =
  '<div style="display: flex; gap: 20px"><div><div id="colour"></div><label>Phone <input id="phone" type="tel"></label><form id="zone" class="dropzone" action="/upload" style="width: 240px"></form></div><div id="calendar" style="width: 560px"></div></div><div id="sheet"></div>';
function Picker() {
  const [colour, set] = useState('#336699');
  const change = (value) => {
    set(value);
    report({ colour: value });
  };
  return (
    <>
      <HexColorPicker color={colour} onChange={change} />
      <HexColorInput aria-label="Hex" color={colour} onChange={change} />
    </>
  );
}
createRoot(document.getElementById('colour')).render(<Picker />);
intlTelInput(document.getElementById('phone'), { initialCountry: 'us' });
document
  .getElementById('phone')
  .addEventListener('countrychange', () =>
    report({ country: document.querySelector('.iti__selected-country').title }),
  );
document.getElementById('phone').addEventListener('input', ({ target }) => report({ phone: target.value }));
new Dropzone('#zone', { autoProcessQueue: false }).on('addedfile', (file) => report({ file: file.name }));
const calendar = new Calendar(document.getElementById('calendar'), {
  plugins: [dayGridPlugin, interactionPlugin],
  initialDate: '2026-05-10',
  height: 380,
  editable: true,
  selectable: true,
  events: [{ id: 'm', title: 'Meeting', start: '2026-05-12' }],
  dateClick: ({ dateStr }) => report({ day: dateStr }),
  eventClick: ({ event }) => report({ event: event.title }),
  eventDrop: ({ event }) => report({ moved: event.startStr }),
  select: ({ startStr, endStr }) => report({ span: [startStr, endStr] }),
  datesSet: ({ view }) => report({ title: view.title }),
});
calendar.render();
const [sheet] = jspreadsheet(document.getElementById('sheet'), {
  worksheets: [
    {
      data: [
        ['Ada', 36],
        ['Bob', 21],
      ],
      minDimensions: [4, 5],
    },
  ],
  onchange: (_, __, x, y, value) => report({ cell: [Number(x), Number(y), value] }),
  onselection: (_, x1, y1, x2, y2) => report({ selection: [x1, y1, x2, y2] }),
});
void sheet;
