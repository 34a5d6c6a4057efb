import { oneTask } from '../../../dom/events/fire';
import { moveFocus } from '../../../dom/events/focus';
import { replaceText } from '../../../dom/keyboard/edit';
import { maskIfPrivate } from '../../../dom/tree/fields/private-field';
import type { PageWorld } from '../../page-world';
import { whileReacting } from '../waiting/while-reacting';

/** A code of which each field takes one character. */
export async function fillCode(world: PageWorld, boxes: HTMLInputElement[], value: string) {
  const [first] = boxes;
  for (const [index, box] of boxes.entries()) {
    moveFocus(box, world.devices, world.shadow);
    replaceText(box, value[index] ?? '', world.devices);
    await oneTask(world.document);
  }
  return whileReacting(world, () => {
    const held = boxes.map((box) => box.value).join('');
    const success = held === value;
    const reason = `The page did not keep it: the fields now hold "${held}".`;
    return { success, value: first ? maskIfPrivate(first, held) : held, ...(!success && { reason }) };
  });
}
