/** Judges what an act presses or sends. In a lazy script. */

import type { EffectKind, Hold } from '../../protocol/effects/consequential';
import { classifyControl, classifyPost } from '../../protocol/effects/control/classify-control';
import type { Consequence, ControlFacts } from '../../protocol/effects/control/control-facts';
import { isSignOnly } from '../../protocol/effects/names/is-sign-only';
import { answersUnorderedAct } from '../../protocol/effects/prompt/asks/answers-unordered-act';
import { isBulkOfOne, isLeftOut, isOfUnknownChoice } from '../../protocol/effects/prompt/bulk/is-bulk-of-one';
import { isOtherSelection } from '../../protocol/effects/prompt/bulk/is-other-selection';
import { takesOtherVariant } from '../../protocol/effects/prompt/bulk/takes-other-variant';
import { unnamedTick } from '../../protocol/effects/prompt/bulk/unnamed-tick';
import { opensNamedDialog } from '../../protocol/effects/prompt/dialogs/opens-named-dialog';
import { isForbidden } from '../../protocol/effects/prompt/forbids/forbidden-verb';
import { forbidsChanges } from '../../protocol/effects/prompt/forbids/forbids-changes';
import { forbidsLoss } from '../../protocol/effects/prompt/forbids/forbids-loss';
import { isNamed } from '../../protocol/effects/prompt/is-named';
import { movesElsewhere } from '../../protocol/effects/prompt/orders/moves-elsewhere';
import { repeatsOrder } from '../../protocol/effects/prompt/orders/repeats-order';
import { ofRecord } from '../../protocol/effects/prompt/things/places/record-of';
import type { Listens } from '../accessibility/interactive';
import type { ShadowLookup } from '../tree/walk';
import { bindingOf } from './binding/binding-of';
import { consequenceOf } from './consequence-of';
import { controlAround, entryAround } from './control-of';
import type { DialogGuard } from './dialog-guard';
import { addressOf, isSubmit } from './facts/address-of';
import { controlFacts, type KnownControl, sentByPost } from './facts/control-facts';
import { formAround, formFacts } from './facts/form-facts';
import { menuOpener, notePressed } from './facts/menu-opener';
import { rowLines, rowOf } from './facts/place-of';
import { tickedRows } from './facts/rows/ticked-rows';
import { twinsOf } from './facts/rows/twins';
import type { ForwardedJudge } from './forwarded-acts';
import { heldAct } from './held-act';
import { defaultButton } from './key-target';
import { noteLetThrough } from './let-through';
import { placeOfAct } from './place-of-act';

/** What is pressed for what its name says. */
const pressed = new Set(['button', 'link', 'menuitem']);

/** What turns pages is often there twice. */
const arrows = /^[\s‹›«»←→<>❮❯]+$/;

/** What a choice of places says that it is for, as opposed to a list of folders. */
const moving = /\bmove|verschieb|d[ée]place|\bmover|sposta|verplaats|przenie/i;

/** Whether a button has no name but a sign, so that what it does to its row is not known: "✕", "●". */
function isUnknownInRow({ name, role, row = '' }: ControlFacts): boolean {
  if (row === '' || arrows.test(name)) return false;
  return name === '' ? pressed.has(role) : isSignOnly(name) && (pressed.has(role) || role === 'generic');
}

interface Parts {
  shadow: ShadowLookup;
  listens: Listens;
  dialogs: DialogGuard;
  action: string;
  hold: Hold;
  /**
   * @param what the act does, where that is known
   * @throws RelayError where its selector leaves open which element is meant
   */
  refuseSeveral(what: EffectKind | undefined, on: Element): void;
}

/** Of one act. All methods throw the RelayError held, unless what is pressed is named, inherited or approved. */
export class ControlJudge implements ForwardedJudge {
  readonly #parts: Parts;
  /** The controls and forms that the act is for. */
  readonly #judged = new Set<Element>();
  /** Whether a mouse button was pressed, so that the page knows of the act. */
  isBegun = false;
  /** What the selector has found, before the first event. */
  chosen: Element | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  act(
    known: KnownControl,
    found: Consequence | undefined,
    {
      name = known.facts.name,
      isDrop = false,
      selected = [],
    }: { name?: string; isDrop?: boolean; selected?: readonly string[] } = {},
  ): void {
    const { action, hold, dialogs, shadow } = this.#parts;
    if (hold.mode === 'any') return;
    const { facts } = known;
    const consequence =
      found ?? (hold.mode === 'read' ? classifyPost(facts) : undefined) ?? this.#forbidden(known);
    if (this.chosen && (consequence || isUnknownInRow(facts)))
      this.#parts.refuseSeveral(consequence?.what, this.chosen);
    if (!consequence) return;
    const { what } = consequence;
    const twins = twinsOf(known.element);
    const place = placeOfAct(known, consequence, { isDrop, twins, shadow });
    const ofAct = { ...consequence, name, ...place, carriedOut: hold.carriedOut };
    // What it opens is judged by what is done there.
    if (hold.mode === 'named' && hold.prompt !== undefined && opensNamedDialog(hold.prompt, ofAct)) return;
    const isNamedAlone =
      hold.mode === 'named' && hold.prompt !== undefined && isNamed(hold.prompt, ofAct, hold.inherits);
    const ticked = tickedRows(known.element);
    const unnamed = isNamedAlone
      ? unnamedTick(hold.prompt ?? '', ofAct, ticked, facts.role === 'menuitem')
      : undefined;
    const isUnknown = isNamedAlone && isOfUnknownChoice(hold.prompt ?? '', ofAct, ticked);
    const isRepeated = isNamedAlone && repeatsOrder(hold.prompt ?? '', ofAct);
    const isOther =
      isNamedAlone &&
      isOtherSelection(hold.prompt ?? '', selected.length > 0 ? [...selected, facts.row ?? ''] : []);
    const named = isNamedAlone && unnamed === undefined && !isUnknown && !isRepeated && !isOther;
    const bound = [action, what, ...(ticked?.texts ?? [])].join(' ');
    const binding = named ? '' : bindingOf(bound, known, twins, shadow);
    if (!named && !dialogs.isApproved(binding, this.isBegun))
      throw heldAct(action, hold, known, consequence, { binding, compared: ofAct, unnamed, shadow });
    const shown = () =>
      [
        name,
        place.row,
        place.dialog,
        facts.around,
        ...place.page.headings,
        ofRecord(place.page, place.otherRows()),
      ].join('\n');
    const approved = named ? undefined : shown();
    dialogs.letThrough(what, approved, facts.name);
    noteLetThrough(what, { ...facts, row: place.row }, place.rowLines(), approved);
  }

  /** What the task forbids by its verb, says to stay, or does not order though a dialog asks for it, is held whatever comes of it. */
  #forbidden({ element, facts: control }: KnownControl): Consequence | undefined {
    const { name, role, icon = '', row = '', dialog, form } = control;
    const { mode, prompt } = this.#parts.hold;
    const held = (why: string): Consequence => ({ what: 'form', object: [], isFinisher: false, why });
    const isEntry = () =>
      moving.test(`${dialog?.title ?? ''} ${dialog?.text ?? ''}`) ||
      (role === 'menuitem' && !control.inNavigation) ||
      menuOpener(element) !== undefined;
    if (mode === 'named' && prompt !== undefined && movesElsewhere(prompt, name) && isEntry())
      return held('it moves the thing to another place than the task says');
    if (!pressed.has(role)) return undefined;
    const taken = { name, icon, row, dialog: `${dialog?.title ?? ''}\n${dialog?.says ?? ''}` };
    if (mode === 'named' && prompt !== undefined && forbidsLoss(prompt, taken))
      return { what: 'delete', object: [], isFinisher: false, why: 'the task says that this stays' };
    if (mode !== 'named' || prompt === undefined) return undefined;
    const lines = () => rowLines(rowOf(element));
    if (isBulkOfOne(prompt, name)) return held('the task orders it for one thing, and it is for several');
    if (row !== '' && isLeftOut(prompt, name, lines()))
      return held('its row is in another state than the task says');
    if (row !== '' && takesOtherVariant(prompt, name, lines()))
      return held('its row is of another measure, size or colour than the task says');
    if (answersUnorderedAct(prompt, control))
      return held('it answers a question about an act that the task does not order');
    if (role !== 'link' && !control.inNavigation && forbidsChanges(prompt, name))
      return held('the task wants nothing to be changed');
    const place = [row, dialog?.title, form?.title].join(' ');
    return isForbidden(prompt, name, place) ? held('the task forbids what it is called') : undefined;
  }

  control(element: Element): void {
    const { dialogs } = this.#parts;
    dialogs.opener = element;
    this.#judged.add(element);
    const { known, found } = consequenceOf(element, this.#parts);
    this.act(known, found);
    notePressed(element);
  }

  hit(hit: Element): void {
    const { listens, shadow } = this.#parts;
    const control = controlAround(hit, listens);
    this.control(control);
    // A script may listen on a part around it for clicks on this text alone.
    if (control === hit || controlFacts(control, shadow).facts.role !== 'generic') return;
    const entry = entryAround(hit, control);
    if (entry && entry !== hit) this.control(entry);
    this.control(hit);
  }

  /** A form that is sent without a press of its button, as if that had been pressed. */
  submit(form: Element): void {
    const button = defaultButton(form);
    if (button) this.control(button);
    // It is sent without its button, and so to its own address.
    if (!button || button.hasAttribute('formaction')) this.form(form);
  }

  /** A form that is sent without a button. */
  form(form: Element): void {
    this.#judged.add(form);
    const target = addressOf(form, sentByPost(form, form));
    const facts: ControlFacts = {
      name: 'Submit',
      role: 'button',
      isSubmit: true,
      target,
      form: formFacts(form),
    };
    this.act({ element: form, form, facts }, classifyControl(facts));
  }

  forwardedClick(target: Element): void {
    const control = controlAround(target, this.#parts.listens);
    if (!this.#judged.has(control)) this.control(control);
  }

  forwardedSubmit(form: Element, button: Element | null): void {
    // A script sends the form of a button that was pressed, or that Enter stands for, without naming it.
    const isFor = (one: Element) => one === form || (isSubmit(one) && formAround(one) === form);
    if (button && !this.#judged.has(button)) this.control(button);
    if (!button && ![...this.#judged].some(isFor)) this.submit(form);
  }
}
