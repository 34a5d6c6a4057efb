import type * as z from 'zod';
import { checkAllowIn } from '../../../validation/allow-in-schema';
import type { TaskTerms } from './task-fields';

type Given = Partial<
  Pick<TaskTerms, 'url' | 'sessionId' | 'headless' | 'incognito' | 'allowedDomains' | 'secrets' | 'allowIn'>
>;

/** Which fields of a task need others beside them, or none. */
export function checkTask(context: z.core.ParsePayload<Given>): void {
  const { url, sessionId, headless, incognito, allowedDomains, secrets = {} } = context.value;
  const refuse = (field: string, message: string) =>
    context.issues.push({ code: 'custom', input: context.value, path: [field], message });
  if (url === undefined && sessionId === undefined)
    refuse('url', 'expected string, the address to start at, where no open session is given');
  if (sessionId && (headless ?? incognito) !== undefined) {
    refuse('sessionId', 'expected neither `headless` nor `incognito` beside it: the session is open already');
  }
  if (Object.keys(secrets).length > 0 && !(url ?? allowedDomains)) {
    refuse('secrets', 'expected `url` or `allowedDomains` beside it, which say where they may be typed');
  }
  checkAllowIn(context);
}
