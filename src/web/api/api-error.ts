/** Why a request failed. The kind decides what the page shows. */
export type ApiErrorKind =
  /** The caller has to log in. */
  | 'unauthenticated'
  | 'forbidden'
  /** The catalog did not answer. */
  | 'unreachable'
  /** The catalog answered with an error of its own. */
  | 'refused';

export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;

  constructor(kind: ApiErrorKind, status: number, message: string) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}
