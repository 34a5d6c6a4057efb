/** Reads the facts in a page's head: title, language, `<meta>` and JSON-LD. */
import type { Passage } from './passages';

/** Names of `<meta>` that say something about the content. */
const told =
  /^(description|author|keywords|date|(og|article|product|book|profile|music|video|twitter):(?!image|url|card|site$|type|locale|secure)[\w:.-]+)$/;

/** Keys of JSON-LD that are about the markup, not the thing. */
const silent =
  /^@|^(url|image|logo|thumbnailUrl|sameAs|contentUrl|embedUrl|mainEntityOfPage|potentialAction)$/;
const maxFactLength = 1_000;
const maxFacts = 300;

/** What the page is: its title, language, address, type, and the HTTP status that it came with. */
export function pageHead(document: Document) {
  const [navigation] = document.defaultView?.performance.getEntriesByType('navigation') ?? [];
  const status = (navigation as PerformanceNavigationTiming | undefined)?.responseStatus;
  return {
    title: document.title.trim(),
    lang: document.documentElement?.lang ?? '',
    url: document.location?.href ?? '',
    contentType: document.contentType,
    ...(status && { status }),
  };
}

/** What `<meta>` and JSON-LD say, each value verbatim under its name. */
export function factsOf(document: Document): Passage[] {
  const metas = [...document.querySelectorAll('meta[content]')].flatMap((meta): Passage[] => {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
    const text = meta.getAttribute('content')?.trim() ?? '';
    return told.test(name) && text ? [{ kind: 'meta', name, text }] : [];
  });
  const facts: Passage[] = [];
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      leaves(JSON.parse(script.textContent ?? ''), [], facts);
    } catch {
      // What is not JSON says nothing.
    }
  }
  return [...metas, ...facts];
}

function leaves(value: unknown, path: string[], facts: Passage[]): void {
  if (facts.length >= maxFacts) return;
  if (Array.isArray(value)) for (const one of value) leaves(one, path, facts);
  else if (typeof value === 'object' && value !== null) {
    const type = Reflect.get(value, '@type');
    const at = path.length === 0 && typeof type === 'string' ? [type] : path;
    for (const [key, inner] of Object.entries(value))
      if (key === '@graph' || !silent.test(key)) leaves(inner, key === '@graph' ? at : [...at, key], facts);
  } else if (value !== null && value !== '') {
    const text = String(value).trim();
    if (text.length <= maxFactLength) facts.push({ kind: 'fact', name: path.join(' '), text });
  }
}
