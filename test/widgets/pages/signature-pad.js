/** signature_pad, on a canvas. */
import SignaturePad from 'signature_pad';
import { report } from './report.js';

document.getElementById('app').innerHTML =
  '<canvas id="pad" width="400" height="200" style="border: 1px solid; touch-action: none"></canvas><div><button id="undo">Undo</button> <button id="clear">Clear</button></div>';
const pad = new SignaturePad(document.getElementById('pad'));
const tell = () =>
  report({
    strokes: pad.toData().length,
    points: pad.toData().reduce((sum, { points }) => sum + points.length, 0),
    empty: pad.isEmpty(),
  });
pad.addEventListener('endStroke', tell);
document.getElementById('undo').onclick = () => {
  pad.fromData(pad.toData().slice(0, -1));
  tell();
};
document.getElementById('clear').onclick = () => {
  pad.clear();
  tell();
};
