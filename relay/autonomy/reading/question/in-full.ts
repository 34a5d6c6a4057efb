/** Says in full what people type in a search box: "student ticket price" asks what it is. */

const asked = 'What is the ';

const verbFirst =
  /^(?:is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|may|might|must|am|tell|give|show|list|find|name|describe|explain|summari[sz]e|compare|count)\b/i;
const questionWord = /\b(?:what|which|who|whom|whose|when|where|why|how|until|till)\b/i;
const maxWords = 10;

/** The question; where it is only what is asked for, with `asked` before it. */
export function inFull(text: string): string {
  const isFull = verbFirst.test(text) || questionWord.test(text) || /[.!]\s/.test(text);
  if (isFull || text.split(' ').length > maxWords) return text;
  return `${/^(?:the|an?) /i.test(text) ? 'What is ' : asked}${text}`;
}
