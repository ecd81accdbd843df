import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import schema from '../../schemas/impact.schema.json' with { type: 'json' };
import { graphDocuments } from '../support/report/graph-documents.js';
import { asJson } from '../support/report/rendered.js';
import { declaring } from '../support/scenario/manifests.js';
import { ordersEntry, shopWithMart } from '../support/scenario/shop-with-mart.js';

const matches = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
  schema,
);

it.each(['raw_orders', 'raw_orders.amount', 'mart'])(
  'headwater impact %s --format json follows the published schema',
  async (address) => {
    const world = await shopWithMart();
    await world.declare(declaring(ordersEntry('id: raw_orders.id, total: raw_orders.amount')));
    await world.headwater('apply', '--auto-approve');
    const { code, stdout } = await world.headwater('impact', address, '--format', 'json');
    expect(code).toBe(0);
    expect(matches(JSON.parse(stdout)), JSON.stringify(matches.errors)).toBe(true);
  },
);

it('the schema knows limits and entities other than datasets', () => {
  const { impact } = graphDocuments;
  if (impact?.kind !== 'impact') throw new Error('no impact');
  const limits = [{ reason: 'search-cut', message: 'the search was cut short' }] as const;
  const document = JSON.parse(asJson({ ...impact, limits }));
  expect(matches(document), JSON.stringify(matches.errors)).toBe(true);
  expect(matches({ ...document, more: 1 })).toBe(false);
  expect(matches({ ...document, formatVersion: '2.0' })).toBe(false);
});
