/** The numbers of requests that a catalog has answered. */
export interface RequestCounts {
  /** Requests that reached no route that writes. */
  readonly reads: number;
  /** Requests that reached a route that writes, including refused ones. */
  readonly writes: number;
}
