/** Tests ask what the framework or editor itself holds, so each page writes its model down beside it. */

const state = {};

/** Adds to the model that the page shows in `#state`. */
export function report(part) {
  Object.assign(state, part);
  document.getElementById('state').textContent = JSON.stringify(state);
}
