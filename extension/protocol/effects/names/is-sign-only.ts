/** Whether a name has no letters and digits, or just the letter that stands for a cross. */
export function isSignOnly(name: string): boolean {
  return !/[\p{L}\p{N}]/u.test(name) || /^\s*x\s*$/i.test(name);
}
