import { describeDataset } from '../../plan/address-book.js';
import type { Drift, DriftedDataset } from '../../plan/drift/drift.js';
import { elementWords } from '../text/change-words.js';
import { counted } from '../text/counted.js';
import { differenceDetails, differenceSymbols, differenceWords, evidenceText, writesTexts } from '../text/differences-text.js';
import { driftSummary, hint, nextStep, pending } from '../text/drift-text.js';
import { cellCode, cellText, inlineCode, inlineText, summaryCode } from './escape.js';
import { findingsPart } from './findings-part.js';
import { capped, list, type Part, type RankedPart, together, whole } from './fit.js';
import { folded, titled } from './fold.js';
import { bullets, catalogFact, commitFacts, headPart, headWords, ofStack } from './head.js';
import { placeCell } from './place-cell.js';
import { MAX_PART, report } from './report.js';
import { signed, table } from './table.js';

const WHERE = 'All of it: `headwater drift --output html=FILE`.';

/** With more differences than this, each dataset is folded. */
const MAX_OPEN = 25;

/** How much is not as it was made, what mends it; then dataset by dataset what, since when and by whom. */
export function driftMarkdown(drift: Drift): string {
  return report([
    head(drift),
    { rank: 1, part: capped(MAX_PART, findingsPart(drift.findings, { title: 'Findings', where: WHERE })) },
    { rank: 2, part: titled('### What drifted', datasetsPart(drift)) },
  ]);
}

function head(drift: Drift): RankedPart {
  const { target, datasets, complete } = drift;
  const next = [...nextStep(drift), ...pending(drift.summary), hint(drift).join(' ')].filter((line) => line !== '');
  return headPart({
    title: `drift ${ofStack(target)}`,
    status: `**${inlineText(driftSummary(drift))}**`,
    bad: datasets.length > 0 || !complete,
    facts: [...next.map(headWords), catalogFact(target), ...commitFacts(drift.source)],
  });
}

function datasetsPart({ datasets }: Drift): Part {
  const isFolded = datasets.flatMap(({ differences }) => differences).length > MAX_OPEN;
  return (room) =>
    list(datasets, (dataset) => datasetPart(dataset, isFolded)(room / 2), {
      separator: '\n\n',
      rest: (missing) => {
        const differences = missing.flatMap((one) => one.differences).length;
        return `… and ${counted(missing.length, 'more dataset')} with ${counted(differences, 'difference')}. ${WHERE}`;
      },
    })(room);
}

function datasetPart(dataset: DriftedDataset, isFolded: boolean): Part {
  const { address, urn, place, differences } = dataset;
  const { last, wiped } = writesTexts(dataset);
  const facts = bullets([inlineText(last), ...(wiped === null ? [] : [`**${inlineText(wiped)}**`])]);
  const rows = table(differences, {
    columns: ['Drift', 'Element', 'What', 'Why', 'Remedy', 'Where'],
    cells: (one) => ({
      Drift: signed(differenceSymbols[one.kind], differenceWords[one.kind]),
      Element: `${elementWords[one.element]} ${cellCode(one.address)}`,
      What: differenceDetails(one).map(cellCode).join(', '),
      Why: cellText(evidenceText(one, dataset)),
      Remedy: one.remedy ?? "somebody else's",
      Where: placeCell(one.place),
    }),
    rest: (missing) => `… and ${counted(missing.length, 'more difference')} of ${inlineCode(address)}. ${WHERE}`,
  });
  const part = together([
    { rank: 0, part: whole(facts) },
    { rank: 1, part: rows },
  ]);
  if (isFolded)
    return folded(`${summaryCode(address)}: ${counted(differences.length, 'difference')}${wiped === null ? '' : ', wiped'}`, part);
  return titled(`#### ${inlineCode(address)} ${inlineText(describeDataset(urn))} ${inlineCode(`${place.file}:${place.line}`)}`, part);
}
