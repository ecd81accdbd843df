import { formatPlace } from '../../errors/place.js';
import type { Difference, Drift, DriftedDataset } from '../../insight/drift/drift.js';
import { elementWord } from '../../report/words/describe-change.js';
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
import { endsOf, placeOf } from './row-ends.js';
import {
  type DocumentView,
  type Tone,
  type ViewRow,
  type ViewSection,
  viewRow,
  viewSection,
} from './view-model.js';

/** In the order of the page. */
const looks: Readonly<Record<Difference['kind'], { readonly title: string; readonly tone: Tone }>> =
  {
    missing: { title: 'Missing', tone: 'cut' },
    altered: { title: 'Altered', tone: 'alter' },
    'mark-lost': { title: 'Mark lost', tone: 'mark' },
  };

/** The view of a drift: missing elements come first. */
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
    sections: [
      ...errorSection(findings),
      ...(Object.keys(looks) as Difference['kind'][]).flatMap((kind) =>
        differenceSection(datasets, kind),
      ),
      ...writesSection(datasets),
      ...findingSection(findings),
    ],
    foot: [`headwater ${drift.tool.version}`],
  };
}

function differenceSection(
  datasets: readonly DriftedDataset[],
  kind: Difference['kind'],
): readonly ViewSection[] {
  const rows = datasets.flatMap((dataset) =>
    dataset.differences
      .filter((one) => one.kind === kind)
      .map((one) => differenceRow(one, dataset)),
  );
  return viewSection(kind, looks[kind].title, rows, {
    isWhole: kind === 'missing',
    isStepped: true,
  });
}

function differenceRow(one: Difference, dataset: DriftedDataset): ViewRow {
  const { kind, element, address, place } = one;
  const details = differenceDetails(one).join(', ');
  return viewRow(looks[kind].tone, differenceWords[kind], {
    sign: differenceSymbols[kind],
    element: elementWord(one),
    address,
    lines: [...(details === '' ? [] : [details]), evidenceText(one, dataset)],
    place: formatPlace(place),
    columns: element === 'pair' ? address.split(' <- ') : [],
    ends: endsOf(one),
  });
}

/** The last write of each dataset, and the write that wiped it. */
function writesSection(datasets: readonly DriftedDataset[]): readonly ViewSection[] {
  const rows = datasets.map((dataset) => {
    const { last, wiped } = describeWrites(dataset);
    const members = {
      element: 'dataset',
      address: dataset.address,
      lines: [last, ...(wiped === null ? [] : [wiped])],
      place: formatPlace(dataset.place),
      ends: [placeOf(dataset.urn)],
    };
    return wiped === null
      ? viewRow('plain', 'last write', members)
      : viewRow('cut', 'wiped', members);
  });
  return viewSection('writes', 'Who wrote last', rows);
}
