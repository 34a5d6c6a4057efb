/** Every rule of the embedded planner, and every way to say which element is meant, on short pages. */
import { describe, expect, test } from 'vitest';
import { literalCases } from '../../support/models/literal-case';
import { share } from '../../support/share';

const browseCase = literalCases();

const button = (words: string, more = '') => `<button onclick="say('${words}')" ${more}>${words}</button>`;
const submit = (ids: string) =>
  `<button onclick="say([${ids}].map((f) => f.type === 'checkbox' || f.type === 'radio' ? f.checked : f.value).join('|'))">Submit</button>`;

/** A page, what to do there, and what the page says then. */
type Case = [prompt: string, html: string, said: string[]];

const clicking: Case[] = [
  ['Click on the "okay" button.', button('Cancel') + button('okay') + button('Submit'), ['okay']],
  ['Click button ONE, then click button TWO.', button('TWO') + button('ONE'), ['ONE', 'TWO']],
  ['Click the button.', `<p>Click the button.</p>${button('whatever')}`, ['whatever']],
  ['press save', button('Save') + button('Save as draft'), ['Save']],
  [
    'Hit the second Edit button',
    `${button('Edit', 'data-n=1')}<button onclick="say('second')">Edit</button>`,
    ['second'],
  ],
  [
    'Click the last link',
    `<a href="#a" onclick="say('a')">One</a> <a href="#b" onclick="say('b')">Two</a>`,
    ['b'],
  ],
  [
    'Click on the link "vel".',
    `<p>Lorem <span class="alink" onclick="say('vel')">vel</span> ipsum <span class="alink" onclick="say('velit')">velit</span></p>`,
    ['vel'],
  ],
  [
    'Double-click report.txt',
    `<div ondblclick="say('opened')" onclick="" style="cursor:pointer">report.txt</div>`,
    ['opened'],
  ],
  [
    'Right-click on photo.png',
    `<div oncontextmenu="say('menu'); return false" onclick="">photo.png</div>`,
    ['menu'],
  ],
  ['Hover over Products', `<a href="#" onmouseenter="say('over')">Products</a>`, ['over']],
  [
    'Click Delete in the row of Anna',
    `<table><tr><th>Name<th></tr><tr><td>Bob<td>${button('Delete', 'id=b')}</tr><tr><td>Anna<td><button onclick="say('Anna gone')">Delete</button></tr></table>`,
    ['Anna gone'],
  ],
  [
    'Click the "Remove" button next to Pears',
    `<ul><li>Apples <button onclick="say('apples')">Remove</button></li><li>Pears <button onclick="say('pears')">Remove</button></li></ul>`,
    ['pears'],
  ],
  [
    'For the user @cierra, click on the "Reply" button.',
    `<div><b>@bob</b><p>hi</p>${button('Reply')}</div><div><b>@cierra</b><p>ho</p><button onclick="say('to cierra')">Reply</button></div>`,
    ['to cierra'],
  ],
  [
    'Under Settings click Edit',
    `<section><h2>Profile</h2><button onclick="say('p')">Edit</button></section><section><h2>Settings</h2><button onclick="say('s')">Edit</button></section>`,
    ['s'],
  ],
  [
    'In the dialog, click Cancel',
    `${button('Cancel', 'id=x')}<dialog open><p>Sure?</p><button onclick="say('dialog')">Cancel</button></dialog>`,
    ['dialog'],
  ],
  ['Click "Save" and "Close"', button('Save') + button('Close'), ['Save', 'Close']],
  ['Press the Enter key', `<input onkeydown="say(event.key)" autofocus>`, ['Enter']],
  [
    'Delete the email from Jamima',
    `<div class=m><b>Lonna</b> <button onclick="say('L')">Delete</button></div><div class=m><b>Jamima</b> <button onclick="say('J')">Delete</button></div>`,
    ['J'],
  ],
  [
    'Click on the tab "Billing"',
    `<div role=tablist><div role=tab tabindex=0 onclick="say('g')">General</div><div role=tab tabindex=0 onclick="say('b')">Billing</div></div>`,
    ['b'],
  ],
  ['Log out', `<a href="#" onclick="say('out')">Log out</a>`, ['out']],
];

const filling: Case[] = [
  ['Enter "Karey" into the text field and press Submit.', `<input id=t>${submit('t')}`, ['Karey']],
  [
    'Enter the username "karrie" and the password "eIq" and press login.',
    `<p><label>Username</label><input id=u></p><p><label>Password</label><input id=p type=password></p><button onclick="say(u.value, p.value)">Login</button>`,
    ['karrie eIq'],
  ],
  ['Enter 03/18/2014 as the date and hit submit', `<input id=d type=date>${submit('d')}`, ['2014-03-18']],
  ['Enter 4:38 PM as the time and press submit.', `<input id=d type=time>${submit('d')}`, ['16:38']],
  [
    'Type Bob into Name, bob@x.de into Email and 5 into Age, then submit the form.',
    `<form onsubmit="say(n.value, e.value, a.value); return false"><label>Name <input id=n></label><label>Email <input id=e type=email></label><label>Age <input id=a type=number></label><button>Go</button></form>`,
    ['Bob bob@x.de 5'],
  ],
  [
    'Fill the first name field with Bob and the last name field with Smith, then click Submit',
    `<label>First name <input id=f></label><label>Last name <input id=l></label>${submit('f,l')}`,
    ['Bob|Smith'],
  ],
  [
    'Set Quantity to 3 and click Submit',
    `<label for=q>Quantity</label><input id=q type=number value=1>${submit('q')}`,
    ['3'],
  ],
  [
    'Fill in the form with name "Bob", email "b@x.de" and press Submit',
    `<input id=n placeholder="Your name"><input id=e placeholder=Email>${submit('n,e')}`,
    ['Bob|b@x.de'],
  ],
  [
    'Clear the Notes field, then click Submit',
    `<label>Notes <textarea id=n>old</textarea></label>${submit('n')}`,
    [''],
  ],
  [
    'Search for "blue shoes"',
    `<form role=search onsubmit="say(q.value); return false"><input id=q type=search placeholder=Search><button>Search</button></form>`,
    ['blue shoes'],
  ],
  [
    'Log in with username bob and password secret',
    `<form onsubmit="say(u.value, p.value); this.remove(); return false"><input id=u placeholder=Username><input id=p type=password placeholder=Password><button>Sign in</button></form>`,
    ['bob secret'],
  ],
  [
    '1. Click Start\n2. Type hello into Message\n3. Press Submit',
    `${button('Start')}<label>Message <input id=m></label>${submit('m')}`,
    ['Start', 'hello'],
  ],
];

const choosing: Case[] = [
  [
    'Select Tora, mcK and click Submit.',
    `<label><input type=checkbox id=a>Tora</label><label><input type=checkbox id=b>xx</label><label><input type=checkbox id=c>mcK</label>${submit('a,b,c')}`,
    ['true|false|true'],
  ],
  [
    'Check the boxes Milk, Eggs and click Submit',
    `<input type=checkbox id=a><label for=a>Milk</label><input type=checkbox id=b><label for=b>Eggs</label>${submit('a,b')}`,
    ['true|true'],
  ],
  [
    'Select qj1 and click Submit.',
    `<label><input type=radio name=r id=a>kk</label><label><input type=radio name=r id=b>qj1</label>${submit('a,b')}`,
    ['false|true'],
  ],
  [
    'Choose the item France from the list and click Submit',
    `<select id=s><option>Spain<option>France</select>${submit('s')}`,
    ['France'],
  ],
  [
    'Select Betty from the list and click Submit.',
    `<select id=s><option>Ann<option>Betty</select>${submit('s')}`,
    ['Betty'],
  ],
  [
    'Select Large from the Size dropdown and Red as the Colour, then press Submit',
    `<label>Size <select id=s><option>Small<option>Large</select></label><label>Colour <select id=c><option>Blue<option>Red</select></label>${submit('s,c')}`,
    ['Large|Red'],
  ],
  [
    'Uncheck Newsletter, then click Submit',
    `<label><input type=checkbox id=a checked>Newsletter</label>${submit('a')}`,
    ['false'],
  ],
  [
    'Set the Volume slider to 30',
    `<label>Volume <input type=range id=r onchange="say(r.value)"></label>`,
    ['30'],
  ],
  [
    'Turn on Wi-Fi',
    `<button role=switch aria-checked=false onclick="this.setAttribute('aria-checked', 'true'); say('on')">Wi-Fi</button>`,
    ['on'],
  ],
  [
    'Choose Pear in the Fruit dropdown',
    `<div role=combobox aria-label=Fruit aria-expanded=false tabindex=0 onclick="l.hidden=false; this.setAttribute('aria-expanded','true')">Apple</div><ul id=l role=listbox hidden><li role=option onclick="say('Apple')">Apple<li role=option onclick="say('Pear')">Pear</ul>`,
    ['Pear'],
  ],
];

const looking: Case[] = [
  [
    'Drag Apples onto the basket',
    `<div id=a draggable=true ondragstart="event.dataTransfer.setData('text', 'apples')">Apples</div><div ondragover="event.preventDefault()" ondrop="say('got', event.dataTransfer.getData('text'))" style="height:60px">Basket</div>`,
    ['got apples'],
  ],
  [
    'Sort by Price',
    `<table><tr><th><button onclick="say('name')">Name</button><th><button onclick="say('price')">Price</button></tr><tr><td>A<td>1</tr></table>`,
    ['price'],
  ],
];

const banner = `<div role=region aria-label="Cookie banner">We use cookies. <button onclick="say('closed'); this.parentNode.remove()">Close</button></div>`;
const tea = (name: string) =>
  `<article><h3>${name}</h3><label>Quantity <input type=number value=1></label> <button onclick="say('${name}', this.parentNode.querySelector('input').value)">Add to cart</button></article>`;

const keeping: Case[] = [
  [
    'Accept the terms, do not subscribe to the newsletter, and submit the form',
    `<form onsubmit="say(t.checked, n.checked); return false"><label><input type=checkbox id=t> I have read and accept the <a href="#t">terms</a></label><label><input type=checkbox id=n checked> Subscribe to the newsletter</label><button type=reset>Reset</button><button>Register</button></form>`,
    ['true false'],
  ],
  [
    'Change the name to "Ada" but do not save. Leave the town as it is.',
    `<form oninput="say(n.value)"><label>Name <input id=n></label><label>Town <input></label><button onclick="say('saved'); return false">Save</button></form>`,
    ['Ada'],
  ],
  ['If there is a cookie banner, close it. Then click Buy', banner + button('Buy'), ['closed', 'Buy']],
  ['Close the cookie banner if there is one, then click Buy', button('Buy'), ['Buy']],
  ['Close the cookie banner first, then click Buy', banner + button('Buy'), ['closed', 'Buy']],
  ['Put two packs of Assam in the cart', tea('Darjeeling') + tea('Assam'), ['Assam 2']],
  [
    'Remember me, then click Send',
    `<label><input type=checkbox onchange="say('on')"> Remember me</label>${button('Send')}`,
    ['on', 'Send'],
  ],
];

describe.concurrent.each([
  ['what is not to be done, what may be there, how many', keeping],
  ['the mouse', clicking],
  ['fields', filling],
  ['choices', choosing],
  ['dialogs, lists and tables', looking],
])('%s', (_, cases) => {
  test.each(share(cases, 1))('%s', async (prompt, html, said) => {
    const told = await browseCase(html, prompt);
    expect({ outcome: told.outcome, said: told.said, reason: told.reason }).toEqual({
      outcome: 'done',
      said,
      reason: expect.anything(),
    });
  });
});

test('instructions go on over pages', async () => {
  const told = await browseCase(
    '<a href="/two">Next step</a>',
    'Click "Next step", type Bob into Name and click Finish',
    { two: `<label>Name <input id=n></label><button onclick="say(n.value)">Finish</button>` },
  );
  expect(told).toMatchObject({ outcome: 'done', said: ['Bob'] });
});
