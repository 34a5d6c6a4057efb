/** The refs that a step names, as its selector or in its value. */
export function namedRefs({ selector, value }: { selector: string; value?: unknown }): string[] {
  return `${selector} ${JSON.stringify(value ?? '')}`.match(/(?<=\bref\s*=\s*)e\d+/g) ?? [];
}
