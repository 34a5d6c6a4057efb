/** Finds the elements of a snapshot by a name as a view shows it. */
import { namesIn } from './names-in';
import { namesWithPlaces } from './names-with-places';

/** An element of a snapshot; its words say where it is if others are called alike. */
export interface NamedElement {
  ref: string;
  role: string;
  words: string;
}

const roleAndName = /^(\S+) ("(?:\\.|[^"\\])*")$/;
/** A text right before a field, as in `"Title" textbox "Optional" [e1]`. */
const labelled =
  /(?:^(?:- )?|[|:] )("(?:\\.|[^"\\])*") ([a-z]+)(?:"(?:\\.|[^"\\])*"|[^"[|])*\[((?:f\d+)?e\d+)\]/g;
/** `generic icon trash tooltip "Delete" [e1]` */
const hinted =
  /(?:^(?:- )?|[|:,"\]] )([a-z]+)(?: "(?:\\.|[^"\\])*")?(?: [^"[|:]*?)? (tooltip|placeholder) ("(?:\\.|[^"\\])*")[^"[|]*\[((?:f\d+)?e\d+)\]/g;
/** `generic icon trash [e1]`, `button disabled calls deleteNote class danger [e2]` */
const drawn =
  /(?<=^(?:- )?|[|:,"\]] )([a-z]+)(?: [a-z]+(?:=[a-z]+)?)*? (icon|calls) ([\w-]+)([^"[|:]*) \[((?:f\d+)?e\d+)\]/g;
const isRow = /^row\b[^:"]*: /;
const inLine = /(?<=[|:] )([a-z]+)(?: "(?:\\.|[^"\\])*")?[^"[|]*\[((?:f\d+)?e\d+)\]/g;
const quoted = /"(?:\\.|[^"\\])*"/g;
/** Longer than a line of a snapshot; what comes behind is not read. */
const maxLineLength = 2_000;
/** What labels and buttons end with that is no word, such as the star of a field that must be filled in. */
const marksAtEnd = /[\s*:\u25be\u25bc\u25bf\u2304]+$/u;

/** The elements with this name; those with the same words but for a mark at the end, where none has it exactly. */
export function elementsNamed(tree: string, name: string, role?: string): NamedElement[] {
  const all = [...namesIn(tree)].flatMap(([ref, words]) => {
    const [, itsRole = '', its] = roleAndName.exec(words) ?? [];
    const isOfRole = role === undefined || role === itsRole;
    return its !== undefined && isOfRole ? [{ ref, role: itsRole, words, name: JSON.parse(its) }] : [];
  });
  return withPlaces(called(all, name), tree);
}

/** The elements that have this text right before them, as fields have that no label is bound to. */
export function elementsLabelled(tree: string, label: string): NamedElement[] {
  const all = tree.split('\n').flatMap((line) =>
    [...line.trimStart().slice(0, maxLineLength).matchAll(labelled)].map(
      ([, text = '""', role = '', ref]) => ({
        ref: `ref=${ref}`,
        role,
        words: `${role} beside ${text}`,
        name: JSON.parse(text),
      }),
    ),
  );
  return withPlaces(called(all, label), tree);
}

/** The elements that are the only one of their kind in the row of a table that has this text as one of its cells. */
export function elementsInRow(
  tree: string,
  text: string,
  isOfKind: (one: { role: string }) => boolean,
): NamedElement[] {
  return tree.split('\n').flatMap((whole) => {
    const line = whole.trimStart().slice(0, maxLineLength);
    if (!isRow.test(line) || ![...line.matchAll(quoted)].some(([one]) => JSON.parse(one) === text)) return [];
    const boxes = [...line.matchAll(inLine)].filter(([, its = '']) => isOfKind({ role: its }));
    const [[, its = '', ref] = []] = boxes;
    return boxes.length === 1
      ? [{ ref: `ref=${ref}`, role: its, words: `${its} in row ${JSON.stringify(text)}` }]
      : [];
  });
}

/** The elements that a view tells by such a tooltip or placeholder, or by an icon, whose colour or state may be named too. */
export function elementsTold(tree: string, words: string, role?: string): NamedElement[] {
  const lines = tree.split('\n').map((line) => line.trimStart().slice(0, maxLineLength));
  const all = lines.flatMap((line) => [
    ...[...line.matchAll(hinted)].map(([, itsRole = '', kind = '', text = '""', ref]) => ({
      ref: `ref=${ref}`,
      role: itsRole,
      words: `${itsRole} with the ${kind} ${text}`,
      names: [String(JSON.parse(text))],
    })),
    ...[...line.replace(quoted, '""').matchAll(drawn)].map(
      ([, itsRole = '', kind = '', name = '', more = '', ref]) => ({
        ref: `ref=${ref}`,
        role: itsRole,
        words: `${itsRole} ${kind} ${name}${more}`,
        names: [name, `${name}${more}`, `${kind} ${name}`, `${kind} ${name}${more}`],
      }),
    ),
  ]);
  const ofRole = all.filter((one) => role === undefined || one.role === role);
  return called(
    ofRole.map((one) => ({ ...one, name: one.names.find((name) => name === words) ?? one.names[0] ?? '' })),
    words,
  );
}

function called<One extends { name: string }>(all: readonly One[], name: string): One[] {
  const exact = all.filter((one) => one.name === name);
  return exact.length > 0 ? exact : all.filter((one) => plain(one.name) === plain(name));
}

const plain = (name: string) => name.replace(marksAtEnd, '') || name;

/** With where they stand, as far as that tells one from another. */
function withPlaces(found: readonly NamedElement[], tree: string): NamedElement[] {
  const places = found.length > 1 ? namesWithPlaces(tree) : undefined;
  const told = found.map(({ ref, role, words }) => ({ ref, role, words: places?.get(ref) ?? words }));
  return new Set(told.map(({ words }) => words)).size > 1 ? told : [...found];
}
