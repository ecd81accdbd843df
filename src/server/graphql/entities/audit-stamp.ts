import type { JsonObject } from '../../../model/json.js';
import { objectAt, textAt } from '../../opaque-json.js';

/** GraphQL's `AuditStamp`. Where nothing is stored it is that of DataHub's models, made at 0 by nobody known. */
export function auditStamp(stamp: JsonObject): unknown {
  return { time: typeof stamp['time'] === 'number' ? stamp['time'] : 0, actor: textAt(stamp, 'actor') };
}

/** The stamps of charts and dashboards, which lie together in `lastModified`. Source: DataHub's `ChangeAuditStamps`. */
export function changeStamps(aspect: JsonObject): Readonly<Record<'created' | 'lastModified' | 'deleted', unknown>> {
  const stamps = objectAt(aspect, 'lastModified');
  return {
    created: auditStamp(objectAt(stamps, 'created')),
    lastModified: auditStamp(objectAt(stamps, 'lastModified')),
    deleted: stamps['deleted'] ? auditStamp(objectAt(stamps, 'deleted')) : null,
  };
}
