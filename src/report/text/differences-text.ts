import { formatPlace } from '../../errors/place.js';
import type { Difference, DriftedDataset } from '../../insight/drift/drift.js';
import { describeDataset } from '../../plan/document/address-book.js';
import {
  describeDifference,
  describeWrites,
  differenceKinds,
  differenceSymbols,
  differenceWords,
  evidenceText,
} from '../words/describe-difference.js';
import { escapeControls } from '../words/escape.js';
import { nameWidth, rowLines, type TextRow } from './rows.js';
import type { TextContext } from './text-context.js';

/**
 * Renders one block for each dataset, for `--full`: its last writer, then its differences, one line
 * each, with symbol and word.
 */
export function differencesText(datasets: readonly DriftedDataset[], context: TextContext): string {
  const rows = datasets.flatMap((dataset) =>
    dataset.differences.map((one) => differenceRow(one, dataset, context)),
  );
  const width = nameWidth(rows, context.columns);
  return datasets.map((dataset) => datasetBlock(dataset, width, context)).join('\n');
}

function datasetBlock(dataset: DriftedDataset, width: number, context: TextContext): string {
  const { urn, address, place, differences } = dataset;
  const { last, wiped } = describeWrites(dataset);
  const { paint } = context;
  const beside = `${escapeControls(describeDataset(urn))}  ${escapeControls(formatPlace(place))}`;
  const lines = [
    `${paint.title(escapeControls(address))}  ${paint.faint(beside)}`,
    `  ${last}`,
    ...(wiped === null ? [] : [paint.error(`  ${wiped}`)]),
    ...differences.flatMap((one) => rowLines(differenceRow(one, dataset, context), width, context)),
  ];
  return `${lines.join('\n')}\n`;
}

function differenceRow(one: Difference, dataset: DriftedDataset, { paint }: TextContext): TextRow {
  return {
    label: `${differenceSymbols[one.kind]} ${differenceWords[one.kind].padEnd(9)}`,
    what: describeDifference(one),
    beside: [`${evidenceText(one, dataset)}  ${escapeControls(formatPlace(one.place))}`],
    paint: paint[differenceKinds[one.kind]],
  };
}
