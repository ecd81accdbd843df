import type { Drawing, DrawnDataset, DrawnLink } from '../../drawing/drawing.js';

/** What hangs together: a part of a drawing without a link to the rest. */
export interface Component {
  readonly datasets: readonly DrawnDataset[];
  readonly links: readonly DrawnLink[];
}

/** The largest first, then as the drawing has them. */
export function componentsOf({ datasets, links }: Drawing): readonly Component[] {
  const parents = new Map<string, string>();
  for (const { upstream, downstream } of links) parents.set(rootOf(parents, upstream), rootOf(parents, downstream));
  const parts = new Map<string, { datasets: DrawnDataset[]; links: DrawnLink[] }>();
  const partOf = (urn: string) => {
    const root = rootOf(parents, urn);
    const part = parts.get(root) ?? { datasets: [], links: [] };
    parts.set(root, part);
    return part;
  };
  for (const dataset of datasets) partOf(dataset.urn).datasets.push(dataset);
  for (const link of links) partOf(link.upstream).links.push(link);
  return [...parts.values()].sort((a, b) => b.datasets.length - a.datasets.length);
}

/** Halves the way on each walk, so that long chains stay short. */
function rootOf(parents: Map<string, string>, urn: string): string {
  let at = urn;
  for (let parent = parents.get(at); parent !== undefined && parent !== at; parent = parents.get(at)) {
    parents.set(at, parents.get(parent) ?? parent);
    at = parent;
  }
  return at;
}
