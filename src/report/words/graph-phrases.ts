import type {
  DatasetState,
  GraphDocument,
  GraphEdge,
  GraphOwner,
} from '../../insight/graph/graph-document.js';
import { noteText } from './describe-change.js';
import { countEntities } from './entity-words.js';
import { pluralize } from './pluralize.js';

/** Names the source of a graph: `as the manifests declare it; no catalog was asked`. */
export function graphBasis({ target }: GraphDocument): string {
  return target.origin === null
    ? 'as the manifests declare it; no catalog was asked'
    : `catalog ${target.origin}, lineage of all writers`;
}

/**
 * `of orders, raw_*, with 1 step upstream and all downstream`. Null if the whole graph is shown.
 */
export function selectionPhrase({ selection }: GraphDocument): string | null {
  const { select, upstream, downstream } = selection;
  if (select.length === 0) return null;
  const steps = (count: number | null, side: string) =>
    count === 0 ? [] : [`${count === null ? 'all' : pluralize(count, 'step')} ${side}`];
  const around = [...steps(upstream, 'upstream'), ...steps(downstream, 'downstream')];
  return `of ${select.join(', ')}${around.length === 0 ? '' : `, with ${around.join(' and ')}`}`;
}

/** Counts the neighbors beyond the requested depth, one phrase for each direction. */
export function beyondPhrases({ datasets }: GraphDocument): readonly string[] {
  return (['upstreams', 'downstreams'] as const).flatMap((side) => {
    const cut = datasets.filter(({ beyond }) => beyond[side] > 0).map(({ urn }) => urn);
    return cut.length === 0 ? [] : [`more ${side.slice(0, -1)} of ${countEntities(cut)}`];
  });
}

/** A note for each state of a dataset. Empty for a usual state. */
export const stateNotes: Readonly<Record<DatasetState, string>> = {
  declared: '',
  present: '',
  'soft-deleted': 'soft-deleted',
  absent: 'not in the catalog',
  unreadable: 'not readable',
  foreign: 'not a dataset',
};

const owners: Readonly<Record<GraphOwner, readonly string[]>> = {
  ours: ['ours'],
  'other-stack': ["another stack's"],
  unmanaged: [],
};

/** Names the owner of an element. Empty for an unmanaged element, as most of a catalog is. */
export function ownerNotes(owner: GraphOwner | null): readonly string[] {
  return owner === null ? [] : owners[owner];
}

/** Names the type, the owner and the note of an edge. Leaves out the usual type. */
export function edgeNotes({ type, owner, note }: GraphEdge): readonly string[] {
  return [
    ...(type === 'TRANSFORMED' ? [] : [type]),
    ...ownerNotes(owner),
    ...(note === undefined ? [] : [noteText(note)]),
  ];
}

/** `Graph: 5 datasets, 4 edges, 12 column pairs.` */
export function graphSummary({
  datasets,
  edges,
  pairs,
  wildcards,
  selection,
}: GraphDocument): string {
  const symbolic = wildcards.length === 0 ? '' : ` and ${pluralize(wildcards.length, 'wildcard')}`;
  const columns = selection.columns ? `, ${pluralize(pairs.length, 'column pair')}${symbolic}` : '';
  const entities = countEntities(datasets.map(({ urn }) => urn));
  return `Graph: ${entities}, ${pluralize(edges.length, 'edge')}${columns}.`;
}
