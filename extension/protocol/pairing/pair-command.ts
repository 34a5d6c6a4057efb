/** The port of a relay that was not given another one. */
export const defaultPort = 8787;

/** The command that prints a new pairing link, with the port of this relay if it is not the default. */
export function pairCommand(relayUrl: string): string {
  const { port } = new URL(relayUrl);
  return `npx tabrelay browsers pair${port === String(defaultPort) ? '' : ` --port ${port || 80}`}`;
}
