import * as z from 'zod';
import { screenshotInput } from '../../service/sessions/take-screenshot';
import { strictInput } from '../../validation/strict-input';
import { defineTool, parseArguments } from '../tool';

/** Takes a picture. */
export const screenshot = defineTool({
  name: 'screenshot',
  title: 'Take a screenshot',
  description: 'Photographs the page. Answers a link to the picture, or with inline the picture itself.',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  input: strictInput({
    session: z.string(),
    selector: z.string().optional(),
    fullPage: z.boolean().optional(),
    format: z.enum(['png', 'jpeg']).optional(),
    inline: z.boolean().optional(),
  }),
  async run({ session, inline, ...options }, { service, pictures, context }) {
    const input = parseArguments(screenshotInput, options);
    const { image, truncated } = await service.takeScreenshot({ ...input, sessionId: session }, context);
    const mimeType = `image/${input.format}`;
    const cut = truncated ? ' What did not fit at the right and the bottom is left out.' : '';
    if (inline) {
      const text = `The page.${cut}`;
      return {
        content: [
          { type: 'text', text },
          { type: 'image', data: image, mimeType },
        ],
      };
    }
    const { uri } = pictures.add(context.caller.keyName, { image, mimeType });
    const text = `Picture: ${uri}, for ten minutes.${cut} To see it here, call again with inline: true.`;
    return {
      content: [
        { type: 'text', text },
        { type: 'resource_link', uri, name: 'screenshot', mimeType },
      ],
    };
  },
});
