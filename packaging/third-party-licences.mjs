/** The licences of the packages that a bundle contains. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../relay/prepare.mjs';

const licenceFile = /^(licen[cs]e|copying|notice|.*\.license\.txt$)/i;

/** The folders below the project's of all packages that a bundle has parts of, by esbuild's list of its inputs. */
export function packagesOf({ inputs }) {
  const folders = Object.entries(inputs).flatMap(([path, { bytes }]) => {
    const [, folder] = /(node_modules\/.*)$/.exec(path) ?? [];
    const [found] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(folder ?? '') ?? [];
    return found && bytes > 0 ? [found] : [];
  });
  return [...new Set(folders)];
}

/**
 * One text with name, version and licence of each package.
 * @param {string[]} packages their folders
 * @throws Error when a package says nothing of its licence
 */
export function licencesOf(packages) {
  const texts = packages.map(licenceOf).sort((one, other) => (one.title < other.title ? -1 : 1));
  const list = texts.map(({ title, text }) => `${'-'.repeat(78)}\n${title}\n\n${text}\n`);
  return `tabrelay contains parts of the following packages.\n\n${list.join('\n')}`;
}

function licenceOf(folder) {
  const path = join(root, folder);
  const { name, version, license, author } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  if (!license) throw new Error(`${name} names no licence`);
  const files = readdirSync(path).filter((file) => licenceFile.test(file));
  const texts = files.map((file) => readFileSync(join(path, file), 'utf8').trim());
  const by = typeof author === 'object' ? author?.name : author;
  const none = `The package has no file with its licence.${by ? ` Its author is ${by}.` : ''}`;
  return { title: `${name} ${version} (${license})`, text: texts.join('\n\n') || none };
}
