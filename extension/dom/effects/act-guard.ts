/** Judges an act when its element is known and before anything of it is dispatched. In a lazy script. */

import type { EffectKind, Hold } from '../../protocol/effects/consequential';
import { classifyControl } from '../../protocol/effects/control/classify-control';
import { RelayError } from '../../protocol/errors';
import { roleOf } from '../accessibility/role';
import { hitAt, pointOn } from '../actionability/clickable-point';
import type { Devices } from '../events/devices';
import { focusedElement } from '../events/focus';
import type { Refs } from '../find/refs';
import { parseChord } from '../keyboard/keys';
import { controlOf, fileFieldOf, takesText } from '../tree/fields/form-field';
import { bodyOf } from '../tree/root-of';
import type { ShadowLookup } from '../tree/walk';
import { chosenOptions } from './chosen-options';
import { ControlJudge } from './control-judge';
import { controlAround } from './control-of';
import { DialogGuard } from './dialog-guard';
import { slideControl, trashDrop } from './drop-target';
import { controlFacts } from './facts/control-facts';
import { formAround } from './facts/form-facts';
import { noteRightClicked } from './facts/menu-opener';
import { selectedThings } from './facts/selected-things';
import type { ForwardedActs } from './forwarded-acts';
import { KeptTick, type Tick } from './kept-tick';
import { keyTarget } from './key-target';
import { OpenedQuestion } from './opened-question';
import { refuseSeveral } from './refuse-several';

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
  /**
   * What the act that was let through does, for the result, and in a task what its control is called; what the page asks first or whether it only leads to where that is
   * done, and how it has left a box that a click should have turned over.
   * @throws RelayError held when a dialog that it opened was
   */
  noted(): { effect?: EffectKind; did?: string; asks?: string; onlyOpens?: true; leftAs?: Tick };
  stop(): void;
}

interface Parts {
  document: Document;
  refs: Refs;
  devices: Devices;
  shadow: ShadowLookup;
  listens(element: Element): boolean;
}

/** A slider follows these keys. */
const moving = /^(?:Arrow|Page|Home$|End$)/;
const maxCharacters = 1_000;
const pressing = new Set(['click', 'dblclick', 'check', 'uncheck']);

interface GuardedAct {
  action: string;
  selector: string;
  value?: unknown;
  hold?: Hold | undefined;
}

/**
 * Guards one act.
 * @param Forwarded judges what the page does by itself because of the act; left out where another guard does
 */
export function actGuard(
  { document, refs, devices, shadow, listens }: Parts,
  { action, selector, value, hold = { mode: 'named' } }: GuardedAct,
  Forwarded?: typeof ForwardedActs,
): ActGuard {
  const dialogs = new DialogGuard(document, shadow, action, hold);
  const judge = new ControlJudge({
    shadow,
    listens,
    dialogs,
    action,
    hold,
    refuseSeveral(what, on) {
      if (hold.isOfPlanner && hold.approved === undefined)
        refuseSeveral(what, on, selector, { document, refs, shadow, listens });
    },
  });
  const question = new OpenedQuestion({ document, shadow, listens });
  let kept: KeptTick | undefined;
  const forwarded = Forwarded && new Forwarded(action, judge);

  function judgeKey(
    page: Document,
    focus = focusedElement(page, shadow) ?? bodyOf(page),
    chord = String(action === 'press' ? value : 'Enter'),
  ): void {
    const { pressed, held: modifiers } = parseChord(chord);
    if (moving.test(pressed.key)) judgeSlide(focus);
    const { controls, form, deletes, sends } = keyTarget(focus, pressed, modifiers, shadow);
    for (const control of controls) judge.control(control);
    if (form && controls.length === 0) judge.form(form);
    const byKey = (what: EffectKind, why: string) =>
      judge.act(
        controlFacts(focus, shadow),
        { what, object: [], isFinisher: false, why },
        { name: pressed.key, ...(what === 'delete' && { selected: selectedThings(page) }) },
      );
    if (deletes) byKey('delete', `the key ${pressed.key} deletes what is selected`);
    if (sends) byKey('send', 'the key Enter sends a message');
  }

  function judgeUpload(on: Element): void {
    const known = controlFacts(fileFieldOf(on) ?? on, shadow);
    judge.act(known, { what: 'upload', object: [], isFinisher: false, why: 'it gives a file to the page' });
  }

  function judgeDrag(on: Element, onto: Element): void {
    const dropped = trashDrop(on, controlAround(onto, listens), shadow);
    if (dropped) judge.act(dropped.known, dropped.found, { isDrop: true });
    judgeSlide(on);
  }

  function judgeSlide(on: Element): void {
    const slid = slideControl(on, shadow);
    if (slid) judge.act(slid, classifyControl(slid.facts));
  }

  /** What is no field gets each character as a key. */
  function judgeTyping(on: Element): void {
    if (takesText(on)) return;
    for (const character of new Set(String(value).slice(0, maxCharacters)))
      if (/^[^\n\r]$/u.test(character))
        judgeKey(on.ownerDocument, on, character === ' ' ? 'Space' : character);
  }

  function judgeChoice(list: Element): void {
    for (const option of chosenOptions(controlOf(list), value)) judge.control(option);
  }

  function judgeBegin(on?: Element, onto?: Element): void {
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
      judge.hit(hit && on.contains(hit) ? hit : on);
    } else if (action === 'rightclick') noteRightClicked(on);
    else if (action === 'submit') {
      const form = formAround(on);
      if (form) judge.submit(form);
    } else if (action === 'upload') judgeUpload(on);
    else if (action === 'select') judgeChoice(on);
    else if (action === 'fill') judgeSlide(controlOf(on));
    else if (action === 'type') judgeTyping(controlOf(on));
    else if (action === 'drag' && onto) judgeDrag(on, onto);
  }

  return {
    begin(on, onto) {
      for (const page of [document, on?.ownerDocument]) if (page) forwarded?.watch(page);
      if (on) dialogs.opener = controlAround(on, listens);
      if (on && action === 'click') kept = new KeptTick(dialogs.opener, shadow);
      judge.chosen = on;
      judgeBegin(on, onto);
      judge.chosen = undefined;
    },
    press(hit) {
      if (pressing.has(action)) judge.hit(hit);
      judge.isBegun = true;
    },
    release(hit) {
      if (hold.approved === undefined || !pressing.has(action)) return;
      try {
        judge.hit(hit);
      } catch {
        throw new RelayError(
          'not_actionable',
          'The page changed what was approved while the button was down, so it got no click. Look at the page again.',
          { outcome: 'unknown' },
        );
      }
    },
    enter: (page) => judgeKey(page),
    noted() {
      forwarded?.check();
      const { effect, did } = dialogs.noted();
      const asks = effect && question.asksFor(effect);
      const onlyOpens = effect !== undefined && !asks && question.onlyOpens(dialogs.opener);
      const leftAs = kept?.leftAs();
      return {
        ...(effect && { effect }),
        ...(did !== undefined && { did }),
        ...(asks && { asks }),
        ...(onlyOpens && { onlyOpens }),
        ...(leftAs && { leftAs }),
      };
    },
    stop() {
      forwarded?.stop();
      if (action === 'press') devices.checkFocus = undefined;
    },
  };
}
