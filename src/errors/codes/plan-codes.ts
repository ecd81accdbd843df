import type { CodeEntry } from '../code-entry.js';

type PlanCodeName =
  | 'dataset-missing'
  | 'dataset-gone'
  | 'dataset-unreadable'
  | 'soft-deleted'
  | 'edge-differs'
  | 'upstreams-not-ours'
  | 'beyond-target'
  | 'column-gone'
  | 'no-schema'
  | 'wildcard-without-schema'
  | 'co-declared'
  | 'pair-differs'
  | 'edges-claimed'
  | 'mark-unreadable'
  | 'mark-too-large'
  | 'not-discovered'
  | 'allowance-ended'
  | 'rollback-overtaken'
  | 'dataset-stays'
  | 'released-still-declared'
  | 'privilege-missing'
  | 'drift-missing'
  | 'drift-altered'
  | 'drift-mark-lost'
  | 'no-merge-base'
  | 'nothing-at-base'
  | 'ownership-changed'
  | 'compared-as-written';

/** What a plan can find when it holds the manifests against the catalog (HW3...). */
export const planCodes: Readonly<Record<PlanCodeName, CodeEntry>> = {
  'dataset-missing': {
    code: 'HW3001',
    level: 'error',
    title: 'dataset not in the catalog',
    explanation:
      'Lineage to a dataset that does not exist would point nowhere. Correct the name, platform, env or instance (urns are case-sensitive), ingest the dataset first, or declare it with create: true.',
  },
  'dataset-gone': {
    code: 'HW3002',
    level: 'warning',
    title: 'dataset gone from the catalog',
    explanation: 'The edge is in the catalog as declared, but one of its datasets was deleted for good. The edge is left as it is.',
  },
  'dataset-unreadable': {
    code: 'HW3003',
    level: 'error',
    title: 'dataset not readable',
    explanation:
      'The catalog refused to show this dataset to the user of the token. What cannot be seen is not taken to be absent, so the plan cannot be applied. Grant the user VIEW_ENTITY_PAGE on it.',
  },
  'soft-deleted': {
    code: 'HW3004',
    level: 'warning',
    title: 'dataset soft-deleted',
    explanation: 'The dataset exists but is hidden in the catalog. Lineage to it is written and stays hidden until it is restored.',
  },
  'edge-differs': {
    code: 'HW3005',
    level: 'warning',
    title: 'edge of another type, not ours',
    explanation:
      'The catalog has this edge with another type, and it was not made by us. It is left alone; change the manifest or the writer.',
  },
  'upstreams-not-ours': {
    code: 'HW3006',
    level: 'warning',
    title: 'upstreams where none are declared',
    explanation: 'A manifest says upstreams: [], but the catalog has edges that others wrote. They are not removed.',
  },
  'beyond-target': {
    code: 'HW3007',
    level: 'info',
    title: 'datasets that the target does not change',
    explanation:
      'A target replaces the defaults of the manifests. These datasets state their environment, platform instance or urn themselves, so they are the same datasets for every target.',
  },
  'column-gone': {
    code: 'HW3010',
    level: 'warning',
    title: 'column that the live schema lacks, of a pair that is there',
    explanation:
      'A mapping names a column that the schema in the catalog lacks, and the catalog has the pair all the same: it was applied before, or another writer made it. The pair stays, since a schema can be out of date. Remove it from the manifest if the column is gone for good.',
  },
  'no-schema': {
    code: 'HW3011',
    level: 'warning',
    title: 'dataset without a schema',
    explanation:
      'The catalog holds no schema of this dataset, so nobody can tell whether the columns exist. They are written as the manifest spells them.',
  },
  'wildcard-without-schema': {
    code: 'HW3012',
    level: 'error',
    title: 'wildcard without a schema',
    explanation:
      '"*" maps the columns that both datasets have. Without the schemas of both there is nothing to map: ingest the schema, or list the columns.',
  },
  'co-declared': {
    code: 'HW3014',
    level: 'warning',
    title: 'declared column pairs that are not ours',
    explanation:
      'Column pairs are in the catalog as declared, on edges that others made, without our mark. They are left as they are. `headwater adopt` takes ownership of them. A stack that leaves them to their writer on purpose turns the rule off.',
  },
  'mark-unreadable': {
    code: 'HW3015',
    level: 'error',
    title: 'property of marks that cannot be read',
    explanation:
      'The property "headwater" of the edge holds something that is no mark, so nobody can tell whose the edge is. It is not touched. Remove the property.',
  },
  'mark-too-large': {
    code: 'HW3016',
    level: 'error',
    title: 'too many column pairs on one edge',
    explanation:
      'The marks of one edge have to stay below 30 kB, which is about 20,000 column pairs. Map fewer columns between these two datasets.',
  },
  'not-discovered': {
    code: 'HW3019',
    level: 'warning',
    title: 'not searched for what is no longer declared',
    explanation:
      'With --discover off only the downstreams that the manifests name are looked at. What the stack owns elsewhere stays, and nobody counts it.',
  },
  'allowance-ended': {
    code: 'HW3020',
    level: 'warning',
    title: 'allowance that has ended',
    explanation: 'An allowance of the settings has passed its day and lifts nothing any more. Remove it, or give it another day.',
  },
  'rollback-overtaken': {
    code: 'HW3021',
    level: 'warning',
    title: 'changed since the apply that is rolled back',
    explanation:
      'A rollback puts back what one apply changed. Left as it is now: what changed again since then, what others have as well, what has nothing to stand on any more, what the catalog has twice, and self lineage that would be made from a receipt whose digests do not match or that has none. The rest of the rollback can be applied.',
  },
  'dataset-stays': {
    code: 'HW3022',
    level: 'info',
    title: 'dataset that a rollback leaves',
    explanation:
      'The apply made this dataset (create: true). Others may use it by now, so a rollback takes its lineage back and leaves the dataset. Delete it in the catalog if nobody needs it.',
  },
  'released-still-declared': {
    code: 'HW3023',
    level: 'warning',
    title: 'released, but still declared',
    explanation:
      'An apply makes ours what is declared and unmarked where the user of the token made it (a killed run leaves such edges), where another stack has declared the same, and where ownership is exclusive. Remove the entry from the manifest before or with the release.',
  },
  'privilege-missing': {
    code: 'HW3024',
    level: 'warning',
    title: 'privilege that an apply would lack',
    explanation:
      'The catalog says that the user of the token may not write this. A plan may be made with a token that only reads; an apply with this one would write nothing. Lineage takes EDIT_LINEAGE or EDIT_ENTITY at both ends, a dataset that is made CREATE_ENTITY or EDIT_ENTITY. `headwater doctor` shows all that is missing.',
  },
  'drift-missing': {
    code: 'HW3030',
    level: 'warning',
    title: 'declared, and gone from the catalog',
    explanation:
      'Somebody took away what the stack had made, or wrote the whole lineage of the dataset anew. `headwater apply` makes it again; an ingestion that wipes lineage should be told to write it incrementally.',
  },
  'drift-altered': {
    code: 'HW3031',
    level: 'warning',
    title: 'altered in the catalog',
    explanation:
      'What the stack had made is there with another type, transform or confidence, or was described otherwise. `headwater apply` makes it as declared; if the other value is the right one, change the manifest.',
  },
  'drift-mark-lost': {
    code: 'HW3032',
    level: 'warning',
    title: 'there as declared, without our mark',
    explanation:
      'Somebody wrote the record anew and left out the property that says whose it is. Without it the stack never removes the element. `headwater adopt` puts the mark back.',
  },
  'no-merge-base': {
    code: 'HW3036',
    level: 'warning',
    title: 'compared with the ref itself',
    explanation:
      'With --base-ref, manifests are compared with the commit where what is checked out left the ref, so that what came to the ref since is no part of the difference. No such commit is known here: the histories have none in common, or the clone is shallow (fetch all of the history, as with fetch-depth: 0 of actions/checkout). The comparison is with the newest commit of the ref, and what came to it since may show as removed.',
  },
  'nothing-at-base': {
    code: 'HW3037',
    level: 'info',
    title: 'nothing to compare with at the base',
    explanation:
      'At the revision of --base-ref the settings did not exist at this path, named no such target, or matched no manifest. All that is declared now shows as new. Settings that were moved to another folder look the same.',
  },
  'ownership-changed': {
    code: 'HW3038',
    level: 'warning',
    title: 'other ownership than before',
    explanation:
      'With ownership: exclusive the manifest is the whole truth for a downstream, and an apply removes what others wrote of its lineage, under the guard of that name. Which elements that are only a plan against the catalog can say.',
  },
  'pair-differs': {
    code: 'HW3040',
    level: 'warning',
    title: 'column pairs of another value, not ours',
    explanation:
      'The catalog has these column pairs with another transform or confidence, and they were not made by us. They are left alone; change the manifest or the writer.',
  },
  'edges-claimed': {
    code: 'HW3041',
    level: 'info',
    title: 'unmarked edges of our user, claimed',
    explanation:
      'A run that is killed between an edge and its mark leaves the edge without one. A declared edge without a mark, of which every record was made by the user of the token, is taken for such an edge and gets its mark. Column pairs are never claimed: they are written together with their mark.',
  },
  'compared-as-written': {
    code: 'HW3039',
    level: 'info',
    title: 'columns compared as they are written',
    explanation:
      'Two revisions are compared without a catalog, so without schemas. A field path in its full and in its simplified form counts as two columns, though a schema may show that they are one. What "*" stands for is known only where both datasets are declared with create: true and columns; elsewhere it is compared as a whole.',
  },
};
