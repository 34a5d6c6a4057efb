/** The thread that reads pages for the caller's own model: describes one, or looks for evidence in it. */
import { type Claim, judgeDone, type Known } from '../autonomy/language-model/done/judge-done';
import { showTurn, type TurnToShow } from '../autonomy/language-model/show-turn';
import { receiveSeen, type SeenData } from './seen-over-port';
import { serveCalls } from './serve-calls';

serveCalls((callBack) => ({
  show: ({ seen, turn }: { seen: SeenData; turn: TurnToShow }) => showTurn(receiveSeen(seen, callBack), turn),
  judgeDone: ({ claim, seen, known }: { claim: Claim; seen: SeenData; known: Known }) =>
    judgeDone(claim, receiveSeen(seen, callBack), known),
}));
