/** Bootstrap. */
import 'bootstrap/dist/css/bootstrap.min.css';
import { Tooltip } from 'bootstrap';
import { report } from '../pages/report.js';

document.getElementById('app').innerHTML =
  `<div class="container" style="display: grid; gap: 10px; width: 600px">
  <div class="dropdown"><button class="btn btn-secondary dropdown-toggle" data-bs-toggle="dropdown">Account</button><ul class="dropdown-menu"><li><button class="dropdown-item">Settings</button></li><li><button class="dropdown-item">Log out</button></li></ul></div>
  <div><button class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#modal">Open modal</button> <button class="btn" data-bs-toggle="offcanvas" data-bs-target="#side">Open side</button> <button class="btn" id="tip" title="More words" data-bs-toggle="tooltip">Hover</button></div>
  <div class="modal fade" id="modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content"><div class="modal-body"><label>Amount <input id="amount"></label></div><div class="modal-footer"><button data-bs-dismiss="modal" class="btn">Close</button><button id="pay" class="btn btn-primary" data-bs-dismiss="modal">Apply</button></div></div></div></div>
  <div class="offcanvas offcanvas-start" id="side" tabindex="-1"><div class="offcanvas-body"><button id="reports">Reports</button></div></div>
  <ul class="nav nav-tabs"><li><button class="nav-link active" data-bs-toggle="tab" data-bs-target="#a">First</button></li><li><button class="nav-link" data-bs-toggle="tab" data-bs-target="#b">Second</button></li></ul><div class="tab-content"><div class="tab-pane active" id="a">a</div><div class="tab-pane fade" id="b"><button id="inb">In the second</button></div></div>
  <div class="accordion" id="faq"><div class="accordion-item"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#c1">Why?</button><div id="c1" class="accordion-collapse collapse" data-bs-parent="#faq"><div class="accordion-body"><button id="because">Because</button></div></div></div></div>
  <div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" id="sw"><label class="form-check-label" for="sw">Notify me</label></div>
  <div class="btn-group"><input type="radio" class="btn-check" name="r" id="r1"><label class="btn btn-outline-primary" for="r1">Monthly</label><input type="radio" class="btn-check" name="r" id="r2"><label class="btn btn-outline-primary" for="r2">Yearly</label></div>
  <input type="range" class="form-range" id="range" aria-label="Range">
  <div id="carousel" class="carousel slide"><div class="carousel-inner"><div class="carousel-item active">Slide 1</div><div class="carousel-item">Slide 2</div></div><button class="carousel-control-next" data-bs-target="#carousel" data-bs-slide="next" aria-label="Next slide">&gt;</button></div></div>`;
new Tooltip('#tip');
const at = (id) => document.getElementById(id);
for (const item of document.querySelectorAll('.dropdown-item'))
  item.onclick = () => report({ account: item.textContent });
at('pay').onclick = () => report({ applied: at('amount').value });
at('modal').addEventListener('hidden.bs.modal', () => report({ hidden: true }));
for (const id of ['reports', 'inb', 'because']) at(id).onclick = () => report({ pressed: id });
at('tip').addEventListener('shown.bs.tooltip', () => report({ tip: true }));
at('sw').onchange = ({ target }) => report({ notify: target.checked });
for (const id of ['r1', 'r2']) at(id).onchange = () => report({ period: id });
at('range').onchange = ({ target }) => report({ range: target.value });
at('carousel').addEventListener('slid.bs.carousel', ({ to }) => report({ slide: to }));
