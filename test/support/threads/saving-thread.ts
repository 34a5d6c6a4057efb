/** Saves pairings as another process would. */
import { pairingsIn } from '../../../relay/access/pairings';
import { serveCalls } from '../../../relay/threads/serve-calls';

serveCalls(() => ({
  save({ home, ids }: { home: string; ids: string[] }) {
    for (const id of ids) pairingsIn(home).save({ id, name: 'Another', secret: id, byHand: false });
  },
}));
