import { describe, expect, it } from 'vitest';
import {
  CircuitBreaker,
  MAX_FAILURES_IN_A_ROW,
} from '../../../src/apply/engine/circuit-breaker.js';
import type { CodeName } from '../../../src/errors/codes.js';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';

function breakerAfter(...events: readonly ('written' | CodeName)[]): CircuitBreaker {
  const breaker = new CircuitBreaker();
  for (const event of events) {
    if (event === 'written') breaker.succeeded();
    else breaker.failed(new HeadwaterError(event, `the last was ${event}`));
  }
  return breaker;
}

describe('the breaker', () => {
  it.each<CodeName>([
    'catalog-forbidden',
    'catalog-failed',
    'catalog-unreachable',
    'catalog-incomplete',
    'catalog-not-a-catalog',
  ])('opens after the maximum number of %s in a row, and not earlier', (name) => {
    const failures = Array.from({ length: MAX_FAILURES_IN_A_ROW }, () => name);
    expect(breakerAfter(...failures.slice(1)).isOpen).toBe(false);
    expect(breakerAfter(...failures.slice(1)).why).toBeUndefined();
    expect(breakerAfter(...failures).why).toMatchObject({
      code: 'HW5015',
      message: expect.stringContaining(`the last was ${name}`),
    });
  });

  it('opens at once for a token that is rejected', () => {
    expect(breakerAfter('catalog-unauthenticated').isOpen).toBe(true);
  });

  it('starts to count again after a write', () => {
    expect(
      breakerAfter(
        'catalog-failed',
        'catalog-forbidden',
        'written',
        'catalog-failed',
        'catalog-failed',
      ).isOpen,
    ).toBe(false);
  });

  it('stays open after a write', () => {
    expect(
      breakerAfter('catalog-unauthenticated', 'written', 'catalog-failed').why?.message,
    ).toContain('the last was catalog-unauthenticated');
  });

  it.each<CodeName>(['catalog-stale', 'catalog-rejected', 'interrupted', 'catalog-too-large'])(
    'does not count %s',
    (name) => {
      expect(breakerAfter(name, name, name, name).isOpen).toBe(false);
    },
  );
});
