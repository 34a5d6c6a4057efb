/** Options that several commands share. */
import { InvalidArgumentError, Option } from 'commander';

/** The session of a step. */
export function sessionOption(): Option {
  return new Option('--session <id>', "the session; default: TABRELAY_SESSION, else this terminal's last");
}

/** Collects an option that may be given several times. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

/** A parser for an option that takes a whole number. */
export function wholeNumber(flag: string): (text: string) => number {
  return (text) => {
    if (/^-?\d+$/.test(text)) return Number(text);
    throw new InvalidArgumentError(`${flag} takes a whole number.`);
  };
}

/** A parser for an option that takes a place, as `3,4` or as JSON. */
export function point(flag: string): (text: string) => unknown {
  return (text) => {
    const [, x, y] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
    if (x !== undefined) return { x: Number(x), y: Number(y) };
    if (/^\s*\{/.test(text)) return text;
    throw new InvalidArgumentError(`${flag} takes two numbers of CSS pixels, such as 3,4.`);
  };
}
