/**
 * A fault between a client and a catalog, and the requests that it meets. It is data, so that a
 * test can generate, print and shrink it.
 */
export interface FaultRule {
  /** Default: every request. */
  readonly where?: FaultPlace;
  readonly fault: Fault;
}

/** The requests that a fault meets. A request must match every given condition. */
export interface FaultPlace {
  readonly among?: 'reads' | 'writes';
  readonly kinds?: readonly FaultRequestKind[];
  /** A part of the path. */
  readonly path?: string;
  /** The body contains one of these. */
  readonly urns?: readonly string[];
  /**
   * The number, from 1, of the first request that meets the fault, among those that match the
   * conditions above. Default 1.
   */
  readonly from?: number;
  /** The number of consecutive requests from there on. Default: all. */
  readonly times?: number;
  /** The share of these that meet the fault, from 0 to 1. Default 1. */
  readonly chance?: number;
}

/**
 * `batch-get`: aspects from the primary store. `search`: any request to the index. `question`: any
 * other query. `mutation`: `updateLineage`. `bulk` and `single`: proposals over OpenAPI v3 and over
 * Rest.li.
 */
export type FaultRequestKind =
  | 'batch-get'
  | 'search'
  | 'question'
  | 'mutation'
  | 'bulk'
  | 'single'
  | 'other';

/**
 * A fault. `handled`: the catalog carries the request out before the fault happens. Default: the
 * catalog never gets the request.
 */
export type Fault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfter?: RetryAfter;
      readonly handled?: boolean;
    }
  /** Resets the connection before the first byte of an answer. */
  | { readonly kind: 'reset'; readonly handled: boolean }
  /** Sends status, headers and half a body, then resets the connection. */
  | { readonly kind: 'torn' }
  /** Sends the whole answer in several pieces, with a pause before each. */
  | { readonly kind: 'slow'; readonly pieces: number; readonly pauseMs: number }
  /** Sends half the answer, and then nothing, until the client's timeout. */
  | { readonly kind: 'stall' }
  /** Sends no answer. */
  | { readonly kind: 'silent'; readonly handled: boolean }
  /** Keeps at most the first items of a page or batch, without any sign of it. */
  | { readonly kind: 'short-page'; readonly keep: number }
  /** Sends half a JSON text, ended as if it were complete. */
  | { readonly kind: 'truncated' }
  /** GraphQL: sends an error in a 200, with or without data. */
  | {
      readonly kind: 'errors-inside';
      readonly code: 400 | 403 | 500;
      readonly data: boolean;
      readonly handled?: boolean;
    }
  /** Replaces items of a batch by errors, in a 200. With `urns`, only these items. */
  | { readonly kind: 'item-errors'; readonly urns?: readonly string[] }
  /**
   * Answers a search with its answer from `behind` searches before. Until enough answers exist,
   * sends the first one.
   */
  | { readonly kind: 'lagging-index'; readonly behind: number }
  /** The index omits some datasets and adds others, which need not exist. Its totals agree. */
  | {
      readonly kind: 'lying-index';
      readonly misses?: readonly string[];
      readonly adds?: readonly string[];
    }
  /** A catalog older than `properties` of upstreams: it accepts them and forgets them. */
  | { readonly kind: 'drop-properties' }
  /** A catalog that ignores `If-Version-Match` and `If-Unmodified-Since`. */
  | { readonly kind: 'ignore-conditions' }
  | EchoFault;

/** A number of seconds, or the date that is some milliseconds away. */
export type RetryAfter = { readonly seconds: number } | { readonly dateInMs: number };

/** Sends the token of the request back. */
export interface EchoFault {
  readonly kind: 'echo';
  readonly in: EchoPlace;
  /** One of the `spellings` of `spelling.ts`. */
  readonly spelling: string;
  /** True if the body is split in the middle of the token. */
  readonly split?: boolean;
}

/**
 * The place of the token. `headers`: of the catalog's own answer. `data`: in a 200, in place of
 * each value that equals `instead`.
 */
export type EchoPlace =
  | { readonly place: 'headers' }
  | { readonly place: 'page'; readonly status: number }
  | { readonly place: 'message'; readonly status: number }
  | { readonly place: 'location' }
  | { readonly place: 'data'; readonly instead: string };
