/** Material Web. */
import '@material/web/all.js';
import { report } from '../pages/report.js';

document.getElementById('app').innerHTML = `<div style="width: 360px; display: grid; gap: 12px">
  <md-outlined-text-field label="Full name" id="name"></md-outlined-text-field>
  <md-filled-text-field label="Notes" type="textarea" rows="2" id="notes"></md-filled-text-field>
  <md-outlined-select label="Fruit" id="fruit"><md-select-option value="apple"><div slot="headline">Apple</div></md-select-option><md-select-option value="pear"><div slot="headline">Pear</div></md-select-option><md-select-option value="plum"><div slot="headline">Plum</div></md-select-option></md-outlined-select>
  <label><md-checkbox id="terms" touch-target="wrapper"></md-checkbox> I agree</label>
  <div role="radiogroup"><md-radio name="size" value="s" id="s" aria-label="Small"></md-radio><label for="s">Small</label><md-radio name="size" value="l" id="l" aria-label="Large"></md-radio><label for="l">Large</label></div>
  <md-switch id="wifi" aria-label="Wi-Fi"></md-switch>
  <md-slider id="volume" aria-label="Volume" min="0" max="100" value="20" labeled></md-slider>
  <div style="position: relative"><md-filled-button id="open-menu">Menu</md-filled-button><md-menu id="menu" anchor="open-menu">${['Copy', 'Paste', 'Share'].map((name) => `<md-menu-item data-name="${name}"><div slot="headline">${name}</div></md-menu-item>`).join('')}</md-menu></div>
  <md-outlined-button id="discard">Discard draft</md-outlined-button>
  <md-icon-button id="star" aria-label="Star" toggle>*</md-icon-button>
  <md-chip-set><md-filter-chip label="Fresh" id="fresh"></md-filter-chip><md-input-chip label="Ada" id="ada"></md-input-chip></md-chip-set>
  <md-tabs id="tabs"><md-primary-tab>Video</md-primary-tab><md-primary-tab>Photos</md-primary-tab><md-primary-tab>Audio</md-primary-tab></md-tabs>
  <md-text-button id="ask">Delete</md-text-button>
  <md-dialog id="dialog"><div slot="headline">Delete it?</div><form slot="content" id="form" method="dialog">For ever.</form><div slot="actions"><md-text-button form="form" value="no">Keep</md-text-button><md-text-button form="form" value="yes">Yes, delete</md-text-button></div></md-dialog>
  <md-list><md-list-item type="button" id="inbox">Inbox</md-list-item></md-list><md-fab label="Compose" id="fab"></md-fab></div>`;
const at = (id) => document.getElementById(id);
for (const id of ['name', 'notes'])
  at(id).addEventListener('input', ({ target }) => report({ [id]: target.value }));
at('fruit').addEventListener('change', ({ target }) => report({ fruit: target.value }));
at('terms').addEventListener('change', ({ target }) => report({ terms: target.checked }));
at('wifi').addEventListener('change', ({ target }) => report({ wifi: target.selected }));
at('volume').addEventListener('change', ({ target }) => report({ volume: target.value }));
for (const id of ['s', 'l']) at(id).addEventListener('change', () => report({ size: id }));
at('open-menu').addEventListener('click', () => {
  at('menu').open = !at('menu').open;
});
at('menu').addEventListener('close-menu', ({ detail }) => report({ menu: detail.initiator.dataset.name }));
at('discard').addEventListener('click', () => report({ discarded: true }));
at('star').addEventListener('change', ({ target }) => report({ star: target.selected }));
at('fresh').addEventListener('click', () => setTimeout(() => report({ fresh: at('fresh').selected })));
at('ada').addEventListener('remove', () => report({ removed: 'Ada' }));
at('tabs').addEventListener('change', ({ target }) => report({ tab: target.activeTabIndex }));
at('ask').addEventListener('click', () => at('dialog').show());
at('dialog').addEventListener('close', () => report({ answer: at('dialog').returnValue }));
at('inbox').addEventListener('click', () => report({ folder: 'inbox' }));
at('fab').addEventListener('click', () => report({ composed: true }));
