import { describeDataset } from '../../plan/document/address-book.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import { outcomeWords } from '../text/outcomes-text.js';
import { andMore, cutNote, cutTo, SECTION_BYTES } from './cut.js';
import { type Html, NOTHING, text } from './element.js';
import { cell, code, row, section, soft, table, tag } from './section.js';

/** Renders the units that were not applied, with reasons. Empty if all were applied. */
export function outcomesSection(outcomes: readonly UnitOutcome[], where: string): Html {
  const unapplied = outcomes.filter(({ outcome }) => outcome !== 'applied');
  if (unapplied.length === 0) return NOTHING;
  const { shown, rest } = cutTo(unapplied, SECTION_BYTES.outcomes, outcomeRow);
  return section(
    'Not applied',
    table(['Outcome', 'What', 'Why'], shown),
    cutNote(andMore(rest.length, 'unit', where)),
  );
}

function outcomeRow({ urn, unit, outcome, code: number, message }: UnitOutcome): Html {
  return row(
    cell(tag(outcome === 'not-attempted' ? 'warning' : 'error', outcomeWords[outcome])),
    cell(soft(unit === 'entity' ? 'dataset' : 'lineage of'), text(' '), code(describeDataset(urn))),
    cell(text([number, message].filter((part) => part !== undefined).join(' '))),
  );
}
