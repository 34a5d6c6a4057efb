/** IMask: fields that format what is typed. */
import IMask from 'imask';
import { report } from '../pages/report.js';

document.getElementById('app').innerHTML =
  '<label>Phone <input id="phone"></label> <label>Amount <input id="amount"></label> <label>Date <input id="date"></label> <label>Card <input id="card"></label>';
const mask = (id, options) => {
  const masked = IMask(document.getElementById(id), options);
  masked.on('accept', () => report({ [id]: masked.unmaskedValue }));
};
mask('phone', { mask: '+{1} (000) 000-0000' });
mask('amount', { mask: Number, thousandsSeparator: ',', radix: '.', scale: 2 });
mask('date', { mask: Date, pattern: 'd.`m.`Y' });
mask('card', { mask: '0000 0000 0000 0000' });
