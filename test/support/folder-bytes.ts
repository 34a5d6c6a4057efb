import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The size of all files of a folder. */
export function folderBytes(folder: string): number {
  const paths = readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, `${name}`)));
  return paths.filter((stat) => stat.isFile()).reduce((sum, { size }) => sum + size, 0);
}
