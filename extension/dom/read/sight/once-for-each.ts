/** Caches what is found out of each thing, as long as the page is not changed. */
export function onceForEach<Of, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const found = new Map<Of, Found>();
  return (of) => {
    const known = found.get(of) ?? find(of);
    found.set(of, known);
    return known;
  };
}
