/** Where a text occurs in another one. */
export function placesOf(text: string, whole: string): number[] {
  const places: number[] = [];
  for (let at = whole.indexOf(text); at >= 0; at = at < whole.length ? whole.indexOf(text, at + 1) : -1)
    places.push(at);
  return places;
}

/** How often a text stands in another one. */
export function countOf(text: string, whole: string): number {
  return placesOf(text, whole).length;
}
