import { describe, expect, it } from 'vitest';
import type { CliRun } from '../support/cli/run-cli.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { behind, ordersEntry, shopWithMart } from '../support/scenario/shop-with-mart.js';
import type { World } from '../support/scenario/world.js';

const PII = 'urn:li:tag:PII';
const watching = 'sensitive: {tags: ["urn:li:tag:PII"], terms: ["urn:li:glossaryTerm:Secret"]}\n';

async function tag(world: World, aspects: Record<string, unknown>): Promise<void> {
  await world.write('/openapi/v3/entity/dataset?async=false', [
    { urn: urnOf('raw_orders'), ...aspects },
  ]);
}

const edited = (fieldPath: string, more: object) => ({
  editableSchemaMetadata: { value: { editableSchemaFieldInfo: [{ fieldPath, ...more }] } },
});

async function expectRefused(run: CliRun, words: string): Promise<void> {
  expect(run.code, run.stdout).toBe(3);
  expect(run.stdout).toContain('refused HW4007');
  expect(run.stdout).toContain(words);
  expect(run.stdout).toContain('Nothing was written.');
}

describe('the guard sensitive', () => {
  it.each([
    [
      'a tag of the column, edited by people',
      edited('amount', { globalTags: { tags: [{ tag: PII }] } }),
    ],
    [
      'a term of the column',
      edited('amount', {
        glossaryTerms: {
          terms: [{ urn: 'urn:li:glossaryTerm:Secret' }],
          auditStamp: { time: 1, actor: 'urn:li:corpuser:jo' },
        },
      }),
    ],
    ['a tag of the dataset', { globalTags: { value: { tags: [{ tag: PII }] } } }],
  ])('refuses to make a column derived from one with %s', async (_, aspects) => {
    const world = await shopWithMart();
    await tag(world, aspects);
    await world.configure(watching);
    await world.declare(declaring(ordersEntry('id: raw_orders.id, total: raw_orders.amount')));
    const before = world.writes();
    await expectRefused(
      await world.headwater('apply', '--auto-approve'),
      '"raw_orders.amount" carries urn:li:',
    );
    expect(world.writes()).toBe(before);
    const allowed = await world.headwater(
      'apply',
      '--auto-approve',
      '--allow',
      'sensitive=raw_orders.amount',
      '--reason',
      'agreed',
    );
    expect(allowed.code, allowed.stdout).toBe(0);
  });

  it('checks all ancestors, also of a loss, and ignores what stays', async () => {
    const world = await shopWithMart();
    await tag(world, edited('id', { globalTags: { tags: [{ tag: PII }] } }));
    await world.configure(watching);
    await world.declare(
      declaring(
        ordersEntry('id: raw_orders.id, total: raw_orders.amount'),
        'downstream: sheet, upstreams: [mart], columns: {copy: mart.id}',
      ),
    );
    await expectRefused(
      await world.headwater('apply', '--auto-approve'),
      '"sheet.copy" would become derived from it',
    );
    await world.declare(declaring(ordersEntry('total: raw_orders.amount')));
    await expectRefused(
      await world.headwater('apply', '--auto-approve'),
      '"orders.id" would no longer be derived from it',
    );
    await world.declare(declaring(ordersEntry('id: raw_orders.id, total: raw_orders.amount')));
    expect((await world.headwater('apply', '--auto-approve')).code).toBe(0);
  });

  it('refuses where tags cannot be read', async () => {
    const world = await shopWithMart();
    await world.configure(watching);
    await world.declare(declaring(ordersEntry('id: raw_orders.id, total: raw_orders.amount')));
    await behind(world, ({ body }) =>
      body.includes('editableSchemaMetadata') ? { status: 403, body: { error: 'no' } } : undefined,
    );
    await expectRefused(
      await world.headwater('apply', '--auto-approve'),
      'tags and terms of "raw_orders" cannot be read',
    );
  });

  it('reads no tags where the settings watch none', async () => {
    const world = await shopWithMart();
    await tag(world, { globalTags: { value: { tags: [{ tag: PII }] } } });
    await world.declare(declaring(ordersEntry('id: raw_orders.id, total: raw_orders.amount')));
    let asked = 0;
    await behind(world, ({ body }) => {
      if (body.includes('editableSchemaMetadata')) asked += 1;
      return undefined;
    });
    expect((await world.headwater('apply', '--auto-approve')).code).toBe(0);
    expect(asked).toBe(0);
  });
});
