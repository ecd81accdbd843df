import type { GuardName } from '../../../src/model/allowance.js';
import type { UpstreamLineage, UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { fieldOf } from '../model/lineage-builders.js';
import { urnOf } from '../model/state-builders.js';
import type { Combination } from './combinations.js';
import { downstreams, situations } from './situations.js';
import type { Played } from './world.js';

interface Loss {
  readonly guard: GuardName;
  readonly address: string | null;
}

/**
 * Finds the losses that a guard must prevent, from the raw records before and after and without the
 * tested code.
 */
export function findLosses(
  { situation, plan }: Combination,
  { before, after }: Played,
): readonly Loss[] {
  const intent = plan?.command ?? 'plan';
  const gone = downstreams.flatMap((name) => lost(name, before.lineage[name], after.lineage[name]));
  const owned = downstreams.flatMap((name) => records(before.lineage[name]).filter(isOurs));
  const removed = gone.filter(({ record, there }) => isOurs(record) && !there);
  const isMass = owned.length >= 10 && removed.length * 5 > owned.length;
  const declaresNothing = !JSON.stringify(situations[situation]?.manifests).includes('downstream');
  const isSensitive =
    situations[situation]?.watched === true &&
    hasAmount(before.lineage['orders']) !== hasAmount(after.lineage['orders']);
  return [
    ...(isSensitive ? [{ guard: 'sensitive', address: 'raw_orders.amount' } as const] : []),
    ...gone
      .filter(({ record }) => isProtected(record))
      .map(({ address }): Loss => ({ guard: 'protected', address })),
    ...gone
      .filter(({ record }) => isNobodys(record))
      .map(({ name }): Loss => ({ guard: 'exclusive', address: name })),
    ...(isMass ? [{ guard: 'mass-delete', address: null } as const] : []),
    ...(declaresNothing && intent === 'plan' && removed.length > 0
      ? [{ guard: 'empty-desired', address: null } as const]
      : []),
  ];
}

/**
 * Returns true if a column is derived from raw_orders.amount by a record that has its edge. A
 * mapping without its edge has no effect.
 */
function hasAmount(aspect: UpstreamLineage | undefined): boolean {
  const isMapped = (aspect?.fineGrainedLineages ?? []).some(({ upstreams }) =>
    upstreams?.includes(fieldOf('raw_orders.amount')),
  );
  return isMapped && records(aspect).some(({ dataset }) => dataset === urnOf('raw_orders'));
}

interface Gone {
  readonly name: string;
  readonly address: string;
  readonly record: UpstreamRecord;
  /** True if the edge still exists, and only lost our mark. */
  readonly there: boolean;
}

/** Returns the edges that are gone, and those that lost our mark. */
function lost(
  name: string,
  before: UpstreamLineage | undefined,
  after: UpstreamLineage | undefined,
): readonly Gone[] {
  return records(before).flatMap((record) => {
    const now = records(after).find(({ dataset }) => dataset === record.dataset);
    if (now && (!isOurs(record) || isOurs(now))) return [];
    return [
      {
        name,
        address: `${name} <- ${shortName(record.dataset)}`,
        record,
        there: now !== undefined,
      },
    ];
  });
}

function records(aspect: UpstreamLineage | undefined): readonly UpstreamRecord[] {
  return aspect?.upstreams ?? [];
}

type Bag = Readonly<Record<string, { readonly protect?: number } | undefined>>;

function marksOn({ properties }: UpstreamRecord): Bag {
  return JSON.parse(properties?.['headwater'] ?? '{}') as Bag;
}

function isOurs(record: UpstreamRecord): boolean {
  return marksOn(record)['shop'] !== undefined;
}

function isProtected(record: UpstreamRecord): boolean {
  return marksOn(record)['shop']?.protect === 1;
}

function isNobodys(record: UpstreamRecord): boolean {
  return Object.keys(marksOn(record)).length === 0;
}

function shortName(urn: string): string {
  return [...downstreams, 'raw_orders', 'raw_fx'].find((name) => urnOf(name) === urn) ?? urn;
}
