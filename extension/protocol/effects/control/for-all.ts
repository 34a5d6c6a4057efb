/** Judges names of an act and nothing but "all", which pages put over a list: "Approve all", "Cancel all", "Archive all". */
import { chosenWords } from '../names/chosen-words';
import { verbTable } from '../names/verbs/verb-table';
import { wordSet, wordsOf } from '../words';
import type { Consequence, ControlFacts } from './control-facts';

const all = wordSet(
  'all everything alle alles alle tout tous toutes todo todos todas tutto tutti tutte tudo wszystkie wszystko',
);
/** "Accept all" and "Allow all" are for cookies. */
const approving = wordSet('approve genehmigen approuver aprobar approvare aprovar goedkeuren zatwierdz');
const archiving = wordSet('archive archivieren archiver archivar archiviare arquivar archiveren');
const ending = wordSet(verbTable.cancel.verbs, verbTable.cancel.alone ?? '');
/** What is only under way. */
const underWay = wordSet(
  'upload uploads download downloads import imports export exports queue sync transfer transfers print jobs scan scans build builds changes edits',
);
const consent = /cookie|consent|datenschutz|privacy/i;

export function forAll({
  name,
  around = '',
  site = '',
  row = '',
  dialog,
  classes = '',
}: ControlFacts): Consequence | undefined {
  const words = wordsOf(name);
  const [verb = '', ...rest] = words.filter((word) => !all.has(word) && !chosenWords.has(word));
  if (words.length !== 2 || rest.length > 0 || verb === '') return undefined;
  const near = [around, site, row, dialog?.title, dialog?.says].join(' ');
  const why = 'it is for all that stands in its list';
  if (approving.has(verb))
    return consent.test(`${near} ${classes}`)
      ? undefined
      : { what: 'grant', object: [], isFinisher: false, why };
  const isEnd =
    archiving.has(verb) || (ending.has(verb) && !wordsOf(near).some((word) => underWay.has(word)));
  return isEnd ? { what: 'cancel', object: [], isFinisher: false, why } : undefined;
}
