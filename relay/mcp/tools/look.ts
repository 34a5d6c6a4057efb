import * as z from 'zod';
import { strictInput } from '../../validation/strict-input';
import { textAnswer } from '../text-answer';
import { partFields, textPart } from '../text-part';
import { defineTool } from '../tool';
import { viewPage } from '../view-page';

/** Shows the page. */
export const look = defineTool({
  name: 'look',
  title: 'Look at the page',
  description: 'Shows the page as a tree of roles and names, with a ref for each thing to act on.',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  input: strictInput({
    session: z.string(),
    selector: z.string().optional().meta({ description: 'Only this element' }),
    interactive: z.boolean().optional().meta({ description: 'Only what can be acted on' }),
    changes: z.boolean().optional().meta({ description: 'Only what changed since the last look' }),
    ...partFields,
  }),
  async run({ maxChars, from, ...view }, call) {
    const text = await viewPage(call, view);
    return textAnswer(textPart(text, { maxChars, from }) || 'Nothing.');
  },
});
