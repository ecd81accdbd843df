import { ok, problem, type Result } from '../../errors/result.js';

/** One expression of `--select` or `--exclude`: which datasets, and how far along the edges from them. */
export interface ScopeExpression {
  /** As it was given. */
  readonly text: string;
  /** A short name, a name or an urn; `*` and `?` are wildcards. Not empty. */
  readonly pattern: string;
  /** Edges that are followed upstream: 0 for none, infinite for all. */
  readonly upstreamHops: number;
  /** The same downstream. */
  readonly downstreamHops: number;
}

/** Steps and a `+` before the pattern, a `+` and steps after it. A `+` elsewhere is part of a name. */
const SHAPE = /^(?:(\d*)\+)?(.*?)(?:\+(\d*))?$/s;

/** Reads `orders`, `orders+`, `2+orders`, `+orders+1`, as dbt writes them. A `+` without a number goes all the way. */
export function parseExpression(text: string): Result<ScopeExpression> {
  const match = SHAPE.exec(text);
  const pattern = match?.[2];
  if (!pattern) return problem(`"${text}" names no dataset`);
  return ok({ text, pattern, upstreamHops: hops(match[1]), downstreamHops: hops(match[3]) });
}

/** The same expression of another pattern. */
export function withPattern({ text }: ScopeExpression, pattern: string): string {
  return text.replace(SHAPE, (_all, up?: string, _pattern?: string, down?: string) => {
    const before = up === undefined ? '' : `${up}+`;
    const after = down === undefined ? '' : `+${down}`;
    return `${before}${pattern}${after}`;
  });
}

function hops(steps: string | undefined): number {
  if (steps === undefined) return 0;
  return steps === '' ? Number.POSITIVE_INFINITY : Number(steps);
}
