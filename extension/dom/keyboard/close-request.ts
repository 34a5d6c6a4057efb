/** Dispatched on the document when Escape closes no popover or dialog: the page's own world asks the page's close watchers. */
export const closeRequest = 'tabrelay:close-request';
