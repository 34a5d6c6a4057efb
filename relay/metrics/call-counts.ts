/** One row of the count: how many calls were answered so. */
export interface CallCount {
  method: string;
  /** The template of the route, such as `/v1/session/:sessionId`, never a path. */
  route: string;
  status: number;
  count: number;
}

/** Counts the calls of the HTTP side since the relay started. */
export class CallCounts {
  /** By route, then method, then status: as many entries as there are routes, however many calls. */
  readonly #counts = new Map<string, Map<string, Map<number, number>>>();

  /** Counts one call. Nested maps, so that nothing is allocated for one that is like an earlier one. */
  add(method: string, route: string, status: number): void {
    const ofRoute = this.#counts.get(route) ?? new Map<string, Map<number, number>>();
    if (ofRoute.size === 0) this.#counts.set(route, ofRoute);
    const ofMethod = ofRoute.get(method) ?? new Map<number, number>();
    if (ofMethod.size === 0) ofRoute.set(method, ofMethod);
    ofMethod.set(status, (ofMethod.get(status) ?? 0) + 1);
  }

  list(): CallCount[] {
    const rows: CallCount[] = [];
    for (const [route, ofRoute] of this.#counts)
      for (const [method, ofMethod] of ofRoute)
        for (const [status, count] of ofMethod) rows.push({ method, route, status, count });
    return rows;
  }
}
