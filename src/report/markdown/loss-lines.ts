import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { kindOf } from '../../model/kinds.js';
import { longName } from '../../plan/document/address-book.js';
import { type Change, changedDataset, type LineageChange } from '../../plan/document/change.js';
import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { columnName } from '../../urn/schema-field-urn.js';
import { changedName } from '../words/dataset-names.js';
import { changeDetails, changeReasons, changeSymbols } from '../words/describe-change.js';
import { escapeControls, inBrackets } from '../words/escape.js';
import { truncateMiddle } from '../words/fitting.js';
import { compareNatural } from '../words/natural-order.js';
import { columnBelow, groupByEnd, otherEnd } from '../words/other-end.js';

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
  const head = {
    text: ` ${escapeControls(name)}${beside(name, changedDataset(group[0]))}`,
    losses: 0,
  };
  return [
    head,
    ...groupByEnd(group.filter(isLineage), otherEnd).flatMap(({ arrow, group: lost }) =>
      edgeLines(arrow, lost),
    ),
  ];
}

/** True for every loss, since a change of an entity itself takes nothing away. */
function isLineage(change: Change): change is LineageChange {
  return change.element !== 'dataset';
}

/** Returns ` (DEV)` or ` (chart)`. Empty for the usual environment, and if the name has the kind. */
function beside(name: string, urn: EntityUrn): string {
  const parts = parseDatasetUrn(urn);
  if (parts.ok) return parts.value.env === 'PROD' ? '' : ` (${escapeControls(parts.value.env)})`;
  const { word } = kindOf(urn);
  return name === longName(urn) ? '' : ` (${word})`;
}

function edgeLines(name: string, changes: readonly LineageChange[]): readonly LossLine[] {
  const edges = changes.filter(({ element }) => element === 'edge');
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

function pairLines(changes: readonly LineageChange[]): readonly LossLine[] {
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

function lostPair(change: LineageChange): readonly LostPair[] {
  if (change.element !== 'pair') return [];
  const column = escapeControls(columnBelow(change));
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
