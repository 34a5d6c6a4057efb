/** Mouse events compared with those of Chromium's trusted input. */
import { afterAll, beforeAll } from 'vitest';
import { compare } from '../../support/page-harness/compare-transcripts';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());
const page = () => on;

compare(page, {
  name: 'click a button deep in the page',
  html: '<div id="card"><button id="save"><b id="word">Save</b></button></div>',
  trusted: (page) => page.click('#save'),
  engine: [['click', '#save']],
});

compare(page, {
  name: 'double click a cell that takes the focus',
  html: '<p id="cell" tabindex="0">Cell</p>',
  trusted: (page) => page.click('#cell', { count: 2 }),
  engine: [['dblclick', '#cell']],
});

compare(page, {
  name: 'double click a word in a field',
  html: '<input id="field" value="one two three" size="13">',
  trusted: (page) => page.click('#field', { count: 2 }),
  engine: [['dblclick', '#field']],
});

compare(page, {
  name: 'double click a word in a paragraph',
  html: '<p id="text" style="width: 60px; font: 20px monospace">alpha</p>',
  trusted: (page) => page.click('#text', { count: 2 }),
  engine: [['dblclick', '#text']],
});

compare(page, {
  name: 'right click a button',
  html: '<button id="file">File</button>',
  trusted: (page) => page.click('#file', { button: 'right' }),
  engine: [['rightclick', '#file']],
});

compare(page, {
  name: 'right click a word in a paragraph',
  html: '<p id="text" style="width: 60px; font: 20px monospace">alpha</p>',
  trusted: (page) => page.click('#text', { button: 'right' }),
  engine: [['rightclick', '#text']],
});

compare(page, {
  name: 'click a label that holds its checkbox',
  html: '<label id="label"><input type="checkbox" id="box"> <span id="word">Agree to everything</span></label>',
  trusted: (page) => page.click('#word'),
  engine: [['click', '#word']],
});

compare(page, {
  name: 'click a label of a text field elsewhere',
  html: '<label id="label" for="field">Name</label><input id="field" value="Ada">',
  trusted: (page) => page.click('#label'),
  engine: [['click', '#label']],
});

compare(page, {
  name: 'click a checkbox',
  html: '<input type="checkbox" id="box">',
  trusted: (page) => page.click('#box'),
  engine: [['check', '#box']],
});

compare(page, {
  name: 'click another radio button of a group',
  html: '<input type="radio" name="r" id="one" checked><input type="radio" name="r" id="two">',
  trusted: (page) => page.click('#two'),
  engine: [['click', '#two']],
});

compare(page, {
  name: 'click the radio button that is chosen',
  html: '<input type="radio" name="r" id="one" checked><input type="radio" name="r" id="two">',
  trusted: (page) => page.click('#one'),
  engine: [['click', '#one']],
});

compare(page, {
  name: 'hover one thing after the other',
  html: '<ul id="menu"><li id="one">One</li><li id="two">Two</li></ul>',
  trusted: (page) => page.hover('#one').then(() => page.hover('#two')),
  engine: [
    ['hover', '#one'],
    ['hover', '#two'],
  ],
});

compare(page, {
  name: 'hover into a nested element and out to its sibling',
  html: '<div id="out"><div id="in"><i id="deep">deep</i></div><b id="next">next</b></div>',
  trusted: (page) => page.hover('#deep').then(() => page.hover('#next')),
  engine: [
    ['hover', '#deep'],
    ['hover', '#next'],
  ],
});

compare(page, {
  name: 'hover inside a shadow tree and leave it',
  html: '<div id="host"><template shadowrootmode="open"><p id="a">a</p><slot></slot></template><i id="light">l</i></div>',
  trusted: async (page) => {
    await page.hover('#host >>> #a');
    await page.hover('#light');
    await page.hover('#rest');
  },
  engine: [
    ['hover', '#a'],
    ['hover', '#light'],
    ['hover', '#rest'],
  ],
});

compare(page, {
  name: 'hover inside a frame and leave it',
  html: '<iframe id="frame" style="width: 200px; height: 80px" srcdoc="<body id=inner><p id=p style=\'height: 18px\'>in</p>"></iframe>',
  trusted: async (page) => {
    await page.mouse.move(102, 27);
    await page.hover('#rest');
  },
  engine: [
    ['hover', '#frame >>> #p'],
    ['hover', '#rest'],
  ],
});

compare(page, {
  name: 'click inside a frame that is scaled',
  html: '<iframe id="frame" style="width: 200px; height: 80px; border: 4px solid; padding: 6px; transform: scale(1.5); transform-origin: 0 0" srcdoc="<style>body { margin: 0 }</style><body id=inner><button id=b style=\'width: 100px; height: 40px\'>in</button>"></iframe><div style="height: 60px"></div>',
  trusted: (page) => page.mouse.click(15 + 75, 15 + 30),
  engine: [['click', '#frame >>> #b']],
});

compare(page, {
  name: 'click a button that is rotated and moved',
  html: '<button id="b" style="transform: translate(100px, 60px) rotate(30deg)">Turn</button>',
  trusted: (page) => page.click('#b'),
  engine: [['click', '#b']],
});

compare(page, {
  name: 'click with Control and Shift held',
  html: '<button id="b">B</button>',
  trusted: async (page) => {
    await page.keyboard.down('Control');
    await page.keyboard.down('Shift');
    await page.click('#b');
    await page.keyboard.up('Shift');
    await page.keyboard.up('Control');
  },
  engine: [['click', '#b', 'Control+Shift']],
});

compare(page, {
  name: 'click a button in a shadow tree within a shadow tree',
  html: '<div id="host"><template shadowrootmode="open"><div id="host2"><template shadowrootmode="open"><button id="b">B</button></template></div></template></div>',
  trusted: (page) => page.click('#host >>> #b'),
  engine: [['click', '#b']],
});

compare(page, {
  name: 'click a shape of a drawing',
  html: '<svg id="svg" width="80" height="80"><g id="g"><circle id="c" cx="40" cy="40" r="30"/></g></svg>',
  trusted: (page) => page.click('#c'),
  engine: [['click', '#c']],
});

compare(page, {
  name: 'click a link whose page handles it',
  html: '<a id="a" href="#there" onclick="event.preventDefault()">Link</a>',
  trusted: (page) => page.click('#a'),
  engine: [['click', '#a']],
});

compare(page, {
  name: 'click a summary',
  html: '<details id="d"><summary id="s">More</summary>text</details>',
  trusted: (page) => page.click('#s'),
  engine: [['click', '#s']],
});

compare(page, {
  name: 'click a submit button',
  html: '<form id="f" onsubmit="return false"><input id="q" value="x"><button id="go">Go</button></form>',
  trusted: (page) => page.click('#go'),
  engine: [['click', '#go']],
});

compare(page, {
  name: 'click a submit button of a form with a required field',
  html: '<form id="f"><input id="q" required><button id="go">Go</button></form>',
  trusted: (page) => page.click('#go'),
  engine: [['click', '#go']],
});

compare(page, {
  name: 'click a reset button',
  html: '<form id="f"><input id="q" value="x"><button id="undo" type="reset">Reset</button></form>',
  trusted: (page) => page.click('#undo'),
  engine: [['click', '#undo']],
});

compare(page, {
  name: 'click into the text of a field',
  html: '<input id="field" value="abcdef" size="6" style="font: 20px monospace; padding: 0">',
  trusted: (page) => page.click('#field'),
  engine: [['click', '#field']],
});

compare(page, {
  name: 'click beside an open popover',
  html: '<div id="pop" popover="auto" style="margin: 0">pop</div><p id="beside" style="margin: 100px">beside</p><script>pop.showPopover()</script>',
  trusted: (page) => page.click('#beside'),
  engine: [['click', '#beside']],
});
