import * as z from 'zod';
import { strictInput } from '../../validation/strict-input';
import { adviceFor, annotationsOf, namesOf, readActions } from '../action-names';
import { textAnswer } from '../text-answer';
import { partFields, textPart } from '../text-part';
import { defineTool } from '../tool';

/** Reads from the page. */
export const read = defineTool({
  name: 'read',
  title: 'Read from the page',
  description: 'Reads the page or an element: its text, as Markdown, or where a text stands.',
  annotations: annotationsOf(readActions),
  input: strictInput({
    session: z.string(),
    what: z.enum(namesOf(readActions), { error: (issue) => adviceFor(readActions, issue) }),
    selector: z.string().optional(),
    value: z
      .unknown()
      .optional()
      .meta({ type: 'string', description: 'Text to find, name of the attribute, question for passages' }),
    ...partFields,
  }),
  async run({ session, what, selector, value, ...part }, call) {
    const step = { sessionId: session, action: what, selector, value };
    const result = await call.service.takeStep(step, call.context);
    const text = typeof result === 'string' ? result : JSON.stringify(result);
    return textAnswer(textPart(text, part) || 'Nothing.');
  },
});
