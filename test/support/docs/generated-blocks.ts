/** Finds and replaces the generated parts of the documentation. */
import { codeTables } from './code-tables';
import { callsOf } from './curl-script';
import { examples } from './example-calls';
import { mcpClientSections } from './mcp-clients';
import { mcpToolsTable } from './mcp-tools-table';

/** The text between the markers `<!-- generated:name -->` and `<!-- /generated:name -->`, by name. */
const blocks: Record<string, () => string> = {
  actions: codeTables.actions,
  errors: codeTables.errors,
  instructions: codeTables.instructions,
  'mcp-clients': mcpClientSections,
  'mcp-tools': mcpToolsTable,
  commands: codeTables.commands,
  'exit-codes': codeTables.exitCodes,
  ...Object.fromEntries(
    Object.values(examples).map((example) => [`example:${example.name}`, () => bash(callsOf(example))]),
  ),
  'example:first-calls': () => bash(callsOf(examples.firstCalls, { withSettings: true })),
  'example:task-and-question': () =>
    bash([examples.task, examples.question].map((each) => callsOf(each)).join('\n\n')),
};

const block = /(<!-- generated:(\S+) -->\n)[\s\S]*?(<!-- \/generated:\2 -->)/g;

/**
 * The document with every generated block written again.
 * @throws Error for a block that has no generator
 */
export function withBlocks(text: string): string {
  return text.replace(block, (_, start: string, name: string, end: string) => {
    const generate = blocks[name];
    if (!generate) throw new Error(`nothing generates the block "${name}"`);
    return `${start}\n${generate()}\n\n${end}`;
  });
}

/** The document without its generated blocks. */
export function withoutBlocks(text: string): string {
  return text.replace(block, '');
}

/** The names of the generated blocks of a document. */
export function blocksIn(text: string): string[] {
  return [...text.matchAll(block)].map(([, , name = '']) => name);
}

/** The names of all blocks that can be generated. */
export const blockNames = Object.keys(blocks);

function bash(lines: string): string {
  return `\`\`\`bash\n${lines}\n\`\`\``;
}
