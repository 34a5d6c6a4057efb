/** Interface section 4.1, POST /retrieve, with the embedded reader. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { soakTest } from '../../support/soak-test';
import { shared } from '../../support/tabrelay/shared-tabrelay';

const tabrelay = shared();
const { call, sessions } = tabrelay;
let site: Site;

const shop = `<!doctype html><html lang="en"><head><title>Trail shoe</title>
  <script type="application/ld+json">{"@type": "Product", "brand": {"name": "Fernweh"}, "sku": "FW-42"}</script></head>
  <body><h1>Trail shoe</h1><p>The trail shoe is made in Portugal and weighs 248 g.</p>
  <h2>Delivery</h2><dl id="delivery"><dt>Standard delivery</dt><dd>€4.90</dd><dt>Express delivery</dt><dd>€12.50</dd></dl>
  <h2>Sizes</h2><table id="sizes"><tr><th>Model</th><th>Price</th></tr><tr><td>Low</td><td>€99</td></tr><tr><td>High</td><td>€129</td></tr></table>
  <p hidden>The secret code is 7731.</p></body></html>`;

beforeAll(async () => {
  site = await servePages({
    '/shop': shop,
    '/late': `<h1>Store</h1><div id="app"></div><div style="height: 3000px"></div><div id="end"></div><script>
      setTimeout(() => { app.innerHTML = '<p>The store was founded in 1987 by Ida Berg.</p>'; }, 200);
      let asked = false;
      addEventListener('scroll', () => {
        if (asked || scrollY + innerHeight < document.documentElement.scrollHeight - 9) return;
        asked = true;
        setTimeout(() => { end.innerHTML = '<p>The store closes at 21:30 on Fridays.</p>'; }, 250);
      });
    </script>`,
    '/long': Array.from({ length: 40_000 }, (_, index) =>
      index === 20_000
        ? '<p>The lighthouse of Skagen is 46 metres high.</p>'
        : `<p>Note ${index}: the ferry left at noon.</p>`,
    ).join(''),
    '/frames':
      '<h1>Tides</h1><iframe src="/inner"></iframe><x-box></x-box><script>document.querySelector("x-box").attachShadow({mode: "closed"}).innerHTML = "<p>Low tide is at 06:20.</p>"</script>',
    '/inner': '<p>High tide is at 12:40.</p>',
    '/form': `<h1>Workspace settings</h1><label>Billing contact <input type="email" value="accounts@oak.test"></label>
      <label>Sign out after <select><option>15 minutes</option><option selected>45 minutes</option></select></label>
      <label>Password <input type="password" value="hunter2hunter2"></label>`,
    '/gone': (_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>The price of the page is €5.</p>');
    },
    '/broken': (_, response) => {
      response.writeHead(500, { 'content-type': 'text/html' }).end('<p>The price of the page is €5.</p>');
    },
    '/picture': (_, response) => {
      response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end('<svg xmlns="http://www.w3.org/2000/svg"><text y="20">Price 5</text></svg>');
    },
    '/paper.pdf': (_, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4\n%%EOF');
    },
    '/prices.zip': (_, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' }).end('PK');
    },
    '/never': () => {},
  });
});
afterAll(() => site.close());

const ask = (body: Record<string, unknown>) => call('POST', '/retrieve', { body });
const askShop = (query: string, more = {}) => ask({ url: site.url('/shop'), query, ...more });

async function refused(body: Record<string, unknown>, status: number, code: string, words: RegExp) {
  const answer = await ask(body);
  expect({ status: answer.status, code: answer.headers.get('x-error-code'), body: answer.body }).toEqual({
    status,
    code,
    body: { error: expect.stringMatching(words) },
  });
  expect(await sessions()).toEqual([]);
}

describe('4.1 POST /retrieve', () => {
  test('answers with the answer, how sure it is, and the text it rests on, and closes its session', async () => {
    const answer = await askShop('What does express delivery cost?');

    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        result: {
          answer: '€12.50',
          confidence: expect.any(Number),
          sourceText: 'Express delivery €12.50',
          found: true,
          url: site.url('/shop'),
          title: 'Trail shoe',
          link: `${site.url('/shop')}#:~:text=Express%20delivery%20%E2%82%AC12.50`,
        },
      },
    });
    expect((answer.body.result as { confidence: number }).confidence).toBeGreaterThan(0.5);
    expect(await sessions()).toEqual([]);
  });

  soakTest('tells the best three passages with their scores', async () => {
    const { passages } = (await askShop('How much does the shoe weigh?')).body.result as {
      passages: { text: string; score: number }[];
    };
    expect(passages[0]?.text).toBe('The trail shoe is made in Portugal and weighs 248 g.');
    expect(passages.length).toBeLessThanOrEqual(3);
    const scores = passages.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test('what is not on the page is not found, with an empty answer and confidence 0', async () => {
    expect((await askShop('Who is the president of Peru?')).body.result).toMatchObject({
      found: false,
      answer: '',
      confidence: 0,
      sourceText: '',
      link: '',
    });
  });

  soakTest(
    'what is entered in a form is read, and of a choice only what is chosen, but no password',
    async () => {
      const askForm = async (query: string) => (await ask({ url: site.url('/form'), query })).body.result;
      expect(await askForm('What is the email of the billing contact?')).toMatchObject({
        answer: 'accounts@oak.test',
      });
      expect(await askForm('After how long do people sign out?')).toMatchObject({ answer: '45 minutes' });
      expect(JSON.stringify(await askForm('What is the password?'))).not.toContain('hunter2');
    },
  );

  soakTest('what is hidden is not read', async () => {
    expect((await askShop('What is the secret code?')).body.result).toMatchObject({ found: false });
  });

  soakTest('selector narrows the question to the elements that match', async () => {
    const query = 'How much is the shoe?';
    expect((await askShop(query, { selector: '#sizes tr:nth-child(3)' })).body.result).toMatchObject({
      answer: '€129',
    });
    expect((await askShop(query, { selector: 'h1' })).body.result).toMatchObject({ found: false });
  });

  soakTest('facts of the head are read, with their own text as the source', async () => {
    expect((await askShop('What is the brand of the shoe?')).body.result).toMatchObject({
      answer: 'Fernweh',
      sourceText: 'Fernweh',
      link: site.url('/shop'),
    });
  });

  test('what is fetched late, and what comes with scrolling, is read as well', async () => {
    const url = site.url('/late');
    expect((await ask({ url, query: 'Who founded the store?' })).body.result).toMatchObject({
      answer: 'Ida Berg',
    });
    expect((await ask({ url, query: 'When does the store close on Fridays?' })).body.result).toMatchObject({
      answer: '21:30',
    });
  });

  soakTest('a page of 40,000 paragraphs is read to the end', async () => {
    const answer = await ask({ url: site.url('/long'), query: 'How high is the lighthouse of Skagen?' });
    expect(answer).toMatchObject({ status: 200, body: { result: { found: true } } });
    expect(answer.body.result).toMatchObject({ answer: expect.stringContaining('46') });
  });

  soakTest('frames and closed shadow trees are read', async () => {
    const url = site.url('/frames');
    expect((await ask({ url, query: 'When is high tide?' })).body.result).toMatchObject({ answer: '12:40' });
    expect((await ask({ url, query: 'When is low tide?' })).body.result).toMatchObject({ answer: '06:20' });
  });

  test('schema fills data, with a quote for each leaf and null for what the page does not say', async () => {
    const properties = {
      weight: { type: 'string', description: 'How much does the shoe weigh?' },
      express: { type: 'number', description: 'price of express delivery' },
      president: { type: 'string', description: 'Who is the president of Peru?' },
    };
    const { body } = await askShop('Where is the shoe made?', { schema: { type: 'object', properties } });
    expect(body.result).toMatchObject({
      answer: 'Portugal',
      data: { weight: '248 g', express: 12.5, president: null },
      quotes: {
        '/weight': 'The trail shoe is made in Portugal and weighs 248 g.',
        '/express': 'Express delivery €12.50',
      },
    });
  });

  soakTest('sessionId reads the page as it is open, and leaves it open', async () => {
    const id = await tabrelay.session({ url: site.url('/shop') });
    const query = 'What does express delivery cost?';
    expect((await ask({ sessionId: id, query })).body.result).toMatchObject({ answer: '€12.50' });
    expect((await ask({ sessionId: id, query, url: site.url('/shop') })).body.result).toMatchObject({
      found: true,
    });
    expect(await tabrelay.read(id, 'text', 'h1')).toBe('Trail shoe');
    await tabrelay.close(id);
  });
});

describe('4.1 POST /retrieve refuses', () => {
  test('a missing or malformed field, by its name', async () => {
    await refused({ query: 'Why?' }, 400, 'bad_request', /`url` is missing/);
    await refused({ url: site.url('/shop') }, 400, 'bad_request', /`query` is missing/);
    await refused({ url: 'ftp://site.test/', query: 'Why?' }, 400, 'bad_request', /`url` is not right.*http/);
    await refused(
      { url: site.url('/shop'), query: 'Why?', schema: { type: 'objct' } },
      400,
      'bad_request',
      /`schema`/,
    );
  });

  soakTest('a host that does not answer', async () => {
    const closed = await servePages({});
    const url = closed.url('/');
    await closed.close();
    await refused({ url, query: 'What is the price?' }, 400, 'navigation_failed', /127\.0\.0\.1/);
  });

  test('an error page, whatever it says', async () => {
    const query = 'What is the price of the page?';
    await refused({ url: site.url('/gone'), query }, 400, 'navigation_failed', /404/);
    await refused({ url: site.url('/broken'), query }, 400, 'navigation_failed', /500/);
  });

  soakTest('a picture and a PDF', async () => {
    const query = 'What is the price?';
    const picture = await ask({ url: site.url('/picture'), query });
    expect(picture.status).toBe(400);
    expect(picture.body.error).toMatch(/image\/svg/);
    const paper = await ask({ url: site.url('/paper.pdf'), query });
    expect(paper.status).toBe(400);
    expect(await sessions()).toEqual([]);
  });

  test('a file that the browser saves, while the session shows another page', async () => {
    const sessionId = await tabrelay.session({ url: site.url('/shop') });
    const query = 'What does express delivery cost?';
    const answer = await ask({ url: site.url('/prices.zip'), query, sessionId });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('is a file') } });
    await tabrelay.close(sessionId);
  });

  test('a selector that matches nothing or cannot be read', async () => {
    const body = { url: site.url('/shop'), query: 'What is the price?' };
    await refused(
      { ...body, selector: '#not-here', timeoutMs: 6_000 },
      404,
      'element_not_found',
      /#not-here/,
    );
    await refused({ ...body, selector: 'p[' }, 400, 'bad_selector', /p\[/);
  });

  test('a session that is not there', async () => {
    await refused({ sessionId: 'testbrowser-nothing', query: 'Why?' }, 404, 'session_not_found', /session/i);
  });

  test('to wait past the deadline', async () => {
    await refused({ url: site.url('/never'), query: 'Why?', timeoutMs: 1_500 }, 504, 'timeout', /1500 ms/);
  });

  test('a call without the key', async () => {
    const answer = await call('POST', '/retrieve', {
      body: { query: 'Why?' },
      headers: { authorization: 'Bearer no' },
    });
    expect(answer.status).toBe(401);
  });
});
