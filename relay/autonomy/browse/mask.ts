/** A page may show what was typed into it; neither a model nor an answer must carry a secret's value. */

/** Puts `{{name}}` where a secret's value stands, plain or as in an address. */
export type Mask = (text: string) => string;

/** Handles of a snapshot; a short secret of digits must not break them. */
const handle = /(\[(?:f\d+)?e\d+\]|\bref=\w+)/;

/** @param secrets values by name */
export function maskOf(secrets: Readonly<Record<string, string>>): Mask {
  const forms = Object.entries(secrets)
    .flatMap(([name, value]) =>
      [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)].map((form) => ({ name, form })),
    )
    // A secret may be part of another one.
    .sort((one, other) => other.form.length - one.form.length);
  if (forms.length === 0) return (text) => text;
  const maskPart = (part: string) =>
    forms.reduce((masked, { name, form }) => masked.replaceAll(form, `{{${name}}}`), part);
  return (text) =>
    text
      .split(handle)
      .map((part, index) => (index % 2 === 1 ? part : maskPart(part)))
      .join('');
}

/** The same for everything in a value that is data. */
export function maskDeep<Value>(mask: Mask, value: Value): Value {
  if (typeof value === 'string') return mask(value) as Value;
  if (Array.isArray(value)) return value.map((one) => maskDeep(mask, one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskDeep(mask, one)])) as Value;
}
