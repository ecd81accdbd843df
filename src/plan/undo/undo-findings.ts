import { type Finding, finding } from '../../errors/finding.js';
import { groupBy } from '../../model/group-by.js';
import { kindOf } from '../../model/kinds.js';
import type { ObservedState } from '../../model/observed-state.js';
import { isCreatedBy, storedContent } from '../dataset/stored-content.js';
import { type AddressBook, edgeAddress, pairAddress } from '../document/address-book.js';
import type { EdgeDecision, Overtaken, PairDecision } from '../unit/decision.js';
import type { UndoneDataset } from '../unit/plan-intent.js';
import type { PlannedUnit, StackNames } from '../unit/planned-unit.js';
import { undoneContent } from './undo-datasets.js';

const MAX_NAMED = 3;

/** Reports the elements that an undo leaves unchanged, one finding a downstream and reason. */
export function overtakenFindings(
  { downstream, edges, pairs }: PlannedUnit,
  book: AddressBook,
): readonly Finding[] {
  const kept = [
    ...edges.flatMap(({ upstream, decision }) =>
      keptElement(decision, () => edgeAddress(book, downstream, upstream)),
    ),
    ...pairs.flatMap(({ pair, decision }) =>
      keptElement(decision, () => pairAddress(pair, book, downstream)),
    ),
  ];
  return [...groupBy(kept, ({ why }) => why)].map(([why, group]) => {
    const named = group.slice(0, MAX_NAMED).map(({ address }) => `"${address}"`);
    const more = group.length > MAX_NAMED ? ` and ${group.length - MAX_NAMED} more` : '';
    const [one, several] = reasons[why];
    const leaving = group.length === 1 ? `is not put back: ${one}` : `are not put back: ${several}`;
    return finding('rollback-overtaken', {
      message: `${named.join(', ')}${more} ${leaving}`,
      about: group.map(({ address }) => address),
    });
  });
}

function keptElement(
  decision: EdgeDecision | PairDecision,
  address: () => string,
): readonly { readonly why: Overtaken['why']; readonly address: string }[] {
  return decision.kind === 'overtaken' ? [{ why: decision.why, address: address() }] : [];
}

/** The reason in words, for one element and for several. */
const reasons: Readonly<Record<Overtaken['why'], readonly [string, string]>> = {
  changed: ['it changed since that apply', 'they changed since that apply'],
  shared: ['others have it as well', 'others have them as well'],
  homeless: ['a dataset or edge that it needs is gone', 'a dataset or edge that they need is gone'],
  twice: ['the catalog has it twice', 'the catalog has them twice'],
  'unproven-self': [
    'it is self lineage, and no digest shows that the receipt is as the apply wrote it',
    'they are self lineage, and no digest shows that the receipt is as the apply wrote it',
  ],
};

/** Reports the parts that an undo leaves unchanged in the datasets of an apply. */
export function undoneDatasetFindings(
  undone: readonly UndoneDataset[],
  observed: ObservedState,
  context: StackNames,
): readonly Finding[] {
  return undone.flatMap((dataset) =>
    dataset.was === null
      ? createdDatasetFindings(dataset, observed, context)
      : updatedDatasetFindings(dataset, observed, context),
  );
}

function createdDatasetFindings(
  { urn }: UndoneDataset,
  { contents }: ObservedState,
  { book, owner }: StackNames,
): readonly Finding[] {
  const content = contents.get(urn);
  if (!content || !isCreatedBy(content, owner)) return [];
  return [
    finding('dataset-stays', {
      message: `"${book(urn)}" was made by that apply and stays: no ${kindOf(urn).word} is ever deleted`,
      about: [book(urn)],
    }),
  ];
}

function updatedDatasetFindings(
  dataset: UndoneDataset,
  { contents, datasets }: ObservedState,
  { book, owner }: StackNames,
): readonly Finding[] {
  const { urn } = dataset;
  const name = `"${book(urn)}"`;
  const overtaken = (message: string) => [
    finding('rollback-overtaken', { message, about: [book(urn)] }),
  ];
  const content = contents.get(urn);
  // An unreadable dataset has a finding of its own.
  if (!content && datasets.get(urn)?.kind === 'unknown') return [];
  if (!content) return overtaken(`${name} is not put back: it is not in the catalog any more`);
  if (!isCreatedBy(content, owner))
    return overtaken(`${name} is not put back: it is not ours any more`);
  const parts = undoneContent(dataset, storedContent(urn, content)).overtaken;
  const isOne = parts.length === 1 && parts[0] !== 'columns';
  const why = isOne
    ? 'is not put back: it changed since that apply'
    : 'are not put back: they changed since that apply';
  return parts.length === 0 ? [] : overtaken(`the ${parts.join(' and the ')} of ${name} ${why}`);
}
