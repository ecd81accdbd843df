import type { Drift, DriftedDataset } from '../../insight/drift/drift.js';
import { describeDataset } from '../../plan/document/address-book.js';
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
import { countEntities } from '../words/entity-words.js';
import { pluralize } from '../words/pluralize.js';
import { catalogFact, commitFact, forStack } from '../words/target-phrases.js';
import { assembleReport, bullets, type Head, headWords, nameCode } from './assemble-report.js';
import { cellCode, cellText, inlineCode, inlineText, summaryCode } from './escape.js';
import { errorsPart, otherFindingsPart } from './findings-part.js';
import {
  type CountedText,
  combineParts,
  fixedPart,
  folded,
  joinTexts,
  list,
  type Part,
  titled,
} from './part.js';
import { placeCell, table, withSymbol } from './table.js';

const WHERE = 'All of it: `headwater drift --full`, or with `--format json`.';

/** With more differences than this, each dataset is folded. */
const MAX_OPEN = 25;

/**
 * Renders a drift: its size and remedy, then each dataset with its differences, their times and
 * writers.
 */
export function driftMarkdown(drift: Drift): string {
  return assembleReport(head(drift), [
    errorsPart(drift.findings, WHERE),
    { rank: 4, part: titled('### What drifted', datasetsPart(drift)) },
    otherFindingsPart(drift.findings, WHERE),
  ]);
}

function head(drift: Drift): Head {
  const { target, datasets, complete } = drift;
  return {
    title: `drift ${forStack(target, nameCode)}`,
    status: `**${inlineText(driftSummary(drift))}**`,
    bad: datasets.length > 0 || !complete,
    facts: [
      ...driftFacts(drift).map(headWords),
      catalogFact(target, nameCode),
      ...commitFact(drift.source, inlineCode),
    ],
    everything: 'headwater drift --full',
  };
}

function datasetsPart({ datasets }: Drift): Part {
  const isFolded = datasets.flatMap(({ differences }) => differences).length > MAX_OPEN;
  const parts = datasets.map((dataset) => datasetPart(dataset, isFolded));
  return (room) => {
    const all = joinTexts(parts.map((part) => part(Number.POSITIVE_INFINITY)));
    // A large dataset leaves half of the room to the others.
    return all.text.length <= room ? all : someDatasets(datasets, isFolded, room);
  };
}

function someDatasets(
  datasets: readonly DriftedDataset[],
  isFolded: boolean,
  room: number,
): CountedText {
  return list(datasets, (dataset) => datasetPart(dataset, isFolded)(room / 2).text, {
    separator: '\n\n',
    rest: (missing) => {
      const differences = missing.flatMap((one) => one.differences).length;
      return `… and ${countEntities(
        missing.map(({ urn }) => urn),
        'more ',
      )} with ${pluralize(differences, 'difference')}. ${WHERE}`;
    },
  })(room);
}

function datasetPart(dataset: DriftedDataset, isFolded: boolean): Part {
  const { address, urn, place, differences } = dataset;
  const { last, wiped } = describeWrites(dataset);
  const facts = bullets([
    inlineText(last),
    ...(wiped === null ? [] : [`**${inlineText(wiped)}**`]),
  ]);
  const rows = table(differences, {
    columns: ['Drift', 'Element', 'What', 'Why', 'Remedy', 'Where'],
    cells: (one) => ({
      Drift: withSymbol(differenceSymbols[one.kind], differenceWords[one.kind]),
      Element: `${elementWord(one)} ${cellCode(one.address)}`,
      What: differenceDetails(one).map(cellCode).join(', '),
      Why: cellText(evidenceText(one, dataset)),
      Remedy: one.remedy ?? "another writer's",
      Where: placeCell(one.place),
    }),
    rest: (missing) =>
      `… and ${pluralize(missing.length, 'more difference')} of ${inlineCode(address)}. ${WHERE}`,
  });
  const part = combineParts([
    { rank: 0, part: fixedPart(facts) },
    { rank: 1, part: rows },
  ]);
  const count = `${pluralize(differences.length, 'difference')}${wiped === null ? '' : ', wiped'}`;
  if (isFolded) return folded(`${summaryCode(address)}: ${count}`, part);
  const where = inlineCode(`${place.file}:${place.line}`);
  return titled(`#### ${inlineCode(address)} ${inlineText(describeDataset(urn))} ${where}`, part);
}
