/** Exercises in the wording of public web-agent benchmarks, on pages built with their libraries. */
import { expect, test } from 'vitest';
import { literalCases } from '../../support/models/literal-case';

const browseCase = literalCases();

/** The exercise says on the page what is to be done, and ends with a cover over it all. */
const exercise = (
  prompt: string,
  area: string,
  script: string,
) => `<style>#wrap { width: 160px } #query { background: #ff0 }
  .ui-slider { position: relative; height: 10px; background: #ccc } .ui-slider-handle { position: absolute; width: 14px; height: 14px; background: #888 }
  .icon { display: inline-block; width: 16px; height: 16px } [hidden] { display: none }</style>
  <div id=wrap><div id=query>${prompt}</div><div id=area>${area}</div></div>
  <div id=reward-display>Last reward: <span>-</span> Episodes done: <span>0</span></div>
  <script>const $ = (q) => document.querySelector(q), $$ = (q) => [...document.querySelectorAll(q)];
  const on = (q, type, f) => $$(q).forEach((one) => one.addEventListener(type, f));
  const end = (words) => { say(words); document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0;background:#fff">START</div>'); };
  addEventListener('load', () => setTimeout(() => { ${script} }))</script>`;

const tabs = `<div id=tabs><ul role=tablist><li role=tab tabindex=0 aria-selected=true data-n=1><a href="#tabs-1" role=presentation>Tab #1</a></li><li role=tab tabindex=-1 aria-selected=false data-n=2><a href="#tabs-2" role=presentation>Tab #2</a></li><li role=tab tabindex=-1 aria-selected=false data-n=3><a href="#tabs-3" role=presentation>Tab #3</a></li></ul>
  <div role=tabpanel>Lorem <span class=alink>dolor</span></div><div role=tabpanel hidden>sit</div><div role=tabpanel hidden>amet <span class=alink>dui</span> est</div></div>`;
const tabScript = `on('[role=tab]', 'click', (e) => { e.preventDefault(); const n = e.currentTarget.dataset.n; $$('[role=tabpanel]').forEach((p, i) => p.hidden = i + 1 != n); $$('[role=tab]').forEach((t) => t.setAttribute('aria-selected', t.dataset.n === n)); });`;

const dialog = `<div role=dialog class=ui-dialog aria-labelledby=ti style="position:absolute;top:60px"><span id=ti>Notice</span><button type=button title=Close class=ui-dialog-titlebar-close><span class="ui-icon ui-icon-closethick"></span>Close</button><p>Lorem ipsum</p><button>Cancel</button><button>OK</button></div>`;

const inbox = `<div id=main><h2>Primary</h2>${['Lonna', 'Jamima', 'Bo']
  .map(
    (name, index) =>
      `<div class=email-thread data-i=${index}><div class=email-sender>${name}</div><div class=email-subject>Hello there</div><div><span class="icon star"></span><span class="icon trash"></span></div></div>`,
  )
  .join('')}</div>`;
const inboxScript = `on('.trash', 'click', (e) => { e.stopPropagation(); end('trash ' + e.target.closest('.email-thread').dataset.i); });
  on('.star', 'click', (e) => { e.stopPropagation(); end('star ' + e.target.closest('.email-thread').dataset.i); });
  on('.email-thread', 'click', (e) => { const who = e.currentTarget.dataset.i; $('#main').hidden = true; $('#area').insertAdjacentHTML('beforeend', '<div id=email><h3>Hello there</h3><span class="icon email-reply"></span><span class="icon email-forward"></span></div>');
    on('.email-reply, .email-forward', 'click', (r) => { const kind = r.target.classList.contains('email-reply') ? 'reply' : 'forward'; $('#email').innerHTML = (kind === 'forward' ? 'to: <input class=forward-sender>' : '') + '<textarea></textarea><span id=send class="icon send"></span>';
      on('#send', 'click', () => end(kind + ' ' + who + ' ' + (kind === 'forward' ? $('input').value : $('textarea').value))); }); });`;

const calendar = `<p>Date: <input id=datepicker readonly></p><div id=ui hidden></div><button id=subbtn>Submit</button>`;
const calendarScript = `let at = new Date(2016, 11, 1); const names = 'January February March April May June July August September October November December'.split(' ');
  const draw = () => { const days = new Date(at.getFullYear(), at.getMonth() + 1, 0).getDate(); $('#ui').innerHTML = '<a class=prev title=Prev><span>Prev</span></a><a class=next title=Next><span>Next</span></a><div><span>' + names[at.getMonth()] + '</span>&nbsp;<span>' + at.getFullYear() + '</span></div><table><tr>' + Array.from({ length: days }, (_, i) => '<td><a href="#">' + (i + 1) + '</a></td>' + (i % 7 === 6 ? '</tr><tr>' : '')).join('') + '</tr></table>';
    on('.prev', 'click', () => { at = new Date(at.getFullYear(), at.getMonth() - 1, 1); draw(); }); on('.next', 'click', () => { at = new Date(at.getFullYear(), at.getMonth() + 1, 1); draw(); });
    on('#ui td a', 'click', (e) => { e.preventDefault(); $('#datepicker').value = String(at.getMonth() + 1).padStart(2, 0) + '/' + e.target.textContent.padStart(2, 0) + '/' + at.getFullYear(); $('#ui').hidden = true; }); };
  on('#datepicker', 'focus', () => { draw(); $('#ui').hidden = false; }); on('#subbtn', 'click', () => end($('#datepicker').value));`;

const slider = (n = 1) =>
  `${Array.from({ length: n }, (_, i) => `<div class=ui-slider id=s${i}><span tabindex=0 class="ui-slider-handle ui-corner-all" style="left:0%"></span></div><div id=val${i}>0</div>`).join('<br>')}<br><button id=subbtn>Submit</button>`;
const sliderScript = `const v = {}; on('.ui-slider-handle', 'keydown', (e) => { const by = { ArrowRight: 1, ArrowLeft: -1 }[e.key]; if (!by) return; const id = e.target.parentElement.id; v[id] = Math.min(20, Math.max(0, (v[id] ?? 0) + by)); e.target.style.left = v[id] * 5 + '%'; $('#val' + id.slice(1)).textContent = v[id]; });
  on('#subbtn', 'click', () => end($$('[id^=val]').map((one) => one.textContent).join()));`;

const search = `<input id=search-text><button id=search>Search</button><div id=page></div><ul id=pagination></ul>`;
const searchScript = `const all = Array.from({ length: 9 }, (_, i) => 'Result' + i); let p = 0; const draw = () => { $('#page').innerHTML = all.slice(p * 3, p * 3 + 3).map((name, i) => '<div><a href="#" data-r=' + (p * 3 + i + 1) + '>' + $('#search-text').value + ' ' + name + '</a><div class=url>https://x.test</div><div>Lorem ipsum.</div></div>').join(''); $('#pagination').innerHTML = '<li><a href="#" data-p=0>1</a><li><a href="#" data-p=1>2</a><li><a href="#" data-p=2>3</a><li><a href="#" data-p=n>&gt;</a>'; on('#page a', 'click', (e) => { e.preventDefault(); end(e.target.dataset.r); }); on('#pagination a', 'click', (e) => { e.preventDefault(); p = e.target.dataset.p === 'n' ? p + 1 : Number(e.target.dataset.p); draw(); }); };
  on('#search', 'click', draw);`;

const menu = `<ul id=menu><li class=top><div tabindex=-1 role=menuitem aria-haspopup=true>Alda</div><ul hidden><li><div tabindex=-1 role=menuitem>Bert</div></li><li><div tabindex=-1 role=menuitem aria-haspopup=true>Cora</div><ul hidden><li><div tabindex=-1 role=menuitem>Dino</div></li></ul></li></ul></li><li><div tabindex=-1 role=menuitem>Enzo</div></li></ul>`;
const menuScript = `on('#menu li', 'mouseenter', (e) => setTimeout(() => { const ul = e.target.querySelector('ul'); if (ul) ul.hidden = false; }, 150)); on('[role=menuitem]', 'click', (e) => { if (!e.target.nextElementSibling) end(e.target.textContent); });`;

const tree = `<ul class=filetree><li><span class=folder>Otha</span><ul hidden><li><span class=file>Rena</span></li></ul></li><li><span class=folder>Bibi</span><ul hidden><li><span class=folder>Dulcy</span><ul hidden><li><span class=file>Kelsy</span></li></ul></li></ul></li></ul>`;
const treeScript = `on('.folder', 'click', (e) => { const ul = e.target.nextElementSibling; ul.hidden = !ul.hidden; }); on('.file', 'click', (e) => end(e.target.textContent));`;

const auto = `<label>Tags: <input id=tags autocomplete=off></label><ul id=list hidden></ul><button id=subbtn>Submit</button>`;
const autoScript = `const all = ['Angola', 'Andorra', 'Argentina', 'Antarctica']; on('#tags', 'keyup', () => { const begun = $('#tags').value.toLowerCase(); $('#list').innerHTML = all.filter((one) => begun && one.toLowerCase().startsWith(begun)).map((one) => '<li><div tabindex=-1>' + one + '</div></li>').join(''); $('#list').hidden = false; on('#list div', 'click', (e) => { $('#tags').value = e.target.textContent; $('#list').hidden = true; }); }); on('#subbtn', 'click', () => end($('#tags').value));`;

const colours = ['red', 'green', 'blue', 'yellow']
  .map(
    (name) =>
      `<div class=color data-c=${name} style="width:40px;height:40px;float:left;background-color:${name}"></div>`,
  )
  .join('');

const cases: [prompt: string, area: string, script: string, said: string][] = [
  ['Click on Tab #2.', tabs, `on('[role=tab]', 'click', (e) => end(e.currentTarget.dataset.n))`, '2'],
  [
    'Switch between the tabs to find and click on the link "dui".',
    tabs,
    `${tabScript} on('.alink', 'click', (e) => end(e.target.textContent))`,
    'dui',
  ],
  [
    'Close the dialog box by clicking the "x".',
    dialog,
    `on('button', 'click', (e) => end(e.currentTarget.title || e.target.textContent))`,
    'Close',
  ],
  [
    'Click the button in the dialog box labeled "Cancel".',
    dialog,
    `on('button', 'click', (e) => end(e.currentTarget.title || e.target.textContent))`,
    'Cancel',
  ],
  [
    'Click the button in the dialog box labeled "x".',
    dialog,
    `on('button', 'click', (e) => end(e.currentTarget.title || e.target.textContent))`,
    'Close',
  ],
  ['Find the email by Jamima and click the trash icon to delete it.', inbox, inboxScript, 'trash 1'],
  ['Find the email by Lonna and click the star icon to mark it as important.', inbox, inboxScript, 'star 0'],
  ['Find the email by Bo and reply to them with the text "Ac nec".', inbox, inboxScript, 'reply 2 Ac nec'],
  ['Find the email by Bo and forward that email to Tandy.', inbox, inboxScript, 'forward 2 Tandy'],
  ['Select 10/05/2016 as the date and hit submit.', calendar, calendarScript, '10/05/2016'],
  ['Select 7 with the slider and hit Submit.', slider(), sliderScript, '7'],
  ['Set the sliders to the combination [2,0,5] and submit.', slider(3), sliderScript, '2,0,5'],
  [
    'Use the textbox to enter "Teddie" and press "Search", then find and click the 5th search result.',
    search,
    searchScript,
    '5',
  ],
  ['Select Alda>Cora>Dino', menu, menuScript, 'Dino'],
  [
    'Navigate through the file tree. Find and click on the folder or file named "Kelsy".',
    tree,
    treeScript,
    'Kelsy',
  ],
  [
    'Enter an item that starts with "An" and ends with "ra".',
    auto,
    `${autoScript} on('#tags', 'change', () => {}); new MutationObserver(() => $('#tags').value && say($('#tags').value)).observe($('#list'), { attributes: true })`,
    'Andorra',
  ],
  ['Click on the red colored box.', colours, `on('.color', 'click', (e) => end(e.target.dataset.c))`, 'red'],
  [
    'Click on a "checkbox" widget.',
    '<textarea></textarea><input type=radio><input type=checkbox><input>',
    `on('input, textarea', 'click', (e) => end(e.target.type))`,
    'checkbox',
  ],
  [
    'Check the 2nd radio button and enter the number "2" into the 3rd textbox.',
    '<input type=radio name=a><input type=radio name=a id=r><input><input><input id=t><button>Submit</button>',
    `on('#t', 'input', () => $('#r').checked && end($('#t').value))`,
    '2',
  ],
  [
    'Choose 5ft 7in from the dropdown, then click the button labeled "No"',
    '<select id=s><option>5ft 6in<option>5ft 7in</select><button>Yes</button><button>No</button>',
    `on('button', 'click', (e) => end($('#s').value + ' ' + e.target.textContent))`,
    '5ft 7in No',
  ],
  [
    'Find the last word in the text area, enter it into the text field and hit Submit.',
    '<textarea>Vel dui nec amet.</textarea><input id=t><button id=b>Submit</button>',
    `on('#b', 'click', () => end($('#t').value))`,
    'amet',
  ],
  [
    'Select nothing and click Submit.',
    '<label><input type=checkbox>Bo</label><button id=b>Submit</button>',
    `on('#b', 'click', () => end($('input').checked))`,
    'false',
  ],
  [
    'Copy the text from the 2nd text area below and paste it into the text input, then press Submit.',
    '<textarea>one</textarea><textarea>two</textarea><input id=t><button id=b>Submit</button>',
    `on('#b', 'click', () => end($('#t').value))`,
    'two',
  ],
  [
    'Click button ONE, then click button TWO.',
    '<button id=b>ONE</button><button id=c>TWO</button>',
    `let one = false; on('#b', 'click', () => { one = true; }); on('#c', 'click', () => end(one))`,
    'true',
  ],
];

test.concurrent.each(cases)('%s', async (prompt, area, script, said) => {
  const told = await browseCase(exercise(prompt, area, script), prompt);
  expect({ outcome: told.outcome, said: told.said.at(-1), reason: told.reason }).toEqual({
    outcome: 'done',
    said,
    reason: expect.anything(),
  });
});
