import { describeDataset } from '../../plan/address-book.js';
import type { UnitOutcome } from '../../plan/receipt.js';
import { counted } from '../text/counted.js';
import { outcomeWords } from '../text/outcomes-text.js';
import { cellCode, cellText } from './escape.js';
import type { Part } from './fit.js';
import { titled } from './fold.js';
import { table } from './table.js';

/** What was not applied, and why; nothing where all of it was. */
export function outcomesPart(outcomes: readonly UnitOutcome[], where: string): Part {
  const troubled = outcomes.filter(({ outcome }) => outcome !== 'applied');
  const rows = table(troubled, {
    columns: ['Outcome', 'Of', 'Why'],
    cells: ({ urn, unit, outcome, code, message }) => ({
      Outcome: outcomeWords[outcome],
      Of: `${unit === 'entity' ? 'dataset' : 'lineage of'} ${cellCode(describeDataset(urn))}`,
      Why: [code, message].flatMap((part) => (part === undefined ? [] : [cellText(part)])).join(' '),
    }),
    rest: (missing) => `… and ${counted(missing.length, 'more unit')} not applied. ${where}`,
  });
  return titled('### Not applied', rows);
}
