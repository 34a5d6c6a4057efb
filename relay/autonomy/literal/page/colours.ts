/** The colours that a colour field may be set to by name, https://www.w3.org/TR/css-color-4/#named-colors */
const codes: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  cyan: '#00ffff',
  magenta: '#ff00ff',
};

/** `#ff0000` for `red`. */
export function colourCode(name: string): string | undefined {
  const small = name.trim().toLowerCase();
  return Object.hasOwn(codes, small) ? codes[small] : undefined;
}
