/** The messages of a task so far; a full view of the page replaces all earlier views, to save tokens. */
import { fenced } from '../language-model/fence';
import type { PageView } from '../language-model/page-view';
import type { Message } from './chat';
import type { ModelReply } from './read-completion';

const leftOut = '(the page as it was then is left out)';

/** A message; `page` is removed once it is out of date. */
interface Turn {
  message: Message;
  words: string;
  page: string | undefined;
}

export interface Conversation {
  messages(): Message[];
  /** Adds the model's reply, to be followed by `addMessage`. */
  addReply(reply: ModelReply): void;
  /** Adds our message, and the page as it is now. */
  addMessage(words: string, page?: PageView): void;
}

/** @param fenceName what marks page text in `addMessage`; see `newFence` */
export function createConversation(system: string, fenceName: string): Conversation {
  const turns: Turn[] = [{ message: { role: 'system', content: system }, words: system, page: undefined }];
  let unanswered: string[] = [];

  const add = (message: Message, words: string, page?: string) => turns.push({ message, words, page });

  return {
    messages: () =>
      turns.map(({ message, words, page }) => {
        if (page === undefined || message.role === 'assistant') return message;
        return { ...message, content: `${words}\n${fenced(fenceName, page)}` } as Message;
      }),
    addReply({ text, calls }) {
      unanswered = calls.map(({ id }) => id);
      const tool_calls = calls.map(({ id, name, input }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: input },
      }));
      add({ role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls }) }, text);
    },
    addMessage(words, page) {
      if (page?.whole) for (const turn of turns) if (turn.page !== undefined) turn.page = leftOut;
      const [first, ...others] = unanswered;
      unanswered = [];
      const message: Message =
        first === undefined
          ? { role: 'user', content: words }
          : { role: 'tool', tool_call_id: first, content: words };
      add(message, words, page?.text);
      for (const id of others) add({ role: 'tool', tool_call_id: id, content: 'See above.' }, '');
    },
  };
}
