/** The attribute of what the engine's mouse is over, once a step was to hover. No change that the page made. */
export const hoverMark = 'data-tabrelay-hover';
