// Why: a reply names what was acted on, as it stood before the page felt anything.
import { uniqueCss } from '../dom/unique-css';
import { elementsIn, frameDocument, isFrame, type ShadowLookup } from '../dom/walk';

/** Asked for by the worker only: the selector of the frame that has this index in `window.frames`, or this address. */
export const frameCss = 'frame-css';

export interface Named {
  css?: string;
  /** Of what the value's selector means. */
  valueCss?: string;
}

export interface NamedByCss {
  note(on?: Element, onto?: Element): void;
  told(): Named;
}

/** Notes the selectors of what a step acts on; each is looked for once, at the first word of it. */
export function namedByCss(document: Document): NamedByCss {
  const named: Named = {};
  return {
    note(on, onto) {
      if (on) named.css ??= uniqueCss(on, document);
      if (onto) named.valueCss ??= uniqueCss(onto, document);
    },
    told: () => named,
  };
}

/** The selector of a frame right below the document, in whichever shadow tree; empty when it cannot be told. */
export function cssOfFrame(
  document: Document,
  shadow: ShadowLookup,
  at: { index: number; url: string },
): string {
  const wanted = document.defaultView?.[at.index];
  const frames = [...elementsIn(document, shadow)].filter(isFrame);
  const alike = wanted
    ? frames.filter(({ contentWindow }) => contentWindow === wanted)
    : frames.filter((frame) => frame.src === at.url && !frameDocument(frame));
  const [frame, another] = alike;
  return (frame && !another && uniqueCss(frame, document)) || '';
}
