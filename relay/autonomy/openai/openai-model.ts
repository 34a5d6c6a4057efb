/** Plans tasks with a model behind an OpenAI-compatible server. */
import { RelayError } from '../../../extension/protocol/errors';
import { describePast } from '../language-model/describe-outcomes';
import { describeTurn } from '../language-model/describe-turn';
import { noActs, withActs } from '../language-model/done/acts/acts-so-far';
import { judgeDone, type Known } from '../language-model/done/judge-done';
import { newFence } from '../language-model/fence';
import { namesWithPlaces } from '../language-model/names/names-with-places';
import { readingsOf } from '../language-model/readings';
import { describeTask, rules } from '../language-model/rules';
import { shownWords, withShown } from '../language-model/shown-words';
import { unbegunActs } from '../language-model/unbegun-acts';
import type { Base } from '../language-model/view/page-view';
import { type Act, type Decision, type Model, noUsage, type Planner, type Seen, type Task } from '../model';
import { refusalOf } from '../offered-actions';
import type { Chat, Message } from './chat';
import { createConversation } from './conversation';
import { type Answer, faultOfReply, readAnswer } from './read-answer';
import { answerSchema, byTools, tools } from './tools';

/** How many unreadable replies in a row a model may give. */
const maxUnreadable = 2;
const unreadable = (fault: string) =>
  `That could not be read: ${fault}. Call one of the tools act, done, need_user, give_up, or answer with one JSON object as described.`;

/** The model behind `chat`. */
export function createOpenAiModel(chat: Chat): Model {
  return { name: chat.name, replans: true, plan: (task) => createPlanner(chat, task) };
}

function createPlanner(chat: Chat, task: Task): Planner {
  const usage = noUsage();
  const fence = newFence();
  const conversation = createConversation(rules(fence, byTools), fence);
  const names = new Map<string, string>();
  /** The acts of the latest decision; none once it was told what became of them. */
  let asked: readonly Act[] = [];
  /** Acts that were not begun, until other acts are done or a claim is refused for them. */
  let unbegun: readonly Act[] = [];
  let isFirst = true;
  /** What the model was shown last. */
  let base: Base | undefined;
  /** Whether the latest decision was a claim that was refused for its evidence. */
  let wasRefused = false;
  /** What was done so far. */
  let acts = noActs;
  /** Whether a claim was refused. */
  let wasAsked = false;
  /** The question that the latest refusal was for. */
  let askedFor: string | undefined;
  /** Whether a claim was refused for its amount. */
  let wasAmountAsked = false;
  let askedParts: Known['askedParts'];
  /** What pages said in all turns so far. */
  let shown = '';

  /** Asks until the answer can be read. */
  async function ask(picture: Message[], signal: AbortSignal): Promise<Answer> {
    for (let failures = 0; ; failures += 1) {
      const messages = [...conversation.messages(), ...picture];
      const reply = await chat.ask({ messages, tools: tools(), schema: answerSchema(), signal, usage });
      conversation.addReply(reply);
      const answer = readAnswer(reply);
      const refused = answer && 'acts' in answer ? firstRefusal(answer.acts) : undefined;
      // The task refuses it once more, so that a model that insists uses up its steps.
      if (answer && (!refused || failures === maxUnreadable)) return answer;
      const fault = faultOfReply(reply);
      if (failures === maxUnreadable) {
        const reason = `The model ${chat.name} answered ${failures + 1} times in a row with nothing that can be read as a decision; at last, ${fault}. Try another OPENAI_MODEL.`;
        return { end: 'gave_up', answer: '', reason };
      }
      conversation.addMessage(refused?.message ?? unreadable(fault));
    }
  }

  async function show(seen: Seen, words: string): Promise<void> {
    const turn = await describeTurn(seen, { base, asked: asked.length, words }, conversation.prefersWhole);
    conversation.addTurn(turn, {
      acts: describePast(seen.outcomes, names),
      readings: readingsOf(seen.outcomes),
    });
    for (const [ref, name] of namesWithPlaces(turn.page.base?.tree ?? '')) names.set(ref, name);
    shown = withShown(shown, shownWords(turn.page, seen));
    acts = withActs(acts, seen.outcomes, names);
    unbegun = unbegunActs(asked, seen.outcomes.length, unbegun);
    asked = [];
    base = turn.page.base;
    isFirst = false;
  }

  async function decide(seen: Seen, signal: AbortSignal, words: string): Promise<Decision> {
    await show(seen, words);
    const answer = await ask(chat.sees ? await pictureOf(seen) : [], signal);
    if ('acts' in answer) {
      asked = answer.acts;
      wasRefused = false;
      return { acts: answer.acts.map(named) };
    }
    if (answer.end !== 'done') return answer;
    const judged = await judgeDone(answer, seen, {
      wasRefused,
      unbegun,
      acts,
      wasAsked,
      askedFor,
      wasAmountAsked,
      askedParts,
      shown,
      prompt: task.prompt,
    });
    if ('end' in judged) return judged.end;
    wasRefused = judged.isUnproved;
    askedFor = judged.askedFor;
    wasAmountAsked ||= judged.isAmountAsked === true;
    askedParts = judged.askedParts ?? askedParts;
    unbegun = [];
    wasAsked = true;
    return decide({ ...seen, outcomes: [], passed: [] }, signal, judged.refusal);
  }

  const named = (act: Act): Act => {
    const target = names.get(act.selector);
    return target === undefined ? act : { ...act, target };
  };

  return {
    next(seen, signal) {
      const terms = { ...task, maxTurns: seen.turnsLeft, now: new Date() };
      return decide(seen, signal, isFirst ? describeTask(terms) : '');
    },
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
