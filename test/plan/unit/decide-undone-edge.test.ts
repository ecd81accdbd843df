import { it } from 'vitest';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { UndoneEdge } from '../../../src/plan/unit/plan-intent.js';
import {
  columnRecord,
  fingerprintOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  named,
  observe,
  recordOf,
  us,
} from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import { expectStories } from '../../support/plan/plan-story.js';
import { total } from '../../support/plan/planned-orders.js';
import { rolledBack } from '../../support/plan/rolled-back.js';
import {
  ourPair,
  ours,
  recordsOf,
  theirs,
  undoing,
  undoneEdge,
  undonePair,
} from '../../support/plan/undo-builders.js';

const garbled = { ...recordOf('raw'), properties: { headwater: 'nonsense' } };
const shared = marked('raw', { shop: { edge: true }, finance: { edge: true } });
const made = undoneEdge('raw', null, ours);
const copied = { ...ours, type: 'COPY' };
const viewed = { ...ours, type: 'VIEW' };

/** The rollback of these edges at a catalog with these records. */
function undone(
  edges: UndoneEdge | readonly UndoneEdge[],
  ...records: readonly (string | UpstreamRecord)[]
): Plan {
  return rolledBack(undoing({ edges: [edges].flat() }), lineageOf(...records));
}

/** An edge that an apply changed, whose single record was plain. */
function changed(was: UndoneEdge['was'], became: UndoneEdge['became']): UndoneEdge {
  return undoneEdge('raw', was, became, recordsOf(recordOf('raw')));
}

it('a rolled back edge is as it was before the apply', async () => {
  const before = { ...recordOf('raw', 'COPY'), query: 'urn:li:query:q' };
  const guarded = { ...ours, protected: true };
  const two = [made, undoneEdge('fx', theirs, ours)];
  const financePairs = { shop: { edge: true }, finance: { pairs: [total] } };
  await expectStories(import.meta, 'rolled-back-edges', {
    'it was removed': undone(
      undoneEdge('raw', { ...copied, protected: true }, null, recordsOf(before)),
      'fx',
    ),
    'it was removed, and was not ours': undone(changed(theirs, null)),
    'it was marked': undone(changed(theirs, ours), marked('raw')),
    'its mark was removed': undone(changed(ours, theirs), 'raw'),
    'it was protected': undone(
      changed(ours, guarded),
      marked('raw', { shop: { edge: true, protect: true } }),
    ),
    'another stack has pairs on it: only our mark goes': undone(made, marked('raw', financePairs)),
    'it is as before already; others were not touched': undone(two, 'fx', marked('x')),
    "it is another stack's now": undone(two, marked('raw', { finance: { edge: true } }), 'fx'),
  });
});

it('an edge that lost its mark is removed if the run was cut off and our user made it', async () => {
  const cut = (was: UndoneEdge['was'], became: UndoneEdge['became'], cutOff = true) =>
    undoneEdge('raw', was, became, { cutOff });
  const byUs = recordOf('raw', 'TRANSFORMED', us);
  await expectStories(import.meta, 'rolled-back-cut-off-edges', {
    'our user made it': undone(cut(null, ours), byUs),
    'the run was not cut off, so a release removed the mark': undone(cut(null, ours, false), byUs),
    'another user made it': undone(cut(null, ours), 'raw'),
    'it has another type': undone(cut(null, ours), recordOf('raw', 'VIEW', us)),
    'it was only changed, and is gone': undone(cut(theirs, ours)),
    'it was to be removed, so its writer is unknown': undone(cut(ours, null), byUs),
  });
});

it('a rollback leaves, with a finding, an edge that others need or have changed', async () => {
  const sheet = undoneEdge('sheet', ours, null, recordsOf(recordOf('sheet')));
  const pairs = [undonePair('total', 'raw.amount', ourPair, null)];
  const four = ['a', 'b', 'c', 'd'].map((name) => undonePair(name, 'raw.amount', ourPair, null));
  const twice = recordsOf(recordOf('raw', 'VIEW'), recordOf('raw', 'COPY'));
  await expectStories(import.meta, 'edges-that-a-rollback-leaves', {
    'has another type now': undone(made, marked(recordOf('raw', 'VIEW'))),
    'got its type back without our mark': undone(
      undoneEdge('raw', ours, { ...theirs, type: 'COPY' }, recordsOf(marked('raw'))),
      recordOf('raw', 'COPY'),
    ),
    'was restored without our mark': undone(undoneEdge('raw', null, theirs), 'raw'),
    'lost its mark': undone(made, 'raw'),
    'was created again': undone(undoneEdge('raw', ours, null), 'raw'),
    'was only changed, and does not exist any more': undone(undoneEdge('raw', theirs, ours)),
    'another stack has with its type after the apply': undone(
      undoneEdge('raw', viewed, ours),
      shared,
    ),
    'had duplicate records before its type changed': undone(
      undoneEdge('raw', viewed, ours, twice),
      marked('raw'),
      'raw',
    ),
    'needs a dataset that a manifest would create: a rollback creates none': planOf(
      desire([], [named('sheet', { columns: [] })]),
      observe('orders'),
      { intent: undoing({ edges: [sheet] }) },
    ),
    'has unreadable marks, and its pair': rolledBack(
      undoing({ edges: [made], pairs }),
      lineageOf(garbled),
    ),
    'has unreadable marks and was not touched: its pair is left, and the property stays':
      rolledBack(undoing({ pairs }), lineageOf(garbled)),
    'three pairs are named for each reason, and the rest is counted': rolledBack(
      undoing({ pairs: four }),
    ),
  });
});

it('a rolled back edge with duplicate records is one edge', async () => {
  const [view, copy] = [recordOf('raw', 'VIEW'), recordOf('raw', 'COPY')];
  const copyMade = undoneEdge('raw', null, copied);
  const front = undoneEdge('raw', copied, ours, recordsOf(copy, view));
  const behind = undoneEdge('raw', viewed, ours, recordsOf(view, copy));
  const retyped = (retypedAll: boolean) =>
    undoneEdge('raw', copied, ours, { records: [copy, view], retypedAll });
  await expectStories(import.meta, 'rolled-back-duplicates', {
    'one is as the apply made it': undone(copyMade, marked(view), marked(copy)),
    "our record is behind another writer's, and gets its type back": undone(
      front,
      copy,
      marked('raw'),
    ),
    "our record is behind another writer's, and has its type back": undone(
      front,
      copy,
      marked(view),
    ),
    "our record is in front of another writer's, and gets its type back": undone(
      behind,
      marked('raw'),
      copy,
    ),
    "our record is in front of another writer's, and has its type back": undone(
      behind,
      marked(view),
      copy,
    ),
    'an exclusive apply gave all one type: each gets its own back': undone(
      retyped(true),
      marked('raw'),
      'raw',
    ),
    'the ownership was not exclusive': undone(retyped(false), marked('raw'), 'raw'),
    'a record was added since': undone(retyped(true), marked('raw'), 'raw', 'raw'),
    'a record got another type since': undone(
      retyped(true),
      marked('raw'),
      recordOf('raw', 'NEWTYPE'),
    ),
    "another writer's record keeps it: only our mark goes": undone(copyMade, view, marked(copy)),
  });
});

it('self lineage is restored only from a receipt whose digests match, and removed from any', async () => {
  const removed = {
    edges: ['orders', 'raw'].map((name) => undoneEdge(name, ours, null, recordsOf(recordOf(name)))),
    pairs: ['orders.amount', 'raw.amount'].map((from) => undonePair('total', from, ourPair, null)),
  };
  const pair = [undonePair('total', 'orders.amount', ourPair, null)];
  const added = {
    edges: [undoneEdge('orders', null, ours)],
    pairs: [undonePair('total', 'orders.amount', null, ourPair)],
  };
  const own = { shop: { edge: true, pairs: [fingerprintOf('orders.total', 'orders.amount')] } };
  const there = withRecords(
    lineageOf(marked('orders', own)),
    columnRecord('orders.total', ['orders.amount']),
  );
  await expectStories(import.meta, 'rolled-back-self-lineage', {
    'it was removed, and the digests match': rolledBack(undoing(removed)),
    'it was removed, and no digest matches': rolledBack(undoing({ ...removed, isProven: false })),
    'its pair was removed, and no digest matches': rolledBack(
      undoing({ pairs: pair, isProven: false }),
      lineageOf(marked('orders')),
    ),
    'it was made, and the digests match': rolledBack(undoing(added), there),
    'it was made, and no digest matches': rolledBack(undoing({ ...added, isProven: false }), there),
  });
});
