import type { OwnedEdge, OwnedPair } from '../../insight/owned-elements.js';
import { groupBy } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import type { OwnedReport } from '../document/report-document.js';
import { derivationDetails, noteText } from '../words/describe-change.js';
import { ownedSummary } from '../words/document-summary.js';
import { escapeControls, inBrackets } from '../words/escape.js';
import { pluralize } from '../words/pluralize.js';
import { forStack } from '../words/target-phrases.js';
import { findingsText } from './findings-text.js';
import { padColumns, terminalWidth } from './terminal-width.js';
import type { TextContext } from './text-context.js';

/** Longer names are not aligned. Up to this width, a row fits into 80 columns. */
const MAX_WIDTH = 26;

/** Renders a table of upstreams for each downstream, then a line with counts. */
export function ownedText(report: OwnedReport, context: TextContext): string {
  const { edges, findings } = report;
  const blocks = [
    header(report, context),
    ...(edges.length > 0 ? [edgesText(report, context)] : []),
    ...(findings.length > 0 ? [findingsText(findings, context)] : []),
    ownedSummary(report),
  ];
  return `${blocks.join('\n')}\n`;
}

function header({ target }: OwnedReport, { paint }: TextContext): string {
  return `${paint.title(`Headwater list ${forStack(target, escapeControls)}`)}\ncatalog ${escapeControls(target.origin)}\n`;
}

function edgesText({ edges, columns }: OwnedReport, context: TextContext): string {
  const width = Math.min(
    MAX_WIDTH,
    Math.max(...edges.map((edge) => terminalWidth(upstreamName(edge)))),
  );
  const groups = [...groupBy(edges, ({ downstream }) => downstream).values()].map((group) => {
    const [{ address, downstream }] = group;
    const rows = group.flatMap((edge) => [
      edgeRow(edge, width),
      ...(columns ? edge.pairs.map(pairRow) : []),
    ]);
    const name = escapeControls(address.replace(/ <- .*$/s, ''));
    return `${context.paint.title(name)}  ${context.paint.faint(escapeControls(describeDataset(downstream)))}\n${rows.join('\n')}\n`;
  });
  return groups.join('\n');
}

function upstreamName({ address }: OwnedEdge): string {
  return escapeControls(address.replace(/^.*? <- /s, ''));
}

function edgeRow(edge: OwnedEdge, width: number): string {
  const { type, owned, pairs, pairsGone, note } = edge;
  const notes = [
    ...(edge.protected ? ['protected'] : []),
    ...(owned ? [] : ['pairs only']),
    ...(pairsGone > 0 ? [`${pairsGone} gone`] : []),
    ...(note === undefined ? [] : [escapeControls(noteText(note))]),
  ];
  const row = `  <- ${padColumns(upstreamName(edge), width)}  ${padColumns(escapeControls(type), 11)}  ${pluralize(pairs.length, 'pair').padEnd(10)}  ${notes.join(', ')}`;
  return row.trimEnd();
}

function pairRow(pair: OwnedPair): string {
  return `       ${escapeControls(pair.address)}${inBrackets(derivationDetails(pair))}`;
}
