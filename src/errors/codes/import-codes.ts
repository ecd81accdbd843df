import { type CodeEntry, error, info, warning } from '../code-entry.js';

/** The names of the codes of imports, whatever they read, and of imports of lineage files and CSV. */
export type ImportCodeName =
  | 'catalog-several-downstream-columns'
  | 'catalog-pair-without-edge'
  | 'catalog-marked-edge'
  | 'import-self-edge'
  | 'import-without-columns'
  | 'import-other-entity'
  | 'import-malformed-urn'
  | 'import-contradiction'
  | 'import-dataset-absent'
  | 'import-dataset-ambiguous'
  | 'lineage-file-malformed'
  | 'lineage-file-other-urn'
  | 'lineage-file-variable'
  | 'lineage-file-upstream'
  | 'lineage-file-malformed-entry'
  | 'csv-malformed'
  | 'csv-malformed-row'
  | 'import-kept-stated'
  | 'import-kept-edited'
  | 'import-file-unchanged'
  | 'import-not-expressible'
  | 'import-record-damaged'
  | 'import-name-encoded'
  | 'csv-column-unread';

/**
 * Errors and omissions of imports (HW250.), of lineage files and CSV (HW253. and HW254.), and of the
 * merge with manifests (HW255.).
 */
export const importCodes: Readonly<Record<ImportCodeName, CodeEntry>> = {
  'catalog-several-downstream-columns': info(
    'HW2502',
    'column lineage with several downstream columns',
    'The record maps to several columns at once. It stays in the catalog, since a change of one of its pairs would have to take it apart.',
  ),
  'catalog-pair-without-edge': info(
    'HW2504',
    'column lineage without the edge of its datasets',
    'The catalog has the pair of columns, but no edge between their datasets. A declaration of the pair would create the edge, so it is left out. Declare the edge to have both.',
  ),
  'catalog-marked-edge': info(
    'HW2507',
    'edge of another stack',
    'Another stack has marked the edge as its own, or the mark cannot be read. The import leaves it, and its columns, to the manifests of the other stack: if these manifests declared it too, the next plan would add a mark.',
  ),
  'import-self-edge': info(
    'HW2500',
    'dataset that reads itself',
    'A job or a model reads the table that it writes, as a merge does. The import leaves out the edge from the dataset to itself. Declare it by hand if your catalog is to show it.',
  ),
  'import-without-columns': info(
    'HW2501',
    'column lineage without columns on a side',
    'The record says that a column depends on a dataset as a whole, or on nothing. A manifest maps columns to columns, so the import leaves the record out.',
  ),
  'import-other-entity': info(
    'HW2503',
    'lineage that no manifest can declare',
    'An end of the record is an entity that no manifest can declare there, such as a model of machine learning, or a column of another entity, or the edge has a type or the pair a confidence that no manifest can state. The import leaves it out.',
  ),
  'import-malformed-urn': warning(
    'HW2505',
    'name that no urn can hold',
    'A dataset or a column of the record has no valid urn. It may hold a control character, hold a reserved character where it states an urn, or name an environment that DataHub does not know. Correct the name in the source.',
  ),
  'import-contradiction': warning(
    'HW2506',
    'record that contradicts an earlier one',
    'Two records of the source give the same edge different types, the same column pair different transforms or confidences, or one dataset no upstreams and some. The import takes the first, and upstreams before none. Correct the source if the other one is right.',
  ),
  'import-dataset-absent': warning(
    'HW2508',
    'imported dataset that the catalog lacks',
    'The catalog has no dataset of this name, in any letter case. The import keeps the spelling of the source. A plan reports the dataset as missing until ingestion or `create: true` makes it.',
  ),
  'import-dataset-ambiguous': warning(
    'HW2509',
    'imported dataset with several spellings in the catalog',
    'The catalog has several datasets that differ from this name in letter case alone, and none of exactly this name. The import keeps the spelling of the source. Correct the name there, or remove the datasets that are not meant from the catalog.',
  ),
  'lineage-file-malformed': error(
    'HW2530',
    'not a lineage file of DataHub',
    'The file is not YAML, or it lacks `version: 1` and the list `lineage`. A recipe names its lineage file under `source.config.file`.',
  ),
  'lineage-file-other-urn': warning(
    'HW2531',
    'column of another dataset than the entry names',
    'The urn of a column belongs to none of the datasets of its entry. The import leaves the column pair out. `--repair` takes the dataset of the entry where only environment or platform instance differ and one dataset fits.',
  ),
  'lineage-file-variable': warning(
    'HW2532',
    'variable that is not expanded',
    'A value names a variable in `$` and braces. The variable is not set, has a name that secrets have, or is written in a way that the import does not read. Set it, or write its value into the file.',
  ),
  'lineage-file-upstream': warning(
    'HW2533',
    'upstream that DataHub ignores',
    'An entry has no `upstream`, or an entry under `upstream` has an `upstream` of its own. DataHub never wrote either, so the import leaves it out. Give each downstream an entry of its own under `lineage`.',
  ),
  'lineage-file-malformed-entry': warning(
    'HW2534',
    'malformed entry of a lineage file',
    'A value of the entry is missing or has the wrong type, or the entry stands for more than 10,000 column pairs. DataHub refuses such a file.',
  ),
  'csv-malformed': error(
    'HW2540',
    'CSV without known columns',
    'The first row names no known columns or one that is not understood, a quote is not closed, or a row is too long. The delimiter is a comma, a semicolon or a tab. The columns are `upstream`, `upstream_column`, `downstream`, `downstream_column`, `transform`, `confidence` and `type`, in any letter case. Common words such as `source`, `target`, `from` and `to` are understood.',
  ),
  'csv-malformed-row': warning(
    'HW2541',
    'malformed row of a CSV file',
    'The row has another number of cells than the first row, lacks a dataset or a column, or holds a value that its column does not allow. The import leaves it out. The record names the value.',
  ),
  'csv-column-unread': info(
    'HW2542',
    'column of a CSV file that is not read',
    'The export of another catalog has columns that say nothing about lineage between datasets, such as owners. The import does not read them. In a file with the columns of Headwater each column has to be understood.',
  ),
  'import-kept-stated': warning(
    'HW2551',
    'imported lineage differs from what a person declared',
    'The source of the import differs from the manifests at a place that no import wrote. The manifests stay as they are. Change the manifest, or repeat the import with `--on-clash source` to take the words of the source.',
  ),
  'import-kept-edited': warning(
    'HW2552',
    'imported lineage was edited, and changed in the source too',
    'An earlier import wrote this, a person changed it since, and the source changed it as well or dropped it. The manifests stay as they are. Change the manifest, or repeat the import with `--on-clash source` to take the words of the source.',
  ),
  'import-file-unchanged': warning(
    'HW2553',
    'manifest left as it is',
    'The import could not change a manifest at the right places, for example because an alias repeats a value. The file stays as it is, and the next import tries again. Write the changes by hand, or write the place in a plainer form.',
  ),
  'import-not-expressible': warning(
    'HW2554',
    'imported lineage that a manifest cannot express',
    'A column is named `*`, `<<` or `__proto__`, a name has control characters or more than 1000 characters, a column lacks the edge of its dataset, or a transform has control characters. The import leaves the record out.',
  ),
  'import-record-damaged': warning(
    'HW2555',
    'damaged record of an import',
    'Lines of the record of an earlier import cannot be read, for example after a merge conflict. The import takes what they recorded as written by a person. Restore the file from git, or go on without these lines.',
  ),
  'import-name-encoded': info(
    'HW2556',
    'names that an urn cannot hold',
    "A comma or a round bracket separates the parts of an urn. DataHub's own client writes `%2C`, `%28` and `%29` for them in the names of datasets, and so does an import.",
  ),
};
