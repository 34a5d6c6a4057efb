/** Measures in a thread, which can be ended, how long a parser takes for hostile texts. */
import { serveCalls } from '../../../relay/threads/serve-calls';
import { parsers } from './parsers';
import { hostileTexts } from './texts';

serveCalls(() => ({
  names: () => ({ parsers: Object.keys(parsers), texts: hostileTexts(1).map(({ name }) => name) }),

  /** Milliseconds of computing. */
  async measure({ parser, text, length }: { parser: string; text: number; length: number }) {
    const hostile = hostileTexts(length)[text]?.text ?? '';
    const before = process.cpuUsage();
    await parsers[parser]?.(hostile);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  },
}));
