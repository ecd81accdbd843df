/**
 * Counts the edges from the nearest start to each node that neighbors lead to, the starts
 * included. Nearest first. Follows a cycle once.
 *
 * @param limit the highest number of edges to follow; infinite by default
 */
export function countSteps<Node>(
  starts: Iterable<Node>,
  neighbors: ReadonlyMap<Node, Iterable<Node>>,
  limit: number = Number.POSITIVE_INFINITY,
): ReadonlyMap<Node, number> {
  const steps = new Map<Node, number>();
  for (const start of starts) steps.set(start, 0);
  // Iterating a map includes the entries that are added meanwhile, in the order of insertion.
  for (const [node, count] of steps) {
    if (count >= limit) break;
    for (const next of neighbors.get(node) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}
