/** Parses one part of a prompt into instructions. */
import type { Instruction } from './instruction';
import { instructionPatterns } from './instruction-patterns';
import type { Quoted } from './quotes';
import { readTarget } from './read-target';

/** Longer than any instruction without what is in quotes. Patterns may take the square of its length. */
const maxLength = 1_500;

const compiled = instructionPatterns.map(
  ([pattern, read]) => [new RegExp(`^(?:${pattern})$`, 'is'), read] as const,
);

/** The instructions of one part of a prompt; several where it names several elements. */
export function readInstruction(part: string, quoted: Quoted): Instruction[] {
  if (part.length > maxLength)
    return [{ do: 'unknown', phrase: quoted.reveal(`${part.slice(0, 60)}...`, true) }];
  const [often = ''] = /[,\s]+(?:twice|thrice|once|(?:\d+|two|three|four|five) times)$/i.exec(part) ?? [];
  const text = rephrase(part.slice(0, part.length - often.length));
  const times = timesOf(often);
  const phrase = quoted.reveal(part, true);
  for (const [pattern, read] of compiled) {
    const match = pattern.exec(text);
    const done =
      match &&
      read(
        [...match].map((group) => group ?? ''),
        quoted,
      );
    if (done)
      return [done]
        .flat()
        .flatMap((one) => Array<Instruction>(times).fill({ ...one, phrase } as Instruction));
  }
  const verb = /^([\p{L}-]+)(?:\s+(.*))?$/su.exec(text);
  if (!verb) return [{ do: 'unknown', phrase }];
  return [{ do: 'other', verb: verb[1] ?? '', target: readTarget(verb[2] ?? '', quoted), phrase }];
}

function timesOf(words: string): number {
  const number = /\d+/.exec(words)?.[0];
  if (number) return Math.min(Number(number), 100);
  const named = ['once', 'twice', 'thrice'].indexOf(words.trim().toLowerCase());
  if (named > 0) return named + 1;
  const spelled = ['two', 'three', 'four', 'five'].findIndex((one) => words.includes(`${one} times`));
  return spelled < 0 ? 1 : spelled + 2;
}

/** `Use the textbox to enter x` is `enter x into the textbox`; `For the user x, click y` is `click y for the user x`. */
function rephrase(part: string): string {
  const using =
    /^us(?:e|ing) (?:the )?(.+?)(?:,| to) ((?:enter|type|select|set|choose|search|pick|write)\b.+)$/is.exec(
      part,
    );
  if (using) {
    const way = /slider|spinner/i.test(using[1] ?? '')
      ? 'with'
      : /^(?:select|choose|pick)/i.test(using[2] ?? '')
        ? 'from'
        : 'into';
    return `${using[2]} ${way} the ${using[1]}`;
  }
  const lead =
    /^((?:for|in|on|under|within|inside|at|from) [^,]+),\s*([a-z].+)$/is.exec(part) ??
    /^((?:in|on|under|within|inside) .+?) ((?:click|press|tap|select|choose|pick|type|enter|check|tick|fill|open|set)\b.+)$/is.exec(
      part,
    );
  return lead ? `${lead[2]} ${lead[1]}` : part;
}
