import { describe, expect, it } from 'vitest';
import { marked } from '../support/model/lineage-builders.js';
import {
  absent,
  desire,
  lineageOf,
  observe,
  present,
  recordOf,
  unitOf,
} from '../support/model/state-builders.js';
import { both, outcomeLines, planUnder, sourceWith } from '../support/plan/plans-under-ceilings.js';
import { ours as isOurs, recordsOf, undoing, undoneEdge } from '../support/plan/undo-builders.js';

describe('a plan of another intent under a ceiling', () => {
  const ours = { shop: { edge: true } };
  const owned = observe('a', 'b', present('orders', lineageOf(marked('a', ours))));
  const ownedBoth = observe(
    'a',
    'b',
    present('orders', lineageOf(marked('a', ours), marked('b', ours))),
  );

  it('releases what was approved, and holds back what became ours later, whatever the manifests declare', () => {
    const intent = { kind: 'release' } as const;
    const some = planUnder(
      [desire([]), owned, { intent }],
      [both, ownedBoth, { intent, source: sourceWith('1') }],
    );
    expect(outcomeLines(some)).toEqual(['plan mark orders <- a', 'held mark orders <- b']);
  });

  it('adopts what was approved; an element that a manifest declared later ends the run', () => {
    const intent = { kind: 'adopt' } as const;
    const there = observe('a', 'b', present('orders', lineageOf('a', 'b')));
    const one = desire([unitOf('orders', 'a')]);
    expect(outcomeLines(planUnder([one, there, { intent }], [both, there, { intent }]))).toEqual([
      'plan mark orders <- a',
      'held mark orders <- b',
    ]);
    expect(
      outcomeLines(
        planUnder([one, there, { intent }], [both, there, { intent, source: sourceWith('1') }]),
      ),
    ).toContain('beyond mark orders <- b: was not approved, and lineage/a.yaml changed since');
  });

  it('restores what was approved, and removes nothing that was not approved', () => {
    const made = undoing({ edges: [undoneEdge('a', null, isOurs), undoneEdge('b', null, isOurs)] });
    const changed = { intent: made, source: sourceWith('1') };
    expect(
      outcomeLines(planUnder([desire([]), owned, { intent: made }], [both, owned, changed])),
    ).toEqual(['plan delete orders <- a']);
    expect(
      outcomeLines(planUnder([desire([]), owned, { intent: made }], [both, ownedBoth, changed])),
    ).toContain('beyond delete orders <- b: would be removed, which was not approved');
    const removed = undoing({
      edges: ['a', 'b'].map((name) => undoneEdge(name, isOurs, null, recordsOf(recordOf(name)))),
    });
    const gone = observe('a', 'b', 'orders');
    const approved = observe('a', absent('b'), 'orders');
    expect(
      outcomeLines(
        planUnder(
          [desire([]), approved, { intent: removed }],
          [both, gone, { intent: removed, source: sourceWith('1') }],
        ),
      ),
    ).toEqual(['plan create orders <- a', 'held create orders <- b']);
  });
});
