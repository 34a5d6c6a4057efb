/** Generates long pages, the same at every run, for tests of size and benchmarks. */

const syllables =
  'an ber cor dal en fir gra hol in jos ka lem mor nes on per qui ras sol tor ul ven wis yl zen'.split(' ');

/** Numbers from 0 to below `limit`, the same ones at every run (a linear congruential generator). */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

/**
 * An article as an encyclopaedia prints it, with 2,000 links: sections, paragraphs full of links and footnote marks,
 * lists, tables, an infobox, a navigation column and a long list of references.
 */
export function articlePage(): string {
  const roll = dice(7);
  let links = 0;
  let marks = 0;
  const list = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index)).join('');
  const word = () => list(1 + roll(2), () => syllables[roll(syllables.length)] ?? '');
  const words = (count: number) => list(count, () => `${word()} `).trim();
  const link = (text = words(1 + roll(3))) => {
    links += 1;
    return `<a href="/wiki/${text.replaceAll(' ', '_')}" title="${text}">${text}</a>`;
  };
  const mark = () => {
    marks += 1;
    links += 1;
    return `<sup id="ref-${marks}" class="reference"><a href="#note-${marks}"><span>[</span>${marks}<span>]</span></a></sup>`;
  };
  const sentence = () => `${words(2 + roll(5))} ${link()} ${words(1 + roll(5))}${roll(2) ? mark() : ''}. `;
  const paragraph = () => `<p>${list(4 + roll(4), sentence)}<b>${words(2)}</b> ${words(6)}.</p>\n`;
  const section = (index: number) => `<section><div class="heading"><h2 id="s${index}">${words(3)}</h2>
    <span class="edit"><span>[</span><a href="/edit/${index}" title="Edit section"><span>edit</span></a><span>]</span></span></div>
    ${list(4, paragraph)}<h3>${words(2)}</h3>${list(3, paragraph)}
    <figure><a href="/file/${index}"><img src="data:," alt="${words(4)}" width="200" height="150"></a>
    <figcaption>${words(8)} ${link()}</figcaption></figure>
    <ul>${list(6, () => `<li>${link()} ${words(6)}</li>`)}</ul></section>`;
  const body = `<header><a href="/">Encyclopaedia</a><form role="search"><input type="search" name="q" aria-label="Search" placeholder="Search">
    <button>Search</button></form><nav aria-label="Personal tools"><ul>${list(6, () => `<li>${link()}</li>`)}</ul></nav></header>
    <nav aria-label="Contents"><ul>${list(17, (index) => `<li><a href="#s${index}"><div><span>${index + 1}</span> <span>${words(3)}</span></div></a></li>`)}</ul></nav>
    <main><h1>${words(2)}</h1><table class="infobox"><caption>${words(2)}</caption>
    ${list(30, () => `<tr><th scope="row">${words(2)}</th><td>${link()} (${1800 + roll(200)})</td></tr>`)}</table>
    ${list(17, section)}
    <table class="wikitable"><thead><tr>${list(5, () => `<th scope="col">${word()}</th>`)}</tr></thead><tbody>
    ${list(40, () => `<tr><td>${link()}</td><td>${roll(9999)}</td><td>${words(2)}</td><td>${link()}</td><td>${words(3)}</td></tr>`)}</tbody></table>
    <h2>References</h2><ol class="references">${list(marks, (index) => `<li id="note-${index + 1}"><span><b><a href="#ref-${index + 1}" aria-label="Jump up">^</a></b></span> <span><cite>${words(3)}. <a class="external" rel="nofollow" href="https://example.com/${index}">"${words(5)}"</a>. <i>${words(2)}</i>. ${1900 + roll(120)}.</cite></span></li>`)}</ol>`;
  // Besides those counted: the logo, two of each reference, and three of each section.
  const rest = 2000 - links - 2 * marks - 1 - 3 * 17;
  return `<!doctype html><html lang="en"><head><title>Article</title><style>
    body { font: 14px sans-serif; margin: 1em 10em } .infobox { float: right; width: 22em } .edit { font-size: small }
    </style></head><body>${body}<table class="navbox"><tr><th scope="row">${words(2)}</th><td><ul>${list(
      Math.max(0, rest),
      () => `<li>${link()}</li>`,
    )}</ul></td></tr></table></main><footer><p>${words(30)}</p></footer></body></html>`;
}

/**
 * A page of 100,000 elements: a list of 10,000 rows of ten, with a name, a note and a link each and a few buttons.
 * The rows are positioned, or Chromium would work for 25 ms at each change of the rest of the page
 * (`RunCompositingInputsLifecyclePhase`), which no click can come before.
 */
export function hugePage(rows = 10_000): string {
  const roll = dice(3);
  const control = (index: number) =>
    index % 20 === 0
      ? `<button id="b${index}">Open ${index}</button>`
      : `<a href="#row-${index}">Row ${index}</a>`;
  const row = (index: number) => `<div class="row"><div><span>Name ${index}</span> <b>${roll(1000)}</b></div>
    <div><p>Note <i>${roll(1000)}</i></p></div><div>${control(index)} <small>${roll(1000)}</small></div></div>`;
  return `<!doctype html><html lang="en"><head><title>Huge</title><style>#rows { position: relative }</style></head><body>
    <p id="said">0</p><button id="count" onclick="said.textContent = Number(said.textContent) + 1">Count</button>
    <div id="rows">${Array.from({ length: rows }, (_, index) => row(index)).join('\n')}</div></body></html>`;
}
