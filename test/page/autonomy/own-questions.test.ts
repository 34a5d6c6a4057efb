/** Without a model, the page's own question about the act that was ordered is answered, and no other one. */
import { describe, expect, test } from 'vitest';
import { literalCases } from '../../support/models/literal-case';
import { share } from '../../support/share';

const browseCase = literalCases();

interface Asking {
  verb?: string;
  question?: string;
  more?: string;
  yes?: string;
  /** A part of the page instead of a dialog. */
  isPart?: true;
}

/** A team whose members are removed after a question, in which `{name}` stands for the member. */
function team({
  verb = 'Remove',
  question = 'Remove {name}?',
  more = '',
  yes = 'Yes, remove',
  isPart,
}: Asking = {}) {
  const rows = ['Ada', 'Bob', 'Cleo'].map(
    (name) => `<tr><td>${name}<td><button onclick="ask('${name}')">${verb}</button></tr>`,
  );
  const [tag, show, hide] = isPart
    ? ['div hidden', 'q.hidden = false', 'q.hidden = true']
    : ['dialog', 'q.showModal()', 'q.close()'];
  return `<h1>Team</h1><table>${rows.join('')}</table>
    <${tag} id=q><h2 id=title></h2><p>${more}</p><button id=yes>${yes}</button><button onclick="${hide}">Cancel</button></${tag}>
    <script>function ask(name) {
      title.textContent = '${question}'.replace('{name}', name);
      yes.onclick = () => { say('removed ' + name); ${hide}; };
      ${show};
    }</script>`;
}

const inRow = `<table>${['Ada', 'Bob']
  .map(
    (name) => `<tr><td>${name}<td class=c><button onclick="const cell = this.parentElement;
    cell.innerHTML = 'Remove ${name}? <button>Yes</button><button>No</button>';
    cell.querySelector('button').onclick = () => { say('removed ${name}'); cell.parentElement.remove(); }">Remove</button></tr>`,
  )
  .join('')}</table>`;

describe('answered', () => {
  test.concurrent.each<[prompt: string, html: string, said: string[]]>(
    share(
      [
        ['Remove Ada from the team', team(), ['removed Ada']],
        ['Remove Bob from the team', team({ isPart: true }), ['removed Bob']],
        ['Remove Bob', team({ yes: 'Confirm', more: 'This cannot be undone.' }), ['removed Bob']],
        ['Remove Bob', team({ yes: 'Yes, delete it' }), ['removed Bob']],
        ['Delete Cleo', team({ verb: 'Delete', question: 'Are you sure?', yes: 'OK' }), ['removed Cleo']],
        ['Remove Bob', inRow, ['removed Bob']],
        ['Remove Ada, then remove Bob', team(), ['removed Ada', 'removed Bob']],
        ['Remove Ada and confirm', team(), ['removed Ada']],
        ['Remove Ada, then click Yes, remove', team(), ['removed Ada']],
        ['Remove Ada and answer yes', team(), ['removed Ada']],
        ['Click Remove in the row of Ada and confirm', team(), ['removed Ada']],
      ],
      1,
    ),
  )('%s', async (prompt, html, said) => {
    const told = await browseCase(html, prompt);
    expect(told).toMatchObject({ outcome: 'done', said, answer: expect.stringMatching(/Confirmed|Clicked/) });
  });
});

describe('left alone', () => {
  test.concurrent.each<[prompt: string, html: string]>(
    share(
      [
        ['Remove Ada from the team', team({ question: 'Remove Bob?' })],
        ['Remove Ada from the team', team({ question: 'Delete the whole team?' })],
        ['Remove Ada from the team', team({ question: 'Remove all members?' })],
        ['Remove Ada from the team', team({ question: 'Send {name} a message first?', yes: 'Yes' })],
        ['Remove Ada from the team', team({ yes: 'Remove and delete all files' })],
        ['Remove Ada, but do not confirm', team()],
        ['Remove Ada, but cancel when asked', team()],
      ],
      1,
    ),
  )('%s', async (prompt, html) => {
    const told = await browseCase(html, prompt);
    expect(told).toMatchObject({ outcome: 'gave_up', said: [] });
  });

  test.concurrent('a second question about more than the first', async () => {
    const html = `<button onclick="q.showModal()">Delete project</button>
      <dialog id=q><h2>Delete project Alpha?</h2><button onclick="say('deleted'); q.close(); more.showModal()">Delete</button>
        <button>Cancel</button></dialog>
      <dialog id=more><h2>Delete also the backups?</h2><button onclick="say('backups')">Yes</button><button>No</button></dialog>`;
    const told = await browseCase(html, 'Delete the project');
    expect(told).toMatchObject({
      outcome: 'gave_up',
      said: ['deleted'],
      reason: expect.stringContaining('asks further, with dialog "Delete also the backups?'),
    });
  });

  test.concurrent('the order itself after a checkout', async () => {
    const html = `<h1>Cart</h1><div id=step><button onclick="step.innerHTML = '<h2>Payment</h2><button>Place order</button>';
      step.lastChild.onclick = () => { say('ordered'); step.innerHTML = 'Thank you'; }">Checkout</button></div>`;
    expect(await browseCase(html, 'Check out my cart')).toMatchObject({
      outcome: 'gave_up',
      said: [],
      reason: expect.stringContaining('asks further, with button "Place order"'),
    });
    expect(await browseCase(html, 'Check out my cart and place the order')).toMatchObject({
      outcome: 'done',
      said: ['ordered'],
    });
  });

  test.concurrent('after a click that was ordered as such', async () => {
    const told = await browseCase(team(), 'Click Remove in the row of Ada');
    expect(told).toMatchObject({
      outcome: 'done',
      said: [],
      answer: expect.stringContaining('The page shows: "Remove Ada?'),
    });
  });
});
