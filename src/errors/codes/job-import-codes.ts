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
  | 'dbt-info-schema-absent'
  | 'dbt-columns-indirect'
  | 'dbt-columns-without-edge'
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
 * Errors and omissions of an import from dbt (HW2510 to HW2519, HW2535 and HW2536), and of events of
 * OpenLineage (HW2520 to HW2529).
 */
export const jobImportCodes: Readonly<Record<JobImportCodeName, CodeEntry>> = {
  'dbt-file-malformed': error(
    'HW2510',
    'not a manifest, catalog or table of dbt',
    'The file is not JSON, is cut off, or has another shape than the `manifest.json` or `catalog.json` of dbt. `dbt docs generate` writes both anew, to the folder target. Or it is a table of the information schema of dbt 2 that is no Parquet file, lacks a column, or has another version than 1.',
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
    'The manifest of dbt has no column lineage. dbt 2 writes it to its information schema, which leaves out models that it cannot analyze. A pair there may also end at a column of an ephemeral model, lack a name, or state a dependence of a kind that the import does not know. --columns same-name maps a column that exactly one upstream has too, by the columns in the file catalog.json. --columns star maps the columns of datasets with one upstream. Declare other columns by hand.',
  ),
  'dbt-info-schema-absent': info(
    'HW2517',
    'no column lineage of dbt',
    'dbt 2 writes column lineage to its information schema, with dbt compile, run or build and the flags --generate-info-schema --static-analysis strict. Without the second flag the table is empty. Earlier versions of dbt have no column lineage. With any version, --columns sql takes the columns from the compiled code of the manifest, by the parser of DataHub. The import takes the edges from the manifest. --columns none leaves columns out without this note.',
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
  'dbt-columns-indirect': info(
    'HW2535',
    'indirect column lineage of dbt',
    'The column only joins, filters or groups rows, and gives no values. The import takes the edge between the datasets. --indirect imports such pairs of columns too, with the confidence 0.5.',
  ),
  'dbt-columns-without-edge': warning(
    'HW2536',
    'pair of columns of dbt without its edge',
    'The information schema of dbt, or the code of a model, pairs columns of nodes of which the manifest does not say that one reads the other, or of nodes that are no datasets. Most often the two are of different runs. Run dbt compile --generate-info-schema --static-analysis strict, and import again. With --columns sql, the code reads a table without ref or source, so dbt does not know of it.',
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
