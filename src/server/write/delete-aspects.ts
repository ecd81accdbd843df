import type { Urn } from '../../urn/urn.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import type { DeletedRows, EventSpan } from '../store/aspect-store.js';
import type { CatalogStore } from '../store/catalog-store.js';
import { requireWritable } from './authorize-writes.js';
import type { Deletion } from './proposal.js';
import { refuseProtected } from './protected-entities.js';
import type { RestWriteOptions } from './write-options.js';

/** The deletion of a whole entity: the deletion of its key aspect. */
export function entityDeletion(urn: Urn): Deletion {
  return { urn, aspectName: urnKeyAspectName(urn), changeType: 'DELETE' };
}

/**
 * Carries out deletions in one durable transaction. Deleting an aspect that does not exist is not
 * an error.
 *
 * @returns the numbers of deleted rows
 * @throws RequestError `forbidden`, or `validation` for entities that only the catalog itself may
 *   delete
 */
export function deleteAspects(
  deletions: readonly Deletion[],
  options: RestWriteOptions,
): DeletedRows {
  return options.store.transaction(() => {
    requireWritable(deletions, options);
    refuseProtected(deletions);
    const deleted = deletions.map((one) => applyDeletion(one, options.store));
    return deleted.reduce(sum, { rows: 0, events: 0 });
  });
}

/**
 * Deletes events of one aspect of an entity.
 *
 * @throws RequestError as {@link deleteAspects} does
 */
export function deleteEvents(
  of: Pick<Deletion, 'urn' | 'aspectName'>,
  span: EventSpan,
  options: RestWriteOptions,
): DeletedRows {
  const deletion: Deletion = { ...of, changeType: 'DELETE' };
  requireWritable([deletion], options);
  refuseProtected([deletion]);
  return options.store.deleteEvents(of.urn, of.aspectName, span);
}

/**
 * Carries out one deletion. As in DataHub, the deletion of a key aspect deletes the whole entity.
 */
export function applyDeletion({ urn, aspectName }: Deletion, store: CatalogStore): DeletedRows {
  return aspectName === urnKeyAspectName(urn)
    ? store.hardDelete(urn)
    : store.deleteAspect(urn, aspectName);
}

function sum(a: DeletedRows, b: DeletedRows): DeletedRows {
  return { rows: a.rows + b.rows, events: a.events + b.events };
}
