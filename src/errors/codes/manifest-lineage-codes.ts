import type { CodeEntry } from '../code-entry.js';

/** The names of the codes of declared lineage. */
export type ManifestLineageCodeName =
  | 'self-lineage'
  | 'edge-conflict'
  | 'empty-upstreams-conflict'
  | 'entry-conflict'
  | 'cycle'
  | 'creates-sibling'
  | 'column-conflict'
  | 'missing-upstream'
  | 'unknown-column'
  | 'ambiguous-column'
  | 'unknown-exception';

/** Findings about declared lineage (HW206. and HW207.). */
export const manifestLineageCodes: Readonly<Record<ManifestLineageCodeName, CodeEntry>> = {
  'self-lineage': {
    code: 'HW2060',
    level: 'warning',
    title: 'dataset upstream of itself',
    explanation:
      'The dataset is declared as its own upstream. That is right for a table that is built incrementally, from its own earlier rows. Otherwise it is a mistake: two short names may mean the same dataset.',
  },
  'edge-conflict': {
    code: 'HW2061',
    level: 'error',
    title: 'one edge with two types',
    explanation:
      'The same edge is declared more than once, with different types. An edge has one type; the default is TRANSFORMED.',
  },
  'empty-upstreams-conflict': {
    code: 'HW2062',
    level: 'error',
    title: 'upstreams: [] beside upstreams',
    explanation:
      'One entry declares that the dataset has no upstreams (upstreams: []), and another entry of the same dataset names some. Remove one of the two.',
  },
  'entry-conflict': {
    code: 'HW2063',
    level: 'error',
    title: 'entries that contradict each other',
    explanation:
      'Entries of one downstream are merged, so they cannot state different values of ownership or protect.',
  },
  cycle: {
    code: 'HW2064',
    level: 'warning',
    title: 'lineage in a circle',
    explanation:
      'Each dataset of the circle is derived from itself through the others. This is sometimes right, but more often a mistake.',
  },
  'creates-sibling': {
    code: 'HW2065',
    level: 'warning',
    title: 'makes two datasets siblings',
    explanation:
      'A dataset whose only upstream is a dbt dataset becomes its sibling in DataHub. DataHub then shows the two as one, permanently.',
  },
  'column-conflict': {
    code: 'HW2070',
    level: 'error',
    title: 'one column pair declared differently',
    explanation:
      'The same upstream column feeds the same downstream column with two transforms or two confidences. Keep one.',
  },
  'missing-upstream': {
    code: 'HW2071',
    level: 'error',
    title: 'column of a dataset that is no upstream',
    explanation:
      'A column mapping without the edge between its datasets gives no path in the catalog. Add the dataset to `upstreams`.',
  },
  'unknown-column': {
    code: 'HW2072',
    level: 'error',
    title: 'unknown column',
    explanation:
      'The schema of the dataset has no such column. Columns are matched exactly, then by their simplified field path, then regardless of letter case. A pair that already exists in the catalog needs no column in the schema.',
  },
  'ambiguous-column': {
    code: 'HW2073',
    level: 'error',
    title: 'ambiguous column',
    explanation:
      'Several columns of the dataset match this name: they share the simplified field path, or differ only in letter case. Write one of the paths that the message lists.',
  },
  'unknown-exception': {
    code: 'HW2074',
    level: 'error',
    title: 'unknown column under except',
    explanation:
      'The upstream has no such column, so the exception has no effect. A mistyped exception would let a column through.',
  },
};
