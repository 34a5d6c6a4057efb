import { RelayError } from '../../../protocol/errors';
import type { PageWorld } from '../../page-world';

/** A ref finds no element but its own, so a page that has removed it is not waited for any longer. */
const deadRefAfterMs = 1_000;

/** The wait for an element that is not there, and what is said of it at the end. */
export class Miss {
  readonly #world: PageWorld;
  readonly #selector: string;
  readonly #afterMs: number;
  /** Since when there is no such element in a page at rest; undefined while there is one. */
  #sinceMs: number | undefined;
  /** Says what is like it. Loads while the element is waited for: at the deadline there is no time for it. */
  #describe: Promise<(() => string) | undefined> | undefined;

  constructor(world: PageWorld, selector: string) {
    this.#world = world;
    this.#selector = selector;
    const isRef = /(?:^|>>>)\s*ref\s*=\s*\w+\s*$/.test(selector);
    this.#afterMs = (isRef ? deadRefAfterMs : world.missAfterMs) ?? Infinity;
  }

  /** Notes that there is no element. @throws RelayError element_not_found once this has been so for long enough */
  noted(): undefined | Promise<never> {
    const { document } = this.#world;
    this.#describe ??= this.#load().catch(() => undefined);
    const nowMs = performance.now();
    if (document.readyState !== 'complete') this.#sinceMs = nowMs;
    this.#sinceMs ??= nowMs;
    if (nowMs - this.#sinceMs < this.#afterMs) return undefined;
    return this.error().then((error) => Promise.reject(error));
  }

  /** Notes that there is one. */
  over(): void {
    this.#sinceMs = undefined;
  }

  async error(): Promise<RelayError> {
    const describe = await this.#describe;
    const more = describe?.() ?? ' Look at the page with "snapshot".';
    const { refs, withoutRefs } = this.#world;
    const message = `No element matches "${this.#selector}".${more}`;
    return new RelayError('element_not_found', message, withoutRefs ? {} : { refs: refs.latest() });
  }

  async #load(): Promise<() => string> {
    const world = this.#world;
    const describe = await world.load('describe-miss');
    // A task may be told no words that nobody can see.
    const filter = world.withoutPrivate ? await world.load('visibility-filter') : undefined;
    return () =>
      describe(this.#selector, {
        ...world,
        visibilityFilter: world.visibilityFilter ?? filter?.create(world.shadow),
      });
  }
}
