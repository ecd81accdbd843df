import type { CodeEntry } from '../code-entry.js';

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
  | 'empty-manifest'
  | 'no-lineage';

/** Findings about the datasets that manifests name (HW204. and HW205.). */
export const manifestDatasetCodes: Readonly<Record<ManifestDatasetCodeName, CodeEntry>> = {
  'unknown-short-name': {
    code: 'HW2040',
    level: 'error',
    title: 'unknown short name',
    explanation:
      'No file of the stack gives a dataset this short name. Correct it, or add it under `datasets`.',
  },
  'short-name-conflict': {
    code: 'HW2041',
    level: 'error',
    title: 'one short name for two datasets',
    explanation:
      'Short names hold in every file of the stack, so one name can mean one dataset only. Rename one of them.',
  },
  'duplicate-name': {
    code: 'HW2042',
    level: 'warning',
    title: 'two short names for one dataset',
    explanation:
      'Both names work and mean the same dataset. Readers may take them for two; keep one.',
  },
  'missing-platform': {
    code: 'HW2043',
    level: 'error',
    title: 'dataset without a platform',
    explanation:
      'The platform is part of the urn. State it at the dataset or in the `defaults` of the file.',
  },
  'malformed-urn': {
    code: 'HW2044',
    level: 'error',
    title: 'not the urn of a dataset',
    explanation:
      'A dataset urn has the form urn:li:dataset:(urn:li:dataPlatform:<platform>,<name>,<env>).',
  },
  'urn-namespace': {
    code: 'HW2045',
    level: 'error',
    title: 'urn of another namespace',
    explanation:
      'The urns of one catalog share a namespace, by default `li`. Settings change it with catalog.namespace.',
  },
  'urn-too-long': {
    code: 'HW2046',
    level: 'error',
    title: 'urn too long',
    explanation:
      'Catalogs refuse urns of more than 512 bytes in URL encoding, where a letter outside ASCII takes six bytes or more.',
  },
  'create-conflict': {
    code: 'HW2047',
    level: 'error',
    title: 'two contents for one dataset',
    explanation:
      'Two entries with create: true describe the same dataset differently. Keep one of them.',
  },
  'content-without-create': {
    code: 'HW2048',
    level: 'warning',
    title: 'content that is not written',
    explanation:
      'A description and columns are written only for datasets with create: true. Add create: true, or remove them.',
  },
  'unused-dataset': {
    code: 'HW2049',
    level: 'warning',
    title: 'unused short name',
    explanation:
      'No lineage entry of the stack uses the dataset. Remove the name, or use it. Datasets with create: true count as used.',
  },
  'empty-manifest': {
    code: 'HW2050',
    level: 'info',
    title: 'empty manifest',
    explanation: 'The file names no dataset and declares no lineage.',
  },
  'no-lineage': {
    code: 'HW2051',
    level: 'info',
    title: 'no lineage',
    explanation:
      'No manifest of the stack declares lineage. If the stack owns lineage in the catalog, the guard empty-desired will refuse.',
  },
};
