/** The properties that have a value. */
export function defined<Value>(properties: Record<string, Value | undefined>): Record<string, Value> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Record<
    string,
    Value
  >;
}
