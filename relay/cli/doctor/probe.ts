/** What doctor looks at; tests put another one in its place. */
import type { Config } from '../../config';
import type { Health } from '../find-relay';
import type { RelayClient } from '../relay-client';

export interface Probe {
  config: Config;
  /** Address of the relay, without a path. */
  url: string;
  /** Of the command line. */
  version: string;
  nodeVersion: string;
  isRoot: boolean;
  /** @throws RelayError that names what is wrong with the folder, its keys or its pairings */
  checkHome(): void;
  health(): Promise<Health | undefined>;
  /** The program that listens on the relay's port, nothing if none does; `another program` where it cannot be named. */
  portHolder(): Promise<string | undefined>;
  /** The folder of the built extension; nothing if it is not there. */
  extensionFolder(): string | undefined;
  /** Which of its files are not those of its build, in words. */
  extensionChanges(): string | undefined;
  /** The browser that would be started. @throws RelayError when TABRELAY_BROWSER names none */
  browser(): string | undefined;
  /** Names of the paired browsers. */
  pairings(): string[];
  /** @throws RelayError unauthorized when there is no key */
  client(): RelayClient;
  /** Asks the model server for its models. @throws TypeError when it cannot be reached */
  askModels(): Promise<{ status: number; models: string[] }>;
  /** The configuration files of MCP clients on this machine. */
  clientFiles(): { path: string; text: string }[];
  exists(path: string): boolean;
  freeBytes(): number;
}
