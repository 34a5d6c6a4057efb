/** A page as `inspect` shows it, from a short text: one element a line, indented, such as `button "Save" disabled`. */
import { type Page, parsePage } from '../../../relay/autonomy/literal/page/page';

const inactive =
  /^(?:text|heading|row|cell|columnheader|list|listitem|table|dialog|form|group|radiogroup|main|status|alert)$/;
const tags: Record<string, Record<string, unknown>> = {
  textbox: { tag: 'input', type: 'text' },
  password: { role: 'textbox', tag: 'input', type: 'password' },
  searchbox: { tag: 'input', type: 'search' },
  date: { role: 'textbox', tag: 'input', type: 'date' },
  checkbox: { tag: 'input', type: 'checkbox', checked: 'no' },
  radio: { tag: 'input', type: 'radio', checked: 'no' },
  button: { tag: 'button' },
  submit: { role: 'button', tag: 'button', type: 'submit' },
  form: { tag: 'form' },
  text: {},
};

/** `select "Size" options=S,M,L`; what stands behind the name is `key=value` or a flag. */
export function inspectedPage(text: string): Page {
  return parsePage(inspectedText(text));
}

/** What `inspect` answers for such a page. */
export function inspectedText(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => lineOf(line, index)).join('\n');
}

function lineOf(line: string, index: number): string {
  const [, indent = '', role = '', , name, rest = ''] = /^( *)(\w+)( "([^"]*)")?(.*)$/.exec(line) ?? [];
  const flags = rest.trim() === '' ? [] : rest.trim().split(/ (?=\w+(?:=|$| ))/);
  const fields = Object.fromEntries(
    flags.map((flag) => {
      const [key = '', value] = flag.split('=');
      if (key === 'options') return [key, (value ?? '').split(',').map((label) => ({ label, value: label }))];
      return [key, key === 'level' ? Number(value) : (value ?? true)];
    }),
  );
  const isText = role === 'text';
  const all = {
    role: role === 'select' ? 'combobox' : role === 'group' && name === undefined ? undefined : role,
    ...(role === 'select' && { tag: 'select' }),
    ...(!inactive.test(role) && { active: true }),
    ...(name !== undefined && { [isText ? 'text' : 'name']: name }),
    ...tags[role],
    ...fields,
  };
  return `${' '.repeat(indent.length + 1)}[e${index + 1}] ${JSON.stringify(all)}`;
}
