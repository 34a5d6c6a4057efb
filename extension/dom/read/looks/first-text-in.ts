/** The element of the first words in it; itself where it has none. */
export function firstTextIn(element: Element): Element {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (/[\p{L}]{2}/u.test(walker.currentNode.nodeValue ?? ''))
      return walker.currentNode.parentElement ?? element;
  return element;
}
