import { wordSet } from '../words';

/** Of what is ticked in a list: "Cancel selected". */
export const chosenWords = wordSet(
  `selected checked ticked marked chosen ausgewahlte ausgewahlten markierte markierten selectionnes selectionnees
  seleccionados seleccionadas selezionati selezionate selecionados selecionadas geselecteerde zaznaczone`,
);
