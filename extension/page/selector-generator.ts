/** A reply names what was acted on, as it stood before the page felt anything. */
import { uniqueCss } from '../dom/find/unique-css';
import { elementsIn, frameDocument, isFrame, type ShadowLookup } from '../dom/tree/walk';

/** Asked for by the worker only: the selector of the frame that has this index in `window.frames`, or this address. */
export const frameCss = 'frame-css';

/** The value of that step. */
export interface FrameAt {
  index: number;
  url: string;
}

export interface Named {
  css?: string;
  /** Of what the value's selector means. */
  valueCss?: string;
}

/** The names of one step; each is looked for once, at the first word of it. */
export interface SelectorGenerator {
  note(on?: Element, onto?: Element): void;
  told(): Named;
  of(element: Element): string | undefined;
  /** Of a frame right below the document, in whichever shadow tree; empty when it cannot be told. */
  ofFrame(at: FrameAt): string;
}

/** Names what is below a document by unique CSS selectors. */
export function createSelectorGenerator(document: Document, shadow: ShadowLookup): SelectorGenerator {
  const named: Named = {};
  const of = (element: Element) => uniqueCss(element, document);
  return {
    note(on, onto) {
      if (on) named.css ??= of(on);
      if (onto) named.valueCss ??= of(onto);
    },
    told: () => named,
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
