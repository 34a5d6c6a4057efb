// A client of the REST API. The environment decides on address and key, else what `npm start` uses by default.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const { env } = process;
const relay = env.TABRELAY_URL || 'http://127.0.0.1:8787';
export const practice = `${relay}/practice`;

const configFolders = {
  darwin: () => join(homedir(), 'Library/Preferences/tabrelay'),
  win32: () => join(env.APPDATA, 'tabrelay/Config'),
  linux: () => join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'tabrelay'),
};
const keyFile = () => join(env.TABRELAY_HOME || configFolders[process.platform](), 'api-key');
const key = env.TABRELAY_API_KEY || readKey();

function readKey() {
  try {
    return readFileSync(keyFile(), 'utf8').trim();
  } catch (error) {
    console.error(`${error.message}. Run npm start once, or set TABRELAY_API_KEY or TABRELAY_HOME.`);
    process.exit(1);
  }
}

/** Calls the API and returns the reply. Throws an Error with `status` when the call fails. */
export async function call(method, path, body, headers = {}) {
  const response = await fetch(`${relay}/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  }).catch(({ cause }) => {
    throw new Error(
      `No answer from ${relay} (${cause?.code ?? cause?.message}). Is npm start running? Another address: TABRELAY_URL.`,
    );
  });
  const reply = await response.json();
  if (response.ok) return reply;
  throw Object.assign(new Error(reply.error), { status: response.status });
}
