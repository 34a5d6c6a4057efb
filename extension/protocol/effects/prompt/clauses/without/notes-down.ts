/** Tells what a colon announces as the text of a note or a task, which orders nothing: "Create a task: order the lamp". */
import { wordSet, wordsOf } from '../../../words';
import { determiners, otherVerbs, softeners } from '../../words/prompt-words';
import { isStatement } from '../is-statement';
import { writesText } from './writes-text';

/** What has a text of its own that somebody writes down. */
const notes = wordSet(
  `note notes memo reminder reminders todo todos task tasks event appointment meeting issue ticket card entry item bullet line row
  list board checklist agenda calendar diary journal document page title titles subject headline heading caption name
  description summary draft text quote example slogan status post tweet story prompt query keyword bookmark template snippet step
  sentence phrase paragraph letter poem story question plan outline script recipe instructions guide dialogue scene
  notiz notizen merkzettel erinnerung aufgabe aufgaben termin eintrag liste titel betreff uberschrift beschreibung entwurf
  rappel tache taches rendez evenement entree liste titre objet brouillon
  nota notas recordatorio tarea tareas cita evento entrada lista titulo asunto borrador
  promemoria compito attivita appuntamento voce elenco titolo oggetto bozza appunto
  lembrete tarefa tarefas compromisso item rascunho
  notitie herinnering taak taken afspraak lijst onderwerp
  notatka przypomnienie zadanie lista tytul temat wpis`,
);
/** These alone before a colon say of what kind the text is. "Task: …" says what is to be done. */
const headings = wordSet(
  `note notes memo reminder todo title subject headline heading caption description quote example
  notiz notizen erinnerung titel betreff uberschrift merke
  rappel titre objet nota notas recordatorio titulo asunto promemoria appunto titolo oggetto lembrete
  notitie herinnering onderwerp notatka przypomnienie tytul temat`,
);
/** Making or changing what has a text. */
const writing = wordSet(
  `create add make put jot set schedule leave enter save insert append log record compose draft complete finish continue prepare rename call name title
  post tweet share update change edit remind note new dictate quote
  erstelle erstell mach mache notiere notier trage setze lege fuge speichere schreib schreibe erinnere nenne andere plane
  cree creez ajoute ajoutez note notez mets enregistre ecris rappelle planifie nomme modifie fais
  crea anade agrega apunta anota pon guarda escribe recuerda programa nombra cambia
  aggiungi annota metti salva scrivi ricorda segna pianifica rinomina
  crie adicione anote coloque salve escreva lembre agende renomeie
  maak voeg noteer zet bewaar schrijf herinner plan noem wijzig
  utworz stworz dodaj zapisz zanotuj napisz przypomnij zaplanuj`,
);
/** What follows is a text even without a word for it. */
const dictating = wordSet(
  `remind jot notiere notier anota apunta annota anote noteer zanotuj rappelle przypomnij tell ask inform write type say tweet
  dictate`,
);
/** Behind a thing that is made they announce its name. "He called: …" does not. */
const naming = wordSet('called named titled');
/** What somebody else has said or written. */
const reporting = wordSet(
  `says said asks asked writes wrote tells told claims states reads sagt sagte schreibt schrieb meint dit ecrit demande dice dijo
  escribe escribio disse scrive scrisse escreveu zegt zei schreef mowi napisal`,
);
/** Behind such a verb they say all of it, so that what comes after is no report: "She asked for a review: …". */
const reported = wordSet('for she he they we i');
const doers = wordSet('to you we i please');
const maxHeadWords = 5;

/** Whether what stands before a colon announces such a text. @param before folded */
export function notesDown(before: string): boolean {
  const words = wordsOf(before);
  // "Mail is moving: delete the old record" gives a reason, "The plan is that you write a note: …" does not.
  if (isStatement(words) && !words.some((word, at) => writing.has(word) && doers.has(words[at - 1] ?? '')))
    return false;
  const told = words.filter((word) => !determiners.has(word) && !softeners.has(word));
  const isHeading = told.length <= maxHeadWords && headings.has(told[0] ?? '');
  if (
    isHeading ||
    (told[0] === 'to' && told[1] === 'do') ||
    dictating.has(told[0] ?? '') ||
    dictating.has(told.at(-1) ?? '') ||
    (naming.has(told.at(-1) ?? '') && told.some(isMaking)) ||
    writesText(words)
  )
    return true;
  if (words.some((word, at) => reporting.has(word) && !reported.has(words[at + 1] ?? ''))) return true;
  const verb = words.findIndex((word) => writing.has(word));
  return (
    verb >= 0 &&
    words
      .slice(verb + 1)
      .some((word, at, rest) => notes.has(word) || (word === 'to' && rest[at + 1] === 'do'))
  );
}

function isMaking(word: string): boolean {
  return writing.has(word) || otherVerbs.has(word);
}

const listItem = /(?:[ \t]*(?:[-*•–]|\d+[.)])[ \t]+[^\n]*(?:\n|$))+/;

/** Without the lists of such texts: "Create these tasks:" and the lines below it. */
export function withoutNotedLists(prompt: string): string {
  const announcement = new RegExp(`^([^\\n]*?):[ \\t]*\\n+${listItem.source}`, 'gmu');
  return prompt.replace(announcement, (found, head: string) => (notesDown(head) ? `${head}.\n` : found));
}
