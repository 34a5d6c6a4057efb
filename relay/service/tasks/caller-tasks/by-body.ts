import type { WayToDecide } from '../../../autonomy/language-model/rules';

/** How the caller's own model decides: by the fields of a turn's body. */
export const byBody: WayToDecide = {
  how: 'decide by one JSON object with exactly one field: acts, done, needUser or giveUp, such as {"acts":[{"action":"click","selector":"ref=e5"}]} or {"done":{"answer":"...","evidence":"..."}}.',
  names: { acts: 'acts', done: 'done', needUser: 'needUser', giveUp: 'giveUp' },
};
