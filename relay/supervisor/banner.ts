/** The text that `npm start` prints, with the calls to paste. */
import { defaultPort } from '../config';

/**
 * The three calls to paste: open a session on the practice page, click in it, save its screenshot. A call that fails
 * prints the reply and leaves no file.
 * They need curl, cut and base64 only, in bash or zsh, on Linux and macOS.
 * @param key what the shell puts into the header: the content of the key file, or the variable it came from
 */
export function firstCalls(url: string, key: string): string[] {
  const call = `curl -sS -H "Authorization: Bearer ${key}"`;
  const json = `-H 'Content-Type: application/json'`;
  const secondValue = `echo "$reply" | cut -d'"' -f8`;
  return [
    `reply=$(${call} ${json} -d '{"url":"${url}/practice"}' ${url}/v1/session); id=$(${secondValue}); [ -n "$id" ] || echo "$reply"`,
    `${call} ${json} -d '{"action":"click","selector":"#hello"}' ${url}/v1/session/$id`,
    `reply=$(${call} --fail-with-body "${url}/v1/session/$id/screenshot?raise=true") && ${secondValue} | base64 --decode > screenshot.png || echo "$reply"`,
  ];
}

/** The shell expression for the key: its file, or the variable that the user set. */
export function shellKey(keyFile: string, isGiven: boolean): string {
  return isGiven ? '$TABRELAY_API_KEY' : `$(cat ${quoted(keyFile)})`;
}

/** The address and key that callers need. */
interface Access {
  url: string;
  keyFile: string;
  isKeyGiven: boolean;
}

/** What `npm start` prints once the relay listens. */
export function banner(
  options: Access & {
    pairingCode: string;
    /** Whether a browser was paired by hand before. */
    isPaired: boolean;
    extensionDir: string;
    version: string;
    /** The model for /browse. */
    model: string;
  },
): string {
  const { url, keyFile, isKeyGiven, pairingCode, version, model } = options;
  return `
  tabrelay ${version}

  Base URL   ${url}/v1     (reference and try-out: ${url}/docs)
  API key    ${isKeyGiven ? 'the value of TABRELAY_API_KEY' : `in ${keyFile}`}
  Model      ${model}${model === 'embedded' ? ' (set OPENAI_API_KEY or OPENAI_BASE_URL for another)' : ''}
  Pairing    ${url}/pair#${pairingCode}
             ${pairingSteps(options).join('\n             ')}
`;
}

function pairingSteps({ url, isPaired, extensionDir }: Parameters<typeof banner>[0]): string[] {
  const command = pairCommand(url);
  if (isPaired) return [`For a further browser, valid for two minutes. A new link: ${command}`];
  return [
    'To use your everyday browser:',
    '1. Open chrome://extensions in it and switch on Developer mode.',
    '2. Click "Load unpacked" and paste this path into the dialog. It has a hidden folder,',
    '   so press Ctrl+L in the dialog first (on macOS Cmd+Shift+G):',
    `   ${extensionDir}`,
    `3. Open the link above in it within two minutes. A new link: ${command}`,
  ];
}

/** The command that prints a new pairing link, with the port if it is not the default. */
function pairCommand(url: string): string {
  const { port } = new URL(url);
  const portFlag = port === String(defaultPort) ? '' : ` --port ${port || 80}`;
  return `npm run browsers -- pair${portFlag}`;
}

/** What it prints once a browser is connected. */
export function callsToTry({ url, keyFile, isKeyGiven }: Access): string {
  return `
  Try it: open a session, click in it, save its picture.

${firstCalls(url, shellKey(keyFile, isKeyGiven)).join('\n')}
`;
}

function quoted(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
