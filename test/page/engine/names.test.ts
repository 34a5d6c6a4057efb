/** Accessible names and roles compared with Chromium's accessibility tree. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';

let on: PageHarness;
beforeAll(async () => {
  on = await openPageHarness();
});
afterAll(() => on.close());

/** What Chromium calls the element with the id `it`, in our words. */
async function inChromium(): Promise<{ role: string; name: string }> {
  const expression = `document.querySelector('#it')`;
  const { objectId } = (await on.cdp.send('Runtime.evaluate', { expression })).result;
  const { nodes } = await on.cdp.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const role = String(nodes[0]?.role?.value ?? '');
  return { role: ours[role] ?? role, name: String(nodes[0]?.name?.value ?? '') };
}

// Chromium's inner names of roles that have others in ARIA, or, as Playwright has it, are text boxes to a user.
const ours: Record<string, string> = {
  ColorWell: 'textbox',
  Iframe: 'iframe',
  Date: 'textbox',
  DisclosureTriangle: 'button',
  InputTime: 'textbox',
  image: 'img',
};

test.each([
  ['text and markup', '<button id="it">Save <b>all</b> files</button>'],
  ['blocks that part words', '<button id="it"><div>Save</div><div>all</div></button>'],
  ['inline parts that do not', '<button id="it">Sa<b>v</b>e</button>'],
  ['a line break', '<a id="it" href="#">one<br>two</a>'],
  ['a hidden part', '<h2 id="it">shown <span style="display: none">hidden</span></h2>'],
  [
    'a part hidden by visibility, shown again inside',
    '<h2 id="it"><i style="visibility: hidden">a <b style="visibility: visible">b</b></i></h2>',
  ],
  ['an aria-hidden part', '<a id="it" href="#">shown <span aria-hidden="true">hidden</span></a>'],
  [
    'a part with a label of its own',
    '<button id="it">Rate <span role="img" aria-label="five stars"></span></button>',
  ],
  [
    'a part that refers elsewhere',
    '<p id="n">there</p><button id="it">Here <span aria-labelledby="n" role="img"></span></button>',
  ],
  ['a picture', '<a id="it" href="#"><img alt="Logo"> Home</a>'],
  ['a picture without words', '<a id="it" href="#"><img alt=""> Home</a>'],
  [
    'a drawing with a title',
    '<button id="it"><svg width="9" height="9"><title>Search</title><path d="M0 0h9"/></svg></button>',
  ],
  ['its title', '<button id="it" title="Close"></button>'],
  ['its title beside its content', '<a id="it" href="#" title="more about it">Read</a>'],
  ['aria-label before content', '<button id="it" aria-label="Close dialog">×</button>'],
  ['an empty aria-label', '<button id="it" aria-label="  ">Close</button>'],
  [
    'aria-labelledby before aria-label',
    '<b id="n">By reference</b><button id="it" aria-labelledby="n" aria-label="By label">x</button>',
  ],
  ['aria-labelledby that leads nowhere', '<button id="it" aria-labelledby="nowhere">Content</button>'],
  [
    'several references, itself among them',
    '<b id="n">Delete</b><button id="it" aria-label="row 1" aria-labelledby="n it">x</button>',
  ],
  ['a reference to something hidden', '<b id="n" hidden>Hidden words</b><input id="it" aria-labelledby="n">'],
  ['a reference to a picture', '<img id="n" alt="A map"><input id="it" aria-labelledby="n">'],
  [
    'a reference to a field',
    '<input id="n" value="42" aria-label="Answer"><button id="it" aria-labelledby="n">x</button>',
  ],
  ['a label that is hidden', '<label for="it" hidden>Name</label><input id="it">'],
  ['a picture button with a title', '<input type="image" id="it" title="Send">'],
  ['a button with a label', '<label for="it">Labelled</label><button id="it">Content</button>'],
  ['a list of choices in a heading', '<h2 id="it">Sort by <select><option>a<option selected>b</select></h2>'],
  [
    'an editable part in a label',
    '<label><input type="checkbox" id="it"> for <span role="textbox" contenteditable>7</span> days</label>',
  ],
  [
    'content owned from elsewhere',
    '<button id="it" aria-owns="o">Own </button><span id="o">and owned</span>',
  ],
  [
    'a nested list',
    '<ul role="tree"><li role="treeitem" id="it" aria-label="Branch">Branch<ul role="group"><li role="treeitem">Leaf</li></ul></li></ul>',
  ],
  ['a frame', '<iframe id="it" title="Map"></iframe>'],
  ['a picture by role', '<span id="it" role="img" aria-label="Star">★</span>'],
  ['a header', '<header id="it" aria-label="Top">x</header>'],
  ['a search part', '<search id="it" aria-label="Find">x</search>'],
  ['a role that does not exist before one that does', '<span id="it" role="knob button">x</span>'],
  ['a presentational button', '<button id="it" role="presentation">x</button>'],
  ['a picture without words that has a label', '<img id="it" alt="" aria-label="Seal">'],
  ['a menu item with its key', '<ul role="menu"><li role="menuitem" id="it">Open <kbd>o</kbd></li></ul>'],
  ['a tooltip', '<div role="tooltip" id="it">Help</div>'],
  ['an option with a label', '<select size="3"><option id="it" label="Long pear">P</select>'],
  ['a group of options', '<select size="3"><optgroup id="it" label="Fruit"><option>P</optgroup></select>'],
  ['white space', '<button id="it">  a\n   b&nbsp;&nbsp;c </button>'],
  ['a label around it', '<label>Name <input id="it"></label>'],
  ['a label elsewhere', '<label for="it">Name</label><input id="it">'],
  ['two labels', '<label for="it">First</label><input id="it"><label for="it">Second</label>'],
  ['a label before a placeholder', '<label for="it">Name</label><input id="it" placeholder="Ada">'],
  ['a placeholder', '<input id="it" placeholder="Ada">'],
  ['a title before a placeholder', '<input id="it" placeholder="Ada" title="Your name">'],
  ['a text area with a placeholder', '<textarea id="it" placeholder="Tell us"></textarea>'],
  [
    'a label with a field in it',
    '<label><input type="checkbox" id="it"> every <input value="5" size="2"> minutes</label>',
  ],
  [
    'a label with a list in it',
    '<label><input type="checkbox" id="it"> every <select><option>day<option selected>week</select></label>',
  ],
  [
    'a label with a slider in it',
    '<label><input type="checkbox" id="it"> at <span role="slider" aria-valuenow="7" aria-valuetext="seven"></span></label>',
  ],
  ['a list in its label', '<label>City <select id="it"><option>Rome</select></label>'],
  ['an input button', '<input type="button" id="it" value="Go">'],
  ['a submit button without words', '<input type="submit" id="it">'],
  ['a reset button without words', '<input type="reset" id="it">'],
  ['a picture button', '<input type="image" id="it" alt="Send">'],
  ['a field set', '<fieldset id="it"><legend>Address</legend><input></fieldset>'],
  ['a table', '<table id="it"><caption>Prices</caption><tr><td>1</td></tr></table>'],
  ['a figure', '<figure id="it"><p>x</p><figcaption>A cat</figcaption></figure>'],
  ['a picture with a title only', '<img id="it" title="A dog">'],
  [
    'what a style sheet adds',
    '<style>#it::before { content: "New " } #it::after { content: "!" }</style><button id="it">mail</button>',
  ],
  [
    'what a style sheet says instead',
    '<style>#it::before { content: "★" / "Favourite " }</style><button id="it">mail</button>',
  ],
  [
    'what a style sheet takes from an attribute',
    '<style>#it::before { content: attr(data-n) " " }</style><button id="it" data-n="3">mails</button>',
  ],
  ['a summary', '<details><summary id="it">More</summary>x</details>'],
  ['an option', '<select size="3"><option id="it">Pear</select>'],
  ['a tab', '<div role="tablist"><div role="tab" id="it">First <i>page</i></div></div>'],
  ['a row', '<table><caption>Sums</caption><tr id="it"><td>1</td><td>2</td></tr></table>'],
  ['a cell', '<table><tr><th>h</th></tr><tr><td id="it">one <b>two</b></td></tr></table>'],
  ['a column header', '<table><tr><th id="it">h</th></tr><tr><td>c</td></tr></table>'],
  ['a row header', '<table><tr><th scope="row" id="it">h</th><td>c</td></tr></table>'],
  ['a switch', '<button role="switch" id="it">Wifi</button>'],
  ['a tree item', '<ul role="tree"><li role="treeitem" id="it">Leaf</li></ul>'],
  ['a dialog', '<dialog open id="it" aria-label="Sure?">x</dialog>'],
  ['a navigation', '<nav id="it" aria-label="Main"><a href="#">x</a></nav>'],
  ['a section', '<section id="it" aria-label="News">x</section>'],
  ['a colour', '<label>Ink <input type="color" id="it"></label>'],
  ['a date', '<label>Day <input type="date" id="it"></label>'],
  ['a time', '<label>Hour <input type="time" id="it"></label>'],
  ['a range', '<label>Loud <input type="range" id="it"></label>'],
  ['a number', '<label>Age <input type="number" id="it"></label>'],
  ['a search', '<input type="search" id="it" aria-label="Find">'],
  ['a combo box', '<input list="l" id="it" aria-label="Fruit"><datalist id="l"><option>a</datalist>'],
  ['a progress', '<progress id="it" aria-label="Loading"></progress>'],
  ['a meter', '<meter id="it" value="0.5" aria-label="Disk"></meter>'],
  ['an output', '<output id="it" aria-label="Sum">3</output>'],
  ['a separator', '<hr id="it" aria-label="end">'],
  ['an article', '<article id="it" aria-label="Post">x</article>'],
  ['an aside', '<aside id="it" aria-label="Ads">x</aside>'],
  ['a form', '<form id="it" aria-label="Login"><input></form>'],
  ['a term', '<dl><dt id="it" aria-label="Word">x</dt><dd>y</dd></dl>'],
  ['a text with aria-label on nothing', '<a id="it" aria-label="anchor">x</a>'],
  ['a button that is used as a combo box', '<button id="it" role="combobox">Fruit</button>'],
  ['a file', '<input type="file" id="it">'],
  ['several files', '<input type="file" id="it" multiple title="Photos">'],
  [
    'its label and itself',
    '<label id="n" for="it">Name</label><input id="it" aria-labelledby="n it" value="Ada">',
  ],
  [
    'its label and itself, a picture',
    '<label id="n" for="it">Go</label><input type="image" alt="on" id="it" aria-labelledby="n it">',
  ],
  ['a box and its label', '<h2 id="it"><input type="checkbox" id="c"> <label for="c">Agreed</label></h2>'],
  ['nothing but a blank between words', '<button id="it">a<b><i> </i></b>b</button>'],
  [
    'a sign that a style sheet puts before',
    '<style>#it::before { content: url(x.png) }</style><a id="it" href="#">b</a>',
  ],
  ['a table that says what it is about', '<table id="it" summary="Prices" title="x"><tr><td>1</table>'],
  ['an empty picture that can be reached', '<img id="it" alt="" tabindex="0">'],
  ['a message in a heading', '<h2 id="it">Order <span role="alert">failed</span></h2>'],
])('%s: as Chromium has it', async (_, html) => {
  await on.show(html);
  const { role, name } = await inChromium();
  const selector = `role=${role}[name=${JSON.stringify(name)}]`;
  const found = await on.act('attribute', name === '' ? `role=${role}` : selector, 'id', 400);
  expect(found, `${role} ${JSON.stringify(name)} in Chromium`).toBe('it');
});
