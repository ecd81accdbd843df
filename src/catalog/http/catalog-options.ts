import type { ReportProgress } from '../../model/progress.js';

/** Address and token of the catalog. They never come from a file of the repository. */
export interface CatalogAccess {
  /** The address of the metadata service, or of a frontend followed by `/api/gms`. */
  readonly url: string;
  /** A personal access token. Absent or empty: requests carry no token. */
  readonly token?: string | undefined;
  /** Timeout of one request, from connecting to the last byte, in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** The total time in which requests wait to be sent again, in milliseconds. Default: 120,000. */
  readonly timeoutTotalMs?: number | undefined;
  /** The maximum number of concurrent reads. Default: 4. */
  readonly concurrency?: number | undefined;
  /** True to send a token over plain http to a host that is not loopback. Default: false. */
  readonly insecureHttp?: boolean | undefined;
}

/** The options of a connection to a catalog. */
export interface ConnectionOptions extends CatalogAccess {
  /** The namespace of the urns that a search may nominate. Default: `li`. */
  readonly namespace?: string | undefined;
  readonly userAgent: string;
  /**
   * Once aborted, every read ends at once with `interrupted`, and no read starts. Writes continue,
   * because the outcome of an interrupted write is unknown. A caller that has to read back its
   * writes leaves this option out.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Once aborted, every request ends at once with `interrupted`, and no request starts. This
   * includes writes. The outcome of an interrupted write is unknown.
   */
  readonly abort?: AbortSignal | undefined;
  /** Takes the progress of reads, requests and retries. Default: no progress is reported. */
  readonly progress?: ReportProgress | undefined;
  /** Default: the clock and the random numbers of the machine. */
  readonly timing?: Timing | undefined;
}

/** The clock and the random numbers of the retries. */
export interface Timing {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after the time, or as soon as the signal is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Returns a number from 0 to 1, excluding 1. */
  readonly random: () => number;
}

/** A holder of open connections. The process does not end before the holder is closed. */
export interface Closable {
  /** Closes the connections at once. A request in progress fails. May be called again. */
  close(): Promise<void>;
}
