import { expect, test } from 'vitest';
import { hostsIn, siteOf } from '../../../relay/policy/named-hosts';

test.each([
  ['https://www.example.com/a', ['example.com']],
  ['https://a.b.example.co.uk:8443/', ['example.co.uk']],
  ['https://ada.github.io/', ['ada.github.io']],
  ['https://www.example.com./a', ['example.com']],
  ['http://localhost:3000/', ['localhost:3000']],
  ['http://localhost.:3000/', ['localhost:3000']],
  ['http://localhost/', ['localhost:80', 'localhost:443']],
  ['https://127.1/', ['127.0.0.1:443']],
  ['http://[::1]:8080/', ['[::1]:8080']],
  ['http://93.184.216.34/', ['93.184.216.34:80', '93.184.216.34:443']],
  ['http://intranet/', ['intranet:80', 'intranet:443']],
])('the site of %s is %j', (url, site) => {
  expect(siteOf(new URL(url))).toEqual(site);
});

test.each([
  ['Go to https://news.example.org/today and read', ['news.example.org']],
  ['see http://www.example.com/path', ['example.com']],
  ['Open http://localhost:3000, then (https://127.0.0.1:8080).', ['localhost:3000', '127.0.0.1:8080']],
  ['(http://a.example.com:81/x)', ['a.example.com']],
  ['Read **https://example.com**; is `HTTP://Example.NET/x` the same?', ['example.com', 'example.net']],
  ['compare with shop.example.com, please', []],
  ['open localhost:3000 then 127.0.0.1:8080', []],
  ['unpack invoice.zip as readme.md says', []],
  ['copy run.sh, main.py and notes.app to a.mov', []],
  ['visit www.example.com/path', []],
  ['type ada@example.com into Email', []],
  ['write to mailto:ada@example.com or ftp://files.example.com', []],
  ['fill in 3.14 and upload report.pdf', []],
  ['http:// and https://, nothing else', []],
])('%s names %j', (prompt, hosts) => {
  expect(hostsIn(prompt)).toEqual(hosts);
});
