import { formatPlace } from '../../errors/place.js';
import type { Difference, Drift, DriftedDataset } from '../../insight/drift/drift.js';
import { elementWords } from '../../report/words/describe-change.js';
import {
  describeWrites,
  differenceDetails,
  differenceSymbols,
  differenceWords,
  driftNextStep,
  driftSummary,
  evidenceText,
  ingestionHint,
  pendingLines,
} from '../../report/words/describe-difference.js';
import { catalogFact, forStack, plainName } from '../../report/words/target-phrases.js';
import { errorSection, findingSection } from './finding-rows.js';
import {
  BARE_ROW,
  type DocumentView,
  type Tone,
  type ViewRow,
  type ViewSection,
  withoutEmpty,
} from './view-model.js';

const tones: Readonly<Record<Difference['kind'], Tone>> = {
  missing: 'cut',
  altered: 'alter',
  'mark-lost': 'mark',
};

const titles: Readonly<Record<Difference['kind'], string>> = {
  missing: 'Missing',
  altered: 'Altered',
  'mark-lost': 'Mark lost',
};

/** The view of a drift: what is missing comes first. */
export function driftView(drift: Drift): DocumentView {
  const { target, datasets, findings, summary, complete } = drift;
  return {
    title: `Drift ${forStack(target, plainName)}`,
    facts: [
      catalogFact(target, plainName),
      ...driftNextStep(drift),
      ...pendingLines(summary),
      ...[ingestionHint(drift).join(' ')].filter((hint) => hint !== ''),
    ],
    status: {
      mood: datasets.length > 0 || !complete ? 'bad' : 'good',
      verdict: '',
      line: driftSummary(drift),
    },
    sections: withoutEmpty([
      errorSection(findings),
      ...(['missing', 'altered', 'mark-lost'] as const).map((kind) =>
        differenceSection(datasets, kind),
      ),
      writesSection(datasets),
      findingSection(findings),
    ]),
    foot: [`headwater ${drift.tool.version}`],
  };
}

function differenceSection(
  datasets: readonly DriftedDataset[],
  kind: Difference['kind'],
): ViewSection {
  const rows = datasets.flatMap((dataset) =>
    dataset.differences
      .filter((one) => one.kind === kind)
      .map((one) => differenceRow(one, dataset)),
  );
  return { id: kind, title: titles[kind], facts: [], rows, isWhole: kind === 'missing' };
}

function differenceRow(one: Difference, dataset: DriftedDataset): ViewRow {
  const { kind, element, address, place } = one;
  const details = differenceDetails(one).join(', ');
  return {
    ...BARE_ROW,
    tone: tones[kind],
    sign: differenceSymbols[kind],
    word: differenceWords[kind],
    element: elementWords[element],
    address,
    lines: [...(details === '' ? [] : [details]), evidenceText(one, dataset)],
    place: formatPlace(place),
    columns: element === 'pair' ? address.split(' <- ') : [],
  };
}

/** The last write of each dataset, and the write that wiped it. */
function writesSection(datasets: readonly DriftedDataset[]): ViewSection {
  const rows = datasets.map((dataset): ViewRow => {
    const { last, wiped } = describeWrites(dataset);
    return {
      ...BARE_ROW,
      tone: wiped === null ? 'plain' : 'cut',
      word: wiped === null ? 'last write' : 'wiped',
      element: 'dataset',
      address: dataset.address,
      lines: [last, ...(wiped === null ? [] : [wiped])],
      place: formatPlace(dataset.place),
    };
  });
  return { id: 'writes', title: 'Who wrote last', facts: [], rows, isWhole: false };
}
