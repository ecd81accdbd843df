/** A namespace of OpenLineage: `s3://bucket` has the scheme `s3` and the authority `bucket`. */
export interface NamespaceParts {
  readonly scheme: string;
  readonly authority: string;
}

/** The rule that names a scheme of OpenLineage in DataHub. */
export interface SchemeRule {
  readonly platform: string;
  /** Makes the name in the urn. */
  readonly toName: (name: string, parts: NamespaceParts) => string;
}

/** Splits a namespace. The scheme ends at the first colon, except in an address of AWS Glue. */
export function splitNamespace(namespace: string): NamespaceParts {
  if (/^(?:arn:)?aws:glue:/i.test(namespace)) return { scheme: 'glue', authority: '' };
  const [, scheme = namespace, authority = ''] = /^([^:]*):(?:\/\/)?(.*)$/s.exec(namespace) ?? [];
  return { scheme: scheme.toLowerCase(), authority };
}

/** Returns the rule of a scheme or a platform. */
export function schemeRule(scheme: string): SchemeRule | undefined {
  return rules.get(scheme);
}

const asIs = (name: string) => name;
const lower = (name: string) => name.toLowerCase();

/** The name of an object in a bucket starts with the bucket. */
function inBucket(name: string, { authority }: NamespaceParts): string {
  const key = withoutOuterSlashes(name);
  const bucket = withoutOuterSlashes(authority);
  return [bucket, key].filter(Boolean).join('/');
}

/** `container@account.dfs.core.windows.net`: DataHub names datasets by the container. */
function inContainer(name: string, { authority }: NamespaceParts): string {
  return inBucket(name, { scheme: 'abs', authority: authority.replace(/@.*$/s, '') });
}

/** Paths keep their first slash. */
function path(name: string): string {
  const inner = withoutOuterSlashes(name);
  return inner === '' ? '' : `/${inner}`;
}

function withoutOuterSlashes(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === '/') start++;
  while (end > start && text[end - 1] === '/') end--;
  return text.slice(start, end);
}

/** All days of a sharded table are one dataset, and so are all partitions and snapshots. */
function inBigQuery(name: string): string {
  const split = name.lastIndexOf('.') + 1;
  const [table = ''] = name.slice(split).split(/[$@]/, 1);
  return name.slice(0, split) + table.replace(/(?:_\d{8}|_?\d{0,8}\*)$/, '_yyyymmdd');
}

/** The name of the service before the schema is not a part of DataHub's names. */
function inOracle(name: string): string {
  return lower(name.split('.').slice(-2).join('.'));
}

function inAthena(name: string): string {
  return name.replace(/^AwsDataCatalog\./i, '');
}

/** `table/sales/orders` becomes `sales.orders`. */
function inGlue(name: string): string {
  return name.replace(/^\/?table\//, '').replaceAll('/', '.');
}

const rules: ReadonlyMap<string, SchemeRule> = new Map(
  (
    [
      [['snowflake'], 'snowflake', lower],
      [['bigquery'], 'bigquery', inBigQuery],
      [['postgres', 'postgresql'], 'postgres', asIs],
      [['redshift'], 'redshift', asIs],
      [['mysql'], 'mysql', asIs],
      [['trino'], 'trino', asIs],
      [['hive'], 'hive', asIs],
      [['kafka'], 'kafka', asIs],
      [['mssql', 'sqlserver'], 'mssql', asIs],
      [['unitycatalog', 'databricks'], 'databricks', asIs],
      [['oracle'], 'oracle', inOracle],
      [['s3', 's3a', 's3n'], 's3', inBucket],
      [['gs', 'gcs'], 'gcs', inBucket],
      [['abfss', 'abfs', 'wasbs', 'wasb', 'abs'], 'abs', inContainer],
      [['hdfs'], 'hdfs', path],
      [['dbfs'], 'dbfs', path],
      [['file'], 'file', path],
      [['awsathena', 'athena'], 'athena', inAthena],
      [['glue'], 'glue', inGlue],
    ] as const
  ).flatMap(([schemes, platform, toName]) =>
    schemes.map((scheme) => [scheme, { platform, toName }] as const),
  ),
);
