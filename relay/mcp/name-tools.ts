import { nameCalls } from '../validation/name-calls';

/** The tools that do what the calls do which messages of the relay advise. */
const toolOf = {
  'GET /docs': 'The description of the tool',
  'POST /v1/session': '`open`',
  'GET /v1/sessions': '`tabs`',
  'GET /v1/session/{sessionId}/screenshot': '`screenshot`',
  'DELETE /v1/session/{sessionId}': '`close`',
  'POST /v1/browse': '`task`',
  'POST /v1/task': '`task` with drive: true',
  'POST /v1/retrieve': '`ask`',
};

/** The tools that do what the actions do which messages advise to look with. */
const lookingWith: Readonly<Record<string, string>> = { snapshot: '`look`', find: '`read`' };

/** Says the REST calls and actions that a message of the relay advises as tools. */
export function nameTools(message: string): string {
  return nameCalls(message, toolOf).replace(
    /\b[Ll]ook (?:at the page )?with "(?:snapshot|find)"(?: or "find")?/g,
    (advice) => advice.replace(/"(\w+)"/g, (quoted, action: string) => lookingWith[action] ?? quoted),
  );
}
