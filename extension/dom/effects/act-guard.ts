/** Judges an act when its element is known and before anything of it is dispatched. In a lazy script. */
import {
  type Consequence,
  type ControlFacts,
  classifyControl,
  classifyPost,
} from '../../protocol/effects/classify-control';
import type { EffectKind, HeldAct, Hold } from '../../protocol/effects/consequential';
import { isNamed } from '../../protocol/effects/is-named';
import { RelayError } from '../../protocol/errors';
import { roleOf } from '../accessibility/role';
import { hitAt, pointOn } from '../actionability/clickable-point';
import type { Devices } from '../events/devices';
import { focusedElement } from '../events/focus';
import { parseChord } from '../keyboard/keys';
import { controlOf, fileFieldOf, takesText } from '../tree/form-field';
import { bodyOf } from '../tree/root-of';
import type { ShadowLookup } from '../tree/walk';
import { bindingOf } from './binding-of';
import { controlFacts, type KnownControl, twinsOf } from './control-facts';
import { controlAround } from './control-of';
import { formAround, formFacts } from './form-facts';
import { keyTarget } from './key-target';

/** What the page script calls. @throws RelayError held */
export interface ActGuard {
  /** Before the first event. `on` is what the selector means, `onto` what a selector in the value means. */
  begin(on?: Element, onto?: Element): void;
  /** Before a mouse button goes down on what is under the mouse. */
  press(hit: Element): void;
  /** Before Enter is pressed in the middle of a text. */
  enter(document: Document): void;
  /** What the act that was let through does, for the result. */
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
const trash =
  /(?:^|[^\p{L}])(?:trash|bin|delete|papierkorb|löschen|corbeille|papelera|cestino|lixeira|prullenbak|kosz)(?:$|[^\p{L}])/iu;

/** Guards one act. */
export function actGuard(
  { document, devices, shadow, listens }: Parts,
  { action, value, hold = { mode: 'named' } }: { action: string; value?: unknown; hold?: Hold | undefined },
): ActGuard {
  let effect: EffectKind | undefined;

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
    const binding = named ? '' : bindingOf(action, known, twins);
    if (!named && binding !== hold.approved) throw held(action, hold, known, consequence, binding);
    effect = what;
  }

  function judgeControl(element: Element): void {
    const known = controlFacts(element, shadow);
    judge(known, classifyControl(known.facts));
  }

  function judgeHit(hit: Element): void {
    const control = controlAround(hit, listens);
    judgeControl(control);
    // A script may listen on a part around it for clicks on this text alone.
    if (control !== hit && controlFacts(control, shadow).facts.role === 'generic') judgeControl(hit);
  }

  function judgeForm(form: Element): void {
    const facts: ControlFacts = { name: 'Submit', role: 'button', isSubmit: true, form: formFacts(form) };
    judge({ element: form, form, facts }, classifyControl(facts));
  }

  function judgeKey(page: Document, focus = focusedElement(page, shadow) ?? bodyOf(page)): void {
    const { pressed, held: modifiers } = parseChord(String(action === 'press' ? value : 'Enter'));
    const { controls, form } = keyTarget(focus, pressed, modifiers);
    for (const control of controls) judgeControl(control);
    if (form && controls.length === 0) judgeForm(form);
    if (pressed.key === 'Delete' && !takesText(focus)) judgeDeleteKey(focus);
  }

  function judgeDeleteKey(focus: Element): void {
    const known = controlFacts(focus, shadow);
    const why = 'the key Delete deletes what is selected';
    judge(known, { what: 'delete', object: [], isFinisher: false, why }, { name: 'Delete' });
  }

  function judgeUpload(on: Element): void {
    const known = controlFacts(fileFieldOf(on) ?? on, shadow);
    judge(known, { what: 'upload', object: [], isFinisher: false, why: 'it gives a file to the page' });
  }

  function judgeDrop(on: Element, onto: Element): void {
    const known = controlFacts(controlAround(onto, listens), shadow);
    const { name, icon = '' } = known.facts;
    if (!trash.test(name) && (name || !trash.test(icon))) return;
    const dropped = controlFacts(on, shadow).facts;
    const facts = { ...known.facts, row: `${dropped.name} ${dropped.row}` };
    judge(
      { ...known, facts },
      {
        what: 'delete',
        object: [],
        isFinisher: false,
        why: 'what is dropped there is deleted',
      },
      { isDrop: true },
    );
  }

  function judgeSubmit(on: Element): void {
    const form = formAround(on);
    if (!form) return;
    const buttons = [...form.querySelectorAll('button, input[type=submit], input[type=image]')];
    const button = buttons.find((one) => one.matches(':default'));
    if (button) judgeControl(button);
    else judgeForm(form);
  }

  return {
    begin(on, onto) {
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
      else if (action === 'drag' && onto) judgeDrop(on, onto);
    },
    press(hit) {
      if (pressing.has(action)) judgeHit(hit);
    },
    enter: (page) => judgeKey(page),
    noted: () => (effect ? { effect } : {}),
    stop() {
      if (action === 'press') devices.checkFocus = undefined;
    },
  };
}

function held(
  action: string,
  { mode, prompt }: Hold,
  { element, facts }: KnownControl,
  { what, why }: Consequence,
  binding: string,
): RelayError {
  const { href } = element.ownerDocument.location;
  const unless = mode === 'read' ? ', and this task only reads' : ', and the task does not name it';
  const act: HeldAct = {
    what,
    action,
    element: elementInWords(facts),
    where: `${placeInWords(facts)}${href.replace(/[?#].*$/, '')}`,
    why: prompt === undefined ? why : `${why}${unless}`,
    binding,
  };
  return new RelayError(
    'held',
    `${act.action} on ${act.element} was held, and nothing was done: ${act.why}.`,
    {
      outcome: 'not_executed',
      held: act,
    },
  );
}

function elementInWords({ role, name, icon = '' }: ControlFacts): string {
  if (name) return `${role} "${shortened(name, 120)}"`;
  const words = icon.trim().split(/\s+/).slice(0, 4).join(' ');
  return words ? `${role} with the icon "${words}"` : `${role} without a name`;
}

function placeInWords({ dialog, row, form }: ControlFacts): string {
  if (dialog) return `dialog "${shortened(dialog.title || dialog.text, 160)}" of `;
  if (row) return `row "${shortened(row, 160)}" of `;
  return form?.title ? `form "${shortened(form.title, 160)}" of ` : '';
}

function shortened(text: string, chars: number): string {
  return text.length > chars ? `${text.slice(0, chars - 1)}…` : text;
}
