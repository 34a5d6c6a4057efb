/** Characters of English and JSON per token, as the tokenizers of common models have them on average. */
const charsPerToken = 4;

/** About how many tokens a model reads, in what is sent to it as JSON or as text. */
export function approximateTokens(sent: unknown): number {
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
  return Math.ceil(text.length / charsPerToken);
}
