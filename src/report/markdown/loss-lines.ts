import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { type Change, changedDataset } from '../../plan/document/change.js';
import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import { columnName } from '../../urn/schema-field-urn.js';
import { changedName, namesInAddress } from '../words/dataset-names.js';
import { changeDetails, changeReasons, changeSymbols } from '../words/describe-change.js';
import { escapeControls, inBrackets } from '../words/escape.js';
import { truncateMiddle } from '../words/fitting.js';
import { compareNatural } from '../words/natural-order.js';

/** One line of a list of losses. The line of a dataset or an edge that stays counts no loss. */
interface LossLine {
  /** Escaped. Begins with the sign of the loss, or with a space. */
  readonly text: string;
  readonly losses: number;
}

/**
 * Lists losses in as few lines as possible: a line for each dataset, below it a line for each edge,
 * and below that the columns. Columns that keep their names share lines.
 */
export function lossLines(losses: readonly Change[]): readonly LossLine[] {
  const groups = [...groupBy(losses, changedDataset).values()];
  return groups
    .map((group) => ({ name: changedName(group[0]), group }))
    .sort((a, b) => compareNatural(a.name, b.name))
    .flatMap(({ name, group }) => datasetLines(name, group));
}

function datasetLines(name: string, group: NonEmpty<Change>): readonly LossLine[] {
  const head = { text: ` ${escapeControls(name)}${environment(group[0])}`, losses: 0 };
  const byUpstream = groupBy(group, upstreamName);
  return [
    head,
    ...[...byUpstream]
      .sort(([a], [b]) => compareNatural(a, b))
      .flatMap(([upstream, lost]) => upstreamLines(upstream, lost)),
  ];
}

/** Returns ` (DEV)`, or an empty text for the usual environment. */
function environment(change: Change): string {
  const parts = parseDatasetUrn(changedDataset(change));
  return parts.ok && parts.value.env !== 'PROD' ? ` (${escapeControls(parts.value.env)})` : '';
}

/** Every loss has an upstream, since a change of a dataset itself takes nothing away. */
function upstreamName(change: Change): string {
  return String(namesInAddress(change)[1]?.name);
}

function upstreamLines(upstream: string, changes: readonly Change[]): readonly LossLine[] {
  const edges = changes.filter(({ element }) => element === 'edge');
  const name = `<- ${escapeControls(upstream)}`;
  const textOf = (edge: Change) => `${changeSymbols[edge.kind]}  ${name}${words(edge)}`;
  const own = edges.map((edge) => ({ text: textOf(edge), losses: 1 }));
  return [...(own.length === 0 ? [{ text: `   ${name}`, losses: 0 }] : own), ...pairLines(changes)];
}

interface LostPair {
  readonly sign: string;
  readonly column: string;
  /** `total <- amount`, or the name alone if both ends have it. */
  readonly name: string;
  readonly keepsName: boolean;
  readonly words: string;
}

function pairLines(changes: readonly Change[]): readonly LossLine[] {
  const pairs = changes.flatMap(lostPair).sort((a, b) => compareNatural(a.column, b.column));
  const kept = groupBy(
    pairs.filter(({ keepsName }) => keepsName),
    ({ sign, words }) => `${sign}\n${words}`,
  );
  return [
    ...[...kept.values()].flatMap(sharedLines),
    ...pairs
      .filter(({ keepsName }) => !keepsName)
      .map((pair) => ({ text: `${pair.sign}    ${pair.name}${pair.words}`, losses: 1 })),
  ];
}

function lostPair(change: Change): readonly LostPair[] {
  if (change.element !== 'pair') return [];
  const column = escapeControls(columnName(change.downstreamField));
  const origin = escapeControls(columnName(change.upstreamField));
  const keepsName = column === origin;
  const name = keepsName ? column : `${column} <- ${origin}`;
  return [{ sign: changeSymbols[change.kind], column, name, keepsName, words: words(change) }];
}

/** Longer lines do not fit into a comment: their end would be out of sight. */
const MAX_LINE = 90;

/** Joins columns that differ only in their names. */
function sharedLines(group: NonEmpty<LostPair>): readonly LossLine[] {
  const [{ sign, words: shared }] = group;
  const lines: LossLine[] = [];
  let names: string[] = [];
  const flush = () => {
    lines.push({ text: `${sign}    ${names.join(', ')}${shared}`, losses: names.length });
    names = [];
  };
  for (const { column } of group) {
    const isFull = [...names, column].join(', ').length + shared.length > MAX_LINE;
    if (isFull && names.length > 0) flush();
    names.push(column);
  }
  flush();
  return lines;
}

/** The maximum length of a transform or another value in a line. */
const MAX_VALUE = 60;

/** Returns the values that are lost, and the reason if the sign does not imply it. */
function words(change: Change): string {
  const values = changeDetails(change).map((one) => truncateMiddle(one, MAX_VALUE));
  const reason = SHORT_REASONS[change.reason] ?? changeReasons[change.reason];
  return inBrackets([...values, ...(reason === '' ? [] : [reason])]);
}

/** Reasons that are shorter here, or that the sign implies. */
const SHORT_REASONS: Readonly<Partial<Record<Change['reason'], string>>> = {
  undeclared: '',
  'edge-removed': '',
  'declared-no-more': '',
  exclusive: 'exclusive',
};
