/** The contender tabrelay, called over HTTP, in a browser without a debugger. */
import { builtExtensionDir, startTabrelay } from '../../support/tabrelay/start-tabrelay';
import type { HopContender } from '../legs/hop-contender';
import { atOnce, betweenPictures, pause } from '../measure';
import { allQuestions } from '../questions';

/** The next spare window is opened half a second after the last step. */
const spareReadyMs = 1_500;

export const tabrelay: HopContender = {
  name: 'tabrelay',
  note: 'one REST call each',
  answers: allQuestions,
  async start(taps) {
    const scripts = { worker: 'background.js', page: 'page.js' };
    const { api, browser, listenerPid, stop } = await startTabrelay({
      watched: false,
      env: taps?.relayEnv,
      extensionDir: await taps?.extension(builtExtensionDir, scripts),
    });
    let id: string | undefined;
    let opened = '';
    return {
      async visit(url) {
        if (id !== undefined) await api.close(id);
        const session = await api.session({ url });
        id = session;
        const step = (action: string, selector = '') => ({ run: () => api.step(session, action, selector) });
        const counterClick = step('click', '#count');
        return {
          echo: step('count', '#hello'),
          click: step('click', '#hello'),
          text: step('text', '#greeting'),
          'texts-at-once': atOnce(step('text', '#greeting')),
          screenshot: { run: () => api.screenshot(session), between: betweenPictures },
          'session-open': {
            async run() {
              opened = await api.session({ url });
            },
            between: () => api.close(opened),
          },
          'spare-open': {
            async run() {
              opened = await api.session({});
            },
            async between() {
              await api.close(opened);
              await pause(spareReadyMs);
            },
          },
          snapshot: step('snapshot'),
          'whole-text': step('text'),
          markdown: step('markdown'),
          'huge-snapshot': step('snapshot'),
          'huge-click': counterClick,
          'counter-click': counterClick,
        };
      },
      pids: async () => ({ relay: await listenerPid(), browser: browser.process()?.pid }),
      stop,
    };
  },
};
