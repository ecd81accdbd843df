/** A value, or what is wrong with the input: for checks whose failure is an everyday answer. */
export type Result<T, P = string> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function problem<P>(what: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem: what };
}
