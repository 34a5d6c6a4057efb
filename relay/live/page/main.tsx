/** The live page: enters with its ticket, then shows what the relay tells. */
import { render } from 'preact';
import { App } from './app';
import { LiveStore } from './live-store';
import { PageContext } from './page-context';
import { Pictures } from './pictures';
import { RelayApi } from './relay-api';

async function start(root: HTMLElement): Promise<void> {
  const api = await RelayApi.enter();
  let isDue = false;
  /** Many changes at once are drawn once. */
  const draw = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      followChanges(store, pictures);
      render(
        <PageContext.Provider value={parts}>
          <App shown={store.shown} />
        </PageContext.Provider>,
        root,
      );
    });
  };
  const store = new LiveStore(api, draw);
  const pictures = new Pictures(api, draw);
  const parts = { api, store, pictures };
  draw();
  void pictures.follow();
  await store.follow();
}

/** Where each session stood when it was drawn last. */
const drawn = new Map<string, string>();

/** Has pictures taken anew where something was done, and dropped where the session is gone. */
function followChanges({ shown }: LiveStore, pictures: Pictures): void {
  for (const [id, { isOpen, last, url }] of shown.sessions) {
    const stands = `${url} ${last?.at}`;
    if (isOpen && drawn.get(id) !== stands) pictures.changed(id);
    drawn.set(id, stands);
    if (!isOpen) pictures.forget(id);
  }
  for (const id of drawn.keys()) {
    if (shown.sessions.has(id)) continue;
    drawn.delete(id);
    pictures.forget(id);
  }
}

const root = document.getElementById('live');
if (!root) throw new Error('The page has no #live.');
start(root).catch((error: unknown) => {
  render(
    <main class="enter">
      <h1>tabrelay live</h1>
      <p role="alert">{error instanceof Error ? error.message : String(error)}</p>
    </main>,
    root,
  );
});
