import { type Finding, finding, withLevel } from '../../errors/finding.js';
import type { DesiredState, Ownership } from '../../model/desired-state.js';
import type { AddressBook } from '../../plan/document/address-book.js';
import type { Change, PairChange } from '../../plan/document/change.js';
import { isWithin, type Scope } from '../../plan/scope/scope.js';
import { isExclusive } from '../../plan/unit/planned-unit.js';
import { columnName } from '../../urn/schema-field-urn.js';
import type { Sides } from './diff-elements.js';

/** The manifests of one revision, and the ownership setting for entries that state none. */
export interface DeclaredSide {
  readonly desired: DesiredState;
  readonly ownership: Ownership;
}

export interface ComparisonContext {
  readonly book: AddressBook;
  readonly scope: Scope | null;
}

/** Reports each downstream whose ownership changes, because no change of an element shows it. */
export function ownershipFindings(
  { before, after }: Sides<DeclaredSide>,
  { book, scope }: ComparisonContext,
): readonly Finding[] {
  const was = exclusiveUnits(before);
  return after.desired.units.flatMap((unit) => {
    const { downstream, place } = unit;
    const exclusive = isExclusive(unit, after);
    if (exclusive === was.has(downstream) || !isWithin(scope, downstream)) return [];
    const address = book(downstream);
    const message = exclusive
      ? `"${address}" has exclusive ownership from now on: an apply removes its lineage from other writers`
      : `"${address}" no longer has exclusive ownership`;
    const changed = finding('ownership-changed', { message, place, about: [address] });
    return [exclusive ? changed : withLevel(changed, 'info')];
  });
}

function exclusiveUnits(side: DeclaredSide): ReadonlySet<string> {
  return new Set(
    side.desired.units
      .filter((unit) => isExclusive(unit, side))
      .map(({ downstream }) => downstream),
  );
}

/** Warns once if some changes might disappear with a schema at hand. */
export function spellingFindings(changes: readonly Change[]): readonly Finding[] {
  const pairs = changes.filter((change) => change.element === 'pair');
  const whole = pairs.some(({ downstreamField }) => columnName(downstreamField) === '*');
  const respelled = countRespelled(pairs);
  if (!whole && respelled === 0) return [];
  const differing = respelled === 1 ? '1 column pair differs' : `${respelled} column pairs differ`;
  const reasons = [
    ...(whole ? ['"*" is compared as a whole'] : []),
    ...(respelled > 0 ? [`${differing} in nothing but the spelling of a field path`] : []),
  ];
  return [
    finding('compared-as-written', {
      message: `without a schema columns are compared as they are written: ${reasons.join('; ')}`,
    }),
  ];
}

/** Counts created pairs for which a deleted pair has the same columns in another spelling. */
function countRespelled(pairs: readonly PairChange[]): number {
  const gone = new Set(pairs.filter(({ kind }) => kind === 'delete').map(simplified));
  return pairs.filter((pair) => pair.kind === 'create' && gone.has(simplified(pair))).length;
}

function simplified({
  downstream,
  downstreamField,
  upstream,
  upstreamField,
  before,
  after,
}: PairChange): string {
  return JSON.stringify([
    downstream,
    columnName(downstreamField),
    upstream,
    columnName(upstreamField),
    (before ?? after)?.transform,
  ]);
}
