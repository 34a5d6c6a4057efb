import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPageHarness, type PageHarness } from '../../support/page-harness/page-harness';
let on: PageHarness;
beforeAll(async () => { on = await openPageHarness(); });
afterAll(() => on.close());
const say = (x: unknown) => console.log(JSON.stringify(x));
test('clobber', async () => {
  const names = ['attributes','childNodes','children','parentNode','parentElement','tagName','nodeName','localName','labels','querySelector','querySelectorAll','getAttribute','hasAttribute','matches','closest','textContent','innerText','innerHTML','outerHTML','cloneNode','ownerDocument','getBoundingClientRect','getRootNode','firstChild','nextSibling','nodeType','id','className','classList','assignedSlot','isConnected','shadowRoot','style','hidden','checkVisibility','contains','getClientRects','offsetParent','dataset','elements','length','action','method','submit','reset','title','value','type','name','isContentEditable','focus','click','addEventListener','dispatchEvent','getAnimations','scrollIntoView','firstElementChild','childElementCount','nodeValue','getElementsByTagName','compareDocumentPosition','remove','append','role','tabIndex','inert','contentEditable','autofocus','lang','dir','open','disabled','checked','selected','options','form','href','src','contentDocument','contentWindow','body','documentElement','head','defaultView','activeElement','getElementById','createElement','createTreeWalker','implementation','readyState','location','cookie','forms','all','children'];
  for (const n of [...new Set(names)]) {
    for (const how of ['name', 'id']) {
      await on.show(`<main><form id="F" aria-label="The form"><label>Mail <input ${how}="${n}" aria-label="Fld"></label><button type="button" onclick="this.title='hit'">Go on</button></form><form ${how}="${n}"><input name="x"></form><img ${how}="${n}"></main>`);
      const results: [string, unknown][] = [];
      for (const [a, s, v] of [['find','','Go'],['html','',undefined],['html','form',undefined],['snapshot','',undefined],['text','',undefined],['markdown','',undefined],['passages','',undefined],['inspect','',undefined],['count','label=Fld',undefined],['count','text=Go on',undefined],['count','role=button[name="Go on"]',undefined],['count','#F >>> x',undefined],['count','testid=x'],['count','placeholder=x'],['count','//form'],['attribute','#F','aria-label'],['visible','#F',undefined],['value','label=Fld'],['click','text=Go on'],['fill','label=Fld','x'],['scroll','#F',undefined],['hover','#F'],['submit','form'],['text','role=form[name="The form"]'],['click','text=Go onn'],['press','','Tab'],['focus','label=Fld'], ['click','#F'],['rightclick','#F'],['drag','#F','text=Go on']] as const) {
        results.push([`${a} ${s}`, await on.act(a, s, v, 300)]);
      }
      for (const [w, r] of results) if (JSON.stringify(r)?.includes('"internal"')) console.log(`${n} ${how}: ${w} -> ${JSON.stringify(r).slice(0,200)}`);
      const bad = results.filter(([w, r]) => /^(click text=Go on|fill|visible)$/.test(w) && !JSON.stringify(r).includes('true'));
      for (const b of bad) console.log(`${n} ${how} bad`, JSON.stringify(b).slice(0, 200));
    }
  }
}, 900_000);
