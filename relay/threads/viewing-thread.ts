/** The thread that reads pages for the caller's own model: describes one, or looks for evidence in it. */
import type { TurnToShow } from '../autonomy/browse/views';
import { type Claim, judgeDone } from '../autonomy/language-model/judge-done';
import { showTurn } from '../autonomy/language-model/show-turn';
import { receiveSeen, type SeenData } from './seen-over-port';
import { serveCalls } from './serve-calls';

serveCalls((callBack) => ({
  show: ({ seen, turn }: { seen: SeenData; turn: TurnToShow }) => showTurn(receiveSeen(seen, callBack), turn),
  judgeDone: ({
    claim,
    seen,
    before,
  }: {
    claim: Claim;
    seen: SeenData;
    before: { wasRefused: boolean; lastView: string };
  }) => judgeDone(claim, receiveSeen(seen, callBack), before),
}));
