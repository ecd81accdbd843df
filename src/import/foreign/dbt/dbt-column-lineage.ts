import type { CodeName } from '../../../errors/codes.js';
import { groupAt, groupBy, type NonEmpty } from '../../../model/group-by.js';
import type { PortablePair } from '../../../model/portable-lineage.js';
import { isPortableColumn } from '../portable-names.js';
import type { DbtDataset, DbtDatasets } from './dbt-datasets.js';
import type { DbtNames, DbtOptions } from './dbt-names.js';
import type { DbtColumn, DbtColumnEdge } from './info-schema.js';

/** The rows about the columns of a node, by its id. */
type EdgesByNode = ReadonlyMap<string, NonEmpty<DbtColumnEdge>>;

/** The nodes of a project, and what is known about their columns. */
export interface DbtLinkInput extends DbtDatasets, Pick<DbtNames, 'columnName'> {
  /** Rows without ephemeral models. Undefined if nothing is known about columns. */
  readonly columnEdges?: EdgesByNode | undefined;
}

/** The value of a pair by dbt's word for it. Of two words for the same columns, the first here wins. */
const evolutions: ReadonlyMap<string, Pick<PortablePair, 'transform' | 'confidence'>> = new Map([
  ['mod', { transform: 'DIRECT:TRANSFORMATION', confidence: 1 }],
  ['copy', { confidence: 1 }],
  ['scan', { transform: 'INDIRECT', confidence: 0.5 }],
]);

const ranks = [...evolutions.keys()];

/**
 * Passes through the columns of ephemeral models: a row that ends at one of them is replaced by a
 * row for each column behind it. A row stays if nothing is behind it, except at a constant.
 *
 * @param constants the {@link columnKey} of each column of an ephemeral model that has no upstreams
 */
export function joinEphemerals(
  edges: readonly DbtColumnEdge[],
  passages: DbtDatasets['passages'],
  constants: ReadonlySet<string> = new Set(),
): EdgesByNode {
  const within = groupBy(
    edges.filter(({ child }) => passages.has(child.node)),
    ({ child }) => columnKey(child),
  );
  const joined = edges
    .filter(({ child }) => !passages.has(child.node))
    .flatMap((edge) => followEdge(edge, within))
    .filter(({ parent }) => !constants.has(columnKey(parent)));
  joined.sort((a, b) => rankOf(a.evolution) - rankOf(b.evolution));
  return groupBy(joined, ({ child }) => child.node);
}

function followEdge(
  edge: DbtColumnEdge,
  within: ReadonlyMap<string, readonly DbtColumnEdge[]>,
): readonly DbtColumnEdge[] {
  const reached = new Map([['', edge]]);
  const ends: DbtColumnEdge[] = [];
  // A map yields what is added while it is iterated, so it is the queue too.
  for (const step of reached.values()) {
    const next = groupAt(within, columnKey(step.parent));
    if (next.length === 0) ends.push(step);
    for (const one of next) {
      const both = joinSteps(step, one);
      const key = `${both.evolution}\u0000${columnKey(one.parent)}`;
      if (!reached.has(key)) reached.set(key, both);
    }
  }
  return ends.length > 0 ? ends : [edge];
}

/** A warehouse may spell a column of one model in two letter cases. */
export function columnKey({ node, column }: DbtColumn): string {
  return `${node}\u0000${column.toLowerCase()}`;
}

function joinSteps(first: DbtColumnEdge, second: DbtColumnEdge): DbtColumnEdge {
  const { facts } = first.evolution === 'copy' ? second : first;
  const known = [first, second].flatMap((one) => one.facts?.confidence ?? []);
  return {
    child: first.child,
    parent: second.parent,
    evolution: joinEvolutions(first.evolution, second.evolution),
    facts: facts && { ...facts, confidence: Math.min(...known) },
  };
}

/** A copy changes nothing. Of other steps, the one that says least about the value counts. */
function joinEvolutions(first: string, second: string): string {
  if (first === 'copy') return second;
  return second === 'copy' || rankOf(first) > rankOf(second) ? first : second;
}

function rankOf(evolution: string): number {
  const rank = ranks.indexOf(evolution);
  return rank < 0 ? ranks.length : rank;
}

/** Makes the pair of a row, or returns the code of the reason for leaving it out. */
export function pairOf(
  { child, parent, evolution, facts = evolutions.get(evolution) }: DbtColumnEdge,
  dataset: DbtDataset,
  upstreams: readonly DbtDataset[],
  { datasets, passages, columnName, indirect = false }: DbtLinkInput & DbtOptions,
): PortablePair | CodeName {
  const isNamed = [child, parent].every(({ column }) => isPortableColumn(column));
  if (facts === undefined || !isNamed || passages.has(parent.node)) return 'dbt-columns-unclear';
  if (evolution === 'scan' && !indirect) return 'dbt-columns-indirect';
  const upstream = datasets.get(parent.node);
  if (upstream === undefined) return 'dbt-columns-without-edge';
  const urn = upstream.asUpstream;
  if (urn === dataset.own || urn === dataset.table) return 'import-self-edge';
  if (!upstreams.some(({ asUpstream }) => asUpstream === urn)) return 'dbt-columns-without-edge';
  const spell = ({ column }: DbtColumn, { columns = [] }: DbtDataset) => {
    const plain = column.toLowerCase();
    const listed = [...columns.filter((one) => one === column), ...columns];
    return listed.find((one) => one.toLowerCase() === plain) ?? columnName(column);
  };
  const downstreamColumn = spell(child, dataset);
  return {
    downstreamColumn,
    upstream: { dataset: urn, column: spell(parent, upstream) },
    ...facts,
  };
}
