/** An answer, and how it is delivered. */
export interface FaultAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Default: whole. */
  readonly delivery?: FaultDelivery;
}

export type FaultDelivery =
  | { readonly kind: 'reset' | 'torn' | 'stall' | 'silent' }
  | { readonly kind: 'slow'; readonly pieces: number; readonly pauseMs: number }
  /** Two pieces, split after a number of bytes. */
  | { readonly kind: 'split'; readonly at: number };

export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): FaultAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** An answer with a message, in all the shapes in which a catalog may send one. */
export function refusing(
  status: number,
  headers: Readonly<Record<string, string>> = {},
): FaultAnswer {
  const message = WORDS[status] ?? 'something went wrong';
  return jsonAnswer(status, { message, error: message, status }, headers);
}

const WORDS: Readonly<Record<number, string>> = {
  401: 'Unauthorized to perform this action.',
  403: 'urn:li:corpuser:datahub is unauthorized to UPDATE entities.',
  412: 'Expected version 7, actual version 8',
  422: 'Expected version 7, actual version 8',
  429: 'Too many requests',
  500: 'An internal server error occurred',
};
