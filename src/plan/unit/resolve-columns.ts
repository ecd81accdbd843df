import { type Finding, finding } from '../../errors/finding.js';
import type { DesiredUnit } from '../../model/desired-state.js';
import { pairAddress } from '../document/address-book.js';
import { sameConfidence } from './pair-value.js';
import { resolveExplicit } from './resolve-explicit.js';
import { resolveWildcard } from './resolve-wildcard.js';
import type { ColumnResolution, ResolveContext, ResolvedPair } from './resolved-pair.js';

/** Turns declared mappings into column pairs, spelled as they exist or as they will be written. */
export function resolveColumns(unit: DesiredUnit, context: ResolveContext): ColumnResolution {
  const explicit = unit.columns.filter((mapping) => mapping.kind === 'explicit');
  const wildcards = unit.columns.filter((mapping) => mapping.kind === 'wildcard');
  const outcomes = [
    ...explicit.flatMap((mapping) => resolveExplicit(unit, mapping, context)),
    ...wildcards.flatMap((mapping) => resolveWildcard(unit, mapping, { ...context, explicit })),
  ];
  const pairs = outcomes.flatMap(({ pair }) => pair ?? []);
  const findings = [
    ...outcomes.flatMap((outcome) => outcome.finding ?? []),
    ...findConflicts(unit, pairs, context),
  ];
  return {
    pairs: new Map(pairs.map((pair) => [pair.key, pair])),
    findings: uniqueFindings(findings),
  };
}

/**
 * Finds pairs that are declared twice with different attributes. In the manifests, two spellings of
 * one column look like two columns. Only the schema shows that they are one.
 */
function findConflicts(
  { downstream }: DesiredUnit,
  pairs: readonly ResolvedPair[],
  { book }: ResolveContext,
): readonly Finding[] {
  const first = new Map<string, ResolvedPair>();
  return pairs.flatMap((pair) => {
    const before = first.get(pair.key) ?? pair;
    first.set(pair.key, before);
    if (before.transform === pair.transform && sameConfidence(before.confidence, pair.confidence))
      return [];
    const address = pairAddress(pair, book, downstream);
    const message = `"${address}" is declared twice, under two spellings of its columns, with different attributes: make the two equal`;
    const where = { place: pair.place, related: [before.place] };
    return [finding('column-conflict', { message, ...where, about: [address] })];
  });
}

/**
 * Keeps the first finding of each message: a dataset without a schema needs one finding, not one
 * for each of its columns.
 */
function uniqueFindings(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, Finding>();
  for (const one of findings) if (!seen.has(one.message)) seen.set(one.message, one);
  return [...seen.values()];
}
