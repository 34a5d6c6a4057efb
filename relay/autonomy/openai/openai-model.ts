/** Plans tasks with a model behind an OpenAI-compatible server. */
import { RelayError } from '../../../extension/protocol/errors';
import type { Act, Decision, Model, Planner, Seen, Task, Usage } from '../model';
import { refusalOf } from '../offered-actions';
import type { Chat, Message } from './chat';
import { createConversation, newFence } from './conversation';
import { isOnPage } from './evidence';
import { describeTask, instructions } from './instructions';
import { describeOutcomes, namesIn, viewPage } from './page-view';
import { type Answer, readAnswer } from './read-answer';
import { tools } from './tools';

/** How many unreadable replies in a row a model may give. */
const maxUnreadable = 2;
const unreadable =
  'That could not be read. Call one of the tools act, done, need_user, give_up, or answer with one JSON object as described.';
const noEvidence =
  'Not accepted: your evidence does not stand on the page as it is now. Go on with the task if it is not done; if it is, copy words that show it exactly as they stand on the page.';
const unproved = 'The model says that it is done, but what it cites for it does not stand on the page.';

/** The model behind `chat`. */
export function createOpenAiModel(chat: Chat): Model {
  return { name: chat.name, plan: (task) => createPlanner(chat, task) };
}

function createPlanner(chat: Chat, task: Task): Planner {
  const usage: Usage = { calls: 0, promptTokens: 0, completionTokens: 0 };
  const fence = newFence();
  const conversation = createConversation(instructions(fence), fence);
  const names = new Map<string, string>();
  let asked = 0;
  let isFirst = true;
  let refused = false;

  /** Asks until the answer can be read. */
  async function ask(picture: Message[], signal: AbortSignal): Promise<Answer> {
    for (let failures = 0; ; failures += 1) {
      const messages = [...conversation.messages(), ...picture];
      const reply = await chat.ask({ messages, tools: tools(), signal, usage });
      conversation.addReply(reply);
      const answer = readAnswer(reply);
      const refused = answer && 'acts' in answer ? firstRefusal(answer.acts) : undefined;
      // The task refuses it once more, so that a model that insists uses up its steps.
      if (answer && (!refused || failures === maxUnreadable)) return answer;
      if (failures === maxUnreadable) {
        throw new RelayError(
          'model_failed',
          `The model ${chat.name} answered ${failures + 1} times in a row with nothing that can be read as a decision. Try another OPENAI_MODEL.`,
        );
      }
      conversation.addMessage(refused?.message ?? unreadable);
    }
  }

  async function show(seen: Seen, words: string): Promise<void> {
    const view = await viewPage(seen, isFirst);
    for (const [ref, name] of namesIn(view.text)) names.set(ref, name);
    const outcomes = describeOutcomes(seen.outcomes, asked);
    const text = outcomes ? `${outcomes}\n${view.text}` : view.text;
    const left = seen.stepsLeft === 0 ? 'No steps are left: end the task.' : `${seen.stepsLeft} steps left.`;
    conversation.addMessage([words, seen.notice, left].filter(Boolean).join('\n'), { ...view, text });
    isFirst = false;
  }

  async function decide(seen: Seen, signal: AbortSignal, words: string): Promise<Decision> {
    await show(seen, words);
    const answer = await ask(chat.sees ? await pictureOf(seen) : [], signal);
    if ('acts' in answer) {
      asked = answer.acts.length;
      return { acts: answer.acts.map(named) };
    }
    if (answer.end !== 'done') return answer;
    if (await isOnPage(answer.evidence, seen)) {
      return { end: 'done', answer: answer.answer, reason: `The page shows: ${answer.evidence}` };
    }
    if (refused) return { end: 'gave_up', answer: answer.answer, reason: unproved };
    refused = true;
    asked = 0;
    return decide({ ...seen, outcomes: [] }, signal, noEvidence);
  }

  const named = (act: Act): Act => {
    const target = names.get(act.selector);
    return target === undefined ? act : { ...act, target };
  };

  return {
    next: (seen, signal) => decide(seen, signal, isFirst ? describeTask(task) : ''),
    usage: () => ({ ...usage }),
  };
}

function firstRefusal(acts: readonly Act[]): RelayError | undefined {
  return acts.map(refusalOf).find((refusal) => refusal !== undefined);
}

/** A screenshot for a model that accepts images; it is not added to the conversation, so that only the latest is sent. */
async function pictureOf(seen: Seen): Promise<Message[]> {
  try {
    const url = `data:image/png;base64,${await seen.screenshot()}`;
    return [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }];
  } catch (error) {
    if (error instanceof RelayError) return [];
    throw error;
  }
}
