/** The forms of questions for amounts: how many, how much, how long, how big. */
import { ask, asked, called, lasting, type Rule } from './form-patterns';

/** The first that fits. */
export const amountForms: readonly Rule[] = [
  {
    pattern: /(?:^what(?:['’]s| is) the )?\b(?:minimum|lowest|youngest|least) (?<t>age)\b/i,
    type: 'number',
    adds: 'age aged',
  },
  {
    pattern: /\bup to (?:what|which) (?:amount|sum|value)\b/i,
    type: 'money',
    adds: 'limit maximum',
  },
  {
    // They are counted in days.
    pattern:
      /\bhow many (?<t>holidays) (?:do|does|have|has|are) (?:\w+ ){1,2}(?:left|remaining|have|get|take|still)\b/i,
    type: 'duration',
    adds: 'holiday leave vacation',
  },
  {
    pattern: /\bhow many (?:\w+ )?(?<t>days|weeks|months|years|hours|minutes|seconds)\b/i,
    type: 'duration',
    adds: 'duration length period',
  },
  {
    pattern: /\bhow many (?:\w+ )?(?<t>kilometers|kilometres|miles|meters|metres|feet|km|inches)\b/i,
    type: 'length',
  },
  { pattern: /\bhow many (?<t>degrees)\b/i, type: 'temperature' },
  {
    pattern: /\bhow many (?<t>(?:milli)?lit(?:re|er)s|gallons|pints|cubic \w+)\b/i,
    type: 'volume',
    adds: 'volume capacity',
  },
  {
    pattern: /\bhow many (?<t>kilos?|kilograms|kg|grams|tonnes|tons|ounces)\b/i,
    type: 'mass',
    adds: 'weight',
  },
  {
    // The tracking number of a parcel is no count, and neither is the number of the part.
    pattern:
      /\bhow many\b|(?:^|\b(?:the|a|an|total|what|whole|overall|current|maximum|max|minimum) )number of\b(?! (?:the|my|our|your|this|that) (?:[\w-]+ ){0,2}?[\w-]*(?:[^s\W]|ss|us|is)(?: (?:that|which|for|in|at|on|I|we|you)\b|\s*\?*$))/i,
    type: 'number',
    isCount: true,
  },
  { pattern: /\bhow much (?:advance )?(?<t>notice|warning)\b/i, type: 'duration', adds: 'period' },
  {
    pattern: /\b(?:what|which) (?:share|portion|fraction) of\b/i,
    type: 'percent',
    adds: 'percent share',
  },
  {
    // A part of a thing is no share of it.
    pattern:
      /\b(?:what|which) part of (?:the |my |our |its |their |all )?(?:[\w-]+ ){0,2}?(?:cost|price|bill|budget|fee|income|salary|rent|revenue|sales|profit|population|electorate|vote|money|total|energy)s?\b/i,
    type: 'percent',
    adds: 'percent share',
  },
  { pattern: ask('(?:percentage|percent|proportion)'), type: 'percent' },
  { pattern: /\bhow (?:much (?:\w+ ){0,6}?(?<t>weigh)|(?:heavy)\b)/i, type: 'mass', adds: 'weight' },
  { pattern: asked('weight|mass'), type: 'mass' },
  { pattern: /\bhow much (?<t>time)\b/i, type: 'duration' },
  { pattern: /\bhow much (?<t>power|electricity|energy|current)\b/i, type: 'power' },
  {
    pattern: /\bhow much (?:\w+ )?(?<t>duty|vat|tax|rent|deposit|postage|cash|compensation|commission)\b/i,
    type: 'money',
  },
  { pattern: /\bby how much\b/i, type: 'quantity' },
  {
    pattern:
      /\bhow much (?:of .+ )?(?:do|does|did|will|would|has|have|can) .*\b(?:grow|rise|fall|drop|shrink|gain|lose|increase|decrease|eat|drink|consume|produce|contribute|match|put into|add)(?:n|ed|s)?\b/i,
    type: 'quantity',
  },
  { pattern: /\bhow much .+ counts? (?:towards?|for|in)\b/i, type: 'percent', adds: 'weight share' },
  {
    // Of a machine it may be a share.
    pattern:
      /\bhow much (?:of )?(?:\w+ )?(?:ram|memory|storage|disk|space)\b(?=.*\b(?:us(?:e[ds]?|ing)|left|free|full|taken|remain\w*)\b)/i,
    type: 'quantity',
  },
  { pattern: /\bhow much (?:\w+ )?(?:ram|memory|storage|disk|space)\b/i, type: 'data' },
  {
    pattern:
      /\bhow much (?!(?:is|are|was|were|does|do|did|will|would|can|should|must|has|have|goes|go|went|to|for|it|a|an|the|cost|costs|money|in|per|longer|more|less|extra)\b)\w+/i,
    type: 'quantity',
  },
  {
    pattern:
      /\b(?:the )?(?:most|least|maximum|minimum) (?:(?:that )?(?:I|we|you|they|one|anyone|an? \w+) )?(?:(?:can|may|could|will|would|is allowed to|am allowed to|are allowed to|have to|has to|must) |['’]d have to )?(?:be )?(?<t>spend|pay|claim|charge|earn|withdraw|transfer|borrow|spent|paid|claimed|charged)\b/i,
    type: 'money',
    adds: 'limit maximum minimum',
  },
  {
    pattern:
      /\bwhat (?:is|are|was|were) (?:[\w'’-]+ ){1,5}?(?<t>asking)\b(?! (?:me|us|you|him|her|them|about|whether|if)\b)/i,
    type: 'money',
    adds: 'price',
  },
  { pattern: /\bhow much (?:longer|slower|faster|quicker)\b/i, type: 'extent', adds: 'extra longer' },
  { pattern: /\bhow much (?:further|farther|taller|higher|deeper|wider|shorter)\b/i, type: 'length' },
  { pattern: /\bhow much (?:heavier|lighter)\b/i, type: 'mass' },
  { pattern: /\bhow much (?:warmer|colder|hotter|cooler)\b/i, type: 'temperature' },
  { pattern: /\bhow much (?:older|younger|bigger|larger|smaller|stronger)\b/i, type: 'quantity' },
  {
    pattern: /\bhow (?:much(?: (?<t>cost|costs|money))?|expensive)\b/i,
    type: 'money',
    adds: 'price cost fee',
  },
  {
    pattern: /\bwhat(?:['’]s| is| do I| do we)? (?:still |now )?(?:owed?|owing|left to pay)\b/i,
    type: 'money',
  },
  { pattern: asked('(?:price|costs?)'), type: 'money' },
  { pattern: asked('(?:salary|wages?|pay|earnings)'), type: 'money', isPerTime: true },
  {
    pattern: /\bhow much .*\b(?<t>earn|paid|pay)\b(?=\s*\?*$| (?:a|per|each) (?:month|year|hour))/i,
    type: 'money',
  },
  // What is typed in a search box may go on: "monthly pass price Ostrava to Kirnham".
  {
    pattern: /^what is the (?:[\w'’.-]+ ){0,5}?(?<t>price|cost|fare|fee|charge|amount|salary|rent|refund)\b/i,
    type: 'money',
  },
  {
    pattern: called(
      '(?:(?:grand |order |invoice |sub)?total(?: (?:amount|price|cost|due|to pay))*|balance|amount (?:due|owed|owing|paid|payable|to pay)|net pay|gross pay)',
    ),
    type: 'money',
  },
  { pattern: called('(?:fee|fare|revenue|profit|budget|deposit|fine|tuition|rent|turnover)'), type: 'money' },
  {
    pattern:
      /\bhow (?<t>long) (?:is|was) (?:the |a )?(?:[\w-]+ ){0,2}?(?:river|bridge|tunnel|wall|road|trail|route|cable|cord|track|coast|coastline|beach|snake|hose|line|rope|street|(?:pool|lake|pier|platform|pitch|court|table|hall|boat|ship|ladder|board|beam|dam|canal|ditch|fence|hedge|tail|wingspan|blade)(?=\s*\?*$| (?:of|in|at)\b))\b/i,
    type: 'length',
    adds: 'length long',
  },
  {
    // "How long is the course" may be answered by a distance or by a time; "how long is it open" only by a time.
    pattern:
      /\b[Hh]ow (?<t>long) (?:is|was|are|were) (?:(?:the|an?|its|this|that|his|her|their|your|our) (?:[\w-]+ ){0,3}?[\w-]+|it|(?:\p{Lu}[\w-]* ?)+)(?: (?:of|from|to|between|in|through|around|along|across|under|over|that|which) .*)?\s*\?*$(?<!\b(?:kept|held|valid|open|closed|good|away|shut|off|stored|saved|retained|\w+ed)\s*\?*)/u,
    type: 'extent',
    adds: 'length long duration distance',
  },
  {
    pattern:
      /\bhow (?<t>long) (?:can|may|must|should|does) .+ be(?: (?:since|in|at|from|with|for) .*)?\s*\?*$/i,
    type: 'extent',
    adds: 'length long duration',
  },
  { pattern: /\b[Hh]ow (?<t>long) an? [\w-]+\b/, type: 'extent', adds: 'length long duration' },
  { pattern: /\bhow (?<t>long)\b/i, type: 'duration', adds: 'duration length period' },
  { pattern: asked('duration'), type: 'duration' },
  {
    pattern: called(`(?:${lasting}) times?`),
    type: 'duration',
  },
  {
    pattern: called(
      '(?:notice|waiting|grace|cooling-off|trial|probation(?:ary)?|return|warranty|guarantee|validity|retention) periods?',
    ),
    type: 'duration',
  },
  {
    pattern: called(
      '(?:episode|film|movie|video|course|song|show|concert|talk|trip|journey|flight|contract|stay|guarantee|warranty|notice|lease|loan|trial|subscription|appointment|meeting|lesson) length',
    ),
    type: 'duration',
  },
  {
    pattern:
      /\bhow (?<t>big|large|high) (?:is|was|are|were) (?:the |his |her |their |its |your |our )?(?:[\w-]+ ){0,3}?(?:reward|prize|budget|funds?|grant|loan|debt|fine|donation|investment|bonus|deal|discount|settlement|deposit|allowances?|subsidy|stipend|scholarship|overdraft|mortgage|compensation|payout|fees?|rent|salary|wages?|prices?|costs?|charges?|tax|surcharge|premium|fare|bill|invoice)\b/i,
    type: 'money',
  },
  { pattern: /\bhow (?<t>tall)\b/i, type: 'length', adds: 'height tall high elevation' },
  // A tower is high, and so are damages, shares and fines.
  { pattern: /\bhow (?<t>high)\b/i, type: 'quantity', adds: 'height tall high elevation' },
  { pattern: /\bhow (?<t>strong|loud|bright|steep|powerful|tight)\b/i, type: 'quantity' },
  { pattern: called('height|elevation|altitude|width|depth|length|diameter|distance'), type: 'length' },
  { pattern: /\bwhat (?<t>quantity|amount) of\b/i, type: 'quantity' },
  { pattern: /\bhow far (?<t>ahead|in advance|beforehand)\b/i, type: 'duration' },
  { pattern: /\bhow (?<t>far)\b/i, type: 'length', adds: 'distance length' },
  { pattern: /\bhow (?<t>wide)\b/i, type: 'length', adds: 'width wide' },
  { pattern: /\bhow (?<t>deep|thick)\b/i, type: 'length', adds: 'depth deep thick' },
  { pattern: /\bhow (?<t>fast|quick(?:ly)?|soon)\b/i, type: 'pace', adds: 'speed fast' },
  { pattern: asked('speed|speed limit'), type: 'speed' },
  { pattern: /\bhow (?<t>hot|cold|warm)\b/i, type: 'temperature', adds: 'temperature' },
  { pattern: /\b(?:what|which)(?: \w+){0,3} (?<t>temperature)\b/i, type: 'temperature' },
  {
    pattern: /\bhow (?:big|large) (?:is|are) (?:the |its |your )?(?<t>memory|ram|storage|disk|drive|ssd)\b/i,
    type: 'data',
  },
  { pattern: /\bhow (?<t>big|large)\b/i, type: 'size', adds: 'area size large big' },
  { pattern: called('area'), type: 'area' },
  { pattern: called('population'), type: 'number' },
  { pattern: called('size|capacity|measurements|dimensions'), type: 'size' },
  {
    pattern: /\bwhat is the (?:heaviest|lightest) [\w ]+? (?:I|you|we|one|allowed|can|may)\b/i,
    type: 'mass',
  },
  {
    pattern:
      /\bhow (?<t>old) (?:is|was) (?:the |this |your |our )?(?:[\w-]+ )?(?:house|cottage|building|bridge|church|tower|castle|mill|flat|property|company|firm|club|school|tree|town|city|ship|boat|pub|barn|chapel)\b/i,
    type: 'year',
    adds: 'built old age founded established dates',
  },
  { pattern: /\bhow (?<t>old)\b/i, type: 'number', adds: 'age aged' },
  { pattern: /\b(?:what|which) (?<t>age)\b/i, type: 'number', adds: 'age aged' },
];
