/** What comes to a page in the moment after it has loaded, or after an act, and what an act draws anew. */
import { expect, test } from 'vitest';
import { acts, calls, refOf } from '../../support/models/model-server';
import { ballast, withModel } from '../../support/models/with-model';
import { share } from '../../support/share';

const listing = (ms: number, more = '') =>
  `<title>Flats</title><h1>Flats</h1><div id="flats">${more}</div><button>Filter</button>
  <script>fetch('/rows?${ms}').then((answer) => answer.text()).then((rows) => { flats.innerHTML = rows })</script>`;
const saving = (ms: number) =>
  `<title>Deal</title><p id="v">Old value</p><p id="o"></p>${ballast}<button onclick="o.textContent = 'Sent'; fetch('/rows?${ms}').then(() => { v.textContent = 'New value' })">Save</button>`;
const toast = (style: string, shown: string) =>
  `<title>Settings</title><style>#t{position:fixed;bottom:20px;left:20px;background:#333;color:#fff;padding:12px}${style}</style>
  ${ballast}<div style="height:1500px"></div><button onclick="t.textContent = 'Settings saved'; requestAnimationFrame(() => { ${shown} })">Save</button><div id="t"></div>`;
const rows =
  (ms: number): import('node:http').RequestListener =>
  (_, reply) =>
    void setTimeout(() => reply.end('<p>Larkspur Court 9</p>'), ms);

/** Each choice draws the dialog again, with `date` in it from then on. */
const dialog = (date: string) => `<title>Viewings</title><div id="d"></div><p id="o"></p>${ballast}<script>
  const draw = (reason, date) => {
    d.innerHTML = '<div role="dialog" aria-label="Viewing"><h2>Cancel this viewing?</h2><p>' + date + ' with Ms Okafor</p><label>Reason <select>'
      + ['Choose', 'Illness'].map((one) => '<option' + (one === reason ? ' selected' : '') + '>' + one).join('')
      + '</select></label><button>Cancel viewing</button></div>';
    d.querySelector('select').onchange = (event) => draw(event.target.value, '${date}');
    d.querySelector('button').onclick = () => { o.textContent = 'Cancelled: ' + reason + ', ' + date };
  };
  draw('Choose', '14 October');
</script>`;

const { asked, browse, script } = withModel({
  '/100': listing(100),
  '/400': listing(400),
  '/900': listing(900),
  '/skeleton': listing(900, '<p class="skeleton-row"></p>'),
  '/rows': (request, reply) => rows(Number(request.url?.split('?')[1]))(request, reply),
  '/fades': toast('#t{opacity:0;transition:opacity .3s}#t.on{opacity:1}', "t.className = 'on'"),
  '/animated': toast(
    '@keyframes in{from{transform:translateY(20px);opacity:0}}#t:empty{display:none}#t{animation:in .3s ease-out}',
    '',
  ),
  '/slides': toast(
    '#t{transform:translateY(90px);transition:transform .3s}#t.on{transform:none}',
    "t.className = 'on'",
  ),
  '/redrawn': dialog('14 October'),
  '/other': dialog('15 October'),
  '/tabs': `<title>Claim</title><button onclick="show('Details')">Details</button><button onclick="show('Match')">Match</button><div id="pane"></div>${ballast}<script>
    const show = async (name) => {
      const answer = await fetch('/rows?250').then((answer) => answer.text());
      pane.innerHTML = '<h2>' + name + '</h2>' + answer + '<button onclick="show(\\'Compared\\')">Compare with F-2852</button>';
    };
  </script>`,
  '/saving': saving(300),
  '/saving-long': saving(5_000),
  '/late': `<title>Flat</title><h1>Flat 9</h1><button onclick="setTimeout(() => { o.textContent = 'Viewing booked' }, 250)">Book</button><p id="o"></p>${ballast}`,
});
const stop = calls(['give_up', { reason: 'Enough.' }]);

test.each(share(['/100', '/400', '/900', '/skeleton'], 2))(
  'a list that a server sends is in the first view: %s',
  async (path) => {
    script(stop);
    await browse(path);
    expect(asked()[0]?.last).toContain('Larkspur Court 9');
  },
);

test.each(share(['/fades', '/animated', '/slides'], 1))(
  'a message that comes into sight is in the view after the act: %s',
  async (path) => {
    script(acts({ action: 'click', selector: refOf('button "Save"') }), stop);
    await browse(path);
    expect(asked()[1]?.last).toContain('Settings saved');
  },
);

test('a change that comes late is told with the act', async () => {
  script(acts({ action: 'click', selector: refOf('button "Book"') }), stop);
  await browse('/late');
  expect(asked()[1]?.last).toMatch(/click ref=e\d+: done, and the page changed a moment later\n/);
  expect(asked()[1]?.last).toContain('Viewing booked');
});

test('what a page saves is in the view after the last act, or the act is told as still under way', async () => {
  const save = acts({ action: 'click', selector: refOf('button "Save"') });
  script(save, stop);
  await browse('/saving');
  expect(asked()[1]?.last).toContain('New value');
  expect(asked()[1]?.last).not.toContain('waits for its server');
  script(save, stop);
  await browse('/saving-long');
  expect(asked().at(-1)?.last).toMatch(/click ref=e\d+: done, and the page still waits for its server/);
});

test('the acts of one decision go on once the page has what it asks its server for', async () => {
  script(
    acts(
      { action: 'click', selector: refOf('button "Details"') },
      { action: 'click', selector: refOf('button "Match"') },
      { action: 'click', selector: 'text="Compare with F-2852"' },
    ),
    stop,
  );
  await browse('/tabs');
  expect(asked()[1]?.last).toContain('heading "Compared"');
  expect(asked()[1]?.last).not.toContain('no change was seen');
});

const cancelling = { prompt: 'Cancel the viewing on 14 October with Ms Okafor', effects: 'named' };
const both = acts(
  { action: 'select', selector: refOf('combobox "Reason"'), value: 'Illness' },
  { action: 'click', selector: refOf('button "Cancel viewing"') },
);

test('an act goes on in a dialog that the act before has drawn again', async () => {
  script(both, stop);
  await browse('/redrawn', cancelling);
  expect(asked()[1]?.last).toContain('Cancelled: Illness, 14 October');
});

test('but not in one that is about something else by then', async () => {
  script(both, stop);
  await browse('/other', cancelling);
  expect(asked()[1]?.last).toContain('Not begun: 1 more');
  expect(asked()[1]?.last).not.toContain('Cancelled');
});
