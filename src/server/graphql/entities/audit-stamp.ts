import type { JsonObject } from '../../../model/json.js';
import { objectAt, textAt } from '../../shared/json-accessors.js';

/**
 * GraphQL's `AuditStamp`. If none is stored, it is the default of DataHub's models: time 0 and no
 * actor.
 */
export function auditStamp(stamp: JsonObject): unknown {
  return {
    time: typeof stamp['time'] === 'number' ? stamp['time'] : 0,
    actor: textAt(stamp, 'actor'),
  };
}

/**
 * The audit stamps of charts and dashboards, which are stored together in `lastModified`. Source:
 * DataHub's `ChangeAuditStamps`.
 */
export function changeStamps(
  aspect: JsonObject,
): Readonly<Record<'created' | 'lastModified' | 'deleted', unknown>> {
  const stamps = objectAt(aspect, 'lastModified');
  return {
    created: auditStamp(objectAt(stamps, 'created')),
    lastModified: auditStamp(objectAt(stamps, 'lastModified')),
    deleted: stamps['deleted'] ? auditStamp(objectAt(stamps, 'deleted')) : null,
  };
}
