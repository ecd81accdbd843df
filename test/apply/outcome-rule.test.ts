import { describe, expect, it } from 'vitest';
import type { CodeName } from '../../src/errors/codes.js';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { DesiredState } from '../../src/model/desired-state.js';
import type { ContentReading, DatasetReading } from '../../src/model/observed-state.js';
import type { EntityUrn } from '../../src/urn/entity-urn.js';
import { applied } from '../support/apply/apply-with.js';
import type { FakeCatalog } from '../support/apply/fake-catalog.js';
import { FakeStore } from '../support/apply/fake-store.js';
import { content, sheet } from '../support/apply/sheet-content.js';
import { absent, desire, edgeFrom, named, unitOf, urnOf } from '../support/model/state-builders.js';

// The rule: after a write was sent, only a successful read of the unit may call it failed.

interface Kind {
  readonly desired: DesiredState;
  readonly readings: readonly (string | DatasetReading)[];
  readonly urn: EntityUrn;
  readonly store?: () => FakeStore;
}

const kinds: Readonly<Record<string, Kind>> = {
  'a proposal': {
    desired: desire([unitOf('view', edgeFrom('a', 'VIEW'))]),
    readings: ['a', 'view'],
    urn: urnOf('view'),
  },
  'a mutation': {
    desired: desire([unitOf('orders', 'a')]),
    readings: ['a', 'orders'],
    urn: urnOf('orders'),
  },
  'the creation of a dataset': {
    desired: desire([], [named('sheet', content)]),
    readings: [absent('sheet')],
    urn: sheet,
  },
  'the update of a dataset': {
    desired: desire([], [named('sheet', content)]),
    readings: [],
    urn: sheet,
    store: () => {
      const store = new FakeStore();
      const customProperties = { headwater: 'shop' };
      store.put(sheet, 'datasetProperties', { description: 'old', customProperties });
      return store;
    },
  },
};

const failures: readonly (readonly [CodeName, boolean])[] = [
  ['catalog-stale', false],
  ['catalog-rejected', false],
  ['catalog-forbidden', false],
  ['catalog-unauthenticated', false],
  ['catalog-insecure', false],
  ['catalog-not-a-catalog', false],
  ['catalog-incomplete', false],
  ['catalog-unreachable', false],
  ['catalog-failed', false],
  ['catalog-failed', true],
  ['interrupted', false],
];

/** The deliveries of each request until the error. A gateway may deliver a request twice. */
const deliveries = ['carried out', 'carried out and refused', 'refused'] as const;

const readings = [
  'shown',
  'left out',
  'not shown',
  'catalog-forbidden',
  'catalog-unauthenticated',
  'catalog-failed',
  'catalog-incomplete',
  'interrupted',
] as const;

interface Case {
  readonly error: readonly [CodeName, boolean];
  readonly delivery: (typeof deliveries)[number];
  readonly reading: (typeof readings)[number];
  /** True if only the first write fails. */
  readonly once: boolean;
}

/**
 * Returns true if a reading shows the unit. A dataset that an answer leaves out does not exist, so
 * that shows a failed creation, unless the refusal says that the dataset exists.
 */
function shows(kind: Kind, { error: [name], reading }: Case): boolean {
  return (
    reading === 'shown' || (reading === 'left out' && creates(kind) && name !== 'catalog-stale')
  );
}

/** Returns true if the catalog denies what it created. No client can see through that. */
function isLie(kind: Kind, one: Case): boolean {
  return one.delivery !== 'refused' && one.reading === 'left out' && shows(kind, one);
}

/** Returns true if a catalog says that a dataset exists, and never shows it. */
function isContradiction(kind: Kind, { error: [name], delivery, once }: Case): boolean {
  return creates(kind) && name === 'catalog-stale' && delivery === 'refused' && !once;
}

function creates({ readings }: Kind): boolean {
  return readings.some((one) => typeof one !== 'string' && one.kind === 'absent');
}

const cases: readonly Case[] = failures.flatMap((error) =>
  deliveries.flatMap((delivery) =>
    readings.flatMap((reading) =>
      [true, false].map((once) => ({ error, delivery, reading, once })),
    ),
  ),
);

/** The observed requests of one apply. */
interface Seen {
  /** Number of writes that were sent. */
  sent: number;
  /** True if a write was sent, and no successful read has shown its unit since. */
  isOpen: boolean;
}

/** Makes the writes of a fake catalog fail, and every reading after the first write. */
function disturb(fake: FakeCatalog, kind: Kind, one: Case): Seen {
  const { error, delivery, reading, once } = one;
  const seen: Seen = { sent: 0, isOpen: false };
  const original = { ...fake };
  const send = async (carryOut: () => Promise<void>) => {
    seen.sent++;
    seen.isOpen = true;
    if (once && seen.sent > 1) {
      await carryOut();
      seen.isOpen = false;
      return;
    }
    if (delivery !== 'refused') await carryOut();
    // A later delivery of a write that was carried out is always refused.
    if (delivery === 'carried out and refused') await carryOut().catch(() => undefined);
    const [name, isPassing] = error;
    throw new HeadwaterError(name, 'the write failed', { isPassing });
  };
  const read = async <T>(
    urns: readonly EntityUrn[],
    call: (urns: readonly EntityUrn[]) => Promise<ReadonlyMap<EntityUrn, T>>,
    hide: (urn: EntityUrn, kind: 'absent' | 'unknown') => T,
  ) => {
    if (seen.sent === 0) return await call(urns);
    if (shows(kind, one)) seen.isOpen = false;
    if (reading === 'shown') {
      return await call(urns);
    }
    if (reading === 'left out' || reading === 'not shown')
      return new Map(
        urns.map((urn) => [urn, hide(urn, reading === 'left out' ? 'absent' : 'unknown')]),
      );
    throw new HeadwaterError(reading, 'the read failed');
  };
  const none: ContentReading = {
    info: { version: '-1' },
    schemaMetadata: { version: '-1' },
  };
  Object.assign(fake, {
    propose: (proposals) => send(() => original.propose(proposals)),
    updateLineage: (edges) => send(() => original.updateLineage(edges)),
    readDatasets: (urns) =>
      read(urns, original.readDatasets, (urn, kind) => ({ kind, urn, why: 'not permitted' })),
    readContents: (urns) => read(urns, original.readContents, () => none),
  } satisfies Partial<FakeCatalog>);
  return seen;
}

/** Returns true if the catalog holds what the stack declares. */
function isWritten({ store }: FakeCatalog, { urn, desired }: Kind): boolean {
  if (desired.units.length === 0)
    return store.content(urn).info.value?.['description'] === content.description;
  return (store.lineage(urn)?.upstreams.length ?? 0) > 0;
}

describe.each(Object.entries(kinds))('the outcome of %s', (_name, kind) => {
  it.each(cases.filter((one) => !isLie(kind, one)))(
    'is true: $error, $delivery, then $reading, once: $once',
    async (one) => {
      let seen: Seen = { sent: 0, isOpen: false };
      const { result, catalog } = await applied(kind.desired, kind.readings, {
        disturb: (fake) => {
          seen = disturb(fake, kind, one);
        },
        ...(kind.store && { store: kind.store() }),
      });
      expect(seen.sent).toBeGreaterThan(0);
      const [{ outcome } = { outcome: undefined }] = result.outcomes;
      if (outcome === 'failed' || outcome === 'not-attempted') {
        expect(isWritten(catalog, kind), outcome).toBe(false);
        expect(seen.isOpen, `${outcome} without a successful read`).toBe(false);
      }
      if (outcome === 'applied') expect(isWritten(catalog, kind)).toBe(true);
      if (outcome === 'unknown') expect(result.exitCode).toBe(5);
      if (one.reading === 'shown' && !isContradiction(kind, one))
        expect(outcome).not.toBe('unknown');
    },
  );
});
