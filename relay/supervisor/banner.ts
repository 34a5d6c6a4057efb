/** The text that `npm start` prints, with the calls to paste. */

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

/** How the shell gets at the key: from its file, or from the variable that the user set. */
export function shellKey(keyFile: string, isGiven: boolean): string {
  return isGiven ? '$TABRELAY_API_KEY' : `$(cat ${quoted(keyFile)})`;
}

/** How a program gets in. */
interface Access {
  url: string;
  keyFile: string;
  isKeyGiven: boolean;
}

/** What `npm start` prints once the relay listens. */
export function banner(
  options: Access & {
    pairingCode: string;
    extensionDir: string;
    version: string;
    /** What decides in /browse. */
    model: string;
  },
): string {
  const { url, keyFile, isKeyGiven, pairingCode, extensionDir, version, model } = options;
  return `
  tabrelay ${version}

  Base URL   ${url}/v1     (reference and try-out: ${url}/docs)
  API key    ${isKeyGiven ? 'the value of TABRELAY_API_KEY' : `in ${keyFile}`}
  Model      ${model}${model === 'embedded' ? ' (set OPENAI_API_KEY or OPENAI_BASE_URL for another)' : ''}
  Pairing    ${url}/pair#${pairingCode}
             To use your everyday browser, load the folder ${extensionDir}
             at chrome://extensions (developer mode, "Load unpacked") and open this link in it within
             two minutes. A fresh link: npm run browsers -- pair
`;
}

/** What it prints once there is a browser for the lines to work in. */
export function callsToTry({ url, keyFile, isKeyGiven }: Access): string {
  return `
  Try it: open a session, click in it, save its picture.

${firstCalls(url, shellKey(keyFile, isKeyGiven)).join('\n')}
`;
}

function quoted(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
