/** The thread that does the planning of one task at a time: reads its prompt, its pages and its model's replies. */
import { createLiteralModel } from '../autonomy/literal/literal-model';
import type { Planner, Task, Usage } from '../autonomy/model';
import type { Chat } from '../autonomy/openai/chat';
import { createOpenAiModel } from '../autonomy/openai/openai-model';
import type { ModelReply } from '../autonomy/openai/read-completion';
import { receiveSeen, type SeenData } from './seen-over-port';
import { type CallBack, serveCalls } from './serve-calls';

/** What the relay knows of the model that a planner asks. */
export type ChatData = Pick<Chat, 'name' | 'sees'>;

let planner: Planner | undefined;

serveCalls((callBack) => ({
  plan({ task, chat }: { task: Task; chat?: ChatData }) {
    const model = chat ? createOpenAiModel(chatOver(callBack, chat)) : createLiteralModel();
    planner = model.plan(task);
  },
  async next(seen: SeenData) {
    const decision = await planner?.next(
      receiveSeen(seen, callBack),
      // The relay ends this thread, so nothing in it has to be aborted.
      new AbortController().signal,
    );
    return { decision, usage: planner?.usage() };
  },
}));

/** The model, which the relay asks: its key never gets here. */
function chatOver(callBack: CallBack, { name, sees }: ChatData): Chat {
  return {
    name,
    sees,
    async ask({ messages, tools, schema, usage }) {
      const { reply, cost } = (await callBack('ask', { messages, tools, schema })) as {
        reply: ModelReply;
        cost: Usage;
      };
      if (usage) {
        usage.calls += cost.calls;
        usage.promptTokens += cost.promptTokens;
        usage.completionTokens += cost.completionTokens;
        usage.promptCharacters += cost.promptCharacters;
      }
      return reply;
    },
  };
}
