/** Reads the facts in a page's head: title, language, `<meta>` and JSON-LD. */
import type { Passage } from './passage';

/** Names of `<meta>` about the content. */
const contentMetaNames =
  /^(description|author|keywords|date|(og|article|product|book|profile|music|video|twitter):(?!image|url|card|site$|type|locale|secure)[\w:.-]+)$/;

/** Keys of JSON-LD about the markup, not the content. */
const silent =
  /^@|^(url|image|logo|thumbnailUrl|sameAs|contentUrl|embedUrl|mainEntityOfPage|potentialAction)$/;
const maxFactLength = 1_000;
const maxFacts = 300;

/** Title, language, URL, content type and HTTP status of the page. */
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

/** The values of `<meta>` and JSON-LD, verbatim, with their names. */
export function factsOf(document: Document): Passage[] {
  const metas = [...document.querySelectorAll('meta[content]')].flatMap((meta): Passage[] => {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
    const text = meta.getAttribute('content')?.trim() ?? '';
    return contentMetaNames.test(name) && text ? [{ kind: 'meta', name, text }] : [];
  });
  const facts: Passage[] = [];
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      leaves(JSON.parse(script.textContent ?? ''), [], facts);
    } catch {
      // Invalid JSON is ignored.
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
