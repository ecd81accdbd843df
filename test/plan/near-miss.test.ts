import { describe, expect, it } from 'vitest';
import { nearMissFinder } from '../../src/plan/near-miss.js';
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import { urnOf } from '../support/model/state-builders.js';

function nearMiss(missing: DatasetUrn, known: readonly DatasetUrn[]) {
  return nearMissFinder(known)(missing);
}

describe('the near miss of a missing dataset', () => {
  const missing = urnOf('shop.public.orders');

  it.each([
    [
      'the same name in another environment',
      urnOf('shop.public.orders', { env: 'DEV' }),
      'it exists in DEV',
    ],
    ['other letter case', urnOf('SHOP.PUBLIC.ORDERS'), 'other letter case'],
    [
      'an additional platform instance',
      urnOf('eu.shop.public.orders'),
      'another platform instance',
    ],
    ['another platform instance', urnOf('eu.public.orders'), 'another platform instance'],
    [
      'another platform',
      urnOf('shop.public.orders', { platform: 'postgres' }),
      'it exists on postgres',
    ],
    [
      'other letter case in another environment',
      urnOf('SHOP.PUBLIC.ORDERS', { env: 'DEV' }),
      'it exists as "SHOP.PUBLIC.ORDERS" in DEV',
    ],
    [
      'another platform instance in another environment',
      urnOf('eu.shop.public.orders', { env: 'DEV' }),
      'in DEV, in another platform instance',
    ],
    ['a typing mistake', urnOf('shop.public.odrers'), 'did you mean "shop.public.odrers"?'],
    [
      'a typing mistake and another environment',
      urnOf('shop.public.order', { env: 'DEV' }),
      'did you mean "shop.public.order" in DEV?',
    ],
  ])('names %s', (_what, known, why) => {
    expect(nearMiss(missing, [known])?.urn).toBe(known);
    expect(nearMiss(missing, [known])?.why).toContain(why);
  });

  it('prefers the same name over a similar one, whatever the order', () => {
    const similar = urnOf('shop.public.order');
    const inDev = urnOf('shop.public.orders', { env: 'DEV' });
    const otherCase = urnOf('Shop.public.orders');
    expect(nearMiss(missing, [similar, otherCase, inDev])?.urn).toBe(inDev);
    expect(nearMiss(missing, [similar, otherCase])?.urn).toBe(otherCase);
  });

  it('searches similar names for a hundred datasets, and exact ones for all', () => {
    const find = nearMissFinder([urnOf('shop.public.odrers'), urnOf('SHOP.LATE')]);
    for (let i = 0; i < 100; i += 1) find(urnOf(`other.${i}`));
    expect(find(urnOf('shop.public.orders'))).toBeUndefined();
    expect(find(urnOf('shop.late'))?.urn).toBe(urnOf('SHOP.LATE'));
  });

  it('takes the alphabetically first of equally near ones', () => {
    const [dev, qa] = [
      urnOf('shop.public.orders', { env: 'DEV' }),
      urnOf('shop.public.orders', { env: 'QA' }),
    ];
    expect(nearMiss(missing, [qa, dev])?.urn).toBe(dev);
    expect(nearMiss(missing, [dev, qa])?.urn).toBe(dev);
  });

  it('prefers one difference in the right environment over any in another', () => {
    const mistyped = urnOf('shop.public.odrers');
    const otherCaseInDev = urnOf('SHOP.public.orders', { env: 'DEV' });
    expect(nearMiss(missing, [otherCaseInDev, mistyped])?.urn).toBe(mistyped);
  });

  it('ignores letter case only in the name', () => {
    const otherPlatform = urnOf('SHOP.PUBLIC.ORDERS', { platform: 'postgres' });
    expect(nearMiss(missing, [otherPlatform])).toBeUndefined();
  });

  it('is absent if no dataset is near', () => {
    expect(nearMiss(missing, [urnOf('something.else.entirely'), missing])).toBeUndefined();
    expect(nearMiss(urnOf('abcd'), [urnOf('abce')])?.urn).toBe(urnOf('abce'));
    expect(nearMiss(urnOf('a'), [urnOf('b')])).toBeUndefined();
    expect(nearMiss(urnOf('ab'), [urnOf('xy')])).toBeUndefined();
  });

  it('is absent if the missing entity is not a dataset', () => {
    expect(nearMiss('urn:li:tag:x' as DatasetUrn, [missing])).toBeUndefined();
    expect(nearMiss(missing, ['urn:li:tag:x' as DatasetUrn])).toBeUndefined();
  });
});
