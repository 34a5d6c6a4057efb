/** Colours for a terminal, or none. https://no-color.org */
export interface Colours {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

const codes: Record<keyof Colours, { start: number; end: number }> = {
  bold: { start: 1, end: 22 },
  dim: { start: 2, end: 22 },
  red: { start: 31, end: 39 },
  green: { start: 32, end: 39 },
  yellow: { start: 33, end: 39 },
};

/** The numbers of all escape sequences (SGR) that we send. */
export const sgrCodes: readonly number[] = Object.values(codes).flatMap(({ start, end }) => [start, end]);

/** @param isTerminal whether what is printed goes to a terminal */
export function coloursFor(isTerminal: boolean, env: NodeJS.ProcessEnv): Colours {
  const isColoured = isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
  const painter = (name: keyof Colours) => (text: string) =>
    isColoured ? `\u001b[${codes[name].start}m${text}\u001b[${codes[name].end}m` : text;
  return {
    bold: painter('bold'),
    dim: painter('dim'),
    red: painter('red'),
    green: painter('green'),
    yellow: painter('yellow'),
  };
}
