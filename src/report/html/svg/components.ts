import type { Drawing, DrawnDataset, DrawnLink } from '../../drawing/drawing.js';

/** A connected component: a part of a drawing without a link to the rest. */
export interface Component {
  readonly datasets: readonly DrawnDataset[];
  readonly links: readonly DrawnLink[];
}

/** Finds the connected components, the largest first, then in the order of the drawing. */
export function findComponents({ datasets, links }: Drawing): readonly Component[] {
  const parents = new Map<string, string>();
  for (const { upstream, downstream } of links)
    parents.set(findRoot(parents, upstream), findRoot(parents, downstream));
  const parts = new Map<string, { datasets: DrawnDataset[]; links: DrawnLink[] }>();
  const findPart = (urn: string) => {
    const root = findRoot(parents, urn);
    const part = parts.get(root) ?? { datasets: [], links: [] };
    parts.set(root, part);
    return part;
  };
  for (const dataset of datasets) findPart(dataset.urn).datasets.push(dataset);
  for (const link of links) findPart(link.upstream).links.push(link);
  return [...parts.values()].sort((a, b) => b.datasets.length - a.datasets.length);
}

/** Finds the root of a set (union-find). Each walk halves the path, so that chains stay short. */
function findRoot(parents: Map<string, string>, urn: string): string {
  let at = urn;
  for (
    let parent = parents.get(at);
    parent !== undefined && parent !== at;
    parent = parents.get(at)
  ) {
    parents.set(at, parents.get(parent) ?? parent);
    at = parent;
  }
  return at;
}
