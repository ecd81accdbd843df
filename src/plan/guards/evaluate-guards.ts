import { compareText } from '../../errors/compare-text.js';
import type { Allowance } from '../../model/guard.js';
import { boundary } from './boundary.js';
import { emptyDesired } from './empty-desired.js';
import { exclusiveRemoval } from './exclusive-removal.js';
import { foreignOwner } from './foreign-owner.js';
import type { Guard, GuardContext, GuardTrip } from './guard.js';
import { massDelete } from './mass-delete.js';
import { protectedElement } from './protected-element.js';
import { sensitiveAncestor } from './sensitive-ancestor.js';

/** What a guard found, and whether somebody lifted it. */
export interface GuardVerdict extends GuardTrip {
  /** Why it was lifted; null where it refuses the plan. */
  readonly allowed: string | null;
}

/** Every guard, by the name that lifts it; `boundary` is none that an allowance can name. */
const guards: Readonly<Record<GuardTrip['guard'], Guard>> = {
  boundary,
  'mass-delete': massDelete,
  'empty-desired': emptyDesired,
  'foreign-owner': foreignOwner,
  protected: protectedElement,
  exclusive: exclusiveRemoval,
  sensitive: sensitiveAncestor,
};

/** Runs all guards and holds what they found against the allowances. Sorted by guard and address. */
export function evaluateGuards(context: GuardContext, allowances: readonly Allowance[]): readonly GuardVerdict[] {
  return verdictsOn(
    Object.values(guards).flatMap((guard) => guard(context)),
    allowances,
  );
}

/** What is allowed of what guards found. Sorted by guard and address. */
export function verdictsOn(trips: readonly GuardTrip[], allowances: readonly Allowance[]): readonly GuardVerdict[] {
  const verdicts = trips.map((trip): GuardVerdict => ({ ...trip, allowed: allowances.find((one) => lifts(one, trip))?.reason ?? null }));
  return verdicts.sort((a, b) => compareText(sortKey(a), sortKey(b)));
}

function sortKey({ guard, address }: GuardTrip): string {
  return `${guard} ${address}`;
}

function lifts({ guard, address }: Allowance, trip: GuardTrip): boolean {
  return trip.guard !== 'boundary' && guard === trip.guard && (address === undefined || address === trip.address);
}
