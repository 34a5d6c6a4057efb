/**
 * The contender "floor", the minimum that a step can take on this machine: HTTP, relay, WebSocket, worker, port and
 * content script without checks, state or recovery.
 */
import * as z from 'zod';
import type { HopContender } from '../legs/hop-contender';
import { atOnce, betweenPictures } from '../measure';
import { startFloor } from './start-floor';

const placeSchema = z.object({ tabId: z.int(), windowId: z.int() });
type Place = z.infer<typeof placeSchema>;

export const floor: HopContender = {
  name: 'floor',
  note: 'the same hops as tabrelay with nothing else; a snapshot lists each element with its own text',
  answers: [
    'echo',
    'click',
    'text',
    'texts-at-once',
    'screenshot',
    'session-open',
    'snapshot',
    'whole-text',
    'huge-snapshot',
    'huge-click',
    'counter-click',
  ],
  async start(taps) {
    const { send, stop, ...pids } = await startFloor(taps);
    const open = async (url: string) => placeSchema.parse(await send({ do: 'open', url }));
    const close = ({ windowId }: Place) => send({ do: 'close', windowId });
    let place: Place | undefined;
    return {
      async visit(url) {
        if (place) await close(place);
        const here = await open(url);
        place = here;
        let opened = here;
        const act = (action: string, selector = 'body') => ({
          run: () => send({ do: action, tabId: here.tabId, selector }),
        });
        return {
          echo: act('count', '#hello'),
          click: act('click', '#hello'),
          text: act('text', '#greeting'),
          'texts-at-once': atOnce(act('text', '#greeting')),
          screenshot: {
            run: () => send({ do: 'screenshot', windowId: here.windowId }),
            between: betweenPictures,
          },
          'session-open': {
            async run() {
              opened = await open(url);
            },
            between: () => close(opened),
          },
          snapshot: act('outline'),
          'whole-text': act('text'),
          'huge-snapshot': act('outline'),
          'huge-click': act('click', '#count'),
          'counter-click': act('click', '#count'),
        };
      },
      pids: async () => pids,
      stop,
    };
  },
};
