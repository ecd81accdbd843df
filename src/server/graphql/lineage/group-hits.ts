import type { Urn } from '../../../urn/urn.js';
import type { ReachedNode } from '../../lineage/walk-lineage.js';
import type { SearchFlags } from '../../search/find-entities.js';
import { bearerOf } from '../../search/is-shown.js';

/** An entity that lineage reaches, as one row of the answer. */
export interface LineageHit {
  readonly urn: Urn;
  /** The fewest hops. */
  readonly degree: number;
  /** Sorted; more than one where several columns of a dataset were met. */
  readonly degrees: readonly number[];
  /** The nodes of the walk that the row stands for, nearest first. */
  readonly nodes: readonly Urn[];
}

/**
 * Turns columns into their datasets, unless the search says otherwise: `searchFlags.groupingSpec.groupingCriteria: []`
 * shows the columns themselves.
 *
 * @param reached in the order of the walk
 */
export function groupHits(reached: readonly ReachedNode<Urn>[], flags: SearchFlags | null | undefined): readonly LineageHit[] {
  const urnOf = groupsColumns(flags) ? bearerOf : (urn: Urn) => urn;
  const hits = new Map<Urn, { readonly degrees: Set<number>; readonly nodes: Urn[] }>();
  for (const { node, degree } of reached) {
    const urn = urnOf(node);
    const hit = hits.get(urn) ?? { degrees: new Set(), nodes: [] };
    hit.degrees.add(degree);
    hit.nodes.push(node);
    hits.set(urn, hit);
  }
  return [...hits].map(([urn, { degrees, nodes }]) => toHit(urn, [...degrees], nodes));
}

/** The walk comes to near nodes first, so the first degree of a row is its least. */
function toHit(urn: Urn, degrees: readonly number[], nodes: readonly Urn[]): LineageHit {
  const [degree = 0] = degrees;
  return { urn, degree, degrees, nodes };
}

function groupsColumns(flags: SearchFlags | null | undefined): boolean {
  const criteria = flags?.groupingSpec?.groupingCriteria;
  if (!criteria) return true;
  return criteria.some(({ baseEntityType, groupingEntityType }) => baseEntityType === 'SCHEMA_FIELD' && groupingEntityType === 'DATASET');
}
