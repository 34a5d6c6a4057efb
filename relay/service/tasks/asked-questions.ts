import type { StepResult } from '../../../extension/protocol/frames/frames';
import { dialogsOf } from '../../autonomy/browse/dialogs-of';

const maxKept = 20;

/** The questions that replies to a task have told of, which a later act may accept. */
export class AskedQuestions {
  /** Written after each step; dies with the task. */
  readonly #messages = new Set<string>();

  note(result: StepResult): void {
    for (const { type, message } of dialogsOf(result)) if (type === 'confirm') this.#messages.add(message);
    for (const message of [...this.#messages].slice(0, -maxKept)) this.#messages.delete(message);
  }

  get messages(): string[] {
    return [...this.#messages];
  }
}
