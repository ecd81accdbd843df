import { describeDataset } from '../../plan/address-book.js';
import type { Difference, Drift, DriftedDataset } from '../../plan/drift/drift.js';
import { drawingOfDrift } from '../drawing/drift-drawing.js';
import type { ReportOptions } from '../report-document.js';
import { elementWords } from '../text/change-words.js';
import { counted } from '../text/counted.js';
import { differenceDetails, differenceSymbols, differenceWords, evidenceText, writesTexts } from '../text/differences-text.js';
import { driftSummary, hint, nextStep, pending } from '../text/drift-text.js';
import { ROOM } from './budget.js';
import { placeCell } from './changes-section.js';
import { andMore, cutNote, cutTo } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { catalogFact, commitFact, ofStack } from './facts.js';
import { findingsSection } from './findings-section.js';
import { changeWords, type LinkWords, lineageSection } from './lineage-section.js';
import { pageOf } from './page.js';
import { cell, code, folding, row, section, soft, table, tag } from './section.js';

const WHERE = 'All of it: headwater drift --format json.';

/** How much is not as it was made and what mends it; then dataset by dataset what, since when and by whom. */
export function driftPage(drift: Drift, { sources }: Pick<ReportOptions, 'sources'>): string {
  const { target, datasets, findings, summary, complete } = drift;
  return pageOf({
    title: `Headwater drift ${ofStack(target)}`,
    facts: [
      catalogFact(target),
      ...commitFact(drift.source),
      ...nextStep(drift),
      ...pending(summary),
      ...[hint(drift).join(' ')].filter(Boolean),
    ],
    status: { mood: datasets.length > 0 || !complete ? 'bad' : 'good', verdict: '', line: driftSummary(drift) },
    sections: [
      lineageSection(drawingOfDrift(drift), { title: 'Lineage that drifted', where: WHERE, words: driftWords }),
      datasetsSection(datasets),
      findingsSection(findings, { sources, where: WHERE }),
    ],
    foot: [`headwater ${drift.tool.version}`],
  });
}

/** What is missing is drawn as what was removed. */
const driftWords: LinkWords = {
  ...changeWords,
  removed: differenceWords.missing,
  changed: differenceWords.altered,
  marked: differenceWords['mark-lost'],
};

/** With more differences than this, only the names of datasets are seen at first. */
const MAX_OPEN = 80;

function datasetsSection(datasets: readonly DriftedDataset[]): Html {
  const open = datasets.flatMap(({ differences }) => differences).length <= MAX_OPEN;
  const { shown, rest } = cutTo(datasets, ROOM.changes, (dataset, room) => datasetTable(dataset, { open, room }));
  const more = rest.length === 0 ? null : `… and ${counted(rest.length, 'more dataset')}. ${WHERE}`;
  return section('What drifted', ...shown, cutNote(more));
}

/** Around the rows. */
const FRAME_BYTES = 6_000;

function datasetTable(dataset: DriftedDataset, { open, room }: { readonly open: boolean; readonly room: number }): Html {
  const { address, urn, differences } = dataset;
  const { last, wiped } = writesTexts(dataset);
  const { shown, rest } = cutTo(differences, room - FRAME_BYTES, (one) => differenceRow(one, dataset));
  const summary = element('span', {}, element('b', {}, text(address)), text(' '), soft(`${describeDataset(urn)}; ${last}`));
  return folding(
    { summary, open },
    wiped === null ? NOTHING : element('ul', { class: 'items' }, element('li', { class: 'error' }, text(wiped))),
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
