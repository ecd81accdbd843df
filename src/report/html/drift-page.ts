import type { Difference, Drift, DriftedDataset } from '../../insight/drift/drift.js';
import { describeDataset } from '../../plan/document/address-book.js';
import type { ReportOptions } from '../document/report-document.js';
import { driftDrawing } from '../drawing/drift-drawing.js';
import { elementWord } from '../words/describe-change.js';
import {
  describeWrites,
  differenceDetails,
  differenceSymbols,
  differenceWords,
  driftFacts,
  driftSummary,
  evidenceText,
} from '../words/describe-difference.js';
import { andMoreEntities } from '../words/entity-words.js';
import { catalogFact, commitFact, forStack, plainName } from '../words/target-phrases.js';
import { cutNote, cutTo, type PageOptions, sectionRoom } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { errorsSection, findingsSection } from './findings-section.js';
import { driftLinkWords, lineageSection } from './lineage-section.js';
import { renderPage } from './page.js';
import { cell, code, folding, placeCell, row, section, soft, table, tag } from './section.js';

const WHERE = 'All of it: headwater drift --full, or with --format json.';

/**
 * Renders a drift: its size and remedy, then each dataset with its differences, their times and
 * writers.
 */
export function driftPage(drift: Drift, options: PageOptions): string {
  const { target, datasets, findings, complete } = drift;
  return renderPage({
    title: `Headwater drift ${forStack(target, plainName)}`,
    facts: [catalogFact(target, plainName), ...commitFact(drift.source), ...driftFacts(drift)],
    status: {
      mood: datasets.length > 0 || !complete ? 'bad' : 'good',
      verdict: '',
      line: driftSummary(drift),
    },
    sections: [
      errorsSection(findings, options),
      lineageSection(driftDrawing(drift), {
        title: 'Lineage that drifted',
        where: WHERE,
        words: driftLinkWords,
      }),
      datasetsSection(datasets, options),
      findingsSection(findings, { ...options, where: WHERE }),
    ],
    foot: [`headwater ${drift.tool.version}`],
  });
}

/** With more differences than this, the tables of all datasets are folded. */
const MAX_OPEN = 80;

function datasetsSection(datasets: readonly DriftedDataset[], options: PageOptions): Html {
  const open = datasets.flatMap(({ differences }) => differences).length <= MAX_OPEN;
  const cut = { room: sectionRoom('changes', options), noun: 'dataset', where: WHERE };
  const { shown, rest } = cutTo(datasets, cut, (dataset, room) =>
    datasetTable(dataset, { open, room, link: options.link }),
  );
  return section('What drifted', ...shown, cutNote(andMoreEntities(rest, WHERE)));
}

/** Bytes around the rows. */
const FRAME_BYTES = 6_000;

interface TableOptions extends Pick<ReportOptions, 'link'> {
  readonly open: boolean;
  readonly room: number;
}

function datasetTable(dataset: DriftedDataset, { open, room, link }: TableOptions): Html {
  const { address, urn, differences } = dataset;
  const { last, wiped } = describeWrites(dataset);
  const cut = { room: room - FRAME_BYTES, noun: 'difference', where: WHERE };
  const { shown, note } = cutTo(differences, cut, (one) => differenceRow(one, dataset, { link }));
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
    table('drifted', shown),
    note,
  );
}

function differenceRow(
  one: Difference,
  dataset: DriftedDataset,
  options: Pick<ReportOptions, 'link'>,
): Html {
  const { kind, address, place } = one;
  return row(
    cell(tag(kind, `${differenceSymbols[kind]} ${differenceWords[kind]}`)),
    cell(soft(elementWord(one)), text(' '), code(address)),
    cell(text(differenceDetails(one).join(', '))),
    cell(text(evidenceText(one, dataset))),
    placeCell(place, options),
  );
}
