/** Reads the project's Markdown files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { Marked } from 'marked';
import { gfmHeadingId } from 'marked-gfm-heading-id';

/** Folders that hold only what tools made or downloaded. */
const madeByTools = ['node_modules', '.output', '.wxt', '.git'];

/** The paths of all Markdown files from the project's folder. */
export function documentPaths(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return madeByTools.includes(entry.name) ? [] : documentPaths(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

export interface RenderedDocument {
  /** Where its links and pictures lead to. */
  targets: string[];
  /** What `#…` can lead to in it. */
  anchors: string[];
}

/** What GitHub makes of a Markdown file, as far as links go. */
export function renderDocument(path: string): RenderedDocument {
  const html = new Marked(gfmHeadingId()).parse(readFileSync(path, 'utf8'), { async: false });
  const { document } = parseHTML(`<!doctype html><body>${html}</body>`);
  const all = (selector: string, name: string) =>
    [...document.querySelectorAll(`${selector}[${name}]`)].map((each) => each.getAttribute(name) ?? '');
  return {
    targets: [...all('a', 'href'), ...all('img', 'src'), ...all('source', 'srcset')],
    anchors: [...all('*', 'id'), ...all('a', 'name')],
  };
}

/** The fenced code blocks of a Markdown text. */
export function codeBlocksIn(text: string): { language: string; code: string }[] {
  return [...text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)].map(([, , language = '', code = '']) => ({
    language,
    code,
  }));
}
