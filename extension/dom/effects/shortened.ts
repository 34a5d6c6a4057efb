import { withoutInvisible } from '../../protocol/invisible-characters';

/** Words of the page, which must not look like ours: without characters that reorder or hide, and without quotes. */
export function shortened(words: string, chars: number): string {
  const text = withoutInvisible(words).replaceAll('"', "'");
  return text.length > chars ? `${text.slice(0, chars - 1)}…` : text;
}
