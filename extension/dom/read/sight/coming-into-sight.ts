/** Tells texts that an animation is about to show, such as a message that fades or slides in. */
import type { VisibilityFilter } from './visibility-filter';

/** What takes longer to come is read as it is. */
const maxAnimationMs = 800;
/** A message is short; what comes in one piece has few texts at its beginning. */
const maxTexts = 5;

/** Whether an animation that is about to end runs on something with a text that cannot be seen yet. */
export function isComingIntoSight(document: Document, { sees }: VisibilityFilter): boolean {
  return document.getAnimations().some((animation) => {
    const { effect, playState } = animation;
    const target = effect && 'target' in effect ? (effect as KeyframeEffect).target : null;
    if (!target || playState !== 'running') return false;
    const leftMs = Number(effect?.getComputedTiming().endTime) - Number(animation.currentTime ?? 0);
    return leftMs > 0 && leftMs <= maxAnimationMs && firstTexts(target).some((text) => !sees(text));
  });
}

function firstTexts(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode(); text && texts.length < maxTexts; text = walker.nextNode())
    if (text.nodeValue?.trim()) texts.push(text as Text);
  return texts;
}
