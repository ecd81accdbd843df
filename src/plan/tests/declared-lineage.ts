import type { DesiredState } from '../../model/desired-state.js';
import { edgeAddress } from '../document/address-book.js';
import { AFTER, BEFORE } from '../impact/traverse.js';
import type { UnitPairs } from './declared-pairs.js';
import type { HeldLineage } from './held-lineage.js';
import { knownSchemas, makeLineage, placedPairs, type StackMeaning } from './make-lineage.js';
import type { TestedLineage } from './tested-lineage.js';

/**
 * Makes the lineage that manifests declare, without a catalog. Every entity that they name is shown.
 * Only declarations with `create: true` tell the columns of a dataset, and so resolve wildcards.
 *
 * @param before what an earlier revision declares. Default: there is no state before
 */
export function declaredLineage(context: StackMeaning, before?: DesiredState): TestedLineage {
  const { desired } = context;
  const earlier = before ?? { datasets: [], units: [] };
  const datasets = [...desired.datasets, ...earlier.datasets];
  const schemas = knownSchemas({ datasets }, new Map());
  const declared = placedPairs(context, schemas);
  const shown = new Map(desired.datasets.map(({ urn }) => [urn, AFTER]));
  for (const { urn } of earlier.datasets) shown.set(urn, (shown.get(urn) ?? 0) | BEFORE);
  const parts = {
    held: [
      ...declared.map((unit) => declaredHeld(unit, AFTER)),
      ...placedPairs({ ...context, desired: earlier }, schemas).map(earlierHeld),
    ],
    shown,
    readings: [],
    compared: before !== undefined,
    facts: null,
    schemas,
    limits: [],
    columnLimits: wildcardLimits(declared, context),
  };
  return makeLineage({ ...parts, looked: [] }, context);
}

function declaredHeld({ unit, pairs }: UnitPairs, always: number): HeldLineage {
  const edges = new Map(unit.edges.map(({ upstream }) => [upstream, always]));
  return { holder: unit.downstream, edges, pairs, always };
}

/** The places of an earlier revision are lines of files that may have changed since. */
function earlierHeld(declared: UnitPairs): HeldLineage {
  const { pairs, ...held } = declaredHeld(declared, BEFORE);
  return { ...held, pairs: pairs.map(({ place: _, ...pair }) => pair) };
}

function wildcardLimits(declared: readonly UnitPairs[], { book }: StackMeaning): readonly string[] {
  const [first, ...others] = declared.flatMap(({ unit, unresolved }) =>
    unresolved.map(({ upstream }) => edgeAddress(book, unit.downstream, upstream)),
  );
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [`the columns of "*" of "${first}"${more} are known to the catalog alone`];
}
