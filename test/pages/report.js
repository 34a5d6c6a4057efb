/** Writes the state of a framework or editor into the page, for tests to read. */

const state = {};

/** Adds to the model that the page shows in `#state`. */
export function report(part) {
  Object.assign(state, part);
  document.getElementById('state').textContent = JSON.stringify(state);
}
