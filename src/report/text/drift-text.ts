import { formatPlace } from '../../errors/place.js';
import type { Difference, Drift, DriftedDataset } from '../../insight/drift/drift.js';
import { describeDataset } from '../../plan/document/address-book.js';
import {
  describeDifference,
  describeWrites,
  differenceKinds,
  differenceSymbols,
  differenceWords,
  driftNextStep,
  driftSummary,
  evidenceText,
  ingestionHint,
  pendingLines,
} from '../words/describe-difference.js';
import { escapeControls } from '../words/escape.js';
import { catalogPhrase, stackPhrase } from '../words/target-phrases.js';
import { driftTree, isCounted } from './drift-tree.js';
import { findingsText } from './findings-text.js';
import { nameWidth, rowLines, type TextRow } from './rows.js';
import type { TextContext } from './text-context.js';

/**
 * Renders a drift: the differences and writers of each dataset, then findings and the next step.
 * The last line is `No drift.` or begins with `Drift:`, so that scripts can search for it.
 */
export function driftText(drift: Drift, context: TextContext): string {
  const { datasets, findings } = drift;
  const render = context.full ? differencesText : driftTree;
  const blocks = [
    header(drift, context),
    ...(datasets.length > 0 ? [render(datasets, context)] : []),
    ...(findings.length > 0 ? [findingsText(findings, context)] : []),
    ...(!context.full && datasets.some(isCounted) ? [FULL_HINT] : []),
    ...pendingLines(drift.summary),
    ...ingestionHint(drift),
    ...driftNextStep(drift),
    driftSummary(drift),
  ];
  return `${blocks.join('\n')}\n`;
}

const FULL_HINT = 'All elements: headwater drift --full';

function header({ target }: Drift, { paint }: TextContext): string {
  const about = `${stackPhrase(target, escapeControls)} -> ${catalogPhrase(target, escapeControls)}`;
  return `${paint.title(`Headwater drift · ${about}`)}\n`;
}

/**
 * Renders one block for each dataset, for `--full`: its last writer, then its differences, one line
 * each, with symbol and word.
 */
function differencesText(datasets: readonly DriftedDataset[], context: TextContext): string {
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
