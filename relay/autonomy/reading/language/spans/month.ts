import { monthPattern, writtenMonths } from '../../../../../extension/protocol/calendar';

/** A month by its name, as a part of a pattern. */
export const month = monthPattern(writtenMonths);
