import type { UnmappedEdge, WhyUnmapped } from '../../insight/suggest/suggestions.js';
import { groupBy } from '../../model/group-by.js';
import type { SuggestionsReport } from '../document/suggestions-report.js';
import { suggestionsSummary } from '../words/document-summary.js';
import { escapeControls } from '../words/escape.js';
import { pluralize } from '../words/pluralize.js';
import { forStack } from '../words/target-phrases.js';

/**
 * Renders suggestions as a manifest: all other lines are comments, so that the text is YAML as it is.
 * Never wraps a line, which would end its comment.
 */
export function suggestionsText(report: SuggestionsReport): string {
  const { target, fragment, without } = report;
  const head = [
    `Headwater suggest ${forStack(target, escapeControls)}`,
    `catalog ${escapeControls(target.origin)}`,
    ...(fragment === '' ? [] : ['Review each pair, then paste what is right into a manifest.']),
  ];
  const groups = [...groupBy(without, ({ why }) => why)].map(([why, edges]) =>
    groupText(why, edges),
  );
  const blocks = [
    commented(head),
    ...(fragment === '' ? [] : [fragment]),
    ...groups.map(commented),
    commented([suggestionsSummary(report)]),
  ];
  return blocks.join('\n');
}

function commented(lines: readonly string[]): string {
  return lines.map((line) => `# ${line}\n`).join('');
}

const whyWords: Readonly<Record<WhyUnmapped, string>> = {
  mapped: 'some columns of the upstream are mapped',
  wildcard: 'a wildcard maps the columns',
  'downstream-mapped': 'other columns of the downstream are mapped; --all suggests more',
  'no-columns': 'columns are not known',
  'low-score': 'all pairs have a lower score; --min-score 0 shows them',
  'no-match': 'no names are alike',
};

function groupText(why: WhyUnmapped, edges: readonly UnmappedEdge[]): readonly string[] {
  return [
    `${pluralize(edges.length, 'edge')} without suggestions: ${whyWords[why]}`,
    ...edges.map(
      ({ address, columnless = [] }) =>
        `  ${escapeControls(address)}${columnless.length === 0 ? '' : ` (${columnless.map(escapeControls).join(', ')})`}`,
    ),
  ];
}
