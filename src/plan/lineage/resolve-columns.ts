import type { Finding } from '../../errors/finding.js';
import type { DesiredUnit } from '../../model/desired-state.js';
import type { ResolveContext, ResolvedPair } from './resolution.js';
import { resolveExplicit } from './resolve-explicit.js';
import { resolveWildcard } from './resolve-wildcard.js';

export interface Resolution {
  /** By fingerprint. */
  readonly pairs: ReadonlyMap<string, ResolvedPair>;
  readonly findings: readonly Finding[];
}

/** Turns declared mappings into pairs of columns as the schemas spell them. */
export function resolveColumns(unit: DesiredUnit, context: ResolveContext): Resolution {
  const explicit = unit.columns.flatMap((mapping) => (mapping.kind === 'explicit' ? [mapping] : []));
  const wildcards = unit.columns.flatMap((mapping) => (mapping.kind === 'wildcard' ? [mapping] : []));
  const outcomes = [
    ...explicit.flatMap((mapping) => resolveExplicit(unit, mapping, context)),
    ...wildcards.flatMap((mapping) => resolveWildcard(unit, mapping, { ...context, explicit })),
  ];
  const pairs = new Map(outcomes.flatMap(({ pair }) => (pair ? [[pair.fingerprint, pair] as const] : [])));
  return { pairs, findings: unique(outcomes.flatMap(({ finding }) => (finding ? [finding] : []))) };
}

/** Of findings that say the same, the first: a dataset without schema is one fact, not one for each of its columns. */
function unique(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, Finding>();
  for (const one of findings) if (!seen.has(one.message)) seen.set(one.message, one);
  return [...seen.values()];
}
