import { frameDocument, isFrame } from '../../tree/walk';

/** Whether the page of a frame has not come yet. Of a frame of another origin that cannot be told once its page is there. */
export function isLoading(element: Element): boolean {
  const inner = isFrame(element) ? frameDocument(element) : null;
  if (!inner || !isFrame(element)) return false;
  if (inner.readyState === 'loading') return true;
  // A lazy one loads when a person scrolls there.
  const isAwaited = /^(?:https?|blob):/.test(element.src) && !element.hasAttribute('srcdoc');
  return isAwaited && inner.URL === 'about:blank' && element.getAttribute('loading') !== 'lazy';
}
