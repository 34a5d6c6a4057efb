/** The text that `npm start` prints, with the calls to paste. */

import { defaultPort, pairCommand } from '../../extension/protocol/pairing/pair-command';
import type { PairingCode } from '../../extension/protocol/pairing/pairing-code';
import { shellQuoted } from '../shell-quoted';
import { pairingLines } from './pairing-lines';

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

/** The same calls for PowerShell, as Windows has it. @param key as `powerShellKey` answers it */
function firstCallsInPowerShell(url: string, key: string): string[] {
  const post = `Invoke-RestMethod -Method Post -Headers $headers -ContentType application/json`;
  return [
    `$headers = @{ Authorization = "Bearer ${key}" }`,
    `$id = (${post} -Body '{"url":"${url}/practice"}' ${url}/v1/session).sessionId`,
    `${post} -Body '{"action":"click","selector":"#hello"}' ${url}/v1/session/$id`,
    `$picture = (Invoke-RestMethod -Headers $headers "${url}/v1/session/$id/screenshot?raise=true").screenshot`,
    `[IO.File]::WriteAllBytes("$PWD\\screenshot.png", [Convert]::FromBase64String($picture))`,
  ];
}

/** The PowerShell expression for the key, inside of double quotes. */
function powerShellKey(keyFile: string, isGiven: boolean): string {
  return isGiven ? '$env:TABRELAY_API_KEY' : `$((Get-Content '${keyFile.replaceAll("'", "''")}').Trim())`;
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
    pairingCode: PairingCode;
    /** Whether a browser was paired by hand before. */
    isPaired: boolean;
    extensionDir: string;
    version: string;
    /** The model for /browse. */
    model: string;
    /** Opens the live page once. */
    liveUrl: string | undefined;
    /** Whether the browser that is started runs without its sandbox. */
    withoutSandbox: boolean;
  },
): string {
  const { url, keyFile, isKeyGiven, pairingCode, version, model, liveUrl } = options;
  return `
  tabrelay ${version}

  Base URL   ${url}/v1     (reference and try-out: ${url}/docs)
  API key    ${isKeyGiven ? 'the value of TABRELAY_API_KEY' : `in ${keyFile}`}
  Model      ${model}${model === 'embedded' ? ' (set OPENAI_API_KEY or OPENAI_BASE_URL for another)' : ''}
${liveUrl ? `  Live page  ${liveUrl}\n             Opens once, within a minute; later: ${liveCommand(url)}\n` : ''}  ${pairingLines(url, pairingCode).join('\n  ')}
             ${pairingSteps(options).join('\n             ')}
${options.withoutSandbox ? sandboxWarning : ''}`;
}

/** Without the address, a command asks the relay at the default port. */
function liveCommand(url: string): string {
  return `npx tabrelay live${new URL(url).port === String(defaultPort) ? '' : ` --relay ${url}`}`;
}

const sandboxWarning = `
  WARNING    tabrelay runs as root, and Chromium cannot have its sandbox then: a page that exploits
             a flaw of the browser gets all that root may do here. Run tabrelay as another user, or in a
             container that has nothing else in it.
`;

function pairingSteps({ url, isPaired, extensionDir }: Parameters<typeof banner>[0]): string[] {
  const command = pairCommand(url);
  if (isPaired) return [`For a further browser, valid for two minutes. A new link: ${command}`];
  return [
    'To use your everyday browser:',
    '1. Open chrome://extensions in it and switch on Developer mode.',
    ...(/[\\/]\./.test(extensionDir)
      ? [
          '2. Click "Load unpacked" and paste this path into the dialog. It has a hidden folder,',
          '   so press Ctrl+L in the dialog first (on macOS Cmd+Shift+G):',
        ]
      : ['2. Click "Load unpacked" and choose this folder:']),
    `   ${extensionDir}`,
    '3. Open the link above in it within two minutes, and type the code.',
    `   A new link: ${command}`,
  ];
}

/** What it prints once a browser is connected. */
export function callsToTry(
  { url, keyFile, isKeyGiven }: Access,
  platform: string = process.platform,
): string {
  const calls =
    platform === 'win32'
      ? firstCallsInPowerShell(url, powerShellKey(keyFile, isKeyGiven))
      : firstCalls(url, shellKey(keyFile, isKeyGiven));
  return `
  Try it: open a session, click in it, save its picture.

${calls.join('\n')}
`;
}

function quoted(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : shellQuoted(path);
}
