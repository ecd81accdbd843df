import { describe, expect, it } from 'vitest';
import {
  decisions,
  declares,
  explainJson,
  orders,
  worldThat,
} from '../support/cli/explain-json.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { column, edge, fieldOf, lineage } from '../support/scenario/records.js';
import { applied, ingested } from '../support/scenario/steps.js';
import type { World } from '../support/scenario/world.js';

/** Replaces the times and the address of one run by placeholders. */
function withoutRunDetails(text: string, { url }: World): string {
  return text.replaceAll(url, '<catalog>').replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, '<time>');
}

describe('headwater explain ADDRESS', () => {
  it('follows an owned edge and a column from the manifest to the decision', async () => {
    const world = await worldThat(
      applied(declaring(orders)),
      declares(
        orders
          .replace('COPY', 'VIEW')
          .replace('raw_orders.amount', '{from: raw_orders.amount, transform: sum}'),
      ),
    );
    const [fx, total, all] = [
      await world.headwater('explain', 'orders <- raw_fx'),
      await world.headwater('explain', 'orders.total <- raw_orders.amount'),
      await world.headwater('explain', 'orders'),
    ];
    const text = [fx, total, all].map(({ code, stdout }) => `exit ${code}\n${stdout}`).join('\n');
    await expect(withoutRunDetails(text, world)).toMatchFileSnapshot('goldens/explain-ours.txt');
  });

  it.each([
    'orders<-raw_fx',
    ' orders  <-  raw_fx ',
    'snowflake:orders <- snowflake:raw_fx',
    `${urnOf('orders')} <- ${urnOf('raw_fx')}`,
    `orders <- ${urnOf('raw_fx')}`,
  ])('reads %j as the edge', async (address) => {
    const trace = await explainJson(await worldThat(applied(declaring(orders))), address);
    expect(trace).toMatchObject({
      kind: 'explanation',
      formatVersion: '1.2',
      subject: { kind: 'edge', address: 'orders <- raw_fx' },
      datasets: [
        {
          address: 'orders',
          live: { state: 'present', lineage: { by: 'urn:li:corpuser:datahub' } },
        },
        { address: 'raw_fx', live: { lineage: null } },
      ],
      elements: [
        {
          type: 'COPY',
          manifest: {
            place: { file: 'lineage/shop.yaml', line: 10 },
            ownership: 'shared',
            ownershipBy: 'settings',
            protect: false,
            wildcard: false,
          },
          live: {
            records: [{ type: 'COPY', createdBy: 'urn:li:corpuser:datahub' }],
            marks: [{ owner: 'shop', ours: true, edge: true, pairs: 0 }],
          },
          decision: { kind: 'keep', change: null },
        },
      ],
    });
  });

  it.each([
    'orders.total',
    'snowflake:orders.total',
    fieldOf('orders.total'),
    `${fieldOf('orders.total')} <- ${fieldOf('raw_orders.amount')}`,
  ])('reads %j as the column', async (address) => {
    const trace = await explainJson(await worldThat(applied(declaring(orders))), address);
    expect(trace.elements).toMatchObject([
      {
        element: 'pair',
        address: 'orders.total <- raw_orders.amount',
        live: {
          records: [{ downstreams: [fieldOf('orders.total')] }],
          owners: ['shop'],
          downstreamColumn: 'exact',
          upstreamColumn: 'exact',
        },
        decision: { kind: 'keep' },
      },
    ]);
  });

  it('of a dataset lists its edges and columns, with those of other writers', async () => {
    const world = await worldThat(
      ingested('orders', lineage([edge('sheet')], [column('orders.id', ['sheet.x'])])),
      declares(orders),
    );
    const trace = await explainJson(world, 'orders');
    expect(trace.subject.kind).toBe('dataset');
    expect(trace.elements.map(({ address }) => address)).toEqual([
      'orders <- raw_fx',
      'orders <- raw_orders',
      'orders <- sheet',
      'orders.total <- raw_orders.amount',
      'orders.id <- sheet.x',
    ]);
    expect(decisions(trace)).toEqual([
      'create create',
      'create create',
      'others',
      'create create',
      'others',
    ]);
  });
});
