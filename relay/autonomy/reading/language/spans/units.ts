/** Patterns of numbers, units and amounts of money. */

const list = (words: string) => words.trim().split(/\s+/);

/** What a unit measures, and the units. */
const measures = {
  duration:
    list(`ms (?<=\\s|^\\d{1,5})s milliseconds? seconds? secs? minutes? mins? hours? hrs? h days? nights? weeks? months? years? yrs? decades?
    centur(?:y|ies) semesters? working\\sdays? business\\sdays? calendar\\sdays?`),
  length:
    list(`mm cm km m metres? meters? centimetres? centimeters? millimetres? millimeters? kilometres? kilometers?
    miles? mi ft feet foot inch(?:es)? in(?!\\s(?!wide|high|long|deep|tall|thick|across|by)\\p{L}) yards? yd nautical\\smiles? light[-\\s]years? ["″′']`),
  mass: list('kg kgs g mg lbs? pounds? ounces? oz tonnes? tons? grams? kilograms? kilos? stone milligrams?'),
  speed: list(
    'km/h kph mph m/s knots? mbps gbps mbit/s gbit/s kilometres\\sper\\shour miles\\sper\\shour rpm',
  ),
  temperature: list('°\\s?[CF] ºC ºF degrees?(?:\\s(?:Celsius|Fahrenheit|C|F))? K kelvin'),
  area: list(
    `sq\\.?\\s?(?:km|mi|ft|m|miles|feet|metres|meters) km² km2 m² m2 mi² ft² hectares? ha acres? square\\s(?:kilometres?|kilometers?|miles?|metres?|meters?|feet)`,
  ),
  volume:
    list(`ml l cl dl litres? liters? millilitres? gallons? cups? pints? tbsp tsp tablespoons? teaspoons? fl\\.?\\soz
    cubic\\s(?:metres?|meters?|feet|centimetres?|centimeters?) m³ cm³ cc`),
  data: list('[KMGTP]i?B bytes? kilobytes? megabytes? gigabytes? terabytes? bits?'),
  power: list(
    'k?W MW GW watts? kilowatts? megawatts? mAh k?Wh GWh hp horsepower bhp V volts? A amps? Nm lumens? lm nits dB Hz kHz MHz GHz MP megapixels?',
  ),
  percent: list('% percent per\\scent percentage\\spoints?'),
} satisfies Record<string, readonly string[]>;
export type Measure = keyof typeof measures;

const digits = String.raw`(?:\d{1,3}(?:[,.\u00a0\u202f ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?:\s?[½¼¾⅓⅔])?`;
const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a dozen|half an?|a|an';
const scale = String.raw`(?:\s?(?:hundred|thousand|million|billion|trillion|bn|dozen|k|m)\b)?`;
const amount = String.raw`(?:${digits}${scale}|\b(?:${numberWords})(?:[-\s](?:${numberWords}))?${scale}(?=[-\s]))`;
const minus = String.raw`(?:(?<=^|[\s(])[-−]\s?)?`;
/** Bounded: each number can be read in several ways, and the ways multiply. */
const upTo = String.raw`(?:\s?(?:-|–|—|to|or|and|×|x)\s?${digits}${scale}){0,3}`;
const upToInWords = String.raw`(?:\s(?:to|or)\s(?:${numberWords})(?=[-\s]))?`;

/** A number, in figures or in words, or a range of numbers. */
export const numberPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${digits}${scale}|(?:${numberWords.replace(/\|a\|an$/, '')})\b(?:[-\s](?:${numberWords})\b)?${scale})`,
  'giu',
);

/** Patterns of numbers with a unit. */
export const measurePatterns = Object.fromEntries(
  Object.entries(measures).map(([measure, units]) => {
    const unit = units.toSorted((a, b) => b.length - a.length).join('|');
    const pattern = String.raw`(?<![\p{L}\d.,€£$])${minus}${amount}${upTo}${upToInWords}[-\s]?(?:${unit})(?![\p{L}\d²³])(?:,?\s(?:and\s)?${digits}[-\s]?(?:${unit})(?![\p{L}\d²³])){0,3}`;
    return [measure, new RegExp(pattern, 'giu')];
  }),
) as Record<Measure, RegExp>;

const currency = String.raw`(?:(?:US|A|C|CA|AU|NZ|HK|S|R)?\$|[€£¥₹₽₩₺₴₦₫฿₱₪]|\b(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|NZD|SGD|HKD|INR|SEK|NOK|DKK|ISK|CNY|PLN|CZK|HUF|RON|BGN|TRY|BRL|MXN|CLP|ARS|ZAR|KES|NGN|THB|KRW|ILS|AED)\b|\b(?:Rs\.?|kr\.?)(?=\s?\d))`;
const currencyAfter = String.raw`(?:€|£|\$|¥|₹|₺|₴|₫|฿|%?\s?(?:euros?|dollars?|pounds?|pence|cents?|yen|francs?|kronor|kroner|rupees|złoty|zloty|forints?|pesos?|rand|baht|EUR|USD|GBP|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|zł|Kč|kr)(?![\p{L}\d])|(?<=\d)p(?![\p{L}\d])|ct(?![\p{L}\d])|(?<=[.,]\d\d?\s?)c(?![\p{L}\d]))`;
const money = String.raw`(?:${currency}\s?${digits}${scale}|${digits}${scale}\s?${currencyAfter})`;
const per = String.raw`(?:(?:\s(?:gross|net))?\s?(?:/|per|an?\b|each)\s?(?:person|month|mo|year|yr|annum|night|day|week|hour|hr|kg|unit|user|seat|item|adult|child|head|[A-Za-z]{1,12})?(?![\p{L}]))?`;

/** An amount of money, or a range, with what it is paid per. */
export const moneyPattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${digits}${scale}\s?(?:-|–|—|to)\s?(?=${digits}${scale}\s?${currencyAfter}))?${money}(?:\s?(?:-|–|—|to|and)\s?${money})?${per.replace('[A-Za-z]{1,12}', 'ticket')}`,
  'giu',
);

const ofPay = String.raw`(?:cost(?:s|ing)?|tickets?|prices?|fees?|fares?|rent|deposit|pay|salary|wages?|charges?|adults?|children|students|seniors|concessions?|reduced|admission|entry)(?:\s(?:is|are|was|of|about|from|to))?:?\s`;
const unitAfter = String.raw`[\p{L}\d%°:/-]|[.,]\d|\s?(?:%|°|(?:${Object.values(measures).flat().join('|')})(?![\p{L}\d]))`;

/**
 * An amount without its currency: what something costs, "cost 85", a number with two decimals and no unit, "1,040.00", or
 * what is said to be gross or to include something, "2,950 gross".
 */
export const bareAmountPattern = new RegExp(
  String.raw`(?:(?<=\b${ofPay})${digits}(?:\s?(?:to|–|-)\s?(?:\d{1,3}(?:[,.]\d{3})+|\d{3,6})(?:[.,]\d\d)?)?|(?<![\p{L}\d.,:/-])(?:\d{1,3}(?:[,.]\d{3})+|\d{1,6})[.,]\d\d|(?<![\p{L}\d.,:/-])(?:\d{1,3}(?:[,.]\d{3})+|\d{3,6})(?=\s(?:gross|net|incl\.|including|excluding|plus VAT)))(?!${unitAfter})`,
  'giu',
);

/** The first number of a text, for comparison; NaN if there is none. */
export function numberIn(text: string): number {
  const match = /-?\d[\d,\u00a0\u202f ]*(?:\.\d+)?/.exec(text.replace(/(?<=\d)\.(?=\d{3}(?:\D|$))/g, ''));
  if (!match) return Number.NaN;
  const value = Number(match[0].replace(/[,\s]/g, ''));
  const after = /^\s?(thousand|k|million|m|bn|billion|trillion)\b/i.exec(
    text.slice(match.index + match[0].length),
  );
  const factor = { thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, bn: 1e9, billion: 1e9, trillion: 1e12 };
  return value * (after ? factor[(after[1] ?? '').toLowerCase() as keyof typeof factor] : 1);
}
