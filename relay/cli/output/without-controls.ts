/** Pages must not be able to send commands to the terminal; only colours are left. */
export function withoutControls(text: string): string {
  return text.replace(/(\p{Cc})(\[\d\d?m)?/gu, (all, control: string, colour = '') => {
    const isHarmless = control === '\n' || control === '\t' || (control === '\u001b' && colour !== '');
    return isHarmless ? all : colour;
  });
}
