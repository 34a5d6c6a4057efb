/** What the terminal shows of a pairing code. */
import { type PairingCode, shownCode } from '../../extension/protocol/pairing/pairing-code';

/** The link that a person opens in the browser; the typed code is no part of it. */
export function pairingLink(url: string, { link }: PairingCode): string {
  return `${url}/pair#${link}`;
}

/** The link and the code to type, as two columns of the banner. */
export function pairingLines(url: string, code: PairingCode): string[] {
  return [
    `Pairing    ${pairingLink(url, code)}`,
    `Code       ${shownCode(code.typed)}     (the page that the link opens asks for it)`,
  ];
}
