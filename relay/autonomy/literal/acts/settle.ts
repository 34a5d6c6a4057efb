/** Waits while the page says that it is still working on what was done: what it shows then is no result. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, PageElement } from '../page/page';
import { look, type Run } from './run';

const maxMs = 8_000;
const lookEveryMs = 200;
const maxWorkChars = 80;

/** `Saving…`, `Signing you in ...`: in English any such form, in other languages what most pages say. */
const goingOn =
  /^[^\p{L}]*(?:\p{L}+ing\b|wird|werden|lädt|lade|bitte warten|chargement|enregistrement|envoi|cargando|guardando|enviando|caricamento|salvataggio|invio|carregando|salvando)[^.!?…]*(?:…|\.{2,})$/iu;
const waiting =
  /\b(?:please wait|one moment|just a moment|hold on|bitte warten|einen moment|veuillez patienter|un momento|attendere)\b|^[⌛⏳]+$/iu;
/** Of text that is no control, without dots too. */
const alone = /^(?:saving|sending|loading|searching|checking|processing|submitting|uploading|working)$/i;

/** The page once it no longer says that it is working, or as it is after 8 s: some go on saying so for ever. @param before what it said before is not new */
export async function untilSettled(run: Run, before: Page): Promise<Page> {
  const givenUpAt = performance.now() + maxMs;
  let page = await look(run);
  while (isWorking(before, page) && performance.now() < givenUpAt) {
    await pause(lookEveryMs);
    page = await look(run);
  }
  return page;
}

function isWorking(before: Page, page: Page): boolean {
  const known = new Set(before.elements.map(wordsOf));
  return page.elements.some((element) => isWork(element) && !known.has(wordsOf(element)));
}

function isWork(element: PageElement): boolean {
  const words = wordsOf(element);
  if (words === undefined || words.length > maxWorkChars) return false;
  return goingOn.test(words) || waiting.test(words) || (!element.active && alone.test(words));
}

function wordsOf({ text, name }: PageElement): string | undefined {
  return (text ?? name)?.trim();
}
