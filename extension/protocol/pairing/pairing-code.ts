/** What pairs a browser: a code in the link that is opened, and a short one that the person reads in the terminal and types. */
import * as z from 'zod/mini';

export const pairingCodeSchema = z.object({
  /** 128 bits in base64url, in the fragment of the pairing link. */
  link: z.string(),
  /** Six characters of the alphabet below: 30 bits, of which one guess can be tried. */
  typed: z.string(),
});
export type PairingCode = z.infer<typeof pairingCodeSchema>;

/** Without 0, 1, I and O, which look alike. There are 32, so five random bits select one. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 6;

export function freshTypedCode(): string {
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => alphabet[byte & 31]).join('');
}

/** The code as the terminal shows it, such as `K7M-4QX`. */
export function shownCode(typed: string): string {
  return `${typed.slice(0, length / 2)}-${typed.slice(length / 2)}`;
}

/** The code that a person has typed, in either case, with or without spaces and hyphens; undefined if it is none. */
export function parseTypedCode(text: string): string | undefined {
  const typed = text.toUpperCase().replace(/[\s\p{Dash}]/gu, '');
  const isCode = typed.length === length && [...typed].every((character) => alphabet.includes(character));
  return isCode ? typed : undefined;
}
