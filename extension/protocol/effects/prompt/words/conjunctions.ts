/** Tells "and" and "but" of one language from words of another that are written alike: Polish "i" from English "I". */
import { wordSet, wordsOf } from '../../words';

/** Words that show which language a sentence is in. Verbs of commands are among them, as short prompts have little else. */
const shown: Record<string, ReadonlySet<string>> = {
  en: wordSet(
    `the an if how what when where whether which who why that this these those my your his her its our their is are was were be been
    can could should would will shall may must want need to of from for with about before after until out up all every not
    see find look tell check show say explain ask and then or`,
  ),
  de: wordSet(
    `der die das den dem des ein eine einen mein meine meinen ist sind wie wann ob wenn warum was wo ich du er wir nicht kein keine mit
    von zum zur im auf fur und oder aber kann soll muss zeige sag sage suche finde`,
  ),
  fr: wordSet(
    `le la les un une des du de mon ma mes ton ta sa ce cette est sont je tu il elle nous vous qui que quand comment si dans avec pour sur
    ne pas et ou mais peut peux puis annule annulez supprime supprimez commande commandez dis dites montre explique regarde trouve cherche l d c qu`,
  ),
  es: wordSet(
    `el la los las un una mi mis tu su sus es son esta que como cuando donde si con para por de del en y no se puedo puede quiero
    dime mira busca muestra explica`,
  ),
  it: wordSet(
    `il lo la gli le un una mio mia miei tuo tua sono che come quando dove se con per di del della nel e non posso puo voglio
    dimmi guarda cerca mostra spiega l`,
  ),
  pt: wordSet(
    `o os as um uma meu minha meus seu sua que como quando onde se com para por de do da no na em e nao posso pode quero diga veja
    procure mostre explique`,
  ),
  nl: wordSet(
    `de het een mijn uw jouw is zijn hoe wat wanneer waar of als met van voor op naar en niet geen ik je kan moet wil zeg kijk zoek toon`,
  ),
  pl: wordSet(
    `moj moja moje mojego sie jest czy jak kiedy gdzie jesli z ze do na w dla od nie i oraz moge mozna chce powiedz sprawdz znajdz pokaz`,
  ),
};

/** Conjunctions that are other words elsewhere, with the languages that they are conjunctions of. */
const ambiguous: Record<string, readonly string[]> = {
  i: ['pl'],
  y: ['es'],
  e: ['it', 'pt'],
  ed: ['it'],
  ma: ['it'],
  mas: ['pt'],
  mais: ['fr'],
  en: ['nl'],
  ou: ['fr', 'pt'],
  or: ['en'],
  but: ['en'],
  ale: ['pl'],
  et: ['fr'],
  ni: ['fr', 'es'],
  poi: ['it'],
  puis: ['fr'],
  ani: ['pl'],
};

/** Whether such a word joins clauses in this sentence, which it does unless more of the sentence is of other languages. */
export function isConjunctionIn(sentence: string): (word: string) => boolean {
  const words = new Set(wordsOf(sentence).filter((word) => !(word in ambiguous)));
  let counts: Map<string, number> | undefined;
  const countOf = (language: string) => counts?.get(language) ?? 0;
  return (word) => {
    const languages = Object.hasOwn(ambiguous, word) ? ambiguous[word] : undefined;
    if (!languages) return true;
    counts ??= new Map(
      Object.entries(shown).map(([name, own]) => [name, [...words].filter((one) => own.has(one)).length]),
    );
    const most = Math.max(...counts.values());
    return languages.some((language) => countOf(language) >= most);
  };
}
