/** A text is entered as it is written, or not at all. */
import { describe, expect, test } from 'vitest';
import { createLiteralModel } from '../../../../relay/autonomy/literal/literal-model';
import type { Seen } from '../../../../relay/autonomy/model';
import { inspectedText } from '../../../support/models/inspected-page';
import { share } from '../../../support/share';

const page = inspectedText(`
group
 group
  form
   textbox "Name"
   textbox "Subject"
   textbox "Reference"
   textbox "Amount"
   searchbox "Search"
   submit "Save draft"
`);

/** What is entered first; the reason where nothing is. */
async function entered(prompt: string): Promise<unknown> {
  const seen = { read: () => Promise.resolve(page), outcomes: [], stepsLeft: 9 } as unknown as Seen;
  const task = { prompt, url: 'http://site/', secretNames: [], maxSteps: 9 };
  const decision = await createLiteralModel().plan(task).next(seen, new AbortController().signal);
  if (!('acts' in decision)) return 'refused';
  return decision.acts[0]?.value;
}

describe('as it is written', () => {
  test.concurrent.each([
    ['Subject: See you then. Save draft.', 'See you then'],
    ['Subject: Thank you. Save draft.', 'Thank you'],
    ['Subject: Re: Minutes: part 2', 'Re: Minutes: part 2'],
    ['Subject: Well done! Then save the draft.', 'Well done!'],
    ['Type Wait for it... into Subject', 'Wait for it...'],
    ['Change the name to Kim A. and save the draft', 'Kim A.'],
    ['Enter Acme Inc., Berlin into Name', 'Acme Inc., Berlin'],
    ['Enter the name Ada Mae and the amount 48.90', 'Ada Mae'],
    ['Write I said it twice in Subject', 'I said it twice'],
    ['Set the subject to Ring three times', 'Ring three times'],
    ['Enter the reference "Invoice 7, please"', 'Invoice 7, please'],
    ['Type "  two  spaces " into Name', '  two  spaces '],
    ['Type two  spaces into Name', 'two  spaces'],
    ["Type it's 5 o'clock into Subject", "it's 5 o'clock"],
    ['Type thanks again into Subject please', 'thanks again'],
    ['Type "call me, please" into the subject field, please', 'call me, please'],
    ['Enter the name "Ada" please', 'Ada'],
    ['Enter Ada in Name, do not save', 'Ada'],
    ['Subject: Call me if it appears', 'Call me if it appears'],
  ])('%s', async (prompt, text) => {
    expect(await entered(prompt)).toBe(text);
  });
});

describe('not at all, where it is not clear what belongs to it', () => {
  test.concurrent.each(
    share(
      [
        'Subject: Call me, please',
        'Subject: I like tea too',
        'Search for blue shoes please',
        'Subject: Call me, do not write',
        'Subject: Nice but do not save',
        'Set the subject to tea without sugaring',
        'Enter the name Ada please',
        'Set the name to Ada first',
        'Set the subject to hello and goodbye',
        'Set the name to Ada (CEO)',
        'Type 5" pipe into Name',
        'Fill in the form: name Kim A. Smith',
        'Set the subject to hello. then save the draft',
      ],
      6,
    ),
  )('%s', async (prompt) => {
    expect(await entered(prompt)).toBe('refused');
  });
});
