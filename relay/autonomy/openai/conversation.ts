/** The messages of a task so far; a full view of the page replaces all earlier views, to save tokens. */
import type { TurnDescription } from '../language-model/describe-turn';
import { fenced } from '../language-model/fence';
import type { Message } from './chat';
import type { ModelReply } from './read-completion';

const leftOut = '(the page as it was then is left out)';
/** How many of the latest turns keep what they read once the page is shown whole again, and how much of it. */
const keptReadings = 3;
const keptReadingChars = 2_000;
/** About 12,000 tokens; from here on the page is shown whole, which replaces all earlier views. */
const longChars = 50_000;

/** A message; what pages said in it is removed once it is out of date. */
interface Turn {
  message: Message;
  words: string;
  outcomes: string;
  page: string;
}

export interface Conversation {
  messages(): Message[];
  /** Whether so much has been said that the differences so far should be replaced by the whole page. */
  isLong(): boolean;
  /** Adds the model's reply, to be followed by `addMessage` or `addTurn`. */
  addReply(reply: ModelReply): void;
  /** Adds our message. */
  addMessage(words: string): void;
  /** Adds our message, the outcomes of the acts before, and the page as it is now. */
  addTurn(turn: TurnDescription): void;
}

/** @param fenceName what marks page text in `addTurn`; see `newFence` */
export function createConversation(system: string, fenceName: string): Conversation {
  const turns: Turn[] = [];
  let unanswered: string[] = [];

  const add = (message: Message, words: string, outcomes = '', page = '') =>
    turns.push({ message, words, outcomes, page });
  add({ role: 'system', content: system }, system);

  function contentOf({ words, outcomes, page }: Turn): string {
    const said = [outcomes, page].filter(Boolean).join('\n');
    return said ? `${words}\n${fenced(fenceName, said)}` : words;
  }

  function answer(words: string, outcomes = '', page = ''): void {
    const [first, ...others] = unanswered;
    unanswered = [];
    const message: Message =
      first === undefined
        ? { role: 'user', content: words }
        : { role: 'tool', tool_call_id: first, content: words };
    add(message, words, outcomes, page);
    for (const id of others) add({ role: 'tool', tool_call_id: id, content: 'See above.' }, 'See above.');
  }

  /** The page is about to be shown whole: earlier views are out of date, and all but the latest readings go. */
  function forgetPages(): void {
    let kept = 0;
    for (const turn of turns.toReversed()) {
      if (turn.page) turn.page = leftOut;
      if (!turn.outcomes) continue;
      kept += 1;
      turn.outcomes = kept > keptReadings ? '' : turn.outcomes.slice(0, keptReadingChars);
    }
  }

  return {
    messages: () =>
      turns.map((turn) =>
        turn.message.role === 'assistant'
          ? turn.message
          : ({ ...turn.message, content: contentOf(turn) } as Message),
      ),
    isLong: () => turns.reduce((sum, turn) => sum + contentOf(turn).length, 0) > longChars,
    addReply({ text, calls }) {
      unanswered = calls.map(({ id }) => id);
      const tool_calls = calls.map(({ id, name, input }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: input },
      }));
      add({ role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls }) }, text);
    },
    addMessage: (words) => answer(words),
    addTurn({ words, outcomes, page }) {
      if (page.whole) forgetPages();
      answer(words, outcomes, page.text);
    },
  };
}
