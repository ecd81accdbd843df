/** How to reach a catalog. Nothing here is read from a file: address and token come from the environment alone. */
export interface CatalogOptions {
  /** The metadata service, or a frontend with `/api/gms` behind it. */
  readonly url: string;
  /** Absent or empty: requests carry none. */
  readonly token?: string | undefined;
  /** The namespace of the urns that a search may nominate. Default `li`. */
  readonly namespace?: string | undefined;
  /** For one request from connecting to the last byte, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** How many reads may be under way at once. Default 4. */
  readonly concurrency?: number | undefined;
  /** Lets a token travel over plain http to a host that is not loopback. Default false. */
  readonly insecureHttp?: boolean | undefined;
  readonly userAgent: string;
  /**
   * Once aborted, every read ends with `interrupted`, at once, and none is begun. Writes are not touched: what became of one
   * that is cut off would not be known. Whoever has to read back what was written leaves it out.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Once aborted, every request ends with `interrupted`, at once, and none is begun; writes too. What became of a write that
   * was cut off is not known.
   */
  readonly abort?: AbortSignal | undefined;
  /** Time and chance for the retries; the machine's own by default. */
  readonly timing?: Timing | undefined;
}

export interface Timing {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Ends early, and well, once the signal is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
}

/** What holds connections open; a process does not end before it is closed. */
export interface Closable {
  /** Closes them at once: a request that is still under way fails. May be called again. */
  close(): Promise<void>;
}
