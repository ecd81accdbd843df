import { expect, it } from 'vitest';
import { MARK_PROPERTY, MAX_MARK_BYTES } from '../../src/model/mark.js';
import type { FineGrainedRecord, UpstreamLineage } from '../../src/model/upstream-lineage.js';
import { isWholeCampaign } from '../campaigns/campaign.js';
import { columnRecord } from '../support/model/lineage-builders.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { columnsBecame, rewritten } from '../support/scenario/steps.js';
import { type Files, shopWorld, type World } from '../support/scenario/world.js';

/** Enough pairs for a mark that is a compact set. */
const WIDTH = isWholeCampaign ? 200 : 80;
const DEPTH = isWholeCampaign ? 100 : 50;
const PAIRS = WIDTH * DEPTH;
const from = Array.from({ length: DEPTH }, (_, i) => `in_${i}`);
const to = Array.from({ length: WIDTH }, (_, i) => `out_${i}`);

/**
 * Each column of `orders` is derived from each column of `raw_orders`, except for the first
 * `dropped` pairs.
 */
function mappings(dropped: number): Files {
  const columns = to.map(
    (name, i) =>
      `${name}: {from: [${from.slice(i === 0 ? dropped : 0).map((one) => `raw_orders.${one}`)}]}`,
  );
  return declaring(`downstream: orders, upstreams: [raw_orders], columns: {${columns}}`);
}

async function stored({ aspectOf }: World): Promise<UpstreamLineage> {
  return (await aspectOf(urnOf('orders'), 'upstreamLineage')) as UpstreamLineage;
}

function pairsIn(records: readonly FineGrainedRecord[] = []): number {
  return records.reduce((total, { upstreams = [] }) => total + upstreams.length, 0);
}

async function lastLine(world: World, ...args: readonly string[]): Promise<string | undefined> {
  const { code, stdout, stderr } = await world.headwater(...args);

  expect(code, `${stdout.slice(-2000)}${stderr}`).toBe(0);
  return stdout.split('\n').at(-2);
}

it(`one edge with ${PAIRS} column pairs is applied, at rest, and pruned exactly`, async () => {
  const world = await shopWorld();
  await columnsBecame('raw_orders', ...from)(world);
  await columnsBecame('orders', ...to)(world);
  await world.declare(mappings(0));
  expect(await lastLine(world, 'plan')).toContain(`Plan: ${PAIRS + 1} to add`);
  expect(await lastLine(world, 'apply', '--auto-approve')).toContain(`${PAIRS + 1} added`);
  expect(await lastLine(world, 'plan')).toBe('No changes.');

  const aspect = await stored(world);
  const mark = aspect.upstreams[0]?.properties?.[MARK_PROPERTY] ?? '';
  expect(mark).toContain(`"size":${PAIRS}`);
  expect(mark.length).toBeLessThan(MAX_MARK_BYTES);

  const theirs = columnRecord('orders.out_0', ['raw_orders.in_0'], {
    transformOperation: 'theirs',
  });
  await rewritten('orders', (lineage) => ({
    ...lineage,
    fineGrainedLineages: [...(lineage.fineGrainedLineages ?? []), theirs],
  }))(world);
  await world.declare(mappings(1));
  expect(await lastLine(world, 'plan')).toBe(
    'Plan: 0 to add, 0 to change, 0 to remove, 1 to mark across 1 dataset.',
  );
  await lastLine(world, 'apply', '--auto-approve');
  const after = (await stored(world)).fineGrainedLineages ?? [];
  expect(pairsIn(after)).toBe(PAIRS);
  expect(after).toContainEqual(theirs);
  expect(await lastLine(world, 'plan')).toBe('No changes.');

  await world.declare(declaring('downstream: mart, upstreams: [orders]'));
  await lastLine(
    world,
    'apply',
    '--auto-approve',
    '--allow',
    'mass-delete',
    '--reason',
    'the shop closes',
  );
  expect(await stored(world)).toMatchObject({ upstreams: [], fineGrainedLineages: [theirs] });
}, 300_000);
