import type { CodeEntry } from '../code-entry.js';

type GuardCodeName = 'mass-delete' | 'empty-desired' | 'foreign-owner' | 'protected' | 'exclusive' | 'boundary' | 'sensitive';

/** What a guard refuses (HW4...). Each is lifted by its name, with a reason; `boundary` is lifted by nothing. */
export const guardCodes: Readonly<Record<GuardCodeName, CodeEntry>> = {
  'mass-delete': {
    code: 'HW4001',
    level: 'error',
    title: 'many removals at once',
    explanation:
      'The plan would remove a large part of what the stack owns: a glob that misses files, or a wrong branch, looks like this. If it is meant, lift the guard by name with a reason. The limits are set in the settings, limits.deletes.',
  },
  'empty-desired': {
    code: 'HW4002',
    level: 'error',
    title: 'nothing declared, something owned',
    explanation:
      'No manifest declares lineage, yet the stack owns some, so that all of it would go. To leave a catalog for good, lift the guard by name with a reason.',
  },
  'foreign-owner': {
    code: 'HW4003',
    level: 'error',
    title: "another stack's, with another value",
    explanation:
      'Another stack owns this element and says something else of it. Agree on one value, or let one of the two stacks drop it from its manifests. Lifting the guard applies the rest of the plan; the element stays as it is in any case.',
  },
  protected: {
    code: 'HW4004',
    level: 'error',
    title: 'protected against removal',
    explanation:
      'The element was applied with protect: true and is declared no more. Declare it again with protect: false, apply that, then remove it; or lift the guard by name with a reason.',
  },
  exclusive: {
    code: 'HW4005',
    level: 'error',
    title: "others' lineage would be removed",
    explanation:
      'With ownership: exclusive the manifest is the whole truth for this downstream: what is there and not declared goes, whoever wrote it, marks of other stacks excepted. Lift the guard by name with a reason, or use ownership: shared.',
  },
  boundary: {
    code: 'HW4006',
    level: 'error',
    title: 'change outside the scope or of what is not ours',
    explanation:
      'A second look at the finished plan, apart from what made it, found a change outside the scope, or one of an element to which nothing in the catalog gives the stack a right. No allowance lifts this: it is a fault of headwater. Nothing is written; please report it with the plan that --out saves.',
  },
  sensitive: {
    code: 'HW4007',
    level: 'error',
    title: 'sensitive columns come into play',
    explanation:
      'A column would come to be derived, over any number of steps, from one with a tag or term that the settings watch (sensitive.tags, sensitive.terms), or would be so no more. Tags of a dataset hold for all of its columns. What cannot be read may be sensitive, so it refuses as well. If it is meant, lift the guard by name with a reason.',
  },
};
