import { MARK_PROPERTY } from '../../model/mark.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import type { Neighbor } from './entity.js';
import type { Link } from './links.js';

/** The author and the time of a change. A time of 0 or null: not recorded. */
export interface Stamp {
  readonly time: number | null;
  readonly actor: string | null;
}

/** The user whom DataHub names for a record without a writer. */
const UNKNOWN = 'urn:li:corpuser:unknown';

/** The urn of the author of a change. Null: not recorded. */
export function writerOf({ actor }: Stamp): string | null {
  return actor === UNKNOWN ? null : actor;
}

/** The facts that the catalog records of an edge between any two entities. */
export interface EdgeFacts {
  /** The type of the lineage, such as `TRANSFORMED`. Undefined: not recorded. Null: it has none. */
  readonly type: string | null | undefined;
  readonly created: Stamp;
  readonly updated: Stamp;
  readonly query: string | undefined;
  /** The text of the marks. */
  readonly mark: string | undefined;
}

/** The facts of a link. Its stamps come from the index if its record has none. */
export function edgeFacts(link: Link | undefined, related: Neighbor | undefined): EdgeFacts {
  const record = link?.record;
  const stampOf = (time?: number | null, actor?: { readonly urn: string } | null): Stamp => ({
    time: time ?? null,
    actor: actor?.urn ?? null,
  });
  return {
    type: link && !isBetweenDatasets(link) ? null : record?.type,
    created: record?.created ?? stampOf(related?.createdOn, related?.createdActor),
    updated: record?.auditStamp ?? stampOf(related?.updatedOn, related?.updatedActor),
    query: record?.query,
    mark: record?.properties?.[MARK_PROPERTY],
  };
}

/** True for an edge that has a type. Jobs, charts and dashboards have no place for it. */
function isBetweenDatasets({ upstream, downstream }: Link): boolean {
  return isDatasetUrn(upstream) && isDatasetUrn(downstream);
}
