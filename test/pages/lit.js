/** Lit components with fields in shadow trees. */
import { html, LitElement } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { report } from './report.js';

/** A field that takes part in forms and tells of its changes as native ones do. */
class FancyField extends LitElement {
  static formAssociated = true;
  static properties = { value: {}, name: {} };

  constructor() {
    super();
    this.value = '';
    this.internals = this.attachInternals();
  }

  change(event) {
    this.value = event.target.value;
    this.internals.setFormValue(this.value);
    this.dispatchEvent(
      new CustomEvent('value-changed', { detail: this.value, bubbles: true, composed: true }),
    );
  }

  render() {
    return html`<input .value=${this.value} @input=${this.change} placeholder=${this.name}>`;
  }
}

class FancySwitch extends LitElement {
  static properties = { on: { type: Boolean } };

  render() {
    const toggle = () => {
      this.on = !this.on;
      this.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    };
    return html`<button role="switch" aria-checked=${this.on ? 'true' : 'false'} aria-label="Dark" @click=${toggle}></button>`;
  }
}

class LitPage extends LitElement {
  static properties = { fields: { state: true } };

  constructor() {
    super();
    this.fields = { text: '', code: '', dark: false, sent: null, fruit: 'pear', todos: [], last: '' };
  }

  set(change) {
    this.fields = { ...this.fields, ...change };
  }

  updated() {
    report(this.fields);
  }

  submit(event) {
    event.preventDefault();
    this.set({ sent: Object.fromEntries(new FormData(event.target)) });
  }

  add(event) {
    if (event.key !== 'Enter') return;
    this.set({ todos: [...this.fields.todos, this.fields.last], last: '' });
  }

  render() {
    const { text, code, fruit, todos, last } = this.fields;
    return html`
      <form @submit=${this.submit} @value-changed=${(event) => this.set({ text: event.detail })}>
        <fancy-field name="title"></fancy-field><button>Send</button>
      </form>
      <fancy-switch @change=${(event) => this.set({ dark: event.target.on })}></fancy-switch>
      <input id="code" .value=${live(code)} @input=${(event) => this.set({ code: event.target.value.slice(0, 4) })}>
      <input id="fixed" .value=${live('fixed')} @input=${() => this.requestUpdate()}>
      <select id="fruit" .value=${fruit} @change=${(event) => this.set({ fruit: event.target.value })}>
        <option value="pear">Pear</option><option value="plum">Plum</option>
      </select>
      <input id="todo" .value=${last} @input=${(event) => this.set({ last: event.target.value })} @keydown=${this.add}>
      <ul>${repeat(
        todos,
        (todo) => todo,
        (todo) =>
          html`<li>${todo} <button aria-label="Drop ${todo}" @click=${() => this.set({ todos: todos.filter((one) => one !== todo) })}>x</button></li>`,
      )}</ul>
      <p id="text">${text}</p>`;
  }
}

customElements.define('fancy-field', FancyField);
customElements.define('fancy-switch', FancySwitch);
customElements.define('lit-page', LitPage);
document.getElementById('app').append(document.createElement('lit-page'));
