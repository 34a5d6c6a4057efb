import * as z from 'zod';
import { dialogPolicies } from '../../../extension/protocol/dialogs';
import { RelayError } from '../../../extension/protocol/errors';
import type { OpenedSession, Order } from '../../../extension/protocol/frames/frames';
import { both, type Policy } from '../../../extension/protocol/policy';
import type { Browsers, Call } from '../../browsers/browsers';
import { allowedDomain } from '../../policy/allowed-domain';
import { policyForOpening } from '../../policy/derive-policy';
import { addressField } from '../../validation/address-field';
import { strictInput } from '../../validation/strict-input';
import { callFor } from '../call-for';
import type { RequestContext } from '../caller';

/** Time limit of opening a session, in milliseconds. */
export const openLimitMs = 30_000;

const labelSchema = z.string().regex(/^[a-z0-9-]{1,32}$/);

export const openSessionInput = strictInput(
  {
    headless: z.boolean().default(true).meta({
      description: 'true: a window that never takes the focus. false: a normal window in front.',
    }),
    incognito: z.boolean().default(false).meta({
      description: 'Opens an incognito window. All incognito sessions share one cookie jar.',
    }),
    url: addressField
      .optional()
      .meta({ description: 'Page to open at once; http or https. Without it the page is blank.' }),
    width: z
      .int()
      .min(200)
      .max(7680)
      .default(1280)
      .meta({ description: 'Width of the window in CSS pixels.' }),
    height: z
      .int()
      .min(200)
      .max(4320)
      .default(800)
      .meta({ description: 'Height of the window in CSS pixels.' }),
    browser: z.string().min(1).optional().meta({
      description: 'Name or id of a connected browser. Default: the one paired by hand, else the latest.',
    }),
    labels: z.array(labelSchema).max(10).optional().meta({
      description:
        'In a fleet: the session is opened in a browser that has all of these labels (TABRELAY_LABELS of its relay). Default: any browser, one of the relay that is called if it has room.',
    }),
    dialogs: z.enum(dialogPolicies).default('dismiss').meta({
      description:
        'What becomes of alert, confirm, prompt and print: dismiss and accept answer them; block has the browser forbid them.',
    }),
    allowedDomains: z.array(allowedDomain).min(1).max(100).optional().meta({
      description:
        'Where the session may go: domains with all below them, such as example.com, or host:port such as localhost:3000. Pages elsewhere are blocked before a request leaves; what a page itself loads, such as images, scripts and data, is not restricted. Default: anywhere.',
    }),
    egress: z.literal('held').optional().meta({
      description:
        'held: once a step has typed one of its `secrets` in a tab, whatever that tab asks for outside of `allowedDomains` is blocked, images, scripts and data included, until it shows another page. The replies of steps name it in `held`. Needs `allowedDomains`, or a key with origins.',
    }),
    hold: z.boolean().optional().meta({
      description:
        'true: a step that pays, deletes, sends, transfers, grants, signs or cancels something, or uploads a file, is not done but answered with 409 `held`, until it is approved.',
    }),
    promptText: z.string().max(10_000).optional().meta({
      description: 'With dialogs: accept, what is typed into a prompt. Default: what the page put there.',
    }),
  },
  {
    viewport: 'width` and `height',
    size: 'width` and `height',
    domains: 'allowedDomains',
    private: 'incognito',
    startUrl: 'url',
    address: 'url',
    page: 'url',
  },
)
  .refine(({ dialogs, promptText }) => promptText === undefined || dialogs === 'accept', {
    path: ['promptText'],
    error: 'expected "dialogs": "accept" beside it',
  })
  .meta({ id: 'OpenSession', description: 'How the session is to be. Every field may be left out.' });

export type OpenSessionInput = z.output<typeof openSessionInput>;

/** Opens a window of its own in a browser. @throws RelayError no_browser, and what the extension reports. */
export async function openSession(
  browsers: Browsers,
  { allowedDomains, egress, labels, ...options }: OpenSessionInput,
  context: RequestContext,
): Promise<OpenedSession> {
  checkEgress({ allowedDomains, egress }, context);
  if (labels?.length) throw noLabels();
  const policy = (allowedDomains || egress) && {
    ...(allowedDomains && { allowedDomains }),
    ...(egress && { egress }),
  };
  const { url } = options;
  const opening = url === undefined ? undefined : policyOfFirstPage(url, allowedDomains);
  const call = callFor(context, { operation: 'openSession', effect: 'act', limitMs: openLimitMs });
  const { sites, hold = options.hold } = context.caller;
  return sendOpen(browsers, { ...options, hold, policy, opening }, call, sites);
}

function noLabels(): RelayError {
  return new RelayError(
    'bad_request',
    'This relay is in no fleet, so its browsers have no labels. Leave "labels" out, or name a "browser".',
    { outcome: 'not_executed' },
  );
}

/**
 * The policy until the caller's first step that acts. No model is misled here: each name of the list counts as named,
 * also one that leads into the private network, and frames are the page's own affair.
 */
function policyOfFirstPage(url: string, allowedDomains: string[] = []): Policy {
  const { privateHosts = [], home } = policyForOpening({ url });
  return { privateHosts: [...privateHosts, ...allowedDomains], ...(home && { home }), anyFrames: true };
}

/** @throws RelayError bad_request if what a tab sends is to be held to a list that there is not */
export function checkEgress(
  { allowedDomains, egress }: { allowedDomains?: readonly string[] | undefined; egress?: 'held' | undefined },
  { caller }: Pick<RequestContext, 'caller'>,
): void {
  if (!egress || allowedDomains || caller.sites) return;
  throw new RelayError(
    'bad_request',
    '"egress": "held" needs a list of where requests may still go. Send "allowedDomains" beside it.',
  );
}

/**
 * Sends the order to open a session.
 * @param sites the only origins that the caller's sessions may visit, whatever else binds the session
 */
export function sendOpen(
  browsers: Browsers,
  { browser, ...options }: Omit<Extract<Order, { do: 'open' }>, 'do'> & { browser?: string | undefined },
  call: Call,
  sites: readonly string[] | undefined,
): Promise<OpenedSession> {
  const policy = both(options.policy, sites && policyOf(sites));
  return browsers.send(
    { do: 'open', ...options, ...(policy && { policy }) },
    { ...call, ...(browser && { browser }) },
  );
}

function policyOf(sites: readonly string[]): Policy {
  const allowedDomains = sites.map((site) => {
    const { protocol, hostname, port } = new URL(site);
    return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  });
  return { allowedDomains };
}
