/** Titles that stand before a name with a full stop, which ends no sentence, as a part of a pattern. */
export const shortTitles = '(?:Mr|Mrs|Ms|Mx|Dr|Prof|St|Mme|Mlle)';
