const articles = /\b(?:der|die|das|den|dem|des|ein|eine|einen|mein|meine|meinen)\b/i;

/** Whether a prompt is in German, where every noun has a capital letter, so that these tell no names. */
export function isGerman(prompt: string): boolean {
  return articles.test(prompt);
}
