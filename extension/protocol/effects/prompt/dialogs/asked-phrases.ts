/** Finds in a dialog what it asks about. */

import type { EffectKind } from '../../consequential';
import { classifySentence, isBareQuestion, isForegone, withoutOpeners } from '../../names/classify-title';
import { sentencesIn } from '../../sentences-in';
import { folded, wordsOf } from '../../words';

const maxChars = 400;
const maxTitleWords = 4;

/** The words of each of its questions about such an act, with the verb, and of a title that is only a thing: "version 3?". */
export function askedPhrases(dialog: string, isMeant: (what: EffectKind) => boolean): string[][] {
  return sentencesIn(dialog.slice(0, maxChars)).flatMap((sentence, index) => {
    if (isBareQuestion(sentence)) return [];
    const all = wordsOf(sentence);
    if (isForegone(folded(sentence)) || loses.test(folded(sentence)))
      return [
        all.slice(
          0,
          all.findIndex((word) => auxiliaries.has(word)),
        ),
      ];
    const words = withoutOpeners(sentence);
    const isAsked = index === 0 || sentence.endsWith('?') || words !== all.join(' ');
    const found = isAsked ? classifySentence(sentence) : undefined;
    const isThing = index === 0 && sentence.endsWith('?') && words.split(' ').length <= maxTitleWords;
    if (found ? !isMeant(found.verbClass) : !isThing) return [];
    const asked = words.replace(forGood, '');
    return [asked.split(' ').filter((word) => !emphasis.has(word))];
  });
}

/** What stands behind the project of "The project Alpha will be deleted". */
const auxiliaries = new Set(
  'will is are be lose loses verliert verlieren perd perdra pierde perdera perde verliest straci va vont zal gets get wird werden sera seront seran verra verranno serao wordt worden zostanie se'.split(
    ' ',
  ),
);
const loses =
  /\b(?:will|going to|about to|wird|werden|va|vont|va a|sera|zal) (?:be (?:removed|revoked)|lose|entfernt|perdre|perder|retire[es]*)\b|\b(?:loses?|verliert|verlieren|perdra|perd|pierde|perdera|perde|verliest|straci)\b/;
/** It says how long something is gone, and nothing of the thing. */
const forGood =
  / (?:for good|for ever|pour toujours|para siempre|per sempre|para sempre)$| (?:fur immer|voor altijd|voorgoed|na zawsze)(?= |$)/;
const emphasis = new Set('really wirklich vraiment realmente davvero echt naprawde'.split(' '));
