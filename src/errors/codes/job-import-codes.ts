import type { CodeEntry } from '../code-entry.js';

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
  'dbt-file-malformed': {
    code: 'HW2510',
    level: 'error',
    title: 'not a manifest or catalog of dbt',
    explanation:
      'The file is not JSON, is cut off, or has another shape than the `manifest.json` or `catalog.json` of dbt. `dbt docs generate` writes both anew, to the folder target.',
  },
  'dbt-exposure': {
    code: 'HW2511',
    level: 'info',
    title: 'exposure of dbt',
    explanation:
      'An exposure is a dashboard, a notebook or an application, not a dataset. Lineage in manifests ends at datasets, so the import leaves it out.',
  },
  'dbt-node-disabled': {
    code: 'HW2512',
    level: 'info',
    title: 'disabled node of dbt',
    explanation:
      'dbt does not build a node with enabled: false. The import leaves it out. Enable it in the dbt project, if it should have lineage.',
  },
  'dbt-node-without-relation': {
    code: 'HW2513',
    level: 'warning',
    title: 'node of dbt without a relation',
    explanation:
      'The node stands for no table or view: it is an analysis, an operation or a function, it has no name, or its name is too long or holds control characters.',
  },
  'dbt-node-missing': {
    code: 'HW2514',
    level: 'warning',
    title: 'dependency on a missing node of dbt',
    explanation:
      'A node depends on another one that the manifest does not contain or that is disabled. The import leaves this edge out. Run dbt parse, and import the new manifest.',
  },
  'dbt-semantic-model': {
    code: 'HW2515',
    level: 'info',
    title: 'semantic model, metric or saved query of dbt',
    explanation:
      'Semantic models, metrics and saved queries describe how to query datasets. They are no datasets themselves, so the import leaves them out.',
  },
  'dbt-columns-unclear': {
    code: 'HW2516',
    level: 'info',
    title: 'columns whose upstream columns dbt does not show',
    explanation:
      'The manifest of dbt has no column lineage. --columns same-name maps a column that exactly one upstream has too, and needs the columns of both sides in the file catalog.json. --columns star maps the columns of datasets with one upstream. Declare other columns by hand.',
  },
  'dbt-column-lineage-file': {
    code: 'HW2517',
    level: 'info',
    title: 'column lineage in a Parquet file',
    explanation:
      'dbt Fusion writes column lineage to a Parquet file. The import does not read it, and takes the edges from the manifest.',
  },
  'dbt-platform-unclear': {
    code: 'HW2518',
    level: 'error',
    title: 'platform of a dbt project unclear',
    explanation:
      'The platform is part of each urn. The manifest names the adapter of dbt, which for spark and a few others does not tell the platform. State it with --platform, for example hive or iceberg.',
  },
  'dbt-node-without-lineage': {
    code: 'HW2519',
    level: 'info',
    title: 'node of dbt without lineage',
    explanation:
      'The node reads no dataset and no dataset reads it, so it is in no manifest. An ephemeral model that connects nothing is counted likewise.',
  },
  'openlineage-event-malformed': {
    code: 'HW2520',
    level: 'error',
    title: 'not an event of OpenLineage',
    explanation:
      'The file holds one event, a list of events, or one event in each line, also under `events` or `lineageEvents`. This part of it is not JSON, is cut off, or has another shape. The import leaves it out and takes the other events. A file without any event is refused.',
  },
  'openlineage-job-only': {
    code: 'HW2521',
    level: 'info',
    title: 'job without inputs or without outputs',
    explanation:
      'The events of the job name no datasets on one side, or the same dataset on both, so no dataset has lineage from it. Or a dataset of the job has no counterpart: an output without sources, or an input that its explicit lineage does not name. An empty list of inputs in a complete event says that the outputs have no upstreams, and is imported.',
  },
  'openlineage-run-failed': {
    code: 'HW2522',
    level: 'info',
    title: 'failed run',
    explanation:
      'The run failed or was aborted, so what it wrote may not be what it was to write. --failed imports such runs too.',
  },
  'openlineage-indirect': {
    code: 'HW2523',
    level: 'info',
    title: 'indirect column lineage',
    explanation:
      'The column only filters, joins or sorts rows, and gives no values. The import takes the edge between the datasets. --indirect imports the columns too.',
  },
  'openlineage-in-memory': {
    code: 'HW2524',
    level: 'info',
    title: 'dataset in memory',
    explanation: 'The dataset exists only while a job runs, so no catalog knows it.',
  },
  'openlineage-unknown-namespace': {
    code: 'HW2525',
    level: 'warning',
    title: 'unknown namespace of OpenLineage',
    explanation:
      'No rule gives the platform of this namespace. State it in the settings under imports.openlineage.namespaces, as a platform with an instance and an environment. The setting false leaves a namespace out on purpose.',
  },
  'openlineage-malformed-name': {
    code: 'HW2526',
    level: 'warning',
    title: 'dataset name that no urn can hold',
    explanation:
      'The name of the dataset is empty, is too long, or holds control characters, so it cannot be a part of an urn.',
  },
  'openlineage-unlisted-dataset': {
    code: 'HW2527',
    level: 'warning',
    title: 'column lineage of a dataset that the event does not list',
    explanation:
      'The facet columnLineage names a dataset that is no input of the event, often since the producer spells its namespace or name otherwise there. The import takes the inputs and this dataset as upstreams. Map its namespace in the settings under imports.openlineage.namespaces, or remove the edge that is not meant.',
  },
  'openlineage-earlier-run': {
    code: 'HW2528',
    level: 'info',
    title: 'earlier run that says more',
    explanation:
      'The last run of the job counts. This earlier run names edges or columns that no chosen run names. --runs all imports all runs.',
  },
  'openlineage-too-many-edges': {
    code: 'HW2529',
    level: 'error',
    title: 'runs that mean too many edges',
    explanation:
      'Each input of a run flows into each of its outputs, so 3,000 inputs and 3,000 outputs mean 9,000,000 edges. An import takes at most 300,000 edges, and three more for each input and output that the events list: nobody reviews more, and a catalog holds each of them. The error names the run that goes beyond. State its edges in the facet lineage or columnLineage with no list of inputs, report its steps as jobs of their own, or import another file without it.',
  },
};
