/**
 * Why a request is refused. Each door has its own way to say it on the wire.
 *
 * - `malformed`: the request or an urn in it cannot be read
 * - `validation`: what it asks for is wrong, such as an aspect with an unknown enum value or an edge to nowhere
 * - `precondition`: a condition that the writer set does not hold
 * - `lengths`: two lists that belong together have not the same length
 * - `forbidden`: the user may not do it
 * - `not-found`, `too-large`, `method`: as in HTTP
 * - `broken`: input that DataHub trips over, with status 500; over Rest.li it is answered like `validation`
 */
export type RefusalKind =
  | 'malformed'
  | 'validation'
  | 'precondition'
  | 'lengths'
  | 'forbidden'
  | 'not-found'
  | 'too-large'
  | 'method'
  | 'broken';

/** Stops the handling of one request, and of the transaction that it may be in. */
export class Refusal extends Error {
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
  }
}
