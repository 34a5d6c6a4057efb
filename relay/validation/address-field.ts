import * as z from 'zod';
import { addressAdvice } from '../../extension/actions/address';

/** A full http or https address; the error says what to write in place of another one. */
export const addressField = z.url({ protocol: /^https?$/, error: ({ input }) => addressAdvice(input) });
