/** Finds a number of an answer that a model has not read anywhere. */

/** Counts and ordinals up to here may be the model's own. */
const ownNumbers = 100;
/** Shorter ones that stand apart are numbers of their own. */
const minJoinedDigits = 5;
/** Between the groups of one number: "KOW 44 81920", "44-81920". */
const betweenDigits = /(?<=\d)[ \t\u00a0\u202f.\-–/]{1,2}(?=\d)/gu;

/**
 * The first number of the answer that none of the texts has.
 * @param known what was shown, the task, and what the model has written into pages
 */
export function unseenNumber(answer: string, known: readonly string[]): string | undefined {
  const seen = new Set(known.flatMap(numbersIn).flatMap(readingsOf));
  return numbersIn(answer).find(
    (written) =>
      !readingsOf(written).some((one) => seen.has(one) || isOwn(one)) &&
      !known.some((text) => text.includes(written)) &&
      !isGroupedElsewhere(written, known),
  );
}

/** Whether the same digits stand in a text with other signs between their groups. */
function isGroupedElsewhere(written: string, known: readonly string[]): boolean {
  const digits = written.replace(betweenDigits, '');
  if (!/^\d+$/.test(digits) || digits.length < minJoinedDigits) return false;
  const whole = new RegExp(`(?<!\\d)${digits}(?!\\d)`);
  return known.some((text) => whole.test(text.replace(betweenDigits, '')));
}

const isOwn = (number: string) => /^\d+$/.test(number) && Number(number) < ownNumbers;

/** Numbers as they are written: `1,234.50`, `1 000`, `12,5`. */
function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/gu) ?? [];
}

/** As they are compared: what separates thousands in one language separates decimals in another. */
function readingsOf(written: string): string[] {
  const plain = written.replace(/[\u00a0\u202f ]/gu, '');
  const readings = [plain.replaceAll(',', ''), plain.replaceAll('.', '').replace(',', '.')];
  return readings.map((one) => String(Number(one))).filter((one) => one !== 'NaN');
}
