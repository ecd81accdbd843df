import { describeDataset } from '../../plan/document/address-book.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import { outcomeWords } from '../words/outcome-phrases.js';
import { pluralize } from '../words/pluralize.js';
import { cellCode, cellText } from './escape.js';
import { type Part, titled } from './part.js';
import { table } from './table.js';

/** A table of the units that were not applied, with reasons. Empty if all were applied. */
export function outcomesPart(outcomes: readonly UnitOutcome[], where: string): Part {
  const unapplied = outcomes.filter(({ outcome }) => outcome !== 'applied');
  const rows = table(unapplied, {
    columns: ['Outcome', 'Of', 'Why'],
    cells: ({ urn, unit, outcome, code, message }) => ({
      Outcome: outcomeWords[outcome],
      Of: `${unit === 'entity' ? 'dataset' : 'lineage of'} ${cellCode(describeDataset(urn))}`,
      Why: [code, message]
        .flatMap((part) => (part === undefined ? [] : [cellText(part)]))
        .join(' '),
    }),
    rest: (missing) => `… and ${pluralize(missing.length, 'more unit')} not applied. ${where}`,
  });
  return titled('### Not applied', rows);
}
