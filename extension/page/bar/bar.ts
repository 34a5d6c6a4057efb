/** The bar in a driven window: who drives, what the person is asked, and the buttons with which they answer. */
import { noteBarHost } from '../../dom/tree/bar-host';
import type { BarAct, BarState } from '../../protocol/user/bar';
import { barStyles } from './bar-styles';
import { type BarWords, barWords } from './bar-words';
import { ClearSight } from './clear-sight';
import { keepShown } from './keep-shown';
import { onMeantPress } from './meant-press';

/** A worker that stopped in the middle never says that the picture was taken. */
const maxHiddenMs = 6_000;
/** Pictures are 500 ms apart at least. */
const staysHiddenMs = 800;
/** The person is to see it in between, however many pictures a program takes. */
const maxHiddenInARowMs = 6_000;
const hostName = 'tabrelay-bar';
/** What a page could take for the person's work on it. */
const kept = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu', 'auxclick'],
  ...['touchstart', 'touchend', 'keydown', 'keyup', 'keypress', 'focusin', 'focusout', 'wheel'],
];

/** The elements of the bar, as they are in the document now. */
interface Made {
  host: HTMLElement;
  root: ShadowRoot;
  panel: HTMLElement;
  parts: Record<'who' | 'asked' | 'hint' | 'buttons', HTMLElement>;
  sight: ClearSight;
}

export class Bar {
  readonly #document: Document;
  readonly #send: (act: BarAct) => void;
  #made: Made | undefined;
  #state: BarState | undefined;
  /** What is shown, as JSON, to change nothing where nothing has changed. */
  #shown = '';
  #isAtTop = false;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #shownAgain: (() => void) | undefined;
  /** In milliseconds of `performance.now`. */
  #hiddenAtMs = 0;

  /** @param send tells the worker what the person has pressed */
  constructor(document: Document, send: (act: BarAct) => void) {
    this.#document = document;
    this.#send = send;
    document.defaultView?.addEventListener(
      'pointermove',
      ({ isTrusted }) => isTrusted && this.#made?.sight.watch(),
      { capture: true, passive: true },
    );
  }

  /** Shows who drives, from the first time on as long as the document is there. */
  show(state: BarState): void {
    const isFirst = this.#state === undefined;
    this.#state = state;
    if (isFirst) {
      // Of an extension that was reloaded since.
      for (const old of this.#document.querySelectorAll(hostName)) old.remove();
      keepShown(this.#document, () => this.#make());
    } else this.#update();
  }

  /** Whether it is the target of an event, which is then none in the page. */
  owns(event: Event): boolean {
    return this.#made !== undefined && event.target === this.#made.host;
  }

  /**
   * Hides it for a picture; whether it was shown until now.
   * @param shownAgain is called when it comes back
   */
  hideForPicture(shownAgain: () => void): boolean {
    this.#shownAgain = shownAgain;
    const isShown = this.#made !== undefined && !this.#made.panel.hidden;
    this.#showAfter(maxHiddenMs);
    if (!isShown || !this.#made) return false;
    this.#made.panel.hidden = true;
    this.#hiddenAtMs = performance.now();
    return true;
  }

  /** Stays hidden a moment longer, because the next picture would have to wait until it is hidden again. */
  pictureTaken(): void {
    const leftMs = this.#hiddenAtMs + maxHiddenInARowMs - performance.now();
    this.#showAfter(Math.max(0, Math.min(staysHiddenMs, leftMs)));
  }

  #showAfter(ms: number): void {
    clearTimeout(this.#hiding);
    this.#hiding = setTimeout(() => {
      this.#hiding = undefined;
      if (this.#made) this.#made.panel.hidden = false;
      this.#shownAgain?.();
    }, ms);
  }

  #make(): HTMLElement {
    const host = this.#create(hostName);
    const root = host.attachShadow({ mode: 'closed' });
    const styles = new CSSStyleSheet();
    styles.replaceSync(barStyles);
    root.adoptedStyleSheets = [styles];
    const panel = this.#create('section');
    panel.setAttribute('aria-label', 'tabrelay');
    panel.hidden = this.#hiding !== undefined;
    const parts = {
      who: this.#create('p', 'who'),
      asked: this.#create('p', 'asked'),
      hint: this.#create('p', 'hint'),
      buttons: this.#create('div', 'buttons'),
    };
    parts.who.setAttribute('role', 'status');
    panel.append(this.#create('span', 'dot'), ...Object.values(parts));
    root.append(panel);
    for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation());
    // The focus stays where it is in the page.
    panel.addEventListener('mousedown', (event) => event.preventDefault());
    this.#made = { host, root, panel, parts, sight: new ClearSight(panel) };
    this.#shown = '';
    this.#update();
    noteBarHost(this.#document, host);
    return host;
  }

  #update(): void {
    if (!this.#made || !this.#state) return;
    const { panel, parts, sight } = this.#made;
    const { driver, instructions } = this.#state;
    const words = barWords(this.#state);
    const shown = JSON.stringify(words);
    if (this.#shown === shown) return;
    this.#shown = shown;
    panel.className = instructions !== undefined ? 'asks' : driver;
    panel.classList.toggle('top', this.#isAtTop);
    parts.who.textContent = words.who;
    parts.asked.textContent = words.asked ?? '';
    parts.hint.textContent = '';
    const offered = words.buttons.map(({ act }) => act).join();
    // A button that stays keeps the focus.
    if (parts.buttons.dataset.offered !== offered)
      parts.buttons.replaceChildren(
        ...words.buttons.map((one) => this.#button(one, this.#made as Made)),
        this.#moveButton(panel, sight),
      );
    parts.buttons.dataset.offered = offered;
    sight.changed();
  }

  #button({ act, name, isMain }: BarWords['buttons'][number], made: Made): HTMLButtonElement {
    const button = this.#create('button', isMain ? 'main' : '') as HTMLButtonElement;
    button.textContent = name;
    onMeantPress(button, made, {
      act: () => this.#send(act),
      refuse: () => {
        made.parts.hint.textContent =
          'Press once more. The bar must be seen for a moment, with nothing over it.';
      },
    });
    return button;
  }

  /** Moves the bar out of the way of what is under it. */
  #moveButton(panel: HTMLElement, sight: ClearSight): HTMLButtonElement {
    const button = this.#create('button', 'move') as HTMLButtonElement;
    button.textContent = '⇅';
    button.title = 'Move this bar to the other side';
    button.setAttribute('aria-label', button.title);
    button.addEventListener('click', ({ isTrusted }) => {
      if (!isTrusted) return;
      this.#isAtTop = panel.classList.toggle('top');
      sight.changed();
    });
    return button;
  }

  #create(name: string, className = ''): HTMLElement {
    // Of HTML, also where the document is not.
    const element = this.#document.createElementNS('http://www.w3.org/1999/xhtml', name) as HTMLElement;
    if (className) element.className = className;
    return element;
  }
}
