import type { ForeignValue } from '../foreign-value.js';
import type { LineageNode, LineageNodes } from './lineage-nodes.js';

/** Returns a facet. Undefined if it is absent, and null if the event deletes it. */
export function readFacet(facets: ForeignValue, name: string): ForeignValue | null | undefined {
  const facet = facets.member(name);
  if (facet.isAbsent) return undefined;
  return facet.member('_deleted').flag() === true ? null : facet;
}

/** Reads the namespace, the name and the type of a dataset or job. Without a type, a dataset. */
export function readNode(value: ForeignValue, nodes: LineageNodes): LineageNode {
  const kind = value.member('type').text()?.toUpperCase() === 'JOB' ? 'job' : 'dataset';
  const namespace = value.member('namespace').requiredText();
  return nodes.find(kind, namespace, value.member('name').requiredText());
}
