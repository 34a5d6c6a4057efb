/** What prompts are made of besides the verbs of the classes: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish. */
import { wordSet } from '../../words';

/** A clause that begins with one of these only asks. */
export const askingWords = wordSet(
  `what which who whom whose when where why how whether is are was were does did has
  tell read find show list summarize summarise report describe explain look check see count extract get return answer
  identify determine compare quote translate verify note know search give
  was welche welcher welches wer wem wann wo warum wieso wie ob ist sind hat sag sage nenne zeige zeig lies lese finde such
  suche prufe schau fasse liste beschreibe erklare wieviel
  quel quelle quels quelles quand ou pourquoi qui que combien est dis dites lis lisez trouve trouvez cherche montre
  indique donne resume verifie explique regarde regardez vois voyez mira veja kijk zobacz
  cuanto cuantos cual cuales cuando donde como dime di lee busca encuentra muestra indica lista verifica comprueba explica
  quanto quanti quale quali che cosa dove perche chi dimmi leggi trova cerca mostra riassumi elenca controlla spiega
  qual quais onde quem diga diz leia encontre procure mostre indique resuma verifique explique
  hoeveel welke wat wanneer waar hoe waarom wie vertel lees zoek vind toon geef noem controleer
  powiedz przeczytaj znajdz pokaz podaj sprawdz ile ktory jaki co kiedy gdzie jak kto czy
  savoir voir decouvre decouvrez renseigne saber ver averigua averiguar descubre descubra ensena informa
  sapere vedere scopri weten zien bekijk wiedziec dowiedz erfahre erfahren`,
);

/** Somewhere before a verb these make a question of it: "wie man bestellt", "combien il faut payer". */
export const interrogatives = wordSet(
  `how whether why when where which what
  wie ob wieso warum wann wo was welche welcher welches wieviel womit
  comment combien pourquoi quand quel quelle quels quelles si
  cuanto cuantos cuanta cuando donde cual cuales como si
  come quanto quanti quando dove perche quale quali se
  quanto quantos quando onde qual quais como se
  hoe hoeveel waar waarom wanneer welke wat
  jak ile kiedy gdzie dlaczego czy ktory`,
);

/** A question that begins with one of these asks for something to be done. */
export const requestWords = wordSet(
  `can could would will please kannst konntest konnen konnten wurdest wurden bitte peux pouvez pourriez pourrais puedes
  podrias puede podria puoi potresti pode poderia voce kun kunt zou mozesz`,
);

/** What may come before the verb of a command. */
export const softeners = wordSet(
  `hey hi hello pls plz u permanently immediately quickly simply directly really merci pourrais podria poderia kunt wurden konnten please then now just also finally first next kindly so therefore hence thus otherwise do and i we you want wants need needs must should would like can could
  will to go ahead your task is help me us let lets after that afterwards make sure try it my goal id he she they have
  bitte dann jetzt danach anschliessend schliesslich zuerst ich mochte mochten will sollst sollen musst du sie konntest
  kannst wurdest und auch
  veuillez puis ensuite maintenant enfin je veux voudrais tu vous dois devez peux pouvez pourriez il faut et s te plait
  por favor luego despues ahora finalmente quiero quisiera necesito debes puedes podrias tengo que y
  per favore poi dopo adesso ora infine voglio vorrei devi puoi potresti e
  depois agora finalmente quero gostaria preciso deve pode poderia voce de eu
  alsjeblieft graag daarna nu ik wil zou willen moet kun je en
  prosze potem teraz chce`,
);

export const quantifiers = wordSet(
  `all every everything each both any alle alles jede jeden jedes samtliche beide tout tous toutes chaque todo todos todas
  cada ambos tutti tutte ogni entrambi tudo elke beide allemaal wszystkie wszystko kazdy kazda`,
);

/** A place in a list, which no word of the row repeats. */
export const ordinals = wordSet(
  `first second third fourth fifth last latest newest oldest earliest recently longest top bottom selected current only next previous this
  erste ersten zweite zweiten dritte dritten letzte letzten neueste neuesten alteste altesten oberste ausgewahlte
  aktuelle dieser diese dieses diesen
  premier premiere deuxieme troisieme dernier derniere actuel actuelle selectionne
  primer primera segundo segunda tercero ultimo ultima actual seleccionado
  primo prima secondo seconda terzo attuale selezionato primeiro primeira atual selecionado
  laatste eerste tweede derde huidige geselecteerde pierwszy pierwsza ostatni ostatnia biezacy`,
);

const ranks = wordSet(
  `first last latest newest oldest earliest recently recent longest erste ersten letzte letzten neueste neuesten alteste altesten
  premier premiere dernier derniere primera ultimo ultima primo prima laatste eerste oudste nieuwste ostatni`,
);

/** Whether a word says which thing is meant by when it came. */
export function isRank(word: string): boolean {
  return ranks.has(word);
}

export const pronouns = wordSet(
  `it them him her this that these those one ihn ihr ihm lui es sie diese diesen dieses dies den le la les lo los las li gli o os as het ze deze
  dit dat go je ja`,
);

/** "Her booking" is that of whom the sentence before is about. */
export const possessives = wordSet(
  'his her their its seine seinen seiner ihre ihren ihrer leur leurs sus suo sua suoi sue',
);

/** For somebody whom an earlier sentence names. */
export const personalPronouns = wordSet('he she they him her them his hers their theirs');

export const determiners = wordSet(
  `the a an my your his her our their this that these those it them all every some one two three another
  den die das der dem ein eine einen mein meine meinen le la les un une mon ma mes ce cette el los las mi mis tu su lo il gli
  i mio mia o os as meu minha de het een mijn`,
);

/** Pressing a control that the words after it name. */
export const pressingWords = wordSet(
  `click press tap hit push choose select pick use follow activate trigger
  klick klicke klicken druck drucke drucken tippe wahle wahlen betatige
  clique cliquez cliquer appuie appuyez appuyer choisis selectionne
  haz pulsa pulsar presiona presionar selecciona elige clic
  clicca cliccare premi premere scegli seleziona
  clica clicar pressione pressionar escolha selecione aperte
  klik druk kies selecteer tik kliknij nacisnij wybierz`,
);

/** `drag the newspaper to the bin`. */
export const draggingWords = wordSet(
  `drag drop move put pull throw zieh ziehe ziehen schieb schiebe leg lege verschiebe glisse glissez glisser depose deposez
  deplace deplacez mets arrastra arrastrar suelta mueve pon trascina trascinare sposta metti arraste arrasta solte mova
  sleep sleur verplaats przeciagnij upusc przenies`,
);

/** Other verbs that commands begin with. */
export const otherVerbs = wordSet(
  `go open type enter fill log login sign add create make save edit rename move change set update mark archive download
  scroll switch turn put start stop close wait navigate visit expand sort filter upload copy paste insert attach leave
  reload refresh play pause watch follow invite assign submit confirm accept place complete finish clear
  disable deactivate suspend disconnect unlink kick rollback revert handover logout unpublish takedown void forget demote
  decline reject refuse deny dismiss postpone defer reschedule extend restore reopen reassign escalate acknowledge snooze
  lehne ablehnen decline refuser refusez rejette rejeter rechaza rechazar deniega rifiuta rifiutare recuse recusar rejeite
  weiger weigeren afwijzen odrzuc
  offne offnen gehe geh gib trage fulle speichere speichern bearbeite andere verschiebe erstelle lege melde setze schliesse
  bestatige logge
  ouvre ouvrez va allez tape saisis saisissez remplis remplissez enregistre modifie deplace cree ajoute ajoutez connecte
  connectez valide confirme passe mets
  abre ve escribe rellena guarda edita mueve crea anade agrega inicia pon confirma cambia cierra
  apri vai digita scrivi compila salva modifica sposta aggiungi accedi inserisci conferma chiudi
  abra va digite preencha salve edite mova crie adicione entre insira confirme feche
  ga typ vul bewaar bewerk verplaats maak voeg bevestig sluit
  otworz idz wpisz zapisz edytuj przenies utworz dodaj zaloguj potwierdz zamknij`,
);

/** With a noun of a class these mean its verb: `place an order`, `leave a comment`. */
export const doingWords = wordSet(
  `place make submit complete confirm finish finalize finalise conclude leave add do perform write tatige mach mache gib schliesse bestatige hinterlasse
  passe passez effectue fais faites valide laisse ajoute realiza haz completa confirma deja effettua fai lascia conferma aggiungi faca
  realize conclua confirme deixe adicione plaats doe maak bevestig zloz zostaw`,
);

/** What follows is text to be written, until the sentence or the next step begins. */
export const quotingWords = wordSet(
  'saying says stating reading containing text sagt lautet disant dice diciendo dicendo dizendo met',
);

/** Words that say nothing about which thing is meant. */
export const smallWords = wordSet(
  `the a an of for from in on at by with to and or is are be my your his her its our their this that it them me us i you
  please from into about item items button link page website site list row entry new here there called named titled
  der die das den dem des ein eine einen einem einer mein meine meinen dein von vom aus im in auf an am bei mit zu zur zum und
  oder ist seite eintrag bitte namens
  le la les l un une des du de d mon ma mes ton ta ce cette dans sur a au aux et ou est avec pour page
  el los las un una unos mi mis tu su del al en con por para y o es pagina
  il lo gli uno dei del della nel su con per e mio mia pagina
  os as um uma do da no na com por e meu minha pagina
  het een van in op met voor en mijn pagina
  w na z i do dla strona`,
);
