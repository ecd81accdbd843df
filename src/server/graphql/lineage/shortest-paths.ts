/** The end of a path as a linked list, so that paths with a common end share it. */
interface PathEnd<Node> {
  readonly node: Node;
  readonly next: PathEnd<Node> | undefined;
}

/**
 * Yields the shortest paths from the start of a walk to one of its nodes, both ends included, in
 * the order of the parents.
 *
 * Paths are generated on demand: in a chain of diamonds their number doubles with every diamond.
 *
 * @param parentsOf the nodes before a node on its shortest paths; none for the start alone
 */
export function* shortestPaths<Node>(
  target: Node,
  parentsOf: (node: Node) => readonly Node[],
): Generator<readonly Node[], void, undefined> {
  const unfinished: PathEnd<Node>[] = [{ node: target, next: undefined }];
  for (let end = unfinished.pop(); end; end = unfinished.pop()) {
    const parents = parentsOf(end.node);
    if (parents.length === 0) yield pathNodes(end);
    for (const node of parents.toReversed()) unfinished.push({ node, next: end });
  }
}

function pathNodes<Node>(path: PathEnd<Node>): readonly Node[] {
  const nodes: Node[] = [];
  for (let end: PathEnd<Node> | undefined = path; end; end = end.next) nodes.push(end.node);
  return nodes;
}
