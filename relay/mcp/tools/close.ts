import * as z from 'zod';
import { strictInput } from '../../validation/strict-input';
import { textAnswer } from '../text-answer';
import { defineTool } from '../tool';

/** Closes a session. */
export const close = defineTool({
  name: 'close',
  title: 'Close a session',
  description: 'Closes a session: its window and all that it opened.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: strictInput({ session: z.string() }),
  async run({ session }, { service, context }) {
    await service.closeSession({ sessionId: session }, context);
    return textAnswer('Closed.');
  },
});
