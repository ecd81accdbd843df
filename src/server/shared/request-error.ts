/**
 * The reason for a refusal. Each interface (Rest.li, OpenAPI, GraphQL) has its own form of answer.
 *
 * - `malformed`: the request or an urn in it cannot be read
 * - `validation`: the request is readable and wrong, such as an aspect with an unknown enum value
 *   or an edge to an entity that does not exist
 * - `precondition`: a condition that the writer set does not hold
 * - `lengths`: two lists that belong together differ in length
 * - `forbidden`: the user lacks the right
 * - `not-found`, `too-large`, `method`: as in HTTP
 * - `overloaded`: the same request may succeed a little later
 * - `broken`: input on which DataHub fails, with status 500. Rest.li answers it like `validation`.
 */
export type RequestErrorKind =
  | 'malformed'
  | 'validation'
  | 'precondition'
  | 'lengths'
  | 'forbidden'
  | 'not-found'
  | 'too-large'
  | 'overloaded'
  | 'method'
  | 'broken';

/** Ends the handling of one request, and rolls back the transaction around it. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind;
  /** The text that is not an urn, if that is the reason of a malformed request. */
  readonly wrongUrn: string | undefined;

  constructor(kind: RequestErrorKind, message: string, wrongUrn?: string) {
    super(message);
    this.name = 'RequestError';
    this.kind = kind;
    this.wrongUrn = wrongUrn;
  }
}

export function malformed(message: string, wrongUrn?: string): RequestError {
  return new RequestError('malformed', message, wrongUrn);
}

/** A refusal of the kind `validation`. */
export function invalid(message: string): RequestError {
  return new RequestError('validation', message);
}
