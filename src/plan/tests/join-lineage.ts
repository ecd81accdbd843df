import { compareText } from '../../errors/compare-text.js';
import type { Place } from '../../errors/place.js';
import { edgeEnds } from '../../model/edge-end.js';
import { itemAt } from '../../model/item-at.js';
import { kindOf } from '../../model/kinds.js';
import { sortByText } from '../../model/sort-by-text.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { type ColumnNumbers, compareColumns } from '../impact/column-numbers.js';
import type { HeldLineage } from './held-lineage.js';
import type { TestedEdge, TestedLineage, TestedPair } from './tested-lineage.js';

/** The places of declarations. Null if no manifest declares the element. */
export interface DeclaredPlaces {
  readonly edge: (downstream: EntityUrn, upstream: EntityUrn) => Place | null;
  /** Takes the numbers of two columns. */
  readonly pair: (downstream: number, upstream: number) => Place | null;
}

/** The edges, pairs and columns of {@link TestedLineage}. */
export type JoinedLineage = Pick<TestedLineage, 'edges' | 'pairs' | 'columns' | 'columnEntities'>;

/**
 * Joins the lineage that entities hold. The result does not depend on the order of holders, edges
 * and records.
 */
export function joinLineage(
  held: readonly HeldLineage[],
  numbers: ColumnNumbers,
  places: DeclaredPlaces,
): JoinedLineage {
  const sorted = sortByText(held, ({ holder }) => holder);
  return { edges: joinEdges(sorted, places), ...joinPairs(sorted, numbers, places) };
}

function joinEdges(held: readonly HeldLineage[], places: DeclaredPlaces): readonly TestedEdge[] {
  const joined = new Map<string, TestedEdge>();
  for (const { holder, edges } of held) {
    for (const [end, times] of [...edges].sort(([a], [b]) => compareText(a, b))) {
      const { downstream, upstream } = edgeEnds(holder, end);
      const key = `${downstream}\n${upstream}`;
      const known = joined.get(key)?.times ?? 0;
      const place = places.edge(downstream, upstream);
      joined.set(key, { downstream, upstream, times: known | times, place });
    }
  }
  return [...joined.values()];
}

function joinPairs(
  held: readonly HeldLineage[],
  numbers: ColumnNumbers,
  places: DeclaredPlaces,
): Omit<JoinedLineage, 'edges'> {
  const pairs = held.flatMap((one) => mergeEqual(pairsWithEdges(one, numbers, places)));
  const { renumber, columns, columnEntities } = renumbering(numbers);
  // In place: a catalog has hundreds of thousands of pairs.
  for (const pair of pairs) {
    pair.downstream = renumber(pair.downstream);
    pair.upstream = renumber(pair.upstream);
  }
  return { pairs, columns, columnEntities };
}

/** Makes one of the pairs of the same columns and transform. Equal pairs follow each other. */
function mergeEqual(sorted: NumberedTestPair[]): NumberedTestPair[] {
  const merged: NumberedTestPair[] = [];
  for (const pair of sorted) {
    const last = merged.at(-1);
    if (last && isSamePair(last, pair)) last.times |= pair.times;
    else merged.push(pair);
  }
  return merged;
}

function isSamePair(a: NumberedTestPair, b: NumberedTestPair): boolean {
  return (
    a.downstream === b.downstream &&
    a.upstream === b.upstream &&
    (a.transform ?? '') === (b.transform ?? '')
  );
}

/** Numbers columns as they are asked for, so that the numbers have the order of the pairs. */
function renumbering({ urns, datasets }: ColumnNumbers) {
  const columns: string[] = [];
  const columnEntities: EntityUrn[] = [];
  // By number: one more than the new number, 0 for none yet.
  const given = new Uint32Array(urns.length);
  const renumber = (column: number): number => {
    if (given[column] === 0) {
      columnEntities.push(itemAt(datasets, column));
      given[column] = columns.push(itemAt(urns, column));
    }
    return itemAt(given, column) - 1;
  };
  return { renumber, columns, columnEntities };
}

type NumberedTestPair = { -readonly [Member in keyof TestedPair]: TestedPair[Member] };

/** Lists the pairs of a holder whose upstream entity one of its edges joins. Sorted by columns. */
function pairsWithEdges(
  { holder, edges, pairs, always }: HeldLineage,
  { numberOf, datasets, urns }: ColumnNumbers,
  places: DeclaredPlaces,
): NumberedTestPair[] {
  const holdsOthers = kindOf(holder).columns === 'between';
  const found: NumberedTestPair[] = [];
  for (const { downstreamField, upstreamField, transform, times: own = always, place } of pairs) {
    const downstream = numberOf(downstreamField);
    const upstream = numberOf(upstreamField);
    if (downstream === undefined || upstream === undefined || downstream === upstream) continue;
    if (!holdsOthers && datasets[downstream] !== holder) continue;
    const times = own & (edges.get(itemAt(datasets, upstream)) ?? 0);
    if (times === 0) continue;
    const declared = place ?? places.pair(downstream, upstream);
    found.push({ downstream, upstream, transform, times, place: declared });
  }
  return found.sort(
    (a, b) =>
      compareColumns(urns, a.downstream, b.downstream) ||
      compareColumns(urns, a.upstream, b.upstream) ||
      compareText(a.transform ?? '', b.transform ?? ''),
  );
}
