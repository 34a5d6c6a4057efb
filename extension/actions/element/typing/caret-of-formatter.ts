/**
 * Keeps the caret where a page that formats what is typed puts it, before the next key is pressed; in a lazy script, for
 * pages that have put the text into a form of their own. They move the caret too, with a timer.
 */
import { isTextField } from '../../../dom/tree/fields/form-field';
import type { PageWorld } from '../../page-world';

/** Input masks place the caret up to so long after they got the focus. */
const afterFocusMs = 100;
/** By the worker's ticks of some 20 ms: how much later than due a timer is waited for, and how much longer one that is due later. */
const maxTicksLate = 5;
const maxSlowness = 10;
const tickMs = 20;

/** @param at where the page has put the caret, as far as that is known */
export function caretOfFormatter(
  world: PageWorld,
  field: Element | null,
  at: number | null | undefined,
): CaretOfFormatter {
  return new CaretOfFormatter(world, field && isTextField(field) ? field : undefined, at);
}

export class CaretOfFormatter {
  readonly #world: PageWorld;
  readonly #field: HTMLInputElement | HTMLTextAreaElement | undefined;
  readonly #at: number | null | undefined;
  #isFirst = true;

  constructor(
    world: PageWorld,
    field: HTMLInputElement | HTMLTextAreaElement | undefined,
    at: number | null | undefined,
  ) {
    this.#world = world;
    this.#field = field;
    this.#at = at;
  }

  /** Waits for the timers of a formatter. A person's first key comes later than those that began with the focus. */
  async settle(): Promise<void> {
    const field = this.#field;
    if (!field) return;
    await this.#timers();
    if (!this.#isFirst) return;
    this.#isFirst = false;
    const at = this.#at ?? field.selectionStart;
    // The page's timers run in the order in which they are due, however slow the machine is.
    await this.#timers(afterFocusMs);
    if (field.selectionStart !== at) field.setSelectionRange(at, at);
  }

  /** Those of the page that are due by then; a hidden page runs them once a second, and is not waited for. */
  async #timers(inMs = 0): Promise<void> {
    await this.#world.tick();
    let isDue = false;
    this.#world.document.defaultView?.setTimeout(() => {
      isDue = true;
    }, inMs);
    const maxTicks = (maxSlowness * inMs) / tickMs + maxTicksLate;
    for (let tick = 0; tick < maxTicks && !isDue; tick += 1) await this.#world.tick();
  }
}
