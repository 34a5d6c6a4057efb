/** Where a link leads or a form goes, and what its address says of it. */
import { isInput } from '../../tree/fields/form-field';
import { matches, own } from '../../tree/walk';

/** `?action=delete`, `?delete=5`. */
const deletingQuery =
  /[?&](?:(?:action|do|op|cmd|command|task|mode|act|a|method|_method|operation|event)=(?:bulk[_-]?)?(?:delete|remove|destroy|trash|erase|purge|(?:del|rm)(?![a-z]))|(?:delete|destroy|trash)(?=[=&#]|$))/i;

const maxFields = 20;

/** `/posts/5/delete`, as opposed to `/help/delete`. */
const deletingPath = /\/[^/]*\d[^/]*\/(?:delete|remove|destroy|trash)\/?$/i;

/** @param sent the form that pressing the control sends by POST */
export function addressOf(element: Element, sent: Element | undefined): string {
  const link = matches(element, 'a[href], area[href]') ? element : undefined;
  const address = decoded(
    link?.getAttribute('href') ?? element.getAttribute('formaction') ?? sent?.getAttribute('action') ?? '',
  );
  const methods = ['data-method', 'data-turbo-method'].map((name) => element.getAttribute(name));
  const field = sent && (own(sent, 'querySelector')('input[name=_method i]') as HTMLInputElement | null);
  const isDelete =
    [...methods, field?.value].some((method) => /^delete$/i.test(method ?? '')) ||
    matches(element, '[hx-delete]');
  if (/^\s*(?:#|javascript:)/i.test(address)) return isDelete ? 'delete ' : '';
  const path = address.replace(/^[a-z]+:\/\/[^/]*|[?#].*$/gi, '');
  const [, query = ''] = /(\?[^#]*)/.exec(address) ?? [];
  const command = sent && commandIn([element, ...hiddenFields(sent)]);
  const deletes = deletingQuery.test(query) || deletingPath.test(path) || command !== undefined;
  return `${isDelete ? 'delete ' : ''}${path}${command ? ` ${command}` : ''}${deletes ? ' ?delete' : ''}`;
}

/** `delete_account`, where a field or the button that is sent gives that as what is to be done. */
function commandIn(fields: readonly Element[]): string | undefined {
  const sent = fields.map(
    (field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? ''] as const,
  );
  return sent.find(
    ([name, value]) => value !== '' && deletingQuery.test(`?${name.replace(/^delete$/i, '')}=${value}`),
  )?.[1];
}

function hiddenFields(form: Element): Element[] {
  const all = own(form, 'querySelectorAll')('input[type=hidden i][name]') as NodeListOf<Element>;
  return [...all].slice(0, maxFields);
}

/** "%64elete" is "delete". */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A link that leads to another page, and that no script turns into something else as far as the markup says. */
export function leadsToPage(link: Element): boolean {
  if (!matches(link, 'a[href], area[href]')) return false;
  if (matches(link, '[data-method], [data-turbo-method], [data-confirm], [onclick]')) return false;
  return !/^\s*(?:#|javascript:)/i.test(link.getAttribute('href') ?? '');
}

export function isSubmit(element: Element): boolean {
  if (element.localName === 'button') return (element as HTMLButtonElement).type === 'submit';
  return isInput(element) && (element.type === 'submit' || element.type === 'image');
}
