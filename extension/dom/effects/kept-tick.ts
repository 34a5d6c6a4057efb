/** Notices a box or switch that a click has left as it was, which a page without any other change does not show. */
import { nameOf } from '../accessibility/name';
import { roleOf } from '../accessibility/role';
import { stateOf } from '../accessibility/state';
import { createSwitchReader } from '../hints/drawn-switch';
import { rootOf } from '../tree/root-of';
import { elementsFrom, type ShadowLookup } from '../tree/walk';

/** Each click on one of these turns it over, as it does not on a radio button. */
const turned = new Set(['checkbox', 'switch', 'menuitemcheckbox']);

export type Tick = 'checked' | 'unchecked';

/** Created before the click. */
export class KeptTick {
  readonly #box: Element;
  readonly #shadow: ShadowLookup;
  readonly #before: Tick | undefined;
  readonly #role: string;
  readonly #name: string;
  /** Its place among those with the same role and name, and how many these are. */
  readonly #place: [at: number, of: number];

  constructor(box: Element, shadow: ShadowLookup) {
    this.#box = box;
    this.#shadow = shadow;
    this.#role = roleOf(box);
    this.#name = nameOf(box, shadow);
    this.#before = this.#tickOf(box);
    const alike = this.#before === undefined ? [] : this.#alike();
    this.#place = [alike.indexOf(box), alike.length];
  }

  /** How the click has left it, where that is as before. */
  leftAs(): Tick | undefined {
    if (this.#before === undefined) return undefined;
    const now = this.#now();
    return now && this.#tickOf(now) === this.#before ? this.#before : undefined;
  }

  /** It, or what the page has made in its place. */
  #now(): Element | undefined {
    if (this.#box.isConnected) return this.#box;
    const [at, of] = this.#place;
    const alike = this.#alike();
    return alike.length === of ? alike[at] : undefined;
  }

  #alike(): Element[] {
    return [...elementsFrom(rootOf(this.#box.ownerDocument), this.#shadow)].filter(
      (one) => roleOf(one) === this.#role && nameOf(one, this.#shadow) === this.#name,
    );
  }

  /** From half checked a click leads to either side. */
  #tickOf(box: Element): Tick | undefined {
    const isDrawn = this.#role === 'generic' || this.#role === 'button';
    if (!turned.has(this.#role) && !isDrawn) return undefined;
    const tick = isDrawn ? createSwitchReader()(box) : stateOf(box, 'checked');
    return typeof tick === 'boolean' ? (tick ? 'checked' : 'unchecked') : undefined;
  }
}
