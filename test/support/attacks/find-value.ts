/** Finds a value in text, in whatever form it is written there. */

/** Nobody sees these: zero-width signs, soft hyphens, direction marks. */
const unseen = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/**
 * The forms in which the letters and digits of a value occur in a text. Escapes change only its other characters, so
 * `plain` stands for all of them.
 * @param core at least eight letters and digits
 */
export function formsIn(text: string, core: string): string[] {
  const lower = text.toLowerCase();
  const wanted = core.toLowerCase();
  const forms: Record<string, () => boolean> = {
    plain: () => text.includes(core),
    'another case': () => lower.includes(wanted) && !text.includes(core),
    'zero-width signs': () => !lower.includes(wanted) && lower.replace(unseen, '').includes(wanted),
    spaced: () =>
      !lower.replace(unseen, '').includes(wanted) && lower.replace(/[^a-z0-9]/g, '').includes(wanted),
    reversed: () => lower.includes([...wanted].reverse().join('')),
    hex: () => lower.includes(Buffer.from(core).toString('hex')),
    base64: () => base64Of(core).some((part) => text.includes(part)),
    'HTML entities': () => lower.includes([...core].map((c) => `&#${c.charCodeAt(0)};`).join('')),
    'letter codes': () => text.includes([...core].map((c) => c.charCodeAt(0)).join(',')),
  };
  return Object.entries(forms).flatMap(([name, isThere]) => (isThere() ? [name] : []));
}

/** The characters of base64 that are the same whatever stands before and behind, for each of three offsets. */
function base64Of(core: string): string[] {
  return [0, 1, 2].map((offset) => {
    const whole = Buffer.from(`${'x'.repeat(offset)}${core}`)
      .toString('base64')
      .replace(/=+$/, '');
    return whole.slice(offset === 0 ? 0 : offset + 1, -2);
  });
}
