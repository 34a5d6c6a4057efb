/** The model whose planners run in threads of their own: one for each task, so that none can hold up another. */
import {
  type Decision,
  type Model,
  noUsage,
  type Planner,
  type Seen,
  type Task,
  type Usage,
} from '../autonomy/model';
import type { Chat, Question } from '../autonomy/openai/chat';
import type { ChatData } from './planning-thread';
import { sendSeen } from './seen-over-port';
import { ThreadPool } from './thread-pool';

/** A thread starts in 50 ms; a task that follows another one need not wait for that. */
const maxSpare = 1;
/** Reading a page takes a tenth of a second. */
const limitMs = 20_000;

/**
 * @param script the built relay/threads/planning-thread.ts
 * @param chat the model to ask; the embedded one without it
 */
export function threadedModel(script: URL, chat?: Chat): Model {
  const pool = new ThreadPool(script, maxSpare);
  return {
    get name() {
      return chat?.name ?? 'embedded';
    },
    ...(chat && { replans: true as const }),
    plan: (task) => planIn(pool, task, chat),
  };
}

function planIn(pool: ThreadPool, task: Task, chat: Chat | undefined): Planner {
  const thread = pool.take();
  let usage = noUsage();
  let isPlanned = false;
  return {
    async next(seen: Seen, signal) {
      const { data, handlers: reading } = sendSeen(seen);
      const handlers = {
        ...reading,
        async ask({ messages, tools, schema }: Pick<Question, 'messages' | 'tools' | 'schema'>) {
          const cost = noUsage();
          const reply = await chat?.ask({
            messages,
            ...(tools && { tools }),
            ...(schema && { schema }),
            signal,
            usage: cost,
          });
          return { reply, cost };
        },
      };
      const options = { signal, limitMs, handlers };
      if (!isPlanned) {
        const about: ChatData | undefined = chat && { name: chat.name, sees: chat.sees };
        await thread.call('plan', { task, ...(about && { chat: about }) }, options);
        isPlanned = true;
      }
      const answer = (await thread.call('next', data, options)) as { decision: Decision; usage: Usage };
      ({ usage } = answer);
      return answer.decision;
    },
    usage: () => usage,
    close: () => pool.giveBack(thread),
  };
}
