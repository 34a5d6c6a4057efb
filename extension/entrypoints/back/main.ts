/** Shown after an error page, in which no script runs, to go back from it; see `tab-history.ts`. */
const [timing] = performance.getEntriesByType('navigation');
const isFromHistory = (timing as PerformanceNavigationTiming | undefined)?.type === 'back_forward';

// A tab that comes here by its history is not to stay either: the error page is the one before.
history.go(isFromHistory ? -1 : -2);

export {};
