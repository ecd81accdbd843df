import { type CodeEntry, error, info, warning } from '../code-entry.js';

/** The names of the codes of declared datasets. */
export type ManifestDatasetCodeName =
  | 'unknown-short-name'
  | 'short-name-conflict'
  | 'duplicate-name'
  | 'missing-platform'
  | 'malformed-urn'
  | 'urn-namespace'
  | 'urn-too-long'
  | 'create-conflict'
  | 'content-without-create'
  | 'unused-dataset'
  | 'refused-entity'
  | 'wrong-kind'
  | 'empty-manifest'
  | 'no-lineage';

/** Findings about the datasets that manifests name (HW204. and HW205.). */
export const manifestDatasetCodes: Readonly<Record<ManifestDatasetCodeName, CodeEntry>> = {
  'unknown-short-name': error(
    'HW2040',
    'unknown short name',
    'No file of the stack gives a dataset this short name. Correct it, or add it under `datasets`.',
  ),
  'short-name-conflict': error(
    'HW2041',
    'one short name for two datasets',
    'Short names hold in every file of the stack, so one name can mean one dataset only. Rename one of them.',
  ),
  'duplicate-name': warning(
    'HW2042',
    'two short names for one dataset',
    'Both names work and mean the same dataset. Readers may take them for two; keep one.',
  ),
  'missing-platform': error(
    'HW2043',
    'dataset without a platform',
    'The platform is part of the urn. State it at the dataset or in the `defaults` of the file.',
  ),
  'malformed-urn': error(
    'HW2044',
    'not the urn of a dataset',
    'A dataset urn has the form urn:li:dataset:(urn:li:dataPlatform:<platform>,<name>,<env>).',
  ),
  'urn-namespace': error(
    'HW2045',
    'urn of another namespace',
    'The urns of one catalog share a namespace, by default `li`. Settings change it with catalog.namespace.',
  ),
  'urn-too-long': error(
    'HW2046',
    'urn too long',
    'Catalogs refuse urns of more than 512 bytes in URL encoding, where a letter outside ASCII takes six bytes or more.',
  ),
  'create-conflict': error(
    'HW2047',
    'two contents for one dataset',
    'Two entries with create: true describe the same dataset differently. Keep one of them.',
  ),
  'content-without-create': warning(
    'HW2048',
    'content that is not written',
    'Titles, descriptions, addresses and columns are written only with create: true. Add create: true, or remove them.',
  ),
  'unused-dataset': warning(
    'HW2049',
    'unused short name',
    'No lineage entry and no test of the stack uses the name. Remove it, or use it. Names with create: true count as used.',
  ),
  'refused-entity': error(
    'HW2052',
    'entity that no manifest can declare',
    'Headwater declares the lineage of datasets, jobs, charts and dashboards. It reads ML models, features, runs and containers, but the catalog has no place there for its mark, or they have no lineage of their own.',
  ),
  'wrong-kind': error(
    'HW2053',
    'entity of another kind than its key',
    'The key needs one kind of entity, such as a dataset under `inputs`, and the short name means another kind.',
  ),
  'empty-manifest': info(
    'HW2050',
    'empty manifest',
    'The file names no dataset and declares no lineage and no test.',
  ),
  'no-lineage': info(
    'HW2051',
    'no lineage',
    'No manifest of the stack declares lineage. If the stack owns lineage in the catalog, the guard empty-desired will refuse.',
  ),
};
