/** What a page announces, as a selector. */
export const announced = '[role=alert], [role=status], [aria-live]:not([aria-live=off])';
