import { kinds } from '../../model/kinds.js';
import { COLUMN_ASPECT } from '../../model/lineage-form.js';

const EDGE_KINDS = new Map(Object.values(kinds).map((kind) => [kind.aspect, kind]));

/** Returns true for the aspects that hold edges or columns of lineage. */
export function isLineageAspect(name: string): boolean {
  return name === COLUMN_ASPECT || EDGE_KINDS.has(name);
}

/** Returns true for the aspects that hold nothing but lineage, so that they make no entity. */
export function isOnlyLineage(name: string): boolean {
  return isLineageAspect(name) && !EDGE_KINDS.get(name)?.mustExist;
}

/** Lists the members of an aspect that hold its edges. */
export function edgeMembers(name: string): readonly string[] {
  const lists = EDGE_KINDS.get(name)?.lists ?? [];
  return lists.flatMap(({ edges, urns }) => (urns === undefined ? [edges] : [edges, urns]));
}
