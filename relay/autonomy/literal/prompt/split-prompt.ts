/** Splits a prompt where a new instruction begins. */

/** Verbs that begin an instruction, longer ones first. */
const verbs =
  `double[- ]?click|right[- ]?click|click|press|tap|hit|push|hover|point|move the mouse|mouse over|type|enter|input|fill|
  write|put|set|insert|provide|give|change|update|replace|clear|empty|erase|select|choose|pick|check|tick|uncheck|untick|unselect|
  deselect|mark|unmark|toggle|enable|disable|turn|switch|search|look|submit|scroll|drag|drop|move|slide|wait|close|dismiss|open|
  expand|collapse|unfold|fold|show|hide|reveal|log|sign|go|navigate|visit|browse|load|return|reload|refresh|upload|attach|read|tell|
  report|find|locate|focus|copy|paste|sort|order|filter|delete|remove|add|save|cancel|confirm|accept|agree|reply|forward|send|
  star|like|share|edit|rename|archive|create|continue|proceed|download|buy|apply|activate|use|using|highlight|adjust|increase|
  decrease|raise|lower|leave|keep|make|answer|say|what|how|which|who|when|where|follow|view|start|stop|play|pause|book|register|
  subscribe|unsubscribe|undo|redo|reset|print|get|return|give`
    .replace(/\s+/g, '')
    .replaceAll('[-]', '[- ]')
    .replace('movethemouse', 'move the mouse')
    .replace('mouseover', 'mouse over');

const filler =
  '(?:please|then|now|finally|afterwards|also|after that|lastly|first|so|to|you|should|must|can)[,:]?\\s+';
const starts = `(?:${filler}){0,4}(?:${verbs})\\b`;

const breaks = new RegExp(
  [
    // Sentences that begin with a small letter all the same.
    `(?<!(?:^|\\s)\\d{1,2})[.!?;]+["')]?\\s+(?:and\\s+)?(?=${starts})`,
    // Inside of one: only before a verb.
    `\\s*,?\\s+(?:and|but)\\s+(?:then\\s+)?(?=${starts})`,
    `\\s*,\\s*(?:and\\s+|then\\s+)*(?=${starts})`,
    `\\s*[,;]?\\s+(?:and\\s+)?(?:then|afterwards|after that)[,:]?\\s+(?=\\S)`,
    `(?:\\s*[,;]\\s*(?:and\\s+)?|\\s+and\\s+)(?:finally|next|lastly)[,:]?\\s+(?=${starts})`,
    `\\s+(?=\\d+[.)]\\s+${starts})`,
    `\\s*(?:->|→|;)\\s*`,
    `\\s+(?=(?:hit|press) (?:submit|enter)\\b)`,
  ].join('|'),
  'gi',
);

/** Sentences and lines. A period after a number or an initial does not end a sentence. */
const sentences =
  /(?:(?<!(?:^|\s)(?:\d{1,2}|\p{Lu}))[.!?;]+["')]?\s+(?=[\p{Lu}\d\ue000(*•-])|\s*\n+\s*)(?:\(?\d+[.)]\s*|[Ss]tep \d+[:.]?\s*|[-*•]\s+)?(?:[Aa]nd\s+)?/u;

const polite =
  /^(?:thanks?(?: you)?(?: very much| so much| a lot)?|please|hello|hi|hey|ok(?:ay)?|good (?:morning|day))$/i;

/** The instructions of a prompt whose quotes are hidden, in order. */
export function splitPrompt(text: string): string[] {
  return leadsJoined(
    text
      .trim()
      .split(sentences)
      .flatMap((sentence) => sentence.split(breaks)),
  )
    .map((part) =>
      part
        .replace(/^(?:\(?\d+[.)]\s+|step \d+[:.]?\s*|[-*•]\s+)/i, '')
        .replace(new RegExp(`^(?:(?:and|,)\\s+|${filler})+`, 'i'), '')
        .replace(
          /^(?:could|can|would|will) you (?:please )?|^(?:i want you to|i would like you to|i'd like you to|i need you to|you need to|make sure to|be sure to) /i,
          '',
        )
        .replace(/[\s.!;,:]+$/, '')
        .trim(),
    )
    .filter((part) => part !== '' && !polite.test(part));
}

/** `For the user x` and `in the dialog` apply to the following part. */
function leadsJoined(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before !== undefined && /^(?:for|in|on|under|within|inside|at|from) [^,]+$/i.test(before)) {
      joined[joined.length - 1] = `${before}, ${part}`;
    } else joined.push(part);
  }
  return joined;
}
