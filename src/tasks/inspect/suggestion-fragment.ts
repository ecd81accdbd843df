import type { SuggestedDownstream, SuggestedMapping } from '../../insight/suggest/suggestions.js';
import { formatManifest } from '../../manifest/format/format-manifest.js';
import { groupBy } from '../../model/group-by.js';
import { escapeInvisible } from '../../model/json.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

/**
 * Writes suggested pairs as a manifest, as the formatter leaves it, with score and reason behind each
 * pair. Empty without a pair.
 */
export function suggestionFragment(downstreams: readonly SuggestedDownstream[]): string {
  if (downstreams.length === 0) return '';
  const text = `version: 1\n\nlineage:\n${downstreams.map(entryText).join('\n')}`;
  return formatManifest({ path: 'suggested.yaml', text }).text;
}

function entryText({ address, downstream, pairs }: SuggestedDownstream): string {
  const columns = [...groupBy(pairs, ({ downstreamColumn }) => downstreamColumn)];
  const rows = columns.map(([column, sources]) => {
    const texts = sources.map(sourceText);
    const value = texts.length === 1 ? texts.join('') : `[${texts.join(', ')}]`;
    const notes = sources.map(({ score, reason }) => `${score.toFixed(2)} ${reason}`);
    return `      ${quoted(column)}: ${value} # ${[...new Set(notes)].join(', ')}\n`;
  });
  return `  - downstream: ${reference(address, downstream)}\n    columns:\n${rows.join('')}`;
}

function sourceText({ upstreamAddress, upstream, upstreamColumn }: SuggestedMapping): string {
  return isShortName(upstreamAddress)
    ? quoted(`${upstreamAddress}.${upstreamColumn}`)
    : `{dataset: ${reference(upstreamAddress, upstream)}, column: ${quoted(upstreamColumn)}}`;
}

/** A dataset without a short name is named by its urn. */
function reference(address: string, urn: DatasetUrn): string {
  return isShortName(address) ? address : `{urn: ${quoted(urn)}}`;
}

/** The address of a dataset without a short name starts with its platform. */
function isShortName(address: string): boolean {
  return !address.includes(':');
}

/** The text of a JSON string is one in YAML too. */
function quoted(text: string): string {
  return escapeInvisible(JSON.stringify(text));
}
