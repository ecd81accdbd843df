import { type CodeEntry, error } from '../code-entry.js';

/** The names of the codes of guards. */
export type GuardCodeName =
  | 'mass-delete'
  | 'empty-desired'
  | 'foreign-owner'
  | 'protected'
  | 'exclusive'
  | 'boundary'
  | 'sensitive'
  | 'test';

/**
 * The guards (HW4...). An allowance lifts a guard by its name, with a reason. No allowance lifts
 * `boundary`.
 */
export const guardCodes: Readonly<Record<GuardCodeName, CodeEntry>> = {
  'mass-delete': error(
    'HW4001',
    'many removals at once',
    'The plan would remove a large part of what the stack owns. A glob that misses files or a wrong branch can cause this. If the removal is intended, lift the guard by name with a reason. The limits are in the settings, under limits.deletes.',
  ),
  'empty-desired': error(
    'HW4002',
    'nothing declared, something owned',
    'No manifest declares lineage, but the stack owns some, and the plan would remove all of it. To leave a catalog for good, lift the guard by name with a reason.',
  ),
  'foreign-owner': error(
    'HW4003',
    'element of another stack with another value',
    'Another stack owns this element and declares another value for it. Agree on one value, or remove the element from the manifests of one stack. Lifting the guard applies the rest of the plan; the element is unchanged in any case.',
  ),
  protected: error(
    'HW4004',
    'protected against removal',
    'The element was applied with protect: true and is no longer declared. Declare it again with protect: false, apply that, then remove it; or lift the guard by name with a reason.',
  ),
  exclusive: error(
    'HW4005',
    'lineage of others would be removed',
    'With ownership: exclusive the manifest is the whole truth for this downstream: lineage that is not declared is removed, also the lineage of other writers, except elements with the mark of another stack. Lift the guard by name with a reason, or use ownership: shared.',
  ),
  boundary: error(
    'HW4006',
    'change outside the scope or of an element that is not ours',
    'A second, independent check of the finished plan found a change outside the scope, or a change of an element to which nothing in the catalog gives the stack a right. The cause is a bug in headwater, so no allowance lifts this guard. Nothing is written; please report it with the plan that --out saves.',
  ),
  sensitive: error(
    'HW4007',
    'change of lineage from sensitive columns',
    'The plan would derive a column, over any number of steps, from a column with a watched tag or term (sensitive.tags, sensitive.terms), or would end such a derivation. Tags of a dataset hold for all of its columns. What cannot be read may be sensitive, so the guard refuses it as well. If the change is intended, lift the guard by name with a reason.',
  ),
  test: error(
    'HW4008',
    'violation of a lineage test',
    'The plan would make lineage that a test of the settings or of a manifest forbids. The message has the shortest path. Change the declaration that makes it, or the test. If the change is intended for some time, lift the guard by the name of the test, with a reason: --allow test=NAME.',
  ),
};
