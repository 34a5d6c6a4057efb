/** The date pickers of MUI X, whose fields are groups of spin buttons. */
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import { createRoot } from 'react-dom/client';
import { report } from '../pages/report.js';

const tell = (name, format) => (value) => report({ [name]: value?.isValid() ? value.format(format) : null });

createRoot(document.getElementById('app')).render(
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker
      label="Birthday"
      referenceDate={dayjs('2026-03-10')}
      onChange={tell('birthday', 'YYYY-MM-DD')}
    />
    <TimePicker label="Alarm" ampm={false} onChange={tell('alarm', 'HH:mm')} />
  </LocalizationProvider>,
);
