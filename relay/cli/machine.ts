/** What the command line needs of the process that it runs in; tests put others in its place. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  /** Prints to standard output. */
  out(text: string): void;
  outBytes(bytes: Uint8Array): void;
  /** Prints to standard error. */
  err(text: string): void;
  isOutTerminal: boolean;
  isErrTerminal: boolean;
  /** All of standard input. @throws RelayError bad_request when it is a terminal and the text would be shown */
  readInput(): Promise<string>;
  /** A name of the terminal that no other one has while it is open; undefined without a terminal. */
  terminal(): string | undefined;
  /** Aborts at Ctrl-C. */
  signal: AbortSignal;
}
