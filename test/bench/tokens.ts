/** Measures how many tokens a model is sent. */
import { acts, done, type ModelServer, startModelServer, type Turn } from '../support/models/model-server';
import { articlePage } from '../support/pages/long-pages';
import { servePages } from '../support/pages/serve-pages';
import { shopPage } from '../support/pages/shop-page';
import { startTabrelay, type Tabrelay } from '../support/tabrelay/start-tabrelay';

const steps = 10;
const charsPerToken = 4;

/** Tokens sent to a model for one task of ten steps, counted as a quarter of the characters. */
export interface TaskTokens {
  /** By tabrelay. */
  sent: number;
  /** If each question held the whole snapshot as it is then, and none of those before. */
  wholeEachStep: number;
  /** If the snapshots before stayed in the conversation as well. */
  wholeEachStepKept: number;
}

/** Ten steps in a list of 80 products, and ten on an article with 2,000 links. */
export async function measureTokens(): Promise<{ shop: TaskTokens; article: TaskTokens }> {
  const site = await servePages({ '/shop': shopPage(), '/article': articlePage() });
  const model = await startModelServer();
  const tabrelay = await startTabrelay({
    watched: false,
    env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'scripted' },
  });
  try {
    const product = (step: number) => `main li:nth-child(${step * 7 + 1}) button`;
    const chapter = (step: number) => `nav[aria-label=Contents] li:nth-child(${step + 1}) a`;
    return {
      shop: await measureTask(tabrelay, model, site.url('/shop'), product),
      article: await measureTask(tabrelay, model, site.url('/article'), chapter),
    };
  } finally {
    await tabrelay.stop();
    await model.close();
    await site.close();
  }
}

async function measureTask(
  { api }: Tabrelay,
  model: ModelServer,
  url: string,
  target: (step: number) => string,
): Promise<TaskTokens> {
  const id = await api.session({ url });
  const whole: number[] = [];
  /** Reads the page as it is when the model is asked, under options of its own so that no difference is spoilt. */
  const noting =
    (turn: Turn): Turn =>
    async (asked, response) => {
      whole.push((await api.read(id, 'snapshot', '', { depth: 400 })).length);
      await turn(asked, response);
    };
  const clicks = Array.from({ length: steps }, (_, step) =>
    acts({ action: 'click', selector: target(step) }),
  );
  model.script(...[...clicks, done('Done.', 'e')].map(noting));
  await api.call('POST', '/browse', { body: { prompt: 'Click ten times', sessionId: id } });
  await api.close(id);

  const sent = model.asked.map(({ raw }) => raw.length);
  const page = /<(page-\w+)>\n[\s\S]*<\/\1>/.exec(model.asked[0]?.last ?? '')?.[0].length ?? 0;
  const words = (sent[0] ?? 0) - page;
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const tokens = (chars: number) => Math.round(chars / charsPerToken);
  return {
    sent: tokens(sum(sent)),
    wholeEachStep: tokens(sum(whole.map((chars) => words + chars))),
    wholeEachStepKept: tokens(sum(whole.map((_, index) => words + sum(whole.slice(0, index + 1))))),
  };
}
