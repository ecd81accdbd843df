import type { ElementCounts, ImportedFile } from '../../model/import-changes.js';
import type {
  Adoption,
  ImportParser,
  ImportReport,
  ImportResolution,
} from '../document/import-report.js';
import { importSummary } from '../words/document-summary.js';
import { escapeControls } from '../words/escape.js';
import { pluralize } from '../words/pluralize.js';
import { findingsText } from './findings-text.js';
import { leftOutText } from './left-out-text.js';
import type { TextContext } from './text-context.js';
import { unifiedDiff } from './unified-diff.js';

/**
 * Renders the files that change, what is left out, the findings, and a line with the counts. A run
 * that writes nothing shows the difference of each file.
 */
export function importText(report: ImportReport, context: TextContext): string {
  const { files, leftOut, findings, settings, state, resolution, adoption, parser } = report;
  const lines = [
    ...(settings === null ? [] : [context.paint.create('+ headwater.yaml')]),
    ...(state === 'printed' ? [] : files.map((file) => fileLine(file, context))),
    ...leftOutText(leftOut, context),
    ...(resolution === null ? [] : resolutionText(resolution, context)),
    ...(adoption === null ? [] : [adoptionText(adoption)]),
    ...(parser === undefined ? [] : [parserText(parser)]),
  ];
  const blocks = [
    ...(writesNothing(state) ? differences(report, context) : []),
    ...(lines.length === 0 ? [] : [`${lines.join('\n')}\n`]),
    ...(findings.length === 0 ? [] : [findingsText(findings, context)]),
    `${importSummary(report)}\n`,
  ];
  return blocks.join('\n');
}

function resolutionText(
  { respelled, asSpelled }: ImportResolution,
  context: TextContext,
): readonly string[] {
  const taken = `Spelled as in the catalog: ${pluralize(respelled, 'dataset')}`;
  return [
    ...(respelled === 0 ? [] : [taken]),
    ...leftOutText(asSpelled, context, 'Spelled as in the source'),
  ];
}

/** `Parsed by acryl-datahub 1.7.0.17 with sqlglot 30.12.0, Python 3.11.7`. */
function parserText({ datahub, sqlglot, python }: ImportParser): string {
  return escapeControls(
    `Parsed by acryl-datahub ${datahub} with sqlglot ${sqlglot}, Python ${python}`,
  );
}

/** `adopt.json: 9 edges; not 54 that snowflake-prod writes nightly`. */
function adoptionText({ file, state, edges, pairs, leftToIngestion }: Adoption): string {
  const marked = edges === 0 ? pluralize(pairs, 'column') : pluralize(edges, 'edge');
  const what: Readonly<Record<Adoption['state'], string>> = {
    created: marked,
    replaced: `${marked}, in place of the plan that was there`,
    unchanged: `${marked}, as before`,
    nothing: 'nothing to adopt',
  };
  const left = leftToIngestion.map(
    ({ writer, edges: count }) => `${count} that ${escapeControls(writer)} writes nightly`,
  );
  const others = left.length === 0 ? '' : `; not ${left.join(', ')}`;
  return `${escapeControls(file)}: ${what[state]}${others}`;
}

function writesNothing(state: ImportReport['state']): boolean {
  return state === 'dry-run' || state === 'refused';
}

function differences({ settings, files }: ImportReport, { paint }: TextContext): readonly string[] {
  const added = settings === null ? [] : [{ path: 'headwater.yaml', before: '', text: settings }];
  const changed = files.map(({ path, before = '', after }) => ({ path, before, text: after }));
  return [...added, ...changed].map((one) => unifiedDiff(one, paint));
}

/** `+ lineage/a.yaml  63 edges, 388 columns` or `~ lineage/a.yaml  +3 -1 edges`. */
function fileLine({ path, before, edges, columns }: ImportedFile, { paint }: TextContext): string {
  const isNew = before === undefined;
  const counts = [countText(edges, 'edge', isNew), countText(columns, 'column', isNew)].filter(
    (text) => text !== '',
  );
  const head = isNew ? paint.create('+') : paint.update('~');
  const tail = counts.length === 0 ? '' : `  ${counts.join(', ')}`;
  return `${head} ${escapeControls(path)}${tail}`;
}

function countText(
  { added, changed, removed }: ElementCounts,
  noun: string,
  isNew: boolean,
): string {
  if (isNew) return added === 0 ? '' : pluralize(added, noun);
  const parts = [
    ...(added > 0 ? [`+${added}`] : []),
    ...(changed > 0 ? [`~${changed}`] : []),
    ...(removed > 0 ? [`-${removed}`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(' ')} ${noun}s`;
}
