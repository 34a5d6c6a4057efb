/** The page's own state, by which goals are judged. */

const state = {};
globalThis.state = state;
let mirroring;

/**
 * Adds to the state, for the handlers of widgets. It is mirrored on the root element for steps to read, a moment later:
 * the change must not count as one that the step under test has made.
 */
export function report(part) {
  Object.assign(state, part);
  clearTimeout(mirroring);
  mirroring = setTimeout(() => {
    document.documentElement.dataset.state = JSON.stringify(state);
  }, 150);
}
