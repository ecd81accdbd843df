import type { Difference, Drift, DriftedDataset } from '../../insight/drift/drift.js';
import { describeDataset } from '../../plan/document/address-book.js';
import { driftDrawing } from '../drawing/drift-drawing.js';
import { commitFact } from '../plan-phrases.js';
import type { ReportOptions } from '../report-document.js';
import { catalogFact, forStack, plainName } from '../target-phrases.js';
import { elementWords } from '../text/describe-change.js';
import {
  describeWrites,
  differenceDetails,
  differenceSymbols,
  differenceWords,
  evidenceText,
} from '../text/differences-text.js';
import { driftNextStep, driftSummary, ingestionHint, pendingLines } from '../text/drift-text.js';
import { pluralize } from '../text/pluralize.js';
import { placeCell } from './changes-section.js';
import { andMore, cutNote, cutTo, SECTION_BYTES } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { findingsSection } from './findings-section.js';
import { driftLinkWords, lineageSection } from './lineage-section.js';
import { renderPage } from './page.js';
import { cell, code, folding, row, section, soft, table, tag } from './section.js';

const WHERE = 'All of it: headwater drift --format json.';

/**
 * Renders a drift: its size and remedy, then each dataset with its differences, their times and
 * writers.
 */
export function driftPage(drift: Drift, { sources }: Pick<ReportOptions, 'sources'>): string {
  const { target, datasets, findings, summary, complete } = drift;
  return renderPage({
    title: `Headwater drift ${forStack(target, plainName)}`,
    facts: [
      catalogFact(target, plainName),
      ...commitFact(drift.source),
      ...driftNextStep(drift),
      ...pendingLines(summary),
      ...[ingestionHint(drift).join(' ')].filter(Boolean),
    ],
    status: {
      mood: datasets.length > 0 || !complete ? 'bad' : 'good',
      verdict: '',
      line: driftSummary(drift),
    },
    sections: [
      lineageSection(driftDrawing(drift), {
        title: 'Lineage that drifted',
        where: WHERE,
        words: driftLinkWords,
      }),
      datasetsSection(datasets),
      findingsSection(findings, { sources, where: WHERE }),
    ],
    foot: [`headwater ${drift.tool.version}`],
  });
}

/** With more differences than this, the tables of all datasets are folded. */
const MAX_OPEN = 80;

function datasetsSection(datasets: readonly DriftedDataset[]): Html {
  const open = datasets.flatMap(({ differences }) => differences).length <= MAX_OPEN;
  const { shown, rest } = cutTo(datasets, SECTION_BYTES.changes, (dataset, room) =>
    datasetTable(dataset, { open, room }),
  );
  const more =
    rest.length === 0 ? null : `… and ${pluralize(rest.length, 'more dataset')}. ${WHERE}`;
  return section('What drifted', ...shown, cutNote(more));
}

/** Bytes around the rows. */
const FRAME_BYTES = 6_000;

function datasetTable(
  dataset: DriftedDataset,
  { open, room }: { readonly open: boolean; readonly room: number },
): Html {
  const { address, urn, differences } = dataset;
  const { last, wiped } = describeWrites(dataset);
  const { shown, rest } = cutTo(differences, room - FRAME_BYTES, (one) =>
    differenceRow(one, dataset),
  );
  const summary = element(
    'span',
    {},
    element('b', {}, text(address)),
    text(' '),
    soft(`${describeDataset(urn)}; ${last}`),
  );
  return folding(
    { summary, open },
    wiped === null
      ? NOTHING
      : element('ul', { class: 'items' }, element('li', { class: 'error' }, text(wiped))),
    table(['Drift', 'Element', 'What', 'Why', 'Where'], shown),
    cutNote(andMore(rest.length, 'difference', WHERE)),
  );
}

function differenceRow(one: Difference, dataset: DriftedDataset): Html {
  const { kind, element: what, address, place } = one;
  return row(
    cell(tag(kind, `${differenceSymbols[kind]} ${differenceWords[kind]}`)),
    cell(soft(elementWords[what]), text(' '), code(address)),
    cell(text(differenceDetails(one).join(', '))),
    cell(text(evidenceText(one, dataset))),
    placeCell(place),
  );
}
