/** Judges an act when its element is known and before anything of it is dispatched. In a lazy script. */
import {
  type Consequence,
  type ControlFacts,
  classifyControl,
  classifyPost,
} from '../../protocol/effects/classify-control';
import type { EffectKind, Hold } from '../../protocol/effects/consequential';
import { isNamed } from '../../protocol/effects/prompt/is-named';
import { RelayError } from '../../protocol/errors';
import { roleOf } from '../accessibility/role';
import { hitAt, pointOn } from '../actionability/clickable-point';
import type { Devices } from '../events/devices';
import { focusedElement } from '../events/focus';
import { parseChord } from '../keyboard/keys';
import { controlOf, fileFieldOf } from '../tree/form-field';
import { bodyOf } from '../tree/root-of';
import type { ShadowLookup } from '../tree/walk';
import { bindingOf } from './binding-of';
import { chosenOptions } from './chosen-options';
import { controlAround } from './control-of';
import { DialogGuard } from './dialog-guard';
import { slideControl, trashDrop } from './drop-target';
import { addressOf } from './facts/address-of';
import { controlFacts, type KnownControl, otherName, sentByPost, twinsOf } from './facts/control-facts';
import { formAround, formFacts } from './facts/form-facts';
import { heldAct } from './held-act';
import { defaultButton, keyTarget } from './key-target';

/** What the page script calls. @throws RelayError held */
export interface ActGuard {
  /** Before the first event. `on` is what the selector means, `onto` what a selector in the value means. */
  begin(on?: Element, onto?: Element): void;
  /** Before a mouse button goes down on what is under the mouse. */
  press(hit: Element): void;
  /** Before the button is released on what is under the mouse, after time in which the page could change what was approved. */
  release?(hit: Element): void;
  /** Before Enter is pressed in the middle of a text. */
  enter(document: Document): void;
  /** What the act that was let through does, for the result. @throws RelayError held when a dialog that it opened was */
  noted(): { effect?: EffectKind };
  stop(): void;
}

interface Parts {
  document: Document;
  devices: Devices;
  shadow: ShadowLookup;
  listens(element: Element): boolean;
}

const pressing = new Set(['click', 'dblclick', 'check', 'uncheck']);
/** Guards one act. */
export function actGuard(
  { document, devices, shadow, listens }: Parts,
  { action, value, hold = { mode: 'named' } }: { action: string; value?: unknown; hold?: Hold | undefined },
): ActGuard {
  const dialogs = new DialogGuard(document, shadow, action, hold);
  /** Whether a mouse button was pressed. */
  let isDown = false;

  /** @throws RelayError held, unless the act is named, inherited or approved */
  function judge(
    known: KnownControl,
    found: Consequence | undefined,
    { name = known.facts.name, isDrop = false } = {},
  ): void {
    const { facts } = known;
    const consequence = found ?? (hold.mode === 'read' ? classifyPost(facts) : undefined);
    if (!consequence) return;
    const { what } = consequence;
    const twins = twinsOf(known.element);
    const dialog = [facts.dialog?.title, facts.dialog?.text, facts.form?.title].filter(Boolean).join(' ');
    const named =
      hold.mode === 'named' &&
      hold.prompt !== undefined &&
      isNamed(
        hold.prompt,
        {
          ...consequence,
          name,
          row: facts.row ?? '',
          dialog,
          isDrop,
          isOneOfMany: twins.length > 1,
        },
        hold.inherits,
      );
    const binding = named ? '' : bindingOf(`${action} ${what}`, known, twins, shadow);
    if (!named && !dialogs.isApproved(binding, isDown))
      throw heldAct(action, hold, known, consequence, binding);
    dialogs.letThrough(what);
  }

  function judgeControl(element: Element): void {
    dialogs.opener = element;
    const known = controlFacts(element, shadow);
    const found = classifyControl(known.facts);
    const name = found ? '' : otherName(element, known.facts, shadow);
    const facts = name === '' ? known.facts : { ...known.facts, name };
    judge({ ...known, facts }, found ?? classifyControl(facts));
  }

  function judgeHit(hit: Element): void {
    const control = controlAround(hit, listens);
    judgeControl(control);
    // A script may listen on a part around it for clicks on this text alone.
    if (control !== hit && controlFacts(control, shadow).facts.role === 'generic') judgeControl(hit);
  }

  function judgeForm(form: Element): void {
    const target = addressOf(form, sentByPost(form, form));
    const facts: ControlFacts = {
      name: 'Submit',
      role: 'button',
      isSubmit: true,
      target,
      form: formFacts(form),
    };
    judge({ element: form, form, facts }, classifyControl(facts));
  }

  function judgeKey(page: Document, focus = focusedElement(page, shadow) ?? bodyOf(page)): void {
    const { pressed, held: modifiers } = parseChord(String(action === 'press' ? value : 'Enter'));
    const { controls, form, deletes, sends } = keyTarget(focus, pressed, modifiers);
    for (const control of controls) judgeControl(control);
    if (form && controls.length === 0) judgeForm(form);
    const byKey = (what: EffectKind, why: string) =>
      judge(controlFacts(focus, shadow), { what, object: [], isFinisher: false, why }, { name: pressed.key });
    if (deletes) byKey('delete', `the key ${pressed.key} deletes what is selected`);
    if (sends) byKey('send', 'the key Enter sends a message');
  }

  function judgeUpload(on: Element): void {
    const known = controlFacts(fileFieldOf(on) ?? on, shadow);
    judge(known, { what: 'upload', object: [], isFinisher: false, why: 'it gives a file to the page' });
  }

  function judgeDrag(on: Element, onto: Element): void {
    const dropped = trashDrop(on, controlAround(onto, listens), shadow);
    if (dropped) judge(dropped.known, dropped.found, { isDrop: true });
    const slid = slideControl(on, shadow);
    if (slid) judge(slid, classifyControl(slid.facts));
  }

  function judgeChoice(list: Element): void {
    for (const option of chosenOptions(controlOf(list), value)) judgeControl(option);
  }

  function judgeSubmit(on: Element): void {
    const form = formAround(on);
    if (!form) return;
    const button = defaultButton(form);
    if (button) judgeControl(button);
    // The form is sent without its button, and so to its own address.
    if (!button || button.hasAttribute('formaction')) judgeForm(form);
  }

  return {
    begin(on, onto) {
      if (on) dialogs.opener = controlAround(on, listens);
      if (action === 'press') {
        // With an element, the focus is still to be moved there.
        if (!on) judgeKey(document);
        else if (roleOf(controlOf(on)) !== 'generic') judgeKey(on.ownerDocument, controlOf(on));
        // The page may move the focus when the key goes down.
        devices.checkFocus = (page) => judgeKey(page);
      } else if (!on) return;
      else if (pressing.has(action)) {
        const point = pointOn(on);
        const hit = point && hitAt(on.ownerDocument, point, shadow);
        judgeHit(hit && on.contains(hit) ? hit : on);
      } else if (action === 'submit') judgeSubmit(on);
      else if (action === 'upload') judgeUpload(on);
      else if (action === 'select') judgeChoice(on);
      else if (action === 'drag' && onto) judgeDrag(on, onto);
    },
    press(hit) {
      if (pressing.has(action)) judgeHit(hit);
      isDown = true;
    },
    release(hit) {
      if (hold.approved === undefined || !pressing.has(action)) return;
      try {
        judgeHit(hit);
      } catch {
        throw new RelayError(
          'not_actionable',
          'The page changed what was approved while the button was down, so it got no click. Look at the page again.',
          { outcome: 'unknown' },
        );
      }
    },
    enter: (page) => judgeKey(page),
    noted: () => dialogs.noted(),
    stop() {
      if (action === 'press') devices.checkFocus = undefined;
    },
  };
}
