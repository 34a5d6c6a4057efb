/** Commands that open, list, photograph and close sessions. */
import { Command, Option } from 'commander';
import { RelayError } from '../../../extension/protocol/errors';
import { defined } from '../defined';
import type { Exit } from '../exit-codes';
import { fullAddress } from '../full-address';
import { columns } from '../output/columns';
import { oneLine } from '../output/one-line';
import { savePicture } from '../output/save-picture';
import { collect, sessionOption, wholeNumber } from './options';
import type { Run } from './run';

interface OpenOptions {
  headed?: true;
  incognito?: true;
  width?: number;
  height?: number;
  browser?: string;
  dialogs?: string;
  allowedDomain?: string[];
  egress?: string;
  hold?: true;
}

/** `open`, `sessions`, `screenshot` and `close`. */
export function sessionCommands(run: Run): Command[] {
  return [openCommand(run), sessionsCommand(run), screenshotCommand(run), closeCommand(run)];
}

function openCommand(run: Run): Command {
  const command = new Command('open')
    .summary('Open a session')
    .description(
      'Opens a session, a window of its own, and prints its id. It is this terminal’s session from then on.',
    )
    .argument('[url]', 'the page to open; without it a blank one')
    .option('--headed', 'a normal window in front; default: one behind yours that never takes the focus')
    .option('--incognito', 'an incognito window')
    .option('--width <px>', 'width of the window in CSS pixels', wholeNumber('--width'))
    .option('--height <px>', 'height of the window in CSS pixels', wholeNumber('--height'))
    .option('--browser <name>', 'name or id of a connected browser, see tabrelay status')
    .option('--dialogs <policy>', 'what becomes of dialogs: dismiss, accept or block')
    .option(
      '--allowed-domain <domain>',
      'where the session may go, with all below; may be given several times',
      collect,
    )
    .addOption(
      new Option('--egress <policy>', 'hold what pages send elsewhere once a secret was typed').choices([
        'held',
      ]),
    )
    .option('--hold', 'hold steps that pay, delete, send and the like until they are approved');
  return command.action((url: string | undefined) =>
    run(command, async (context) => {
      const { headed, allowedDomain, incognito, ...rest } = command.opts<OpenOptions>();
      const { width, height, browser, dialogs, egress, hold } = rest;
      const body = {
        ...(url !== undefined && { url: fullAddress(url) }),
        ...(headed && { headless: false }),
        ...(incognito && { incognito }),
        ...defined<unknown>({ width, height, browser, dialogs, egress, hold, allowedDomains: allowedDomain }),
      };
      const reply = await context.client().call('POST', '/session', body);
      const id = String(reply.sessionId);
      context.remember(id);
      context.print(reply, () => id);
      return 'done';
    }),
  );
}

function sessionsCommand(run: Run): Command {
  const command = new Command('sessions')
    .summary('List open sessions')
    .description('Lists your open sessions, oldest first.');
  return command.action(() =>
    run(command, async (context) => {
      const reply = await context.client().call('GET', '/sessions');
      const sessions = reply.sessions as Record<string, unknown>[];
      const terminal = context.machine.terminal();
      const own = terminal && context.sessions.last(terminal, context.url);
      context.print(reply, () => {
        if (sessions.length === 0) return 'No session is open. tabrelay open <url> opens one.';
        const rows = sessions.map(({ id, last_active, title, url }) => [
          id === own ? '*' : ' ',
          String(id),
          String(last_active).slice(0, 19).replace('T', ' '),
          oneLine(title, 40),
          oneLine(url, 80),
        ]);
        return columns([['', 'SESSION', 'LAST ACTIVE (UTC)', 'TITLE', 'ADDRESS'], ...rows]);
      });
      return 'done';
    }),
  );
}

interface ScreenshotOptions {
  output?: string;
  session?: string;
  selector?: string;
  fullPage?: true;
  raise?: true;
  quality?: number;
}

/** The end of a name that asks for another format than a PNG or a JPEG. */
const otherFormat = /\.(gif|webp|avif|bmp|tiff?|svg|heic|pdf)$/i;

function screenshotCommand(run: Run): Command {
  const command = new Command('screenshot')
    .summary('Save a picture of the page')
    .description('Saves a picture of the page. A name that ends with .jpg or .jpeg makes it a JPEG.')
    .option('-o, --output <file>', 'where to save it; default: screenshot.png; - for standard output')
    .option('-s, --selector <selector>', 'only this element')
    .option('--full-page', 'all that the page can be scrolled to')
    .option('--raise', 'bring a covered window to the front for the picture')
    .option('--quality <percent>', 'quality of a JPEG, 1 to 100', wholeNumber('--quality'))
    .addOption(sessionOption());
  return command.action(() =>
    run(command, async (context) => {
      const {
        output = 'screenshot.png',
        session,
        selector,
        fullPage,
        raise,
        quality,
      } = command.opts<ScreenshotOptions>();
      if (output === '-' && context.machine.isOutTerminal) {
        throw new RelayError('bad_request', 'A terminal cannot show the picture. Save it with -o <file>.');
      }
      if (otherFormat.test(output)) {
        throw new RelayError('bad_request', `A picture is a PNG or a JPEG: end ${output} with .png or .jpg.`);
      }
      const id = context.sessionOf(session);
      const query = new URLSearchParams(
        defined({
          format: /\.jpe?g$/i.test(output) ? 'jpeg' : undefined,
          selector,
          quality: quality?.toString(),
          fullPage: fullPage && 'true',
          raise: raise && 'true',
        }),
      );
      const path = `/session/${encodeURIComponent(id)}/screenshot?${query}`;
      const reply = await context.client().call('GET', path);
      context.remember(id);
      const { screenshot, ...rest } = reply;
      const picture = Buffer.from(String(screenshot), 'base64');
      if (output === '-') context.machine.outBytes(picture);
      else {
        savePicture(output, picture);
        context.print({ ...rest, file: output, bytes: picture.length }, () => output);
      }
      if (reply.truncated)
        context.machine.err('The page is larger than a picture can be; the rest is left out.\n');
      return 'done';
    }),
  );
}

function closeCommand(run: Run): Command {
  const command = new Command('close')
    .summary('Close a session')
    .description('Closes a session with all its windows.')
    .argument('[session]', "the session; default: TABRELAY_SESSION, else this terminal's last")
    .option('--session <id>', 'the same')
    .option('--all', 'close all sessions of this key');
  return command.action((named: string | undefined) =>
    run(command, async (context): Promise<Exit> => {
      const { session, all } = command.opts<{ session?: string; all?: true }>();
      const client = context.client();
      const ids = all
        ? ((await client.call('GET', '/sessions')).sessions as { id: string }[]).map(({ id }) => id)
        : [context.sessionOf(named ?? session)];
      const replies: Record<string, unknown>[] = [];
      const errors: unknown[] = [];
      for (const id of ids) {
        try {
          replies.push(await client.call('DELETE', `/session/${encodeURIComponent(id)}`));
          context.sessions.forget(id);
        } catch (error) {
          // Any other session may still be open, and the next command of the terminal means it.
          if (error instanceof RelayError && error.code === 'session_not_found') context.sessions.forget(id);
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
      const reply = all ? { status: 'success', closed: ids } : replies[0];
      context.print(reply, () =>
        all ? `Closed ${ids.length} session${ids.length === 1 ? '' : 's'}.` : String(replies[0]?.message),
      );
      return 'done';
    }),
  );
}
