/** The result of a question: the interface's fields, and more that strict clients ignore. */
import * as z from 'zod';

export const retrieveResult = z.object({
  answer: z.string().meta({ description: 'The answer; empty when the page does not have it.' }),
  confidence: z.number().min(0).max(1).meta({ description: '0 to 1; 0 when nothing was found.' }),
  sourceText: z.string().meta({
    description:
      'The text that the answer rests on, verbatim as the page (or its head: meta, JSON-LD) has it, spaces folded. Proved before it is given.',
  }),
  found: z.boolean().meta({ description: 'Whether the page has the answer.' }),
  url: z.string().meta({ description: 'Address of the page that was read, after all redirects.' }),
  title: z.string().meta({ description: 'Its title.' }),
  link: z.string().meta({
    description:
      'The address with `#:~:text=`, which takes a reader to the passage; empty when nothing was found.',
  }),
  passages: z
    .array(
      z.object({
        text: z.string().meta({ description: 'Verbatim, spaces folded.' }),
        score: z.number().meta({ description: 'The higher, the nearer to the question.' }),
      }),
    )
    .max(3)
    .meta({ description: 'The passages that come nearest to the question, the best first.' }),
  data: z.unknown().optional().meta({ description: 'With `schema`: what the page says, in its shape.' }),
  quotes: z.record(z.string(), z.string()).optional().meta({
    description:
      'With `schema`: for each leaf of `data`, by JSON Pointer, the text of the page that it rests on.',
  }),
  usage: z
    .object({
      calls: z.int().meta({ description: 'Calls of the model.' }),
      promptTokens: z.int().meta({ description: 'Tokens sent.' }),
      completionTokens: z.int().meta({ description: 'Tokens received.' }),
      promptCharacters: z.int().meta({ description: 'Characters sent.' }),
    })
    .meta({ description: 'What the model was asked; all 0 without one.' }),
});

export type RetrieveResult = z.output<typeof retrieveResult>;
