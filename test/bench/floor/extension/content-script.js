/** The content script of the floor: answers commands from the port. */

(() => {
  const port = chrome.runtime.connect();

  const actions = {
    count: (selector) => document.querySelectorAll(selector).length,
    text: (selector) => document.querySelector(selector).textContent,
    click(selector) {
      const element = document.querySelector(selector);
      const { x, y, width, height } = element.getBoundingClientRect();
      const point = { clientX: x + width / 2, clientY: y + height / 2 };
      if (document.elementFromPoint(point.clientX, point.clientY) !== element) throw new Error('covered');
      const init = { bubbles: true, cancelable: true, composed: true, view: window, ...point };
      element.dispatchEvent(new PointerEvent('pointerdown', { ...init, buttons: 1 }));
      element.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }));
      element.dispatchEvent(new PointerEvent('pointerup', init));
      element.dispatchEvent(new MouseEvent('mouseup', init));
      element.click();
      return { success: true };
    },
    /** Each element once, by its tag and own text: what any snapshot has to do at least. */
    outline() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      const lines = ['body'];
      while (walker.nextNode()) {
        const { nodeType, localName, data } = walker.currentNode;
        if (nodeType === Node.ELEMENT_NODE) lines.push(localName);
        else lines[lines.length - 1] += ` ${data.trim()}`;
      }
      return lines.join('\n');
    },
  };

  port.onMessage.addListener(({ id, do: action, selector }) => {
    try {
      port.postMessage({ id, result: actions[action](selector) });
    } catch (error) {
      port.postMessage({ id, error: String(error) });
    }
  });
})();
