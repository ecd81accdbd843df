import type { DbtNode } from './read-dbt-project.js';

/**
 * Orders nodes so that each one comes after the nodes that it reads. In a circle, which dbt refuses,
 * one node comes too early.
 */
export function orderNodes(nodes: readonly DbtNode[]): readonly DbtNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const opened = new Set<string>();
  const ordered = new Set<DbtNode>();
  const stack = [...nodes].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (opened.has(node.id)) {
      ordered.add(node);
      continue;
    }
    opened.add(node.id);
    stack.push(node);
    for (const id of node.dependsOn) {
      const upstream = byId.get(id);
      if (upstream !== undefined && !opened.has(id)) stack.push(upstream);
    }
  }
  return [...ordered];
}
