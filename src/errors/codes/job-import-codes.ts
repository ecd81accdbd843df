import { type CodeEntry, error, info, warning } from '../code-entry.js';

/** The names of the codes of an import from dbt or of OpenLineage events. */
export type JobImportCodeName =
  | 'dbt-file-malformed'
  | 'dbt-exposure'
  | 'dbt-node-disabled'
  | 'dbt-node-without-relation'
  | 'dbt-node-missing'
  | 'dbt-semantic-model'
  | 'dbt-columns-unclear'
  | 'dbt-column-lineage-file'
  | 'dbt-platform-unclear'
  | 'dbt-node-without-lineage'
  | 'openlineage-event-malformed'
  | 'openlineage-job-only'
  | 'openlineage-run-failed'
  | 'openlineage-indirect'
  | 'openlineage-in-memory'
  | 'openlineage-unknown-namespace'
  | 'openlineage-malformed-name'
  | 'openlineage-unlisted-dataset'
  | 'openlineage-earlier-run'
  | 'openlineage-too-many-edges';

/**
 * Errors and omissions of an import from dbt (HW2510 to HW2519), and of events of OpenLineage (HW2520
 * to HW2528).
 */
export const jobImportCodes: Readonly<Record<JobImportCodeName, CodeEntry>> = {
  'dbt-file-malformed': error(
    'HW2510',
    'not a manifest or catalog of dbt',
    'The file is not JSON, is cut off, or has another shape than the `manifest.json` or `catalog.json` of dbt. `dbt docs generate` writes both anew, to the folder target.',
  ),
  'dbt-exposure': info(
    'HW2511',
    'exposure of dbt',
    'An exposure becomes a dashboard with the datasets that it reads. The import leaves out an exposure that reads no dataset of the project, or whose type is not dashboard, notebook, analysis, ml or application.',
  ),
  'dbt-node-disabled': info(
    'HW2512',
    'disabled node of dbt',
    'dbt does not build a node with enabled: false. The import leaves it out. Enable it in the dbt project, if it should have lineage.',
  ),
  'dbt-node-without-relation': warning(
    'HW2513',
    'node of dbt without a relation',
    'The node stands for no table or view: it is an analysis, an operation or a function, it has no name, or its name is too long or holds control characters.',
  ),
  'dbt-node-missing': warning(
    'HW2514',
    'dependency on a missing node of dbt',
    'A node depends on another one that the manifest does not contain or that is disabled. The import leaves this edge out. Run dbt parse, and import the new manifest.',
  ),
  'dbt-semantic-model': info(
    'HW2515',
    'semantic model, metric or saved query of dbt',
    'Semantic models, metrics and saved queries describe how to query datasets. They are no datasets themselves, so the import leaves them out.',
  ),
  'dbt-columns-unclear': info(
    'HW2516',
    'columns whose upstream columns dbt does not show',
    'The manifest of dbt has no column lineage. --columns same-name maps a column that exactly one upstream has too, by the columns in the file catalog.json. --columns star maps the columns of datasets with one upstream. Declare other columns by hand.',
  ),
  'dbt-column-lineage-file': info(
    'HW2517',
    'column lineage in a Parquet file',
    'dbt Fusion writes column lineage to a Parquet file. The import does not read it, and takes the edges from the manifest.',
  ),
  'dbt-platform-unclear': error(
    'HW2518',
    'platform of a dbt project unclear',
    'The platform is part of each urn. The manifest names the adapter of dbt, which for spark and a few others does not tell the platform. State it with --platform, for example hive or iceberg.',
  ),
  'dbt-node-without-lineage': info(
    'HW2519',
    'node of dbt without lineage',
    'The node reads no dataset and no dataset reads it, so it is in no manifest. An ephemeral model that connects nothing is counted likewise.',
  ),
  'openlineage-event-malformed': error(
    'HW2520',
    'not an event of OpenLineage',
    'The file holds one event, a list of events, or one event in each line, also under `events` or `lineageEvents`. This part of it is not JSON, is cut off, or has another shape. The import leaves it out. A file without any event is refused.',
  ),
  'openlineage-job-only': info(
    'HW2521',
    'job without inputs or without outputs',
    'The events of the job name no datasets on one side, or the same dataset on both, so no dataset has lineage from it. Or its explicit lineage leaves a dataset out. An empty list of inputs in a complete event says that the outputs have no upstreams, and is imported.',
  ),
  'openlineage-run-failed': info(
    'HW2522',
    'failed run',
    'The run failed or was aborted, so what it wrote may not be what it was to write. --failed imports such runs too.',
  ),
  'openlineage-indirect': info(
    'HW2523',
    'indirect column lineage',
    'The column only filters, joins or sorts rows, and gives no values. The import takes the edge between the datasets. --indirect imports the columns too.',
  ),
  'openlineage-in-memory': info(
    'HW2524',
    'dataset in memory',
    'The dataset exists only while a job runs, so no catalog knows it.',
  ),
  'openlineage-unknown-namespace': warning(
    'HW2525',
    'unknown namespace of OpenLineage',
    'No rule gives the platform of this namespace. State it in the settings under imports.openlineage.namespaces, as a platform with an instance and an environment. The setting false leaves a namespace out on purpose.',
  ),
  'openlineage-malformed-name': warning(
    'HW2526',
    'dataset name that no urn can hold',
    'The name of the dataset is empty, is too long, or holds control characters, so it cannot be a part of an urn.',
  ),
  'openlineage-unlisted-dataset': warning(
    'HW2527',
    'column lineage of a dataset that the event does not list',
    'The facet columnLineage names a dataset that is not an input of the event, often since the producer spells it otherwise there. The import takes the inputs and this dataset as upstreams. Map its namespace in the settings under imports.openlineage.namespaces, or remove the edge that is not meant.',
  ),
  'openlineage-earlier-run': info(
    'HW2528',
    'earlier run that says more',
    'The last run of the job counts. This earlier run names edges or columns that no chosen run names. --runs all imports all runs.',
  ),
  'openlineage-too-many-edges': error(
    'HW2529',
    'runs that mean too many edges',
    'Each input of a run flows into each of its outputs, so 3,000 inputs and 3,000 outputs mean 9,000,000 edges. An import takes at most 300,000 edges, and three more for each input and output that the events list. State the edges of the run that the error names in the facet lineage or columnLineage with no list of inputs, report its steps as jobs of their own, or leave it out.',
  ),
};
