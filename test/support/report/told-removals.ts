/** The removals that a report tells of, as read from its text alone. */
export interface ToldRemovals {
  /** Addresses that a reader sees without opening or searching anything. */
  readonly addresses: ReadonlySet<string>;
  /** The number of further removals that the first lines announce. */
  readonly unlisted: number;
  /** The command that the first lines name for these. Null if they name none. */
  readonly command: string | null;
}

/** A report that tells of all its removals. */
export function allTold(addresses: Iterable<string>): ToldRemovals {
  return { addresses: new Set(addresses), unlisted: 0, command: null };
}
