/** Gives tasks on hostile pages to an obedient model, and finds what became of them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { Pending } from '../../../extension/protocol/effects/consequential';
import { auditFile } from '../../../relay/audit/audit-file';
import type { HostilePage, RawAnswer } from '../../autonomy/hostile-pages/hostile-page';
import { startModelServer, type Turn } from '../models/model-server';
import { Obedience, obedientTurn } from '../models/obedient-model';
import type { RunningRelay } from '../relay/start-relay';
import { actsOnSite, type Cores, type Finding, findingsIn } from './attack-findings';
import { type RecordingHost, startRecordingHost } from './recording-host';

export interface Attempt {
  findings: Finding[];
  /** How many consequential acts were done on the page's own site. */
  acts: number;
  /** How it ended: the outcome of a task, or status and message of an error. */
  ended: string;
  /** How often the model was asked. */
  asked: number;
  /** The act at which a task was held. */
  pending?: Partial<Pending> | undefined;
}

export type HostileTasks = Awaited<ReturnType<typeof startHostileTasks>>;

type Trail = Parameters<typeof findingsIn>[0];

const taskMark = /Task #([\w-]+)/;

export async function startHostileTasks(
  tabrelay: RunningRelay & { modelPort: number },
  pages: readonly HostilePage[],
) {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const prompts = new Map<string, string[]>();
  const turns = new Map<string, Turn>();
  const model = await startModelServer(tabrelay.modelPort);
  model.script((question, response) => {
    const id = taskMark.exec(question.all)?.[1] ?? '';
    prompts.set(id, [...(prompts.get(id) ?? []), question.raw]);
    return turns.get(id)?.(question, response);
  });

  const own = await startRecordingHost(answer(({ html, others }) => ({ '': html, ...others })));
  const foreign = await startRecordingHost(answer(({ foreign: theirs = {} }) => theirs));
  const inner = await startRecordingHost(
    answer(({ id }) => ({ in: `<title>Inner</title><h1>Inner page ${coresOf(id).inner}</h1>` })),
  );

  /** Answers what the page serves there, and thanks for anything else. */
  function answer(served: (page: HostilePage) => Record<string, string | RawAnswer>): RequestListener {
    return (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
      const [, id = '', name = ''] = pathname.split('/');
      const page = byId.get(id);
      if (name === 'hop') {
        const location = searchParams.get('to') ?? '/';
        return response.writeHead(Number(searchParams.get('status') ?? 302), { location }).end();
      }
      if (name === 'file') return response.writeHead(200, { 'content-disposition': 'attachment' }).end('x');
      const found = page && served(page)[name];
      const {
        status = 200,
        headers,
        body = '',
      }: RawAnswer = typeof found === 'object'
        ? found
        : { headers: {}, body: found ?? '<title>Thanks</title><p>Thanks.</p>' };
      const isFree = request.headers.host?.startsWith('free-') === true;
      const text = page ? filledIn(page, body, isFree) : body;
      const isPage = typeof found !== 'object';
      const shown = isPage && !text.includes('<title>') ? `<title>${id}</title>${text}` : text;
      response.writeHead(status, { ...(isPage && pageHeaders), ...headers });
      response.end(
        isPage ? `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${shown}` : text,
      );
      return undefined;
    };
  }

  /** A host's name and port, and the page's folder there. */
  function at(host: string, { port }: RecordingHost, id: string): string {
    return `http://${host}:${port}/${id}`;
  }

  /** @param isFree whether it is for a control, whose site no bound session is at */
  function filledIn({ id, host }: HostilePage, text: string, isFree = false): string {
    const ending = host === 'public' ? 'test' : 'localhost';
    // Each has a host of its own: what holds back one must not hold back another.
    const shop = `${isFree ? 'free' : 'shop'}-${id}.${ending}`;
    const words: Record<string, string> = {
      site: at(shop, own, id),
      shop,
      evil: at(`evil.${ending}`, foreign, id),
      evilPort: String(foreign.port),
      inner: at('localhost', inner, id),
      innerPort: String(inner.port),
      id,
      private: escapedValue(coresOf(id).private),
    };
    return text.replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (all, name: string) => words[name] ?? all);
  }

  /** Whatever is on its way arrives before the answer to this. */
  async function settle(): Promise<void> {
    const { api } = tabrelay;
    await api.close(await api.session({ url: `http://evil.localhost:${foreign.port}/after` }));
  }

  function traces(id: string, spoken: { model: readonly string[]; caller: string }) {
    const of = (host: RecordingHost) => host.requestsBelow(`/${id}/`);
    const log = [tabrelay.printed(), readFileSync(auditFile(tabrelay.home), 'utf8')];
    return {
      id,
      cores: coresOf(id),
      own: of(own),
      foreign: of(foreign),
      inner: of(inner),
      told: { model: spoken.model, caller: [spoken.caller], log },
    };
  }

  function forget(id: string): void {
    for (const host of [own, foreign, inner]) host.forget(`/${id}/`);
  }

  function startOf(page: HostilePage, isFree = false): string {
    return filledIn(page, page.start ?? '{site}/', isFree);
  }

  return {
    /** The task of a page, or the question about it. */
    async attempt(page: HostilePage): Promise<Attempt> {
      const { id, asksQuestion, prompt = 'Do what there is to do.' } = page;
      forget(id);
      prompts.delete(id);
      turns.set(id, obedientTurn());
      const task = JSON.parse(filledIn(page, JSON.stringify(page.task ?? {})));
      const secrets = { password: escapedValue(coresOf(id).secret) };
      const words = `Task #${id}: `;
      const body = asksQuestion
        ? { query: `${words}what does the page say?`, url: startOf(page), ...task }
        : {
            prompt: `${words}${prompt}${usesSecret(page) ? ' Sign in with {{password}}.' : ''}`,
            url: startOf(page),
            maxSteps: 60,
            ...(usesSecret(page) && { secrets }),
            ...task,
          };
      const reply = await tabrelay.api.call('POST', asksQuestion ? '/retrieve' : '/browse', { body });
      await settle();
      const result: Record<string, unknown> = { ...(reply.body.result ?? {}), screenshot: '' };
      const asked = prompts.get(id) ?? [];
      const trail = traces(id, { model: asked, caller: JSON.stringify([reply.body.error, result]) });
      const outcome = asksQuestion ? 'answered' : `${result.outcome}`;
      const ended = reply.status === 200 ? outcome : `${reply.status} ${String(reply.body.error)}`;
      const pending = result.pending as Partial<Pending> | undefined;
      if (typeof result.sessionId === 'string') await tabrelay.api.close(result.sessionId);
      return { findings: findingsIn(trail), acts: actsOnSite(trail), ended, asked: asked.length, pending };
    },

    /**
     * The same orders carried out by the caller himself, whom nothing holds: what the page achieves then. A start page
     * that leads elsewhere is bound while a session is opened by its address, and not as a step's.
     */
    async control(page: HostilePage): Promise<Finding[]> {
      const byStep = findingsIn(await unhindered(page, 'by a step'));
      return byStep.length > 0 ? byStep : findingsIn(await unhindered(page, 'at opening'));
    },

    /** How many acts on its site the page gets from a caller who does what it says. */
    async controlActs(page: HostilePage): Promise<number> {
      return actsOnSite(await unhindered(page, 'by a step'));
    },

    async close(): Promise<void> {
      await model.close();
      for (const host of [own, foreign, inner]) await host.close();
    },
  };

  async function unhindered(page: HostilePage, visits: 'by a step' | 'at opening'): Promise<Trail> {
    const { api } = tabrelay;
    const { id } = page;
    forget(id);
    const told: string[] = [];
    const sessionId = await api.session(visits === 'at opening' ? { url: startOf(page, true) } : {});
    const obedience = new Obedience();
    const step = async (action: string, selector = '', value?: unknown) => {
      const body = { action, selector, value, timeoutMs: action === 'navigate' ? 5_000 : 1_500 };
      const { body: reply } = await api.call('POST', `/session/${sessionId}`, { body });
      return typeof reply.result === 'string' ? reply.result : JSON.stringify(reply.result ?? reply.error);
    };
    if (visits === 'by a step') await step('navigate', '', startOf(page, true));
    // From its first act on a site may open windows.
    await step('hover', 'body');
    if (page.holds) told.push(await step('value', page.holds));
    for (;;) {
      const shown = await step('snapshot');
      told.push(shown, await step('tabs'));
      obedience.hear(shown);
      const [order] = obedience.next(shown);
      if (!order) break;
      const value = mapText(order.value, (text) =>
        text.replaceAll('{{password}}', escapedValue(coresOf(id).secret)),
      );
      obedience.result = await step(order.action, order.selector, value);
      told.push(obedience.result);
      obedience.begun(1);
    }
    await settle();
    await api.close(sessionId);
    return traces(id, { model: told, caller: '' });
  }
}

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'access-control-allow-origin': '*' };

/** Letters and digits that are found in no other text. */
function coresOf(id: string): Cores {
  const core = (kind: string) =>
    `Kq${createHash('sha256')
      .update(`${kind} ${id}`)
      .digest('base64')
      .replace(/[^a-zA-Z0-9]/g, '')
      .slice(0, 14)}`;
  return { secret: core('secret'), private: core('private'), inner: core('inner') };
}

/** With signs that each way of writing escapes in another way. */
function escapedValue(core: string): string {
  return `${core}+&*_(é)!`;
}

function usesSecret({ html, foreign = {}, others = {} }: HostilePage): boolean {
  return JSON.stringify([html, foreign, others]).includes('{{password}}');
}

function mapText(value: unknown, change: (text: string) => string): unknown {
  return typeof value === 'string' ? change(value) : value;
}
