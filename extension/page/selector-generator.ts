/** Makes the selectors by which a result names what was acted on, as it was before the page received an event. */
import { uniqueCss } from '../dom/find/unique-css';
import { elementsIn, frameDocument, isFrame, type ShadowLookup } from '../dom/tree/walk';

/** The action that only the service worker requests: the selector of the frame with this index in `window.frames`, or this address. */
export const frameCss = 'frame-css';

/** The value of this action. */
export interface FrameAt {
  index: number;
  url: string;
}

interface Noted {
  css?: string;
  /** Of the element that the selector in the value means. */
  valueCss?: string;
}

/** The selectors of one step; each is made once, when it is first noted. */
export interface SelectorGenerator {
  note(on?: Element, onto?: Element): void;
  noted(): Noted;
  of(element: Element): string | undefined;
  /** Of a frame of the document, in any shadow tree; empty when it cannot be identified. */
  ofFrame(at: FrameAt): string;
}

/** Makes unique CSS selectors for elements of a document. */
export function createSelectorGenerator(document: Document, shadow: ShadowLookup): SelectorGenerator {
  const noted: Noted = {};
  const of = (element: Element) => uniqueCss(element, document);
  return {
    note(on, onto) {
      if (on) noted.css ??= of(on);
      if (onto) noted.valueCss ??= of(onto);
    },
    noted: () => noted,
    of,
    ofFrame({ index, url }) {
      const wanted = document.defaultView?.[index];
      const frames = [...elementsIn(document, shadow)].filter(isFrame);
      const alike = wanted
        ? frames.filter(({ contentWindow }) => contentWindow === wanted)
        : frames.filter((frame) => frame.src === url && !frameDocument(frame));
      const [frame, another] = alike;
      return (frame && !another && of(frame)) || '';
    },
  };
}
