/** The files that style sheets show as the picture of a control. */
import { styleOf } from '../tree/style-of';

const pseudos = [undefined, '::before', '::after'];
/** Files that hold many pictures say nothing of one. */
const many = /^(?:sprites?|icons?|images?|all|bg|background|ui)$/i;

/** The names of the files, or of the parts of them, without endings and versions: `trash` of `/img/trash.3f9a.svg`. */
export function pictureFiles(part: Element): string[] {
  return pseudos
    .flatMap((pseudo) => {
      const { backgroundImage = '', maskImage = '', content = '' } = styleOf(part, pseudo) ?? {};
      return [backgroundImage, maskImage, content];
    })
    .flatMap((image) => [...image.matchAll(/url\("?([^")]{1,200})/g)].map(([, url = '']) => fileIn(url)))
    .filter((name) => name !== '');
}

/** What the file at an address is called. */
export function fileIn(address: string): string {
  if (address.startsWith('data:')) return '';
  const [path = '', part = ''] = address.replace(/\?[^#]*/, '').split('#');
  const file = (path.split('/').at(-1) ?? '').replace(/\..*$/, '');
  const name = part && !/^\d/.test(part) ? part : file;
  return many.test(name)
    ? ''
    : name.replace(/^(?:ic|icons?|i)[-_]/i, '').replace(/[-_](?:\d+(?:px|dp)?|white|black|light|dark)$/i, '');
}
