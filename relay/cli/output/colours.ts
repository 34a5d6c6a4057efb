/** Colours for a terminal, or none. https://no-color.org */
export interface Colours {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

/** @param isTerminal whether what is printed goes to a terminal */
export function coloursFor(isTerminal: boolean, env: NodeJS.ProcessEnv): Colours {
  const isColoured = isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
  const between = (start: number, end: number) => (text: string) =>
    isColoured ? `\u001b[${start}m${text}\u001b[${end}m` : text;
  return {
    bold: between(1, 22),
    dim: between(2, 22),
    red: between(31, 39),
    green: between(32, 39),
    yellow: between(33, 39),
  };
}
