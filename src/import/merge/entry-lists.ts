import type { EdgeListKey } from '../../manifest/declared-edge.js';
import { type EdgeEnd, endUrn, isOutputEnd } from '../../model/edge-end.js';
import { kindOf } from '../../model/kinds.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';

/** The lists of an entry, in the order of the schema. */
export const entryLists: readonly EdgeListKey[] = ['upstreams', 'inputs', 'outputs', 'after'];

/** Returns true for an entity whose entry begins with `job`. */
export function isJob(urn: string): boolean {
  return urnEntityType(urn) === 'dataJob';
}

/** Returns the list of an entry that has an edge. */
export function listOfEdge(holder: EntityUrn, end: EdgeEnd): EdgeListKey {
  if (!isJob(holder)) return 'upstreams';
  if (isOutputEnd(end)) return 'outputs';
  return isJob(end) ? 'after' : 'inputs';
}

/** Returns the list that is empty in the entry of a holder without such edges. */
export function emptyList(holder: EntityUrn): EdgeListKey {
  return isJob(holder) ? 'inputs' : 'upstreams';
}

/** Returns true for an edge that `upstreams: []` or `inputs: []` excludes. */
export function isExcludedByEmpty(end: EdgeEnd): boolean {
  return !isOutputEnd(end) && !isJob(end);
}

/** Returns the key of the other end in the long form of an item. */
export function endKey(end: EdgeEnd): string {
  return kindOf(endUrn(end)).word;
}

/** The sections with short names, in the order of the schema. */
export const nameSections = ['datasets', 'jobs', 'charts', 'dashboards'] as const;

export type NameSection = (typeof nameSections)[number];

/** Returns the section that has the short name of an entity. */
export function sectionOf(urn: EntityUrn): NameSection {
  return `${kindOf(urn).word}s` as NameSection;
}
