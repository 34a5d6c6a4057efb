/** The messages of a task so far. A view of the whole page replaces all earlier ones, and shortens what was done before. */
import type { TurnDescription } from '../language-model/describe-turn';
import { fenced } from '../language-model/fence';
import type { Message } from './chat';
import { jsonIn } from './json-in';
import type { ModelReply } from './read-completion';

/** How many of the latest readings are kept once the page is shown whole again, and how much of each. */
const maxReadings = 3;
const maxReadingChars = 2_000;
/** About 12,000 tokens; from here on the page is shown whole, which replaces all earlier views. */
const longChars = 50_000;
/** A whole view costs a model's server more than what its cache already knows. */
const cachedShare = 1.2;
/** So few characters tell that nothing has changed, or hardly anything. */
const fewChars = 40;
/** Of what was done before so much is told; the latest is kept. */
const maxPastChars = 3_000;
const maxNoteChars = 200;

/** A message; what pages said in it is kept apart. */
interface Turn {
  message: Message;
  words: string;
  said: string;
}

/** A decision that was carried out. */
interface Past {
  /** The acts, and what became of them, in short. */
  acts: string;
  readings: string[];
}

export interface Conversation {
  messages(): Message[];
  /** Whether the whole page should be shown, which is so long, rather than its changes. */
  prefersWhole(changesChars: number, wholeChars: number): boolean;
  /** Adds the model's reply, to be followed by `addMessage` or `addTurn`. */
  addReply(reply: ModelReply): void;
  /** Adds our message. */
  addMessage(words: string): void;
  /** Adds our message, the outcomes of the acts before, and the page as it is now. */
  addTurn(turn: TurnDescription, past?: Past): void;
}

/** @param fenceName what marks page text in `addTurn`; see `newFence` */
export function createConversation(system: string, fenceName: string): Conversation {
  const first: Turn = { message: { role: 'system', content: system }, words: system, said: '' };
  /** The task, with what was done before the page was shown whole. */
  let task: Turn | undefined;
  /** From then on. */
  let turns: Turn[] = [];
  const pasts: (Past & { note: string })[] = [];
  let reply: Turn | undefined;
  let unanswered: string[] = [];
  let note = '';
  /** Until it is replaced. */
  let firstViewChars = 0;

  function contentOf({ words, said }: Turn): string {
    return [words, said && fenced(fenceName, said)].filter(Boolean).join('\n');
  }

  function answer(words: string, said = ''): void {
    const [id, ...others] = unanswered;
    unanswered = [];
    const message: Message =
      id === undefined ? { role: 'user', content: '' } : { role: 'tool', tool_call_id: id, content: '' };
    turns.push({ message, words, said });
    for (const one of others)
      turns.push({
        message: { role: 'tool', tool_call_id: one, content: '' },
        words: 'See above.',
        said: '',
      });
  }

  const charsOf = (all: readonly Turn[]) => all.reduce((sum, turn) => sum + contentOf(turn).length, 0);

  return {
    messages: () =>
      [first, ...(task ? [task] : []), ...turns].map((turn) =>
        turn.message.role === 'assistant'
          ? turn.message
          : ({ ...turn.message, content: contentOf(turn) } as Message),
      ),
    prefersWhole(changesChars, wholeChars) {
      const chars = firstViewChars + charsOf(turns) + changesChars;
      if (chars > longChars) return true;
      return changesChars > fewChars && chars > wholeChars * cachedShare + maxNoteChars;
    },
    addReply({ text, calls }) {
      unanswered = calls.map(({ id }) => id);
      const tool_calls = calls.map(({ id, name, input }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: input },
      }));
      const message: Message = { role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls }) };
      reply = { message, words: text + calls.map(({ input }) => input).join(''), said: '' };
      note = noteIn(text, calls);
      turns.push(reply);
    },
    addMessage: (words) => answer(words),
    addTurn({ words, outcomes, page }, past = { acts: '', readings: [] }) {
      if (past.acts) pasts.push({ ...past, note });
      note = '';
      if (!task) {
        task = { message: { role: 'user', content: '' }, words, said: page.text };
        firstViewChars = page.text.length;
        return;
      }
      if (page.whole) {
        task = { ...task, said: describePasts(pasts.slice(0, past.acts ? -1 : undefined)) };
        turns = reply ? [reply] : [];
        firstViewChars = 0;
      }
      answer(words, [outcomes, page.text].filter(Boolean).join('\n'));
    },
  };
}

/** What the model wrote down, or said. */
function noteIn(text: string, calls: ModelReply['calls']): string {
  const inputs = calls.map(({ input }) => jsonIn(input)[0]);
  const notes = inputs.map((input) =>
    typeof input === 'object' && input !== null && 'note' in input ? String(input.note) : '',
  );
  return (notes.filter(Boolean).join(' ') || text.trim()).slice(0, maxNoteChars);
}

/** The decisions so far in a line each, the latest last, and then the latest readings. */
function describePasts(pasts: readonly (Past & { note: string })[]): string {
  const lines: string[] = [];
  let chars = 0;
  for (const [index, { acts, note }] of [...pasts.entries()].toReversed()) {
    const isLeftOut = chars > maxPastChars;
    const line = [isLeftOut ? '' : acts, note && `note: ${note}`].filter(Boolean).join(' - ');
    if (line) lines.unshift(`${index + 1}. ${line}`);
    chars += line.length;
  }
  const readings = withoutRepeated(pasts.flatMap((past) => past.readings))
    .slice(-maxReadings)
    .map((reading) => reading.slice(0, maxReadingChars));
  return lines.length > 0 ? ['Done so far:', ...lines, ...readings].join('\n') : '';
}

/** Without those that a later one of the same act says all of again, as of a list that has grown since. */
function withoutRepeated(readings: readonly string[]): string[] {
  const lines = readings.map((reading) => reading.split('\n'));
  return readings.filter((_, index) => {
    const later = lines.slice(index + 1).map((one) => new Set(one));
    return !later.some((one) => lines[index]?.every((line) => one.has(line)));
  });
}
