import { ok, problem, type Result } from '../../errors/result.js';

/**
 * One expression of `--select` or `--exclude`: a pattern of datasets, and the number of edges to
 * follow from them.
 */
export interface ScopeExpression {
  /** The expression as it was given. */
  readonly text: string;
  /** A short name, a name or an urn; `*` and `?` are wildcards. Not empty. */
  readonly pattern: string;
  /** Number of edges to follow upstream, infinite for all. */
  readonly upstreamHops: number;
  /** Number of edges to follow downstream, infinite for all. */
  readonly downstreamHops: number;
}

/**
 * Steps and a `+` before the pattern, a `+` and steps after it. A `+` elsewhere is part of a name.
 */
const SHAPE = /^(?:(\d*)\+)?(.*?)(?:\+(\d*))?$/s;

/**
 * Reads `orders`, `orders+`, `2+orders`, `+orders+1`, as dbt writes them. A `+` without a number
 * follows all edges.
 */
export function parseExpression(text: string): Result<ScopeExpression> {
  const match = SHAPE.exec(text);
  const pattern = match?.[2];
  if (!pattern) return problem(`"${text}" names no dataset`);
  return ok({ text, pattern, upstreamHops: hops(match[1]), downstreamHops: hops(match[3]) });
}

/** Replaces the pattern of an expression. */
export function replacePattern({ text }: ScopeExpression, pattern: string): string {
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
