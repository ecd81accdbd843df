import { describe, expect, it } from 'vitest';
import type { DesiredState } from '../../src/model/desired-state.js';
import type { ObservedState } from '../../src/model/observed-state.js';
import { planWithinCeiling } from '../../src/plan/ceiling.js';
import type { Plan, PlanSource } from '../../src/plan/document/plan.js';
import { marked } from '../support/model/lineage-builders.js';
import {
  at,
  desire,
  edgeFrom,
  lineageOf,
  observe,
  present,
  unitOf,
} from '../support/model/state-builders.js';
import { changesOf, planOf } from '../support/plan/plan-of.js';

type Digests = Readonly<Record<string, string>>;

/** A source with these files. `{ a: '1' }` is the first version of `lineage/a.yaml`. */
function source(digests: Digests): PlanSource {
  const files = Object.entries(digests).map(([name, sha256]) => ({
    path: `lineage/${name}.yaml`,
    sha256,
  }));
  return { commit: null, dirty: null, files, receipt: null };
}

/** An edge from `upstream` to `orders` that is declared in a file. */
function from(upstream: string, file: string) {
  return { ...edgeFrom(upstream), place: at(1, `lineage/${file}.yaml`) };
}

const empty = observe('x', 'y', 'z', 'orders');

function planned(desired: DesiredState, digests: Digests, observed: ObservedState = empty): Plan {
  return planOf(desired, observed, { source: source(digests) });
}

function under(
  approved: readonly [Plan, ...Plan[]],
  desired: DesiredState,
  digests: Digests,
  observed = empty,
): readonly string[] {
  const without = (held: ReadonlySet<string>) => ({
    plan: planOf(desired, observed, { source: source(digests), held }),
  });
  const {
    planned: left,
    heldBack,
    beyond,
  } = planWithinCeiling(approved, without(new Set()), without);
  return [
    ...changesOf(left.plan).map((text) => `plan ${text}`),
    ...heldBack.map(({ kind, address }) => `held ${kind} ${address}`),
    ...beyond.map(({ change: { kind, address }, why }) => `beyond ${kind} ${address}: ${why}`),
  ];
}

const first = planned(desire([unitOf('orders', from('x', 'a'))]), { a: '1', b: '0' });
const second = planned(desire([unitOf('orders', from('y', 'b'))]), { a: '0', b: '1' });
const both = desire([unitOf('orders', from('x', 'a'), from('y', 'b'))]);

describe('two plans of different files, each made before the other was merged', () => {
  it('approve the changes of both', () => {
    expect(under([first, second], both, { a: '1', b: '1' })).toEqual([
      'plan create orders <- x',
      'plan create orders <- y',
    ]);
  });

  it("approve more than each plan alone, for which the other's file changed", () => {
    expect(under([first], both, { a: '1', b: '1' }).at(-1)).toBe(
      'beyond create orders <- y: was not approved, and lineage/b.yaml changed since',
    );
  });

  it.each(['a', 'b'])(
    'hold back a change that neither has and that comes from no changed file, in %s',
    (file) => {
      const more = desire([unitOf('orders', from('x', 'a'), from('y', 'b'), from('z', file))]);
      expect(under([first, second], more, { a: '1', b: '1' })).toContain('held create orders <- z');
    },
  );

  it('approve no removal that neither has', () => {
    const owned = observe('x', 'y', 'z', present('orders', lineageOf(marked('z'))));
    expect(under([first, second], both, { a: '1', b: '1' }, owned).at(-1)).toBe(
      'beyond delete orders <- snowflake:z: would be removed, which was not approved',
    );
  });

  it('approve the absence of a file that one of them never saw', () => {
    const added = planned(desire([unitOf('orders', from('x', 'new'))]), { b: '0', new: '1' });
    const more = desire([unitOf('orders', from('y', 'b'), from('z', 'b'))]);
    expect(under([added, second], more, { a: '0', b: '1' })).toContain('held create orders <- z');
  });
});

describe('two plans of the same file', () => {
  const one = planned(desire([unitOf('orders', from('x', 'a'))]), { a: '1' });
  const two = planned(desire([unitOf('orders', from('y', 'a'))]), { a: '2' });

  it('approve their end states, whatever content the file has now', () => {
    expect(
      under([one, two], desire([unitOf('orders', from('x', 'a'), from('y', 'a'))]), { a: '3' }),
    ).toEqual(['plan create orders <- x', 'plan create orders <- y']);
  });

  it.each([
    ['a', 'is as neither read it', { a: '3' }, 'a.yaml changed'],
    ['c', 'neither read', { a: '1', c: '1' }, 'c.yaml was added'],
    ['a', 'both read and that is gone', {}, 'a.yaml was removed'],
  ])('end the run at a change from file %s that %s', (file, _what, digests: Digests, why) => {
    const more = desire([unitOf('orders', 'x', from('z', file))]);
    expect(under([one, two], more, digests).at(-1)).toBe(
      `beyond create orders <- z: was not approved, and lineage/${why} since`,
    );
  });
});

describe('two reviews of one element', () => {
  const owned = observe('x', present('orders', lineageOf(marked('x'))));
  const made = planned(desire([unitOf('orders', from('x', 'a'))]), { a: '1' });
  const removed = planned(desire([]), { a: '2' }, owned);

  it('approve the end state of the later review', () => {
    expect(under([removed, made], desire([]), { a: '2' }, owned)).toEqual([
      'plan delete snowflake:orders <- snowflake:x',
    ]);
    expect(under([made, removed], desire([unitOf('orders', from('x', 'a'))]), { a: '1' })).toEqual([
      'plan create orders <- x',
    ]);
  });

  it('no longer approve the end state of the earlier review', () => {
    const again = desire([unitOf('orders', from('x', 'a'))]);
    expect(under([removed, made], again, { a: '1' })).toEqual(['held create orders <- x']);
    expect(under([made, removed], desire([]), { a: '2' }, owned).at(-1)).toBe(
      'beyond delete snowflake:orders <- snowflake:x: would be removed, which was not approved',
    );
  });
});
