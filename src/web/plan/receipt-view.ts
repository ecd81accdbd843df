import { type Change, changedDataset } from '../../plan/document/change.js';
import type { UnitOutcome } from '../../plan/document/receipt.js';
import type { ReceiptReport } from '../../report/document/report-document.js';
import { outcomeWords, unitName } from '../../report/words/outcome-phrases.js';
import {
  applyNames,
  lastChanges,
  lastOutcomes,
  receiptFacts,
  receiptSummary,
} from '../../report/words/receipt-parts.js';
import { forStack, plainName } from '../../report/words/target-phrases.js';
import { errorSection, findingSection, liftedSection } from './finding-rows.js';
import { changeSections } from './plan-view.js';
import { placeOf } from './row-ends.js';
import { type DocumentView, type ViewRow, viewRow, viewSection } from './view-model.js';

/** The view of a receipt: what was not done comes first, then each change with its outcome. */
export function receiptView(document: ReceiptReport): DocumentView {
  const { receipt, complete, findings = [] } = document;
  const { intent, target, events, exitCode, allowances, effect, tool } = receipt;
  const outcomes = lastOutcomes(events);
  const missing = outcomes.filter(({ outcome }) => outcome !== 'applied').map(outcomeRow);
  const known = new Map(outcomes.map((one) => [`${one.unit} ${one.urn}`, one.outcome]));
  const outcomeLine = (change: Change): readonly string[] => {
    const unit = change.element === 'dataset' ? 'entity' : 'lineage';
    const outcome = known.get(`${unit} ${changedDataset(change)}`);
    return [outcome ? outcomeWords[outcome] : 'the receipt records no outcome'];
  };
  return {
    title: `Receipt of ${applyNames[intent]} ${forStack(target, plainName)}`,
    facts: receiptFacts(document),
    status: {
      mood: complete && exitCode === 0 ? 'good' : 'bad',
      verdict: '',
      line: receiptSummary(document),
    },
    sections: [
      ...errorSection(findings),
      ...viewSection('outcomes', 'Not applied', missing, { isWhole: true }),
      ...changeSections(lastChanges(events), outcomeLine),
      ...findingSection(findings),
      ...liftedSection(allowances),
    ],
    foot: [`effect digest ${effect}`, `headwater ${tool.version}`],
  };
}

function outcomeRow(one: UnitOutcome): ViewRow {
  const { outcome, urn, code = '', message = '' } = one;
  const line = [code, message].filter(Boolean).join(' ');
  return viewRow(outcome === 'not-attempted' ? 'alter' : 'cut', outcomeWords[outcome], {
    address: unitName(one),
    lines: line === '' ? [] : [line],
    ends: [placeOf(urn)],
  });
}
