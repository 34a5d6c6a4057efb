/** Pages and schemas made to keep their reader busy, and harmless ones of the same size. */

const size = 40_000;
const fill = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
const html = (body: string) => `<!doctype html><title>Tower</title><h1>Tower</h1>${body}`;

const harmlessText = fill('The tower of the town is 300 m high, and it was built in 1889. ');

/** Ten pages, each a paragraph or a list that some pattern might try in every way. */
export const hostilePages: readonly string[] = [
  html(`<p>${'-'.repeat(220)}</p><p>${fill('- ')}</p>`),
  html(`<p>${fill('1,')}</p>`),
  html(`<p>${fill('1,111 x ')}</p>`),
  html(`<p>${fill('Tower ')}</p>`),
  html(`<p>${fill('a@a.')}</p><p>${fill('1 January ')}</p>`),
  html(`<pre>${fill(' \t')}x</pre>`),
  // Deeper than a parser nests them.
  html(`<ul id="list"></ul><script>
    let at = list;
    for (let level = 0; level < 2_000; level += 1)
      at = at.appendChild(document.createElement(level % 2 ? 'b' : 'li'));
    at.append('Tower 1:');
  </script>`),
  html(`<table>${'<tr>'.concat('<td>1,1'.repeat(20)).repeat(200)}</table>`),
  html(`${'<h2>a: </h2><p>“'.repeat(2_000)}`),
  html(`<dl>${'<dt>a – b<dd>12:30 to '.repeat(2_000)}</dl>`),
];

export const harmlessPages: readonly string[] = hostilePages.map(() => html(`<p>${harmlessText}</p>`));

const properties = (count: number, of: (index: number) => object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`height ${index}`, of(index)]));

/** Ten schemas that are small and describe much. */
export const hostileSchemas: readonly object[] = [
  { properties: properties(50, () => ({ $ref: '#' })) },
  { properties: properties(5, () => ({ $ref: '#' })) },
  { properties: properties(1_000, () => ({ type: 'number' })) },
  { properties: properties(3, () => ({ type: 'string', pattern: '^(a+)+$' })) },
  { properties: properties(3, () => ({ enum: Array.from({ length: 3_000 }, (_, index) => `a${index}`) })) },
  { properties: properties(3, () => ({ type: 'string', description: fill('What is the ') })) },
  { properties: properties(3, () => ({ type: 'string', description: fill('Tower ') })) },
  {
    properties: {
      a: { type: 'array', uniqueItems: true, items: { $ref: '#' } },
      ...properties(20, () => ({})),
    },
  },
  { properties: { [fill('aA')]: { type: 'string' } } },
  { properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
];

export const harmlessSchemas: readonly object[] = hostileSchemas.map(() => ({
  properties: {
    height: { type: 'string', description: 'How high is the tower?' },
    year: { type: 'integer' },
  },
}));
