/**
 * The look of the bar. The rules of the host are important: so no style of the page, not even an inline one, prevails. It has
 * no size itself, so that it takes part in no layout.
 */
export const barStyles = `
:host {
  all: initial !important;
  display: block !important;
  position: fixed !important;
  inset: 0 auto auto 0 !important;
  width: 0 !important;
  height: 0 !important;
  overflow: visible !important;
  z-index: 2147483647 !important;
  color-scheme: light dark !important;
}
section {
  --ink: light-dark(#1d2330, #e8ecf4);
  --dim: light-dark(#5a6376, #a9b3c5);
  --line: light-dark(#c9d0dc, #465064);
  --paper: light-dark(#ffffff, #1a1f29);
  box-sizing: border-box;
  position: fixed;
  inset: auto 0 12px;
  width: fit-content;
  max-width: min(620px, calc(100vw - 24px));
  max-height: 45vh;
  margin: 0 auto;
  padding: 6px 6px 6px 14px;
  overflow: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--paper);
  color: var(--ink);
  box-shadow: 0 4px 18px rgb(0 0 0 / 25%);
  font: 13px/1.4 system-ui, sans-serif;
  cursor: default;
  user-select: none;
}
section.top { inset: 12px 0 auto; }
section[hidden] { display: none; }
.dot {
  flex: none;
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: #2f6bff;
}
.user .dot { background: light-dark(#157a43, #5fd08f); }
.asks .dot { background: #c77700; }
p { margin: 0; overflow-wrap: anywhere; }
.who { flex: 0 1 auto; }
.asked {
  flex: 1 1 100%;
  order: 1;
  font-size: 14px;
  white-space: pre-line;
}
.hint {
  /* The buttons stay where they are when it comes. */
  order: -1;
  flex: 1 1 100%;
  width: 0;
  min-width: 100%;
  color: var(--dim);
}
.top .hint { order: 3; }
.asked:empty, .hint:empty { display: none; }
.buttons { display: flex; gap: 6px; margin-left: auto; }
.asks .buttons { order: 2; }
button {
  padding: 4px 12px;
  border: 1px solid var(--line);
  border-radius: 9px;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
button:hover { background: light-dark(#eef1f7, #2a3140); }
button:focus-visible { outline: 2px solid light-dark(#2f6bff, #8fb0ff); outline-offset: 1px; }
button.main { border-color: transparent; background: #2860e6; color: #ffffff; }
button.main:hover { background: #1f4fc4; }
button.move { padding: 4px 8px; color: var(--dim); }
`;
