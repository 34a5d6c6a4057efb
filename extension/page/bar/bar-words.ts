import type { BarAct, BarState } from '../../protocol/user/bar';

/** What the bar says, in sentences, and which buttons it has. */
export interface BarWords {
  /** Who drives. */
  who: string;
  /** What the person is asked to do, in the words of the program. */
  asked?: string;
  buttons: readonly { act: BarAct; name: string; isMain?: boolean }[];
}

export function barWords({ driver, locked, paused, instructions, keyName, isTask }: BarState): BarWords {
  const program = isTask ? `A task of key ${keyName}` : `Key ${keyName}`;
  if (paused)
    return {
      who: `You have paused this window. ${program} waits.`,
      buttons: [{ act: 'hand-back', name: 'Resume', isMain: true }],
    };
  if (instructions !== undefined)
    return {
      who: `${program} asks you:`,
      asked: instructions,
      buttons: [
        { act: 'hand-back', name: 'Done', isMain: true },
        { act: 'refuse', name: 'Refuse' },
      ],
    };
  if (locked)
    return {
      who: `You drive. ${program} waits.`,
      buttons: [{ act: 'hand-back', name: 'Hand back', isMain: true }],
    };
  return {
    who:
      driver === 'user'
        ? `You drive. ${program} goes on when you have done nothing for 3 s.`
        : `${program} drives this window.`,
    buttons: [{ act: 'take-over', name: 'Take over' }],
  };
}
