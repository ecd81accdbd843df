/** DataHub's names of platforms, by the names in other catalogs. */
const renamed: Readonly<Record<string, string>> = {
  adls: 'abs',
  azureblob: 'abs',
  azuresql: 'mssql',
  delta: 'delta-lake',
  deltalake: 'delta-lake',
  dynamo: 'dynamodb',
  postgresql: 'postgres',
  saphana: 'hana',
  sqlserver: 'mssql',
  synapse: 'mssql',
  unitycatalog: 'databricks',
};

/** Services that hold dashboards, jobs or models and no datasets. */
const withoutDatasets: ReadonlySet<string> = new Set([
  ...['tableau', 'looker', 'superset', 'metabase', 'powerbi', 'powerbireportserver', 'redash'],
  ...['mode', 'quicksight', 'qliksense', 'qlikcloud', 'sigma', 'microstrategy', 'lightdash'],
  ...['domodashboard', 'ssrs', 'thoughtspot', 'grafana', 'hex', 'airflow', 'dagster', 'nifi'],
  ...['fivetran', 'airbyte', 'gluepipeline', 'dbtcloud', 'kafkaconnect', 'databrickspipeline'],
  ...['spline', 'spark', 'flink', 'stitch', 'matillion', 'ssis', 'wherescape', 'snowplow'],
  ...['domopipeline', 'datafactory', 'kinesisfirehose', 'mlflow', 'sklearn', 'sagemaker'],
  ...['vertexai', 'rest', 'mulesoft'],
]);

/**
 * Returns DataHub's name of a platform, such as `databricks` for `UnityCatalog`. Undefined for a
 * service that holds no datasets.
 */
export function platformOf(service: string): string | undefined {
  const name = service.trim().toLowerCase();
  const key = name.replaceAll(/[^a-z0-9]/g, '');
  if (withoutDatasets.has(key)) return undefined;
  return Object.hasOwn(renamed, key) ? renamed[key] : name;
}
