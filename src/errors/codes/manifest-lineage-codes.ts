import { type CodeEntry, error, warning } from '../code-entry.js';

/** The names of the codes of declared lineage. */
export type ManifestLineageCodeName =
  | 'self-lineage'
  | 'edge-conflict'
  | 'empty-upstreams-conflict'
  | 'entry-conflict'
  | 'cycle'
  | 'creates-sibling'
  | 'impossible-edge'
  | 'misplaced-job'
  | 'impossible-part'
  | 'note-conflict'
  | 'column-conflict'
  | 'missing-upstream'
  | 'unknown-column'
  | 'ambiguous-column'
  | 'unknown-exception'
  | 'duplicate-test';

/** Findings about declared lineage and lineage tests (HW206. and HW207.). */
export const manifestLineageCodes: Readonly<Record<ManifestLineageCodeName, CodeEntry>> = {
  'self-lineage': warning(
    'HW2060',
    'dataset upstream of itself',
    'The dataset is declared as its own upstream. That is right for a table that is built incrementally, from its own earlier rows. Otherwise two short names may mean the same dataset.',
  ),
  'edge-conflict': error(
    'HW2061',
    'one edge with two types',
    'The same edge is declared more than once, with different types. An edge has one type; the default is TRANSFORMED.',
  ),
  'empty-upstreams-conflict': error(
    'HW2062',
    'upstreams: [] beside upstreams',
    'One entry declares that the dataset has no upstreams (upstreams: []), and another entry of the same dataset names some. Remove one of the two.',
  ),
  'entry-conflict': error(
    'HW2063',
    'entries that contradict each other',
    'Entries of one downstream are merged, so they cannot state different values of ownership or protect.',
  ),
  cycle: warning(
    'HW2064',
    'lineage in a circle',
    'Each dataset of the circle is derived from itself through the others. This is sometimes right, but more often a mistake.',
  ),
  'creates-sibling': warning(
    'HW2065',
    'makes two datasets siblings',
    'A dataset whose only upstream is a dbt dataset becomes its sibling in DataHub. DataHub then shows the two as one, permanently.',
  ),
  'impossible-edge': error(
    'HW2066',
    'edge that no catalog can hold',
    'The model of the catalog has no edge between these two kinds. The message lists every edge that it has.',
  ),
  'misplaced-job': error(
    'HW2067',
    'job as upstream or downstream',
    'A job has an entry of its own, with inputs and outputs. The message shows the entry to write.',
  ),
  'impossible-part': error(
    'HW2068',
    'part that this lineage cannot have',
    'Only edges between datasets have a type, and only columns of datasets and jobs have a transform and a confidence. A wildcard needs two datasets, and a dashboard has no columns.',
  ),
  'note-conflict': error(
    'HW2069',
    'one edge with two notes',
    'The same edge is declared more than once, with different notes. An edge has one note.',
  ),
  'column-conflict': error(
    'HW2070',
    'one column pair declared differently',
    'The same upstream column feeds the same downstream column with two transforms or two confidences. Keep one.',
  ),
  'missing-upstream': error(
    'HW2071',
    'column of a dataset that is no upstream',
    'A column mapping without the edge between its datasets gives no path in the catalog. Add the dataset to `upstreams`.',
  ),
  'unknown-column': error(
    'HW2072',
    'unknown column',
    'The schema of the dataset has no such column. Columns are matched exactly, then by their simplified field path, then regardless of letter case.',
  ),
  'ambiguous-column': error(
    'HW2073',
    'ambiguous column',
    'Several columns of the dataset match this name: they share the simplified field path, or differ only in letter case. Write one of the paths that the message lists.',
  ),
  'unknown-exception': error(
    'HW2074',
    'unknown column under except',
    'The upstream has no such column, so the exception has no effect. A mistyped exception would let a column through.',
  ),
  'duplicate-test': error(
    'HW2075',
    'two tests of one name',
    'The settings and all manifests of a stack share the names of lineage tests. Rename one of the two.',
  ),
};
