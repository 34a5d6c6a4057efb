/** What happened in a session, for people: its entries as doors show them. */
import * as z from 'zod';

const transcriptEntrySchema = z
  .object({
    at: z.string().meta({ format: 'date-time', description: 'When it ended, UTC.' }),
    kind: z.enum(['open', 'step', 'approval', 'driver', 'close']).meta({
      description: 'What it is: a step that acts, a decision on a held act, or a change of who drives.',
    }),
    words: z.string().meta({ description: 'The same in a sentence.' }),
    action: z.string().optional().meta({ description: 'The action of a step.' }),
    selector: z.string().optional().meta({ description: 'The element, as it was named.' }),
    value: z.string().optional().meta({
      description: 'An address without its query, a key, a selector or `{{name}}`; never what was typed.',
    }),
    origin: z.string().optional().meta({ description: 'Origin of the page, where it is known.' }),
    outcome: z.string().optional().meta({ description: '`done`, `failed` or the code of the error.' }),
  })
  .meta({ id: 'TranscriptEntry', description: 'Something that happened.' });

export type TranscriptEntry = z.output<typeof transcriptEntrySchema>;

export const transcriptSchema = z
  .object({
    sessionId: z.string().meta({ description: 'The session.' }),
    keyName: z.string().meta({ description: 'Name of the API key that has it.' }),
    entries: z.array(transcriptEntrySchema).meta({ description: 'Oldest first; the latest 500 are kept.' }),
    dropped: z
      .int()
      .meta({ description: 'How many older ones are not kept any more, or were not asked for.' }),
  })
  .meta({ id: 'Transcript', description: 'What happened in a session, also after it was closed.' });

export type Transcript = z.output<typeof transcriptSchema>;
