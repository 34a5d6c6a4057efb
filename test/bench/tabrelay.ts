// Why: tabrelay as a client meets it, over HTTP, in a browser that nobody debugs.
import { startTabrelay } from '../support/tabrelay/start-tabrelay';
import { type Contender, runsOf } from './contender';
import { measure, pause } from './measure';

export const tabrelay: Contender = {
  name: 'tabrelay',
  note: 'one REST call each; screenshots 600 ms apart, as the browser allows an extension two a second',
  async run(url) {
    const { api, stop } = await startTabrelay({ watched: false });
    try {
      const id = await api.session({ url });
      const step = (action: string, selector: string) => () => api.step(id, action, selector);
      const echo = await measure(step('count', '#hello'), { runs: runsOf.echo, warmUp: 50 });
      const click = await measure(step('click', '#hello'), { runs: runsOf.click, warmUp: 50 });
      const text = await measure(step('text', '#greeting'), { runs: runsOf.text, warmUp: 50 });
      const screenshot = await measure(() => api.screenshot(id), {
        runs: runsOf.screenshot,
        between: () => pause(600),
      });
      let opened = '';
      const sessionOpen = await measure(
        async () => {
          opened = await api.session({ url });
        },
        { runs: runsOf['session open'], between: () => api.close(opened) },
      );
      return { echo, click, text, screenshot, 'session open': sessionOpen };
    } finally {
      await stop();
    }
  },
};
