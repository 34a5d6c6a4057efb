/** Whether what comes next is in quotation marks. @param before the text up to there */
export function isInQuotes(before: string): boolean {
  return (before.match(/["“”]/g) ?? []).length % 2 === 1;
}
