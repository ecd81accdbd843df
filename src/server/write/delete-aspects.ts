import type { Urn } from '../../urn/urn.js';
import { keyAspectOf } from '../metamodel/key-aspects.js';
import { requireWritable } from '../policy/authorize-writes.js';
import type { AspectStore, DeletedRows, EventSpan } from '../store/aspect-store.js';
import type { Deletion } from './proposal.js';
import { refuseProtected } from './protected-entities.js';
import type { RestWriteOptions } from './write-options.js';

/** The deletion of a whole entity, which is that of its key. */
export function deletionOf(urn: Urn): Deletion {
  return { urn, aspectName: keyAspectOf(urn), changeType: 'DELETE' };
}

/**
 * Carries out deletions in one durable transaction. What is not there needs none and is no mistake.
 *
 * @returns how much there was
 * @throws Refusal `forbidden`, or `validation` for what only the catalog itself may remove
 */
export function deleteAspects(deletions: readonly Deletion[], options: RestWriteOptions): DeletedRows {
  requireWritable(deletions, options);
  refuseProtected(deletions);
  const { store } = options;
  return store.transaction(() => deletions.map((one) => deleteOne(one, store)).reduce(sum, { rows: 0, events: 0 }));
}

/**
 * Deletes events of one aspect.
 *
 * @throws Refusal as above
 */
export function deleteEvents(of: Pick<Deletion, 'urn' | 'aspectName'>, span: EventSpan, options: RestWriteOptions): DeletedRows {
  const deletion: Deletion = { ...of, changeType: 'DELETE' };
  requireWritable([deletion], options);
  refuseProtected([deletion]);
  return options.store.deleteEvents(of.urn, of.aspectName, span);
}

/** Without its key, nothing of an entity is left: DataHub deletes it whole. */
export function deleteOne({ urn, aspectName }: Deletion, store: AspectStore): DeletedRows {
  return aspectName === keyAspectOf(urn) ? store.hardDelete(urn) : store.deleteAspect(urn, aspectName);
}

function sum(a: DeletedRows, b: DeletedRows): DeletedRows {
  return { rows: a.rows + b.rows, events: a.events + b.events };
}
