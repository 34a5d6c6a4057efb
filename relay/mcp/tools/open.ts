import * as z from 'zod';
import { openSessionInput } from '../../service/sessions/open-session';
import { strictInput } from '../../validation/strict-input';
import { textAnswer } from '../text-answer';
import { textPart } from '../text-part';
import { defineTool, parseArguments } from '../tool';
import { viewIfPossible } from '../view-page';

/** A first look, which `look` completes. */
const maxViewChars = 6_000;

/** Opens a session. */
export const open = defineTool({
  name: 'open',
  title: 'Open a page',
  description:
    'Opens a window of its own in the user’s browser, with their logins. Answers its session and the page.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: strictInput({
    url: z.string().optional(),
    visible: z.boolean().optional().meta({ description: 'In front of the user' }),
    incognito: z.boolean().optional(),
    allowedDomains: z.array(z.string()).optional().meta({ description: 'The only sites it may go to' }),
    hold: z
      .boolean()
      .optional()
      .meta({ description: 'Acts that pay, send, delete and the like wait for approval' }),
    browser: z.string().optional(),
  }),
  async run({ visible, ...options }, call) {
    const asked = { ...options, ...(visible && { headless: false }) };
    const parsed = parseArguments(openSessionInput, asked);
    const { id: session, httpStatus = 0 } = await call.service.openSession(parsed, call.context);
    const view = options.url === undefined ? '' : await viewIfPossible(call, { session });
    const status = httpStatus >= 400 ? `\nThe page answered with HTTP ${httpStatus}.` : '';
    return textAnswer(`session: ${session}${status}`, textPart(view, { maxChars: maxViewChars }, 'look'));
  },
});
