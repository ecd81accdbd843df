import { edgeAddress } from '../document/address-book.js';
import { AFTER } from '../impact/traverse.js';
import type { UnitPairs } from './declared-pairs.js';
import { type HeldLineage, timedPairs } from './held-lineage.js';
import { knownSchemas, type LineageContext, makeLineage, placedPairs } from './make-lineage.js';
import type { TestedLineage } from './tested-lineage.js';

/**
 * Makes the lineage that manifests declare, without a catalog. Every entity that they name is shown.
 * Only declarations with `create: true` tell the columns of a dataset, and so resolve wildcards.
 */
export function declaredLineage(context: LineageContext): TestedLineage {
  const { desired } = context;
  const schemas = knownSchemas(desired, new Map());
  const declared = placedPairs(context, schemas);
  const parts = {
    held: declared.map(declaredHeld),
    shown: new Map(desired.datasets.map(({ urn }) => [urn, AFTER])),
    readings: [],
    compared: false,
    facts: null,
    schemas,
    limits: [],
    columnLimits: wildcardLimits(declared, context),
  };
  return makeLineage({ ...parts, looked: [] }, context);
}

function declaredHeld(declared: UnitPairs): HeldLineage {
  const { unit } = declared;
  return {
    holder: unit.downstream,
    edges: new Map(unit.edges.map(({ upstream }) => [upstream, AFTER])),
    pairs: timedPairs(declared, AFTER),
  };
}

function wildcardLimits(
  declared: readonly UnitPairs[],
  { book }: LineageContext,
): readonly string[] {
  const [first, ...others] = declared.flatMap(({ unit, unresolved }) =>
    unresolved.map(({ upstream }) => edgeAddress(book, unit.downstream, upstream)),
  );
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [`the columns of "*" of "${first}"${more} are known to the catalog alone`];
}
