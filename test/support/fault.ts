/** What goes wrong between a client and a catalog, and with which requests: values alone, so that a test can make, print and shrink them. */
export interface FaultRule {
  /** Default: every request. */
  readonly where?: FaultPlace;
  readonly fault: Fault;
}

/** Which requests a fault meets. All that is given has to fit. */
export interface FaultPlace {
  readonly among?: 'reads' | 'writes';
  readonly kinds?: readonly FaultRequestKind[];
  /** Part of the path. */
  readonly path?: string;
  /** The body holds one of these. */
  readonly urns?: readonly string[];
  /** The number, from 1, of the first that is met among those that fit all of the above. Default 1. */
  readonly from?: number;
  /** How many are met from there on, in a row. Default: all. */
  readonly times?: number;
  /** Of those, how many are met after all, from 0 to 1. Default 1. */
  readonly chance?: number;
}

/**
 * `batch-get`: aspects from the primary store. `search`: anything that asks the index. `question`: any other query.
 * `mutation`: `updateLineage`. `bulk` and `single`: proposals over OpenAPI v3 and over Rest.li.
 */
export type FaultRequestKind =
  | 'batch-get'
  | 'search'
  | 'question'
  | 'mutation'
  | 'bulk'
  | 'single'
  | 'other';

/** Where a fault says `handled`, the catalog carries the request out before it goes wrong. Default: it never sees it. */
export type Fault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfter?: RetryAfter;
      readonly handled?: boolean;
    }
  /** The connection is reset before a byte of an answer. */
  | { readonly kind: 'reset'; readonly handled: boolean }
  /** Status, headers and half a body, then a reset. */
  | { readonly kind: 'torn' }
  /** The whole answer in so many pieces, with a pause before each. */
  | { readonly kind: 'slow'; readonly pieces: number; readonly pauseMs: number }
  /** Half the answer, and then nothing more: for the time-out of the client. */
  | { readonly kind: 'stall' }
  /** No answer at all. */
  | { readonly kind: 'silent'; readonly handled: boolean }
  /** So many of the items of a page or batch at most, of those that come first, and not a word about it. */
  | { readonly kind: 'short-page'; readonly keep: number }
  /** Half a JSON text, ended as if it were all. */
  | { readonly kind: 'truncated' }
  /** GraphQL: an error inside a 200, with or without the data beside it. */
  | {
      readonly kind: 'errors-inside';
      readonly code: 400 | 403 | 500;
      readonly data: boolean;
      readonly handled?: boolean;
    }
  /** Items of a batch that hold an error in the place of what was asked for, inside a 200. With `urns` those alone. */
  | { readonly kind: 'item-errors'; readonly urns?: readonly string[] }
  /** A search is answered as it was so many times before; the first answer is kept for as long as there is none. */
  | { readonly kind: 'lagging-index'; readonly behind: number }
  /** The index does not list some, and lists others that need not exist; its totals agree with it. */
  | {
      readonly kind: 'lying-index';
      readonly misses?: readonly string[];
      readonly adds?: readonly string[];
    }
  /** A catalog older than `properties` of upstreams: takes them, forgets them. */
  | { readonly kind: 'drop-properties' }
  /** A catalog that does not look at `If-Version-Match` and `If-Unmodified-Since`. */
  | { readonly kind: 'ignore-conditions' }
  | EchoFault;

/** In seconds, or as the date that is so many milliseconds away. */
export type RetryAfter = { readonly seconds: number } | { readonly dateInMs: number };

/** The token of the request comes back. */
export interface EchoFault {
  readonly kind: 'echo';
  readonly in: EchoPlace;
  readonly spelling: EchoSpelling;
  /** The piece of the body in which it stands ends in its middle. */
  readonly split?: boolean;
}

/** `headers`: of the catalog's own answer. `data`: in a 200, wherever it says what `instead` says. */
export type EchoPlace =
  | { readonly place: 'headers' }
  | { readonly place: 'page'; readonly status: number }
  | { readonly place: 'message'; readonly status: number }
  | { readonly place: 'location' }
  | { readonly place: 'data'; readonly instead: string };

/** `json` is as it stands in a JSON text inside a JSON text; `basic` with a name before it, in base64. */
export type EchoSpelling =
  | 'plain'
  | 'bearer'
  | 'upper'
  | 'url'
  | 'json'
  | 'base64'
  | 'base64url'
  | 'basic'
  | 'hex'
  | 'backwards';
