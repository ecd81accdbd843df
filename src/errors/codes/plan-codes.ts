import { type CodeEntry, error, info, warning } from '../code-entry.js';

/** The names of the codes of a plan. */
export type PlanCodeName =
  | 'dataset-missing'
  | 'entity-undescribed'
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
  | 'compared-as-written'
  | 'test-violated'
  | 'test-violated-before'
  | 'test-selects-nothing'
  | 'test-skipped'
  | 'test-incomplete';

/** Findings of a plan, which compares the manifests with the catalog (HW3...). */
export const planCodes: Readonly<Record<PlanCodeName, CodeEntry>> = {
  'dataset-missing': error(
    'HW3001',
    'dataset not in the catalog',
    'Lineage to a dataset that does not exist would point nowhere. Correct the name, platform, env or instance (urns are case-sensitive), ingest the dataset first, or declare it with create: true.',
  ),
  'entity-undescribed': error(
    'HW3008',
    'chart or dashboard without a title',
    'The catalog knows this chart or dashboard by its urn alone. It stores the lineage beside the title, so no lineage can be written before there is a title. Ingest the chart or dashboard first, or declare it with create: true and a title.',
  ),
  'dataset-gone': warning(
    'HW3002',
    'dataset gone from the catalog',
    'The edge is in the catalog as declared, but one of its datasets was permanently deleted. The edge is not changed.',
  ),
  'dataset-unreadable': error(
    'HW3003',
    'dataset not readable',
    'The catalog refused to show this dataset to the user of the token. A dataset that cannot be read does not count as missing, so the plan cannot be applied. Grant the user VIEW_ENTITY_PAGE on it.',
  ),
  'soft-deleted': warning(
    'HW3004',
    'dataset soft-deleted',
    'The dataset exists but is hidden in the catalog. Lineage to it is written and stays hidden until it is restored.',
  ),
  'edge-differs': warning(
    'HW3005',
    'edge of another type, not ours',
    'The catalog has this edge with another type, and another writer made it. It is not changed; change the manifest, or change the edge at its writer.',
  ),
  'upstreams-not-ours': warning(
    'HW3006',
    'upstreams where none are declared',
    'A manifest declares upstreams: [], but the catalog has edges that others wrote. They are not removed.',
  ),
  'beyond-target': info(
    'HW3007',
    'datasets that the target does not change',
    'A target replaces the defaults of the manifests. These datasets state their environment, platform instance or urn themselves, so they are the same datasets for every target.',
  ),
  'column-gone': warning(
    'HW3010',
    'existing pair of a column that the schema lacks',
    'A mapping names a column that the schema in the catalog lacks, but the pair exists in the catalog. The pair is kept, since a schema can be out of date. Remove it from the manifest if the column is permanently gone.',
  ),
  'no-schema': warning(
    'HW3011',
    'dataset without a schema',
    'The catalog holds no schema of this dataset, so the columns cannot be checked. They are written as the manifest spells them.',
  ),
  'wildcard-without-schema': error(
    'HW3012',
    'wildcard without a schema',
    '"*" maps the columns that both datasets have. Without the schemas of both there is nothing to map: ingest the schema, or list the columns.',
  ),
  'co-declared': warning(
    'HW3014',
    'declared column pairs that are not ours',
    'These declared column pairs already exist in the catalog, on edges that others made, without our mark. They are not changed. `headwater adopt` takes ownership of them. To leave them to their writer on purpose, turn the rule off.',
  ),
  'mark-unreadable': error(
    'HW3015',
    'unreadable mark',
    'The property "headwater" of the edge does not hold a valid mark, so the owner of the edge is unknown. The edge is not changed. Remove the property.',
  ),
  'mark-too-large': error(
    'HW3016',
    'too many column pairs on one edge',
    'The marks of one edge have to stay below 30 kB, which is about 20,000 column pairs. Map fewer columns between these two datasets.',
  ),
  'not-discovered': warning(
    'HW3019',
    'no search for lineage that is no longer declared',
    'With --discover off, only the downstreams that the manifests name are read. Other lineage of the stack stays in the catalog and is not counted.',
  ),
  'allowance-ended': warning(
    'HW3020',
    'expired allowance',
    'An allowance of the settings has passed its last day and lifts no guard any more. Remove it, or give it a later day.',
  ),
  'rollback-overtaken': warning(
    'HW3021',
    'changed since the apply that is rolled back',
    'A rollback restores what one apply changed. It does not restore elements that changed again since then, that others have as well, whose datasets or edge are gone, or that the catalog holds twice, nor self lineage from a receipt with a wrong or missing digest. The rest of the rollback can be applied.',
  ),
  'dataset-stays': info(
    'HW3022',
    'dataset that a rollback keeps',
    'The apply created this dataset, job, chart or dashboard (create: true). Others may use it now, so a rollback undoes its lineage and keeps the rest. Delete it in the catalog if it is no longer needed.',
  ),
  'released-still-declared': warning(
    'HW3023',
    'released, but still declared',
    'An apply takes ownership of declared, unmarked elements again where the user of the token added them by updateLineage (a killed run leaves such edges), where another stack has declared the same, and where ownership is exclusive. Remove the entry from the manifest before the release or together with it.',
  ),
  'privilege-missing': warning(
    'HW3024',
    'privilege that an apply would lack',
    'The catalog reports that the user of the token may not write this. A plan needs no more than reading; an apply with this token would write nothing. Lineage requires EDIT_LINEAGE or EDIT_ENTITY at both ends, a new dataset CREATE_ENTITY or EDIT_ENTITY. `headwater doctor` shows all missing privileges.',
  ),
  'drift-missing': warning(
    'HW3030',
    'declared lineage gone from the catalog',
    'Another writer removed something that the stack had made, or replaced the whole lineage of the dataset. `headwater apply` restores it. If an ingestion overwrites lineage, configure it to write lineage incrementally.',
  ),
  'drift-altered': warning(
    'HW3031',
    'altered in the catalog',
    'Something that the stack had made now has another type, transform, confidence or description. `headwater apply` restores it as declared; if the other value is the right one, change the manifest.',
  ),
  'drift-mark-lost': warning(
    'HW3032',
    'lineage as declared, without our mark',
    'Another writer wrote the record again and left out the property that names its owner. Without this mark the stack never removes the element. `headwater adopt` restores the mark.',
  ),
  'no-merge-base': warning(
    'HW3036',
    'compared with the ref itself',
    'With --base-ref, manifests are compared with the commit where HEAD branched off the ref. No such commit is known here: the histories have none in common, or the clone is shallow (fetch the whole history, as with fetch-depth: 0 of actions/checkout). The comparison uses the newest commit of the ref, so later additions to the ref may show as removed.',
  ),
  'nothing-at-base': info(
    'HW3037',
    'nothing to compare with at the base',
    'At the revision of --base-ref the settings did not exist at this path, had no such target, or matched no manifest. Everything that is declared now shows as new.',
  ),
  'ownership-changed': warning(
    'HW3038',
    'changed ownership',
    'With ownership: exclusive the manifest is the whole truth for a downstream, and an apply removes lineage of other writers, unless the guard exclusive refuses. Only a plan against the catalog can name the elements.',
  ),
  'pair-differs': warning(
    'HW3040',
    'column pairs of another value, not ours',
    'The catalog has these column pairs with another transform or confidence, and another writer made them. They are not changed; change the manifest, or change the pairs at their writer.',
  ),
  'edges-claimed': info(
    'HW3041',
    'unmarked edges of our user, claimed',
    'A run that is killed between an edge and its mark leaves the edge without a mark. If the user of the token added all records of a declared edge without a mark by updateLineage, as a run or the pages of DataHub do, the edge counts as left by such a run and gets its mark. A record that was written in another way is not claimed, whatever its stamp says.',
  ),
  'compared-as-written': info(
    'HW3039',
    'columns compared as they are written',
    'Two revisions are compared without the schemas of a catalog. A field path in its full and in its simplified form counts as two columns. The columns of "*" are known only where both datasets are declared with create: true and columns; elsewhere "*" is compared as a whole.',
  ),
  'test-violated': error(
    'HW3050',
    'lineage test violated',
    'The lineage breaks a rule that the settings or a manifest state under tests. The message has the shortest path of the first violation, and the place is the declaration that makes it. Change the lineage or the test. The level is the level of the test.',
  ),
  'test-violated-before': warning(
    'HW3051',
    'lineage test violated before the plan',
    'The lineage in the catalog breaks a lineage test already, and the plan does not make it worse, so it is not refused. headwater test shows every violation. A test with existing: true refuses a plan for these as well.',
  ),
  'test-selects-nothing': warning(
    'HW3052',
    'selector of a lineage test selects nothing',
    'A test that selects nothing always holds, so this is most likely a typing mistake: in a name, a pattern, a tag or a domain. headwater explain NAME says what each selector of a test selects.',
  ),
  'test-skipped': warning(
    'HW3053',
    'lineage test did not run',
    'The test asks for what only a catalog knows: tags, terms, domains, owners, or the columns of a dataset. headwater test without --declared asks the catalog.',
  ),
  'test-incomplete': warning(
    'HW3054',
    'lineage test may miss violations',
    'A part of the lineage was not seen: a dataset that the catalog does not show, a wildcard that needs a schema, or more paths than one test may follow. The message says which.',
  ),
};
