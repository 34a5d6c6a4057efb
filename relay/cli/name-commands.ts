import { nameCalls } from '../validation/name-calls';

/** The commands that make the calls which messages of the relay advise. */
const commandOf = {
  'GET /docs': 'tabrelay --help',
  'POST /v1/session': 'tabrelay open',
  'GET /v1/sessions': 'tabrelay sessions',
  'GET /v1/session/{sessionId}/screenshot': 'tabrelay screenshot',
  'DELETE /v1/session/{sessionId}': 'tabrelay close',
  'POST /v1/browse': 'tabrelay browse',
  'POST /v1/task': 'tabrelay mcp',
  'POST /v1/retrieve': 'tabrelay retrieve',
};

/** Says the REST calls that a message of the relay advises as commands. */
export function nameCommands(message: string): string {
  return nameCalls(message, commandOf);
}
