/** flatpickr. */
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.min.css';
import { report } from './report.js';

document.getElementById('app').innerHTML =
  `<label>Day <input id="day"></label> <label>When <input id="when"></label>
  <label>Stay <input id="stay"></label> <label>Time <input id="time"></label> <label>Days <input id="days"></label>
  <label>Typed <input id="typed"></label> <div id="inline"></div>`;
const pick = (id, options) =>
  flatpickr(`#${id}`, {
    defaultDate: '2026-05-10',
    ...options,
    onChange: (_, text) => report({ [id]: text }),
  });
pick('day');
pick('when', { enableTime: true, time_24hr: true, defaultDate: '2026-05-10 08:00' });
pick('stay', { mode: 'range', defaultDate: [], minDate: '2026-05-01', now: '2026-05-01' });
pick('time', {
  enableTime: true,
  noCalendar: true,
  dateFormat: 'H:i',
  time_24hr: true,
  defaultDate: '12:00',
});
pick('days', { mode: 'multiple' });
pick('typed', { allowInput: true });
pick('inline', { inline: true });
