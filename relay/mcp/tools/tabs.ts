import * as z from 'zod';
import { strictInput } from '../../validation/strict-input';
import { textAnswer } from '../text-answer';
import { defineTool } from '../tool';

const tabsResult = z.object({
  tabs: z.array(z.object({ tab: z.number(), url: z.string(), title: z.string(), current: z.boolean() })),
});

/** Lists what is open. */
export const tabs = defineTool({
  name: 'tabs',
  title: 'List what is open',
  description: 'Lists the open sessions, or the tabs of one. act with tab switches.',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  input: strictInput({ session: z.string().optional() }),
  async run({ session }, { service, context }) {
    if (session === undefined) {
      const open = await service.listSessions(context);
      const lines = open.map(({ id, url = '', title = '' }) => `${id} ${url} ${title}`.trimEnd());
      return textAnswer(lines.join('\n') || 'No session is open.');
    }
    const step = { sessionId: session, action: 'tabs' };
    const listed = tabsResult.parse(await service.takeStep(step, context)).tabs;
    return textAnswer(
      ...listed.map(({ tab, url, title, current }) => `${current ? '*' : ' '}${tab} ${url} ${title}`),
    );
  },
});
