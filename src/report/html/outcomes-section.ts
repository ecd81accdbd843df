import { describeDataset } from '../../plan/document/address-book.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import { outcomeWords } from '../words/outcome-phrases.js';
import { andMore } from '../words/pluralize.js';
import { cutNote, cutTo, type SectionOptions, sectionRoom } from './cut.js';
import { type Html, NOTHING, text } from './element.js';
import { cell, code, row, section, soft, tag } from './section.js';
import { table } from './tables.js';

/** Renders the units that were not applied, with reasons. Empty if all were applied. */
export function outcomesSection(
  outcomes: readonly UnitOutcome[],
  { where, ...options }: SectionOptions,
): Html {
  const unapplied = outcomes.filter(({ outcome }) => outcome !== 'applied');
  if (unapplied.length === 0) return NOTHING;
  const { shown, rest } = cutTo(unapplied, sectionRoom('outcomes', options), outcomeRow);
  return section(
    'Not applied',
    table('outcomes', shown),
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
