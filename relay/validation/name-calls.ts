/**
 * Says the REST calls that a message advises in the words of another way to do the same, such as the tools of MCP.
 * @param names by call, such as `GET /v1/sessions`; calls that are not in it stay
 */
export function nameCalls(message: string, names: Readonly<Record<string, string>>): string {
  return message.replace(/\b(?:GET|POST|DELETE) \/(?:v1\/[\w/{}-]+|docs\b)/g, (call) =>
    Object.hasOwn(names, call) ? (names[call] ?? call) : call,
  );
}
