/** What dropping something on an element, or dragging it there, does. */

import type { Consequence } from '../../protocol/effects/control/control-facts';
import { classifyName } from '../../protocol/effects/names/classify-name';
import { wordSet, wordsOf } from '../../protocol/effects/words';
import { composedAncestors, matches, type ShadowLookup } from '../tree/walk';
import { controlFacts, type KnownControl } from './facts/control-facts';
import { headingBefore, textOf } from './facts/headings';

const trash = wordSet(
  `trash bin delete remove discard erase destroy shred dispose garbage rubbish waste papierkorb loschen entfernen verwerfen corbeille poubelle
  supprimer jeter papelera eliminar borrar descartar cestino elimina scarta lixeira excluir apagar prullenbak verwijderen weggooien kosz
  usun`,
);
/** "Slide to pay". */
const slides = /^\s*(?:slide|swipe|drag|wischen|schieben|glisser|deslizar?|scorri|przesuń)(?![\p{L}])/iu;
const maxChars = 60;
/** What takes the drop may be around what the mouse hits. */
const maxLevels = 4;

/** The drop, if it deletes. @param onto the control where it is dropped */
export function trashDrop(
  on: Element,
  onto: Element,
  shadow: ShadowLookup,
): { known: KnownControl; found: Consequence } | undefined {
  const known = composedAncestors(onto)
    .slice(0, maxLevels)
    .filter((at) => !matches(at, 'main, body, html'))
    .map((at) => controlFacts(at, shadow))
    .find(({ element, facts: { name, icon = '' } }) => {
      const called = name || `${icon} ${headingBefore(element, 1)}`;
      return called.includes('🗑') || wordsOf(called).some((word) => trash.has(word.replace(/\d+$/, '')));
    });
  if (!known) return undefined;
  const dropped = controlFacts(on, shadow).facts;
  const facts = { ...known.facts, row: `${dropped.name} ${dropped.row}` };
  const why = 'what is dropped there is deleted';
  return { known: { ...known, facts }, found: { what: 'delete', object: [], isFinisher: false, why } };
}

/** What a slider is for that is drawn to its end: its own name, or the text around it. */
export function slideControl(on: Element, shadow: ShadowLookup): KnownControl | undefined {
  const known = controlFacts(on, shadow);
  const around = on.parentElement ? textOf(on.parentElement, maxChars) : '';
  const name = [known.facts.name, around].find((text) => slides.test(text) && classifyName(text));
  return name === undefined ? undefined : { ...known, facts: { ...known.facts, name, role: 'button' } };
}
