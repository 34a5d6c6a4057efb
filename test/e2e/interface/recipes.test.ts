/** The programs of docs/recipes, each against a page of its own. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const tabrelay = shared();
let folder: string;
let site: Site;
let status = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabrelay-recipes-'));
  site = await servePages({
    '/mail': (request, response) => {
      const isSignedIn = request.headers.cookie?.includes('recipe=signed-in');
      response.setHeader('content-type', 'text/html');
      response.end(
        isSignedIn
          ? '<ul id="inbox"><li>Ann: lunch?</li><li>Bob: the report</li></ul>'
          : // In the place of a person, who takes a while.
            `<script>
              setTimeout(() => {
                document.cookie = 'recipe=signed-in; max-age=600';
                location.reload();
              }, 500);
            </script>`,
      );
    },
    '/orders': '<a href="/orders.csv" download>Export CSV</a>',
    '/orders.csv': (_, response) => {
      response.writeHead(200, {
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="recipe-orders.csv"',
      });
      response.end('id,total\n1,20\n');
    },
    '/guests': `<form><label>Name <input></label><label>City <input></label><button>Add guest</button></form><p></p>
      <script>
        document.forms[0].onsubmit = async (event) => {
          event.preventDefault();
          const values = [...document.querySelectorAll('input')].map(({ value }) => value);
          await fetch('/report', { method: 'POST', body: values.join(' from ') });
          document.querySelector('p').textContent = 'Guest added';
        };
      </script>`,
    '/status': (_, response) => {
      status += 1;
      response.setHeader('content-type', 'text/html');
      response.end(`<p id="status">${status < 3 ? 'all well' : 'disturbed'}</p>`);
    },
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** What a recipe prints. */
async function recipe(name: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('python3', [resolve('docs/recipes', name), ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      PYTHONPATH: resolve('docs/examples/python'),
      PYTHONDONTWRITEBYTECODE: '1',
      TABRELAY_URL: tabrelay.origin,
      TABRELAY_API_KEY: tabrelay.apiKey,
    },
  });
  return stdout;
}

test('sign in once, then read mail', async () => {
  expect(await recipe('sign_in.py', site.url('/mail'), '#inbox')).toContain('Signed in.');
  expect(await recipe('read_mail.py', site.url('/mail'), '#inbox')).toMatch(/Ann: lunch\?\s+Bob: the report/);
});

test('export a report', async () => {
  expect(await recipe('export_report.py', site.url('/orders'), 'Export CSV')).toContain('recipe-orders');
});

test('fill a form from a CSV file', async () => {
  await writeFile(join(folder, 'guests.csv'), 'Name,City\nAda,London\n"Gauss, C. F.",Brunswick\n');
  const printed = await recipe(
    'fill_from_csv.py',
    site.url('/guests'),
    'guests.csv',
    'Add guest',
    'Guest added',
  );
  expect(printed).toBe('line 1: sent\nline 2: sent\n');
  expect(site.reports).toEqual(['Ada from London', 'Gauss, C. F. from Brunswick']);
});

test('watch a page', async () => {
  expect(await recipe('watch_page.py', site.url('/status'), '#status', '0.05', '1')).toBe(
    'all well\ndisturbed\n',
  );
});
