/** Angular forms with each kind of value accessor. */
import '@angular/compiler';
import { ChangeDetectorRef, Component, inject } from '@angular/core';
import {
  FormControl,
  FormGroup,
  FormsModule,
  NG_VALUE_ACCESSOR,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';
import { report } from './report.js';

class Counter {
  value = 0;
  changes = inject(ChangeDetectorRef);

  add(difference) {
    this.value += difference;
    this.tell(this.value);
  }

  writeValue(value) {
    this.value = value ?? 0;
    this.changes.markForCheck();
  }

  registerOnChange(tell) {
    this.tell = tell;
  }

  registerOnTouched() {}
}

// Decorators are functions; called as such they ask nothing of the bundler.
Component({
  selector: 'counter-field',
  template: `<button type="button" (click)="add(-1)" aria-label="Less">-</button> {{ value }}
    <button type="button" (click)="add(1)" aria-label="More">+</button>`,
  providers: [{ provide: NG_VALUE_ACCESSOR, useExisting: Counter, multi: true }],
})(Counter);

class Page {
  nick = '';
  hits = [];
  plans = [{ id: 'free' }, { id: 'paid' }];
  form = new FormGroup({
    name: new FormControl('', { validators: [Validators.required, Validators.minLength(3)] }),
    email: new FormControl('', { validators: [Validators.email], updateOn: 'blur' }),
    age: new FormControl(1),
    level: new FormControl(2),
    agreed: new FormControl(false),
    colour: new FormControl('red'),
    plan: new FormControl(this.plans[0]),
    tags: new FormControl([]),
    count: new FormControl(0),
    locked: new FormControl({ value: 'locked', disabled: true }),
  });
  sent = null;

  constructor() {
    this.form.valueChanges.subscribe(() => this.tell());
    this.tell();
  }

  send() {
    this.sent = this.form.valid ? this.form.value.name : 'invalid';
    this.tell();
  }

  hit(what) {
    this.hits = [...this.hits, what];
    this.tell();
  }

  rename(nick) {
    this.nick = nick.replace(/\s/g, '');
    this.tell();
  }

  tell() {
    const { nick, hits, sent } = this;
    report({ ...this.form.value, valid: this.form.valid, nick, hits, sent });
  }
}

Component({
  selector: 'app-page',
  imports: [FormsModule, ReactiveFormsModule, Counter],
  template: `
    <form [formGroup]="form" (ngSubmit)="send()">
      <input id="name" formControlName="name"> <input id="email" formControlName="email">
      @if (form.controls.name.dirty && form.controls.name.invalid) { <p id="error">too short</p> }
      <input id="age" type="number" formControlName="age"> <input id="level" type="range" max="9" formControlName="level">
      <input id="agreed" type="checkbox" formControlName="agreed">
      @for (colour of ['red', 'blue']; track colour) {
        <label><input type="radio" formControlName="colour" [value]="colour"> {{ colour }}</label>
      }
      <select id="plan" formControlName="plan">
        @for (plan of plans; track plan.id) { <option [ngValue]="plan">{{ plan.id }}</option> }
      </select>
      <select id="tags" multiple formControlName="tags"><option value="a">A</option><option value="b">B</option></select>
      <counter-field formControlName="count" /> <input id="locked" formControlName="locked">
      <button>Send</button>
    </form>
    <input id="nick" [ngModel]="nick" (ngModelChange)="rename($event)">
    <input id="keys" (keyup.enter)="hit('enter')" (keydown.control.k)="hit('control k')">`,
})(Page);

document.getElementById('app').append(document.createElement('app-page'));
bootstrapApplication(Page);
