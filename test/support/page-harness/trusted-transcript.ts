/** What Chromium's own input (CDP `Input.*`) produces is the measure for what the engine produces. */
import type { PageHarness } from './page-harness';

/** One event as the page saw it: `type`, `target` and each compared field that the event has. */
export type Entry = Record<string, unknown>;

/** What a page went through during an act; the last entry (`left`) is the state that it was left in. */
export type Transcript = Entry[];

/** What a page of this HTML goes through while `act` is done to it. */
export async function transcriptOf(
  on: PageHarness,
  html: string,
  act: () => Promise<unknown>,
): Promise<Transcript> {
  await on.page.mouse.move(790, 590);
  const rest = '<div id="rest" style="width: 90px; height: 90px">rest</div>';
  await on.show(`<style>body { margin: 0; height: 600px }</style>${html}${rest}<script>${recorder}</script>`);
  await on.prepare();
  await on.look('shown()');
  // The trusted mouse rests on the page from the start; so shall the engine's.
  await on.act('hover', '#rest');
  await on.page.hover('#rest');
  await on.look('record()');
  await act();
  return on.look<Transcript>('recorded()');
}

const types =
  'pointerover pointerenter pointerout pointerleave pointermove pointerdown pointerup pointercancel ' +
  'gotpointercapture lostpointercapture mouseover mouseenter mouseout mouseleave mousemove mousedown mouseup click ' +
  'dblclick auxclick contextmenu focus focusin blur focusout keydown keypress keyup beforeinput textInput input change select ' +
  'submit reset invalid cancel close toggle beforetoggle dragstart drag dragenter dragover dragleave drop dragend';

const fields =
  'button buttons detail clientX clientY screenX screenY movementX movementY offsetX offsetY pointerId pointerType ' +
  'isPrimary pressure width height composed bubbles cancelable relatedTarget shiftKey ctrlKey altKey ' +
  'metaKey key code keyCode charCode which location repeat isComposing inputType data submitter newState isTrusted view ' +
  'sourceCapabilities';

const recorder = `
  const named = (node) => node?.id || node?.localName || node?.nodeName || null;
  const plain = (field, value) =>
    field === 'view' ? value && 'its window'
    : field === 'sourceCapabilities' ? value && { firesTouchEvents: value.firesTouchEvents }
    : typeof value === 'number' ? Math.round(value * 100) / 100
    : value && typeof value === 'object' ? named(value) : value;
  const events = [], seen = new Map();
  const note = (event) => {
    if (seen.has(event)) return;
    const entry = { type: event.type, target: named(event.composedPath()[0]), made: event.constructor.name };
    for (const field of '${fields}'.split(' ')) if (field in event) entry[field] = plain(field, event[field]);
    if (event.dataTransfer) Object.assign(entry, { carried: event.dataTransfer.types.join(' '), effectAllowed: event.dataTransfer.effectAllowed });
    if (event.getTargetRanges) entry.targetRanges = event.getTargetRanges().map((one) => [one.startOffset, one.endOffset]).join(' ');
    // What is typed shows by what a field holds at the next event.
    if ('value' in event.composedPath()[0]) entry.holds = event.composedPath()[0].value;
    seen.set(event, entry);
    events.push(entry);
  };
  const all = (root) => [root, ...[...root.querySelectorAll('*')].flatMap((one) =>
    one.shadowRoot ? all(one.shadowRoot) : one.contentDocument ? all(one.contentDocument) : [])];
  const elements = () => all(document).flatMap((root) => [...root.querySelectorAll('*')]);
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const shown = () => Promise.all([frames(), ...[...document.querySelectorAll('iframe')].map((one) =>
    one.contentDocument?.readyState === 'complete' && one.contentDocument.URL !== 'about:blank' || new Promise((done) => { one.onload = done; }))]);
  function record() {
    for (const root of all(document)) for (const type of '${types}'.split(' ')) root.addEventListener(type, note, true);
  }
  const atRest = async () => {
    for (let still = 0, at = scrollY; still < 3; still = at === scrollY ? still + 1 : 0, at = scrollY) await frames();
  };
  async function recorded() {
    await atRest();
    const left = { type: 'left', target: 'page', active: all(document).map((root) => named(root.activeElement)).join(' '), scrolled: scrollY };
    const selection = getSelection();
    left.selection = [named(selection.anchorNode), selection.anchorOffset, named(selection.focusNode), selection.focusOffset].join(' ');
    for (const [index, one] of elements().entries()) {
      const name = index + ' ' + named(one);
      if ('value' in one && one.localName !== 'li') left[name] = [one.value, one.selectionStart, one.selectionEnd, one.checked].join('|');
      if (one.isContentEditable) left[name] = one.innerHTML;
      if ('open' in one) left[name] = one.open;
    }
    // Whether the page prevented an event shows after its handlers only.
    for (const [event, entry] of seen) entry.defaultPrevented = event.defaultPrevented;
    return [...events, left];
  }`;
