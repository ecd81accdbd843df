import { describe, expect, it } from 'vitest';
import { parseAllowance, withReason } from '../../../src/tasks/plan/allowances.js';

describe('parseAllowance', () => {
  it.each([
    ['mass-delete', { guard: 'mass-delete' }],
    ['protected=orders <- raw', { guard: 'protected', address: 'orders <- raw' }],
    ['sensitive=a=b.c', { guard: 'sensitive', address: 'a=b.c' }],
    ['test=marts-not-from-raw', { guard: 'test', address: 'marts-not-from-raw' }],
    ['protected=', { guard: 'protected', address: '' }],
  ])('reads %j as a guard and the address after the first equals sign', (text, value) => {
    expect(parseAllowance(text)).toEqual({ ok: true, value });
  });

  it.each([
    [
      'mass-delet',
      'There is no guard "mass-delet". Did you mean mass-delete? Guards: mass-delete, ',
    ],
    ['', 'There is no guard "". Guards: mass-delete, '],
  ])('rejects %j, which names no guard', (text, problem) => {
    expect(parseAllowance(text)).toEqual({ ok: false, problem: expect.stringContaining(problem) });
  });
});

describe('withReason', () => {
  it('gives all allowances the same reason', () => {
    expect(
      withReason([{ guard: 'protected', address: 'a' }, { guard: 'mass-delete' }], 'agreed'),
    ).toEqual({
      ok: true,
      value: [
        { guard: 'protected', address: 'a', reason: 'agreed' },
        { guard: 'mass-delete', reason: 'agreed' },
      ],
    });
  });

  it.each([undefined, '', ' \n'])('rejects allowances with the reason %j', (reason) => {
    expect(withReason([{ guard: 'mass-delete' }], reason)).toEqual({
      ok: false,
      problem: 'no-reason',
    });
    expect(withReason([], reason)).toEqual({ ok: true, value: [] });
  });
});
