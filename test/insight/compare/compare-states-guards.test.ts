import { describe, expect, it } from 'vitest';
import { isRefused } from '../../../src/plan/document/plan.js';
import type { Scope } from '../../../src/plan/scope/scope.js';
import { nothingDeclared, tableWith, withMart } from '../../support/insight/compared-states.js';
import { comparisonOf } from '../../support/insight/comparison-of.js';
import { mapping, withColumns } from '../../support/model/lineage-builders.js';
import { desire, named, unitOf, urnOf } from '../../support/model/state-builders.js';

describe('ownership', () => {
  const exclusive = desire([{ ...unitOf('mart', 'orders'), ownership: 'exclusive' }]);
  const findingsOf = (...args: Parameters<typeof comparisonOf>) =>
    comparisonOf(...args).findings.map(({ name, level }) => `${name} ${level}`);

  it('gives a warning when it becomes exclusive, and an info when it becomes shared', () => {
    expect(findingsOf(withMart, exclusive)).toEqual(['ownership-changed warning']);
    expect(findingsOf(nothingDeclared, exclusive)).toEqual(['ownership-changed warning']);
    expect(findingsOf(exclusive, withMart)).toEqual(['ownership-changed info']);
    expect(findingsOf(exclusive, exclusive)).toEqual([]);
    expect(findingsOf(exclusive, nothingDeclared)).toEqual([]);
  });

  it('may come from the settings of either side', () => {
    expect(
      findingsOf(withMart, withMart, { ownership: { before: 'shared', after: 'exclusive' } }),
    ).toEqual(['ownership-changed warning']);
    expect(
      findingsOf(exclusive, withMart, { ownership: { before: 'shared', after: 'exclusive' } }),
    ).toEqual([]);
  });
});

describe('guards', () => {
  const many = (count: number) =>
    desire([unitOf('mart', ...Array.from({ length: count }, (_, i) => `t${i}`))]);

  it('count removals of what was declared', () => {
    const comparison = comparisonOf(many(50), many(10));
    expect(comparison.guards).toEqual([
      {
        guard: 'mass-delete',
        address: null,
        allowed: null,
        message: 'would remove 40 of the 50 edges that were declared (80 %, more than 20 %)',
      },
    ]);
    expect(isRefused(comparison)).toBe(true);
    expect(comparisonOf(many(50), many(40)).guards).toEqual([]);
  });

  it('are lifted by the settings', () => {
    const allowances = [{ guard: 'mass-delete', reason: 'moved' }] as const;
    expect(comparisonOf(many(50), many(10), { allowances }).guards).toMatchObject([
      { allowed: 'moved' },
    ]);
  });

  it('refuse an empty manifest, and removals of protected elements', () => {
    const before = desire([
      { ...withColumns(unitOf('mart', 'orders', 'raw'), mapping('a', ['raw.a'])), protect: true },
    ]);
    expect(comparisonOf(before, nothingDeclared).guards).toMatchObject([
      {
        guard: 'empty-desired',
        message: 'no manifest declares lineage any more, and 2 edges were declared',
      },
      { guard: 'protected', address: 'mart <- orders' },
      { guard: 'protected', address: 'mart <- raw' },
    ]);
    expect(comparisonOf(before, desire([unitOf('mart', 'orders', 'raw')])).guards).toMatchObject([
      { guard: 'protected', address: 'mart.a <- raw.a' },
    ]);
    expect(comparisonOf(withMart, nothingDeclared).guards).toMatchObject([
      { message: expect.stringContaining('1 edge was declared') },
    ]);
    expect(comparisonOf(nothingDeclared, nothingDeclared).guards).toEqual([]);
  });
});

describe('a scope', () => {
  const scope: Scope = {
    select: ['mart'],
    exclude: [],
    selected: new Set([urnOf('mart')]),
    excluded: new Set(),
  };

  it('excludes all other changes, and its counts cover its inside only', () => {
    const before = desire(
      [unitOf('mart', ...Array.from({ length: 12 }, (_, i) => `t${i}`)), unitOf('orders', 'raw')],
      [named('raw')],
    );
    const after = desire(
      [{ ...unitOf('orders', 'fx'), ownership: 'exclusive' }, unitOf('mart', 't1')],
      [tableWith('raw', 'a')],
    );
    const comparison = comparisonOf(before, after, { scope });
    expect(comparison.scope).toEqual({ select: ['mart'], exclude: [], units: 1, outside: 1 });
    expect(comparison.changes).toHaveLength(11);
    expect(comparison.summary.unchanged).toBe(1);
    expect(comparison.summary.unchangedPairs).toBe(0);
    expect(comparison.findings).toEqual([]);
    expect(comparison.guards).toMatchObject([
      {
        message: expect.stringContaining('11 of the 12 edges that were declared within the scope'),
      },
    ]);
  });
});
