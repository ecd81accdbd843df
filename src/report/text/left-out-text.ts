import { type CodeName, codes } from '../../errors/codes.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import type { LeftOut } from '../../model/portable-lineage.js';
import { escapeControls } from '../words/escape.js';
import { truncateMiddle } from '../words/fitting.js';
import type { TextContext } from './text-context.js';

/** The maximum number of records that are named for each code. */
const SHOWN = 3;

const MAX_RECORD = 120;

/**
 * Counts the left-out records by code, most frequent first, in one line. With all details, also
 * names some records of each code.
 *
 * @param title what happened to the records
 */
export function leftOutText(
  leftOut: readonly LeftOut[],
  { full, paint }: Pick<TextContext, 'full' | 'paint'>,
  title = 'Left out',
): readonly string[] {
  if (leftOut.length === 0) return [];
  const groups = [...groupBy(leftOut, ({ code }) => code)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const counts = groups.map(
    ([code, { length }]) => `${length} ${phraseOf(code, length)} (${codes[code].code})`,
  );
  const line = `${title}: ${counts.join(', ')}`;
  return full
    ? [line, ...groups.flatMap(([, group]) => exampleLines(group)).map(paint.faint)]
    : [line];
}

function exampleLines(group: NonEmpty<LeftOut>): readonly string[] {
  const shown = group.slice(0, SHOWN).map(({ code, record, line }) => {
    const where = line === undefined ? '' : ` line ${line}:`;
    return `  ${codes[code].code}${where} ${escapeControls(truncateMiddle(record, MAX_RECORD))}`;
  });
  const more = group.length - shown.length;
  return more === 0 ? shown : [...shown, `  ... and ${more} more`];
}

/** The words for one record of a code, and for several records if the words differ. */
const phrases: Readonly<
  Partial<Record<CodeName, string | readonly [one: string, several: string]>>
> = {
  'import-self-edge': ['dataset that reads itself', 'datasets that read themselves'],
  'import-without-columns': 'without columns on a side',
  'catalog-several-downstream-columns': 'with several downstream columns',
  'catalog-pair-without-edge': ['pair without its edge', 'pairs without their edge'],
  'catalog-marked-edge': ['edge of another stack', 'edges of other stacks'],
  'import-dataset-absent': ['dataset not in the catalog', 'datasets not in the catalog'],
  'import-dataset-ambiguous': [
    'dataset with several spellings in the catalog',
    'datasets with several spellings in the catalog',
  ],
  'dataset-unreadable': ['dataset that the catalog hides', 'datasets that the catalog hides'],
  'import-other-entity': ['end that is not a dataset', 'with an end that is not a dataset'],
  'import-malformed-urn': ['name that no urn can hold', 'names that no urn can hold'],
  'import-contradiction': ['contradiction', 'contradictions'],
  'import-not-expressible': 'that no manifest can express',
  'dbt-exposure': ['exposure', 'exposures'],
  'dbt-node-disabled': ['disabled node', 'disabled nodes'],
  'dbt-node-without-relation': ['node without a relation', 'nodes without a relation'],
  'dbt-node-missing': ['dependency on a missing node', 'dependencies on missing nodes'],
  'dbt-semantic-model': ['semantic model or metric', 'semantic models or metrics'],
  'dbt-node-without-lineage': ['node without lineage', 'nodes without lineage'],
  'dbt-columns-unclear': 'with unclear columns',
  'dbt-columns-indirect': ['indirect column', 'indirect columns'],
  'dbt-columns-without-edge': [
    'pair of columns without its edge',
    'pairs of columns without their edge',
  ],
  'openlineage-event-malformed': ['part that is not an event', 'parts that are not events'],
  'openlineage-earlier-run': ['earlier run that says more', 'earlier runs that say more'],
  'openlineage-job-only': ['job without inputs or outputs', 'jobs without inputs or outputs'],
  'openlineage-run-failed': ['failed run', 'failed runs'],
  'openlineage-indirect': ['indirect column', 'indirect columns'],
  'openlineage-in-memory': ['dataset in memory', 'datasets in memory'],
  'openlineage-unknown-namespace': ['unknown namespace', 'with unknown namespaces'],
  'lineage-file-other-urn': ['column of another dataset', 'columns of other datasets'],
  'lineage-file-variable': ['variable not expanded', 'with variables not expanded'],
  'lineage-file-upstream': ['upstream that DataHub ignores', 'upstreams that DataHub ignores'],
  'lineage-file-malformed-entry': ['malformed entry', 'malformed entries'],
  'csv-malformed-row': ['malformed row', 'malformed rows'],
  'parser-failed': ['text at which the parser stopped', 'texts at which the parser stopped'],
  'sql-unparsed': ['statement that cannot be read', 'statements that cannot be read'],
  'sql-without-lineage': ['statement without lineage', 'statements without lineage'],
  'sql-columns-unclear': 'with unclear columns',
};

function phraseOf(code: CodeName, count: number): string {
  const phrase = phrases[code] ?? codes[code].title;
  return typeof phrase === 'string' ? phrase : phrase[count === 1 ? 0 : 1];
}
