import type { ReachedNode } from '../../lineage/walk-lineage.js';

/** The end of a path, as a linked list, so that paths with a common end share it. */
interface PathEnd<Node> {
  readonly node: Node;
  readonly next: PathEnd<Node> | undefined;
}

/**
 * The shortest paths from the start of a walk to one of its nodes, both ends included, in order of their nodes.
 *
 * Made one by one, as they are asked for: in a chain of diamonds their number doubles with every diamond.
 */
export function* shortestPaths<Node extends string>(
  target: Node,
  reached: ReadonlyMap<Node, ReachedNode<Node>>,
): Generator<readonly Node[], void, undefined> {
  const unfinished: PathEnd<Node>[] = [{ node: target, next: undefined }];
  for (let end = unfinished.pop(); end; end = unfinished.pop()) {
    const { parents } = reached.get(end.node) ?? { parents: [] };
    // Only the start of the walk has no parents.
    if (parents.length === 0) yield nodesOf(end);
    for (const node of parents.toReversed()) unfinished.push({ node, next: end });
  }
}

function nodesOf<Node>(path: PathEnd<Node>): readonly Node[] {
  const nodes: Node[] = [];
  for (let end: PathEnd<Node> | undefined = path; end; end = end.next) nodes.push(end.node);
  return nodes;
}
