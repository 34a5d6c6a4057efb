/** Shoelace. */
import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/shoelace.js';
import { report } from '../pages/report.js';

document.getElementById('app').innerHTML =
  `<div style="display: flex; gap: 24px; width: 1000px"><div style="width: 300px; display: grid; gap: 10px">
  <sl-select label="Favourite fruit" id="fruit"><sl-option value="apple">Apple</sl-option><sl-option value="pear">Pear</sl-option><sl-option value="plum">Plum</sl-option></sl-select>
  <sl-select label="Colours" id="colours" multiple clearable><sl-option value="red">Red</sl-option><sl-option value="green">Green</sl-option><sl-option value="blue">Blue</sl-option></sl-select>
  <sl-input label="Full name" id="name" clearable></sl-input>
  <sl-input label="Secret" id="secret" type="password" password-toggle></sl-input>
  <sl-textarea label="Message" id="message"></sl-textarea>
  <sl-switch id="wifi">Wi-Fi</sl-switch><sl-checkbox id="terms">Accept the terms</sl-checkbox>
  <sl-radio-group label="Size" id="size" value="s"><sl-radio value="s">Small</sl-radio><sl-radio value="l">Large</sl-radio></sl-radio-group>
  <sl-radio-group label="Plan" id="plan" value="free"><sl-radio-button value="free">Free</sl-radio-button><sl-radio-button value="pro">Pro</sl-radio-button></sl-radio-group>
  <sl-range label="Volume" id="volume" value="20"></sl-range><sl-rating label="Stars" id="stars"></sl-rating></div>
  <div style="width: 300px"><sl-tab-group id="tabs"><sl-tab slot="nav" panel="one">One</sl-tab><sl-tab slot="nav" panel="two">Two</sl-tab>
    <sl-tab-panel name="one">First</sl-tab-panel><sl-tab-panel name="two">Second</sl-tab-panel></sl-tab-group>
  <sl-details summary="Shipping" id="details"><sl-button id="express">Express</sl-button></sl-details>
  <sl-dropdown><sl-button slot="trigger" caret>Edit</sl-button><sl-menu id="menu"><sl-menu-item value="cut">Cut</sl-menu-item><sl-menu-item value="paste">Paste</sl-menu-item><sl-menu-item type="checkbox" value="wrap">Wrap lines</sl-menu-item></sl-menu></sl-dropdown>
  <sl-button id="ask">Open dialog</sl-button><sl-dialog label="Question" id="dialog"><sl-input label="Answer" id="answer"></sl-input><sl-button slot="footer" id="ok">Send answer</sl-button></sl-dialog>
  <sl-button id="more">Open drawer</sl-button><sl-drawer label="Drawer" id="drawer"><sl-button id="inside">Inside</sl-button></sl-drawer>
  <sl-tooltip content="Explains it" id="tip"><sl-button id="hovered">Hover me</sl-button></sl-tooltip>
  <sl-tree id="tree"><sl-tree-item>Deciduous<sl-tree-item>Birch</sl-tree-item><sl-tree-item>Maple</sl-tree-item></sl-tree-item></sl-tree>
  <sl-color-picker label="Colour" id="colour" value="#ff0000"></sl-color-picker>
  <sl-copy-button value="copied words" id="copy"></sl-copy-button></div></div>`;
const at = (id) => document.getElementById(id);
for (const id of [
  'fruit',
  'colours',
  'name',
  'secret',
  'message',
  'size',
  'plan',
  'volume',
  'stars',
  'answer',
  'colour',
])
  at(id).addEventListener('sl-change', ({ target }) => report({ [id]: target.value }));
for (const id of ['wifi', 'terms'])
  at(id).addEventListener('sl-change', ({ target }) => report({ [id]: target.checked }));
for (const id of ['name', 'secret', 'message', 'answer'])
  at(id).addEventListener('sl-input', ({ target }) => report({ [id]: target.value }));
at('tabs').addEventListener('sl-tab-show', ({ detail }) => report({ tab: detail.name }));
at('details').addEventListener('sl-show', () => report({ shipping: true }));
at('menu').addEventListener('sl-select', ({ detail }) => report({ menu: detail.item.value }));
at('ask').addEventListener('click', () => at('dialog').show());
at('more').addEventListener('click', () => at('drawer').show());
at('ok').addEventListener('click', () => {
  report({ sent: true });
  at('dialog').hide();
});
at('inside').addEventListener('click', () => report({ inside: true }));
at('express').addEventListener('click', () => report({ express: true }));
at('tip').addEventListener('sl-after-show', () => report({ tip: true }));
at('tree').addEventListener('sl-selection-change', ({ detail }) =>
  report({ leaf: detail.selection.map((item) => item.textContent) }),
);
at('copy').addEventListener('sl-copy', () => report({ copied: true }));
at('dialog').addEventListener('sl-hide', ({ target }) => target.id === 'dialog' && report({ shut: true }));
await customElements.whenDefined('sl-select');
