/** A value, or the problem of the input. For checks whose failure is expected. */
export type Result<T, P = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function problem<P>(reason: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem: reason };
}
