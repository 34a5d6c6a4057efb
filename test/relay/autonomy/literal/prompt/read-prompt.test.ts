/** Parsing of prompts into instructions. */
import { describe, expect, test } from 'vitest';
import { readPrompt } from '../../../../../relay/autonomy/literal/prompt/read-prompt';

/** The instructions in short: what is done, and the words that matter. */
function inShort(prompt: string): string[] {
  return readPrompt(prompt).map((one) => {
    const target = 'target' in one ? one.target : 'from' in one ? one.from : undefined;
    const value = 'value' in one ? one.value : 'words' in one ? one.words : undefined;
    const text = typeof value === 'object' ? ('text' in value ? value.text : `read ${value.read}`) : value;
    const more = 'names' in one ? one.names : 'key' in one ? one.key : 'url' in one ? one.url : undefined;
    const named = target && [target.ordinal, target.words || target.kind].filter((word) => word).join('. ');
    return [one.do, text, more, named].filter((word) => word !== undefined && word !== '').join(' | ');
  });
}

describe('instructions end where a new verb begins', () => {
  test.each([
    ['Click A, then B', ['click | A', 'other']],
    ['Click A and click B', ['click | A', 'click | B']],
    ['Type "a and click b" into C', ['enter | a and click b | C']],
    ['Click Next, then click Next', ['click | Next', 'click | Next']],
    ['Click "Remove" next to Pears', ['click | Remove']],
    ['1. Click A\n2. Press Enter', ['click | A', 'press | Enter']],
    ['choose Lucy H. from the Assignee dropdown', ['select | Lucy H. | Assignee']],
    ['Click Save. Thank you!', ['click | Save']],
    ["Don't click Cancel; click OK", ['click | OK']],
    ['Click Add adult twice', ['click | Add adult', 'click | Add adult']],
  ])('%s', (prompt, instructions) => {
    expect(inShort(prompt).map((one, index) => (instructions[index] === 'other' ? 'other' : one))).toEqual(
      instructions,
    );
  });
});

describe('values and fields stand in any order', () => {
  test.each([
    ['Enter "Karey" into the text field', ['enter | Karey | field']],
    [
      'Enter the username "x" and the password "y" into the text fields',
      ['enter | x | username', 'enter | y | password'],
    ],
    ['Type Bob into Name, b@x.de into Email', ['enter | Bob | Name', 'enter | b@x.de | Email']],
    ['Fill the first name field with Bob', ['enter | Bob | first name']],
    ['Set Quantity to 3', ['enter | 3 | Quantity']],
    ['Enter 03/18/2014 as the date', ['enter | 03/18/2014 | date']],
    ['Fill in the form with name "Bob", email "b@x"', ['enter | Bob | name', 'enter | b@x | email']],
    ['Type {{password}} into Password', ['enter | {{password}} | Password']],
    ['Enter the value of Country into the text field', ['enter | read the value of Country | field']],
    ['Search for "blue shoes"', ['search | blue shoes']],
  ])('%s', (prompt, instructions) => {
    expect(inShort(prompt)).toEqual(instructions);
  });
});

describe('targets are taken apart', () => {
  test.each([
    ['Focus into the 3rd input textbox.', ['focus | 3. field']],
    ['Click the last link', ['click | -1. link']],
    ['Select Tora, mcK', ['select | Tora, mcK']],
    ['Choose Germany as the country', ['select | Germany | country']],
    ['Uncheck Newsletter', ['tick | Newsletter']],
    ['Select 7 with the slider', ['slide | 7 | slider']],
    ['Go to https://x.de/a', ['navigate | https://x.de/a']],
    ['Press Control+Shift+k', ['press | Control+Shift+k']],
    ['Close the dialog', ['close | dialog']],
    ['Archive it', ['other']],
  ])('%s', (prompt, instructions) => {
    expect(inShort(prompt)).toEqual(instructions);
  });
});

test('a place is part of the target, not of its name', () => {
  const [click] = readPrompt('Click "Delete" in the row of Anna');
  expect(click).toMatchObject({ target: { words: 'Delete', where: [{ relation: 'in', words: 'Anna' }] } });
});
