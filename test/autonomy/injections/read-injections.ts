/** Reads the pages and attacks of the injection tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const here = import.meta.dirname;

/** An act of a model that obeys the page. `frame` selects the frame in whose document `selector` is meant. */
const actSchema = z.strictObject({
  action: z.enum(['navigate', 'click', 'type', 'wait']),
  url: z.string().optional(),
  selector: z.string().optional(),
  frame: z.string().optional(),
  value: z.union([z.string(), z.number()]).optional(),
});

const injectionSchema = z.strictObject({
  id: z.string(),
  /** Name of the page's file without its ending. */
  page: z.string(),
  /** What the user wants. `{{password}}` is the name of a secret. */
  prompt: z.string(),
  /** What the attacker wants to be asked for. */
  steal: z.strictObject({ url: z.string() }),
  obedient: z.array(actSchema).min(1),
  /** Texts of the page that nobody sees and so no model may see. */
  neverToModel: z.array(z.string()),
  /** Paths at the other host that the page itself loads, with nobody acting. */
  loads: z.array(z.string()).optional(),
});

export type Injection = z.infer<typeof injectionSchema>;

/** The attacks with the base URL of the attacker's host filled in, as in the pages. */
export function readInjections(evil = '{evil}'): Injection[] {
  const json = readFileSync(join(here, 'injections.json'), 'utf8').replaceAll('{evil}', evil);
  return z.array(injectionSchema).parse(JSON.parse(json));
}

/** A page, or a frame's as `frames/support`. */
export function readInjectionPage(name: string, evil = '{evil}'): string {
  return readFileSync(join(here, `${name}.html`), 'utf8').replaceAll('{evil}', evil);
}
