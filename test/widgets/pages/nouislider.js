/** noUiSlider. */
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
import { report } from './report.js';

document.getElementById('app').innerHTML =
  '<div style="width: 400px; padding: 40px"><div id="one"></div><br><br><div id="two"></div><br><br><div id="steps"></div><div id="tall" style="height: 160px; margin: 30px"></div></div>';
const slider = (id, options) => {
  const element = document.getElementById(id);
  noUiSlider.create(element, {
    range: { min: 0, max: 100 },
    handleAttributes: [{ 'aria-label': `${id} low` }, { 'aria-label': `${id} high` }].slice(
      0,
      options.start.length,
    ),
    ...options,
  });
  element.noUiSlider.on('change', (values) => report({ [id]: values.map(Number) }));
};
slider('one', { start: [20], step: 1 });
slider('two', { start: [20, 80], step: 1, connect: true });
slider('steps', { start: [0], step: 25, pips: { mode: 'steps', density: 5 } });
slider('tall', { start: [40], step: 1, orientation: 'vertical' });
