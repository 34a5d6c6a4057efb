/** The service worker of the floor: passes commands from the socket to the content script, and answers back. */

const ports = new Map();
/** Called when the content script of a tab has opened its port, by tab id. */
const arrivals = new Map();
/** Called with the page's answer, by command id. */
const waiting = new Map();
let isConnecting = false;

chrome.runtime.onConnect.addListener((port) => {
  const tabId = port.sender.tab.id;
  ports.set(tabId, port);
  port.onMessage.addListener((answer) => {
    waiting.get(answer.id)(answer);
    waiting.delete(answer.id);
  });
  port.onDisconnect.addListener(() => ports.delete(tabId));
  arrivals.get(tabId)?.();
});

const commands = {
  /** The page is there as soon as its content script is, which the manifest asks the browser for. */
  async open({ url }) {
    const window = await chrome.windows.create({
      url,
      type: 'popup',
      focused: false,
      width: 1280,
      height: 800,
    });
    const tabId = window.tabs[0].id;
    if (!ports.has(tabId)) await new Promise((resolve) => arrivals.set(tabId, resolve));
    arrivals.delete(tabId);
    return { tabId, windowId: window.id };
  },
  async screenshot({ windowId }) {
    const url = await chrome.tabs.captureVisibleTab(windowId, { format: 'png' });
    return url.slice(url.indexOf(',') + 1);
  },
  close: ({ windowId }) => chrome.windows.remove(windowId),
};

function connect(relayUrl) {
  if (isConnecting) return;
  isConnecting = true;
  const socket = new WebSocket(`${relayUrl.replace('http', 'ws')}/extension`);
  const reply = (answer) => socket.send(JSON.stringify(answer));
  socket.onmessage = async ({ data }) => {
    const command = JSON.parse(data);
    const { id } = command;
    const run = commands[command.do];
    if (run) {
      run(command).then(
        (result) => reply({ id, result }),
        (error) => reply({ id, error: String(error) }),
      );
      return;
    }
    waiting.set(id, reply);
    ports.get(command.tabId).postMessage(command);
  };
}

// The launch writes the relay's address where tabrelay's extension finds it too.
chrome.storage.local.get('pairing').then(({ pairing }) => pairing && connect(pairing.relayUrl));
chrome.storage.local.onChanged.addListener(({ pairing }) => connect(pairing.newValue.relayUrl));
