import type { DatasetState, GraphOwner, LineageGraph } from '../plan/graph/lineage-graph.js';
import { counted } from './text/counted.js';

/** `the manifests; no catalog was asked`: what a graph shows. */
export function graphBasis({ target }: LineageGraph): string {
  return target.origin === null ? 'as the manifests declare it; no catalog was asked' : `catalog ${target.origin}, whoever wrote it`;
}

/** `of orders, raw_*, with 1 step upstream and all downstream`; nothing where all is shown. */
export function selectionWords({ selection }: LineageGraph): string | null {
  const { select, upstream, downstream } = selection;
  if (select.length === 0) return null;
  const steps = (count: number | null, side: string) => (count === 0 ? [] : [`${count === null ? 'all' : counted(count, 'step')} ${side}`]);
  const around = [...steps(upstream, 'upstream'), ...steps(downstream, 'downstream')];
  return `of ${select.join(', ')}${around.length === 0 ? '' : `, with ${around.join(' and ')}`}`;
}

/** What lies beyond the depth that was asked for, by direction. */
export function beyondWords({ datasets }: LineageGraph): readonly string[] {
  return (['upstreams', 'downstreams'] as const).flatMap((side) => {
    const cut = datasets.filter(({ beyond }) => beyond[side] > 0).length;
    return cut === 0 ? [] : [`more ${side.slice(0, -1)} of ${counted(cut, 'dataset')}`];
  });
}

/** Empty where there is nothing to be said of it. */
export const stateWords: Readonly<Record<DatasetState, string>> = {
  declared: '',
  present: '',
  'soft-deleted': 'soft-deleted',
  absent: 'not in the catalog',
  unreadable: 'not readable',
  foreign: 'no dataset',
};

const owners: Readonly<Record<GraphOwner, readonly string[]>> = { ours: ['ours'], 'other-stack': ["another stack's"], unmanaged: [] };

/** Whose an element is; nothing for what nobody marks, which is most of a catalog. */
export function ownerWords(owner: GraphOwner | null): readonly string[] {
  return owner === null ? [] : owners[owner];
}

/** `Graph: 5 datasets, 4 edges, 12 column pairs.` */
export function graphSummary({ datasets, edges, pairs, wildcards, selection }: LineageGraph): string {
  const symbolic = wildcards.length === 0 ? '' : ` and ${counted(wildcards.length, 'wildcard')}`;
  const columns = selection.columns ? `, ${counted(pairs.length, 'column pair')}${symbolic}` : '';
  return `Graph: ${counted(datasets.length, 'dataset')}, ${counted(edges.length, 'edge')}${columns}.`;
}
