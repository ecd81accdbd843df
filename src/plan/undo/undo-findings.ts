import { type Finding, finding } from '../../errors/finding.js';
import { groupBy } from '../../model/group-by.js';
import type { ObservedState } from '../../model/observed-state.js';
import { type AddressBook, edgeAddress } from '../address-book.js';
import { contentOf, isMadeBy } from '../dataset-content.js';
import { pairAddress } from '../lineage/column-address.js';
import type { EdgeDecision, Overtaken } from '../lineage/decide-edge.js';
import type { PairDecision } from '../lineage/decide-pair.js';
import type { PlannedUnit } from '../lineage/decided-unit.js';
import type { Owner } from '../lineage/owner.js';
import type { UndoneDataset } from './undo.js';
import { undoneContent } from './undo-datasets.js';

const MAX_NAMED = 3;

/** What an undo leaves as it is, one finding a downstream and reason. */
export function overtakenElements({ downstream, edges, pairs }: PlannedUnit, book: AddressBook): readonly Finding[] {
  const left = [
    ...edges.flatMap(({ upstream, decision }) => elementLeft(decision, () => edgeAddress(book, downstream, upstream))),
    ...pairs.flatMap(({ pair, decision }) => elementLeft(decision, () => pairAddress(pair, book))),
  ];
  return [...groupBy(left, ({ why }) => why)].map(([why, group]) => {
    const named = group.slice(0, MAX_NAMED).map(({ address }) => `"${address}"`);
    const more = group.length > MAX_NAMED ? ` and ${group.length - MAX_NAMED} more` : '';
    const [one, several] = reasons[why];
    const leaving = group.length === 1 ? `is not put back: ${one}` : `are not put back: ${several}`;
    return finding('rollback-overtaken', { message: `${named.join(', ')}${more} ${leaving}` });
  });
}

interface Left {
  readonly why: Overtaken['why'];
  readonly address: string;
}

function elementLeft(decision: EdgeDecision | PairDecision, address: () => string): readonly Left[] {
  return decision.kind === 'overtaken' ? [{ why: decision.why, address: address() }] : [];
}

/** Of one element, and of several. */
const reasons: Readonly<Record<Overtaken['why'], readonly [string, string]>> = {
  changed: ['it changed since that apply', 'they changed since that apply'],
  shared: ['others have it as well', 'others have them as well'],
  homeless: ['what it stands on is gone', 'what they stand on is gone'],
  twice: ['the catalog has it twice', 'the catalog has them twice'],
  'unproven-self': [
    'it is self lineage, and no digest shows that the receipt is as the apply wrote it',
    'they are self lineage, and no digest shows that the receipt is as the apply wrote it',
  ],
};

interface DatasetContext {
  readonly book: AddressBook;
  readonly owner: Owner;
}

/** What an undo does not do to datasets that an apply made or brought in line. */
export function undoneDatasetFindings(
  undone: readonly UndoneDataset[],
  observed: ObservedState,
  context: DatasetContext,
): readonly Finding[] {
  return undone.flatMap((dataset) =>
    dataset.was === null ? madeDataset(dataset, observed, context) : mendedDataset(dataset, observed, context),
  );
}

function madeDataset({ urn }: UndoneDataset, { contents }: ObservedState, { book, owner }: DatasetContext): readonly Finding[] {
  const content = contents.get(urn);
  if (!content || !isMadeBy(content, owner)) return [];
  return [finding('dataset-stays', { message: `"${book(urn)}" was made by that apply and stays: no dataset is ever deleted` })];
}

function mendedDataset(dataset: UndoneDataset, { contents, datasets }: ObservedState, { book, owner }: DatasetContext): readonly Finding[] {
  const { urn } = dataset;
  const name = `"${book(urn)}"`;
  const overtaken = (message: string) => [finding('rollback-overtaken', { message })];
  const content = contents.get(urn);
  // Of one that cannot be read it is said elsewhere.
  if (!content && datasets.get(urn)?.kind === 'unknown') return [];
  if (!content) return overtaken(`${name} is not put back: it is not in the catalog any more`);
  if (!isMadeBy(content, owner)) return overtaken(`${name} is not put back: it is not ours any more`);
  const parts = undoneContent(dataset, contentOf(content)).overtaken;
  const isOne = parts.length === 1 && parts[0] === 'description';
  const why = isOne ? 'is not put back: it changed since that apply' : 'are not put back: they changed since that apply';
  return parts.length === 0 ? [] : overtaken(`the ${parts.join(' and the ')} of ${name} ${why}`);
}
