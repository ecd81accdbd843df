import type { ChangeKind } from '../../plan/document/change.js';
import type {
  AffectedColumn,
  ColumnPath,
  ImpactCategory,
  ReRoutedPath,
} from '../../plan/document/impact.js';
import { changeSymbols } from '../words/describe-change.js';
import { escapeControls } from '../words/escape.js';
import type { Row } from './rows.js';
import type { TextContext } from './text-context.js';

/** The kind of change that has the sign and the color of a category. */
const kinds: Readonly<Record<ImpactCategory, ChangeKind>> = {
  additive: 'create',
  narrowing: 'delete',
  're-route': 'update',
  metadata: 'mark',
};

/** The row of an affected column, with the nearest ancestor that is gained, lost or reached anew. */
export function affectedRow(
  { address, category, gains, loses, reRouted }: AffectedColumn,
  { paint }: TextContext,
): Row {
  const facts = [
    ...gains.listed
      .slice(0, 1)
      .map(({ path }) => `gains ${ancestorText(path)}${moreText(gains.count)}`),
    ...loses.listed
      .slice(0, 1)
      .map(({ path }) => `loses ${ancestorText(path)}${moreText(loses.count)}`),
    ...reRouted.listed.slice(0, 1).map((one) => `${reRoutedText(one)}${moreText(reRouted.count)}`),
  ];
  return {
    label: `${changeSymbols[kinds[category]]} ${category.padEnd(9)}`,
    what: escapeControls(address),
    beside: facts,
    paint: paint[kinds[category]],
  };
}

function moreText(count: number): string {
  return count > 1 ? ` (and ${count - 1} more)` : '';
}

function ancestorText(path: ColumnPath): string {
  const names = path.slice(-1).map(({ address }) => escapeControls(address));
  return `${names.join('')}${viaText(path)}`;
}

function reRoutedText({ before, after }: ReRoutedPath): string {
  return `reaches ${ancestorText(after)}, before${viaText(before) || ' directly'}`;
}

/** The columns in between, nearest first. The middle of a long path is counted. */
function viaText(path: ColumnPath): string {
  const between = path.slice(1, -1).map(({ address }) => escapeControls(address));
  if (between.length === 0) return '';
  const named =
    between.length <= MAX_VIA
      ? between
      : [...between.slice(0, 1), `${between.length - 2} more`, ...between.slice(-1)];
  return ` via ${named.join(', ')}`;
}

const MAX_VIA = 3;
