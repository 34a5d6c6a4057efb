/** Has refs mean the elements that the page makes in place of those it removes. */

import type { PageWorld } from '../actions/page-world';
import type { ActGuard } from '../dom/effects/act-guard';
import type { Identity } from '../dom/identity/identity';
import { namedRefs } from '../dom/identity/named-refs';
import type { GuardedOrder } from './guard-rebound';
import { load, provided } from './lazy-scripts';
import type { PageOrder } from './perform';
import type { RunningStep } from './worker-port';

type Page = Pick<PageWorld, 'document' | 'refs' | 'devices' | 'listens' | 'shadow'>;

/** Actions that tell refs. */
const givesRefs = /^(?:snapshot|find|inspect)$/;

/** One per document. */
export class Rebinding {
  readonly #page: Page;
  #identity: Identity | undefined;
  /** The refs that mean another element since they were told. */
  readonly #rebound = new Set<string>();
  /** How often the page had changed when it was looked through last. */
  #lookedAt = -1;
  #step: RunningStep | undefined;

  constructor(page: Page) {
    this.#page = page;
    page.refs.lookAgain = () => this.#look();
  }

  /** Before a step. What tells refs tells those that are known. */
  async begin({ action }: PageOrder, step: RunningStep): Promise<void> {
    this.#step = step;
    if (!givesRefs.test(action)) return;
    // Comes while the page is read.
    void this.#load(step).catch(() => undefined);
    if (!this.#identity?.dead().length) return;
    await load('rebind', step);
    this.#look();
  }

  /** Before the page receives the first event. @throws RelayError element_not_found */
  beforeAct(order: PageOrder): void {
    this.#identity?.beforeAct(order);
  }

  /** After a step: the refs that it has told will be known again. */
  async end(step: RunningStep): Promise<void> {
    const given = this.#page.refs.takeGiven();
    if (given.length === 0) return;
    for (const ref of given) this.#rebound.delete(ref);
    const identity = await this.#load(step).catch(() => undefined);
    // In the same task, so that nothing has changed; but the caller need not wait for it.
    void step.answered.then(() => identity?.take(given));
  }

  /** Whether the step names a ref that means another element since it was told. */
  isRebound(order: PageOrder): boolean {
    if (this.#rebound.size === 0) return false;
    return namedRefs(order).some((ref) => this.#rebound.has(ref));
  }

  /**
   * Judges an act on such an element: what has consequences is not done, even if the caller named it.
   * @param own what else judges the act
   */
  guard(order: GuardedOrder, own: ActGuard | undefined): ActGuard | undefined {
    return provided('rebind')?.guardRebound(this.#page, order, own);
  }

  async #load(step: RunningStep): Promise<Identity> {
    if (this.#identity) return this.#identity;
    const { document, refs, shadow } = this.#page;
    const Identity = await load('identity', step);
    this.#identity ??= new Identity(document, refs, shadow);
    return this.#identity;
  }

  #look(): void {
    const identity = this.#identity;
    const script = provided('rebind');
    if (!identity || identity.batch === this.#lookedAt) return;
    if (!script && this.#step && identity.dead().length > 0)
      void load('rebind', this.#step).catch(() => undefined);
    if (!script) return;
    this.#lookedAt = identity.batch;
    const bind = (ref: string, element: Element) => this.#page.refs.rebind(ref, element);
    for (const ref of script.rebind({ ...this.#page, identity, bind })) this.#rebound.add(ref);
  }
}
