import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { DesiredStateReading } from '../../src/manifest/build-desired-state.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { readManifests } from '../support/manifest/reading.js';

const files = {
  'names.yaml': `version: 1
defaults: {platform: snowflake, env: QA, platformInstance: eu}
datasets:
  raw: {name: raw.orders}
  fx: {name: fx.rates, platform: postgres}
  daily: {name: shop.daily}
  today: {name: shop.daily}
  sheet: {name: plan, platform: sheets, create: true, description: By hand, columns: {month: date, amount: {type: number, nativeType: INT}}}
`,
  'daily.yaml': `version: 1
lineage:
  - downstream: daily
    upstreams: [raw, {dataset: fx, type: COPY}]
    columns: {id: raw.id, total: {from: [raw.amount, fx.rate], transform: a * b, confidence: 0.9}, "*": {from: raw.*, except: [b, a]}}
  - downstream: daily
    upstreams: [sheet]
    columns: {total: sheet.amount, id: raw.id}
    protect: true
`,
  'more.yaml': `version: 1
lineage:
  - {downstream: {platform: dbt, name: x.y, env: DEV}, upstreams: [daily, raw], ownership: exclusive}
  - {downstream: daily, upstreams: [{urn: "urn:li:dataset:(urn:li:dataPlatform:dbt,x.z,PROD)"}]}
`,
};

const paths = Object.keys(files);

test('the desired state does not depend on the order of files, keys and items, nor on the style of YAML', () => {
  const expected = withoutPlaces(readManifests(files));
  fc.assert(
    fc.property(
      fc.shuffledSubarray(paths, { minLength: paths.length }),
      fc.boolean(),
      fc.infiniteStream(fc.nat({ max: 1_000 })),
      (order, flow, numbers) => {
        const write = (value: unknown) => (flow ? JSON.stringify(value) : stringify(value));
        const texts = new Map(
          Object.entries(files).map(([path, text]) => [path, write(shuffle(parse(text), numbers))]),
        );
        const again = readManifests(
          Object.fromEntries(order.map((path) => [path, texts.get(path) ?? ''])),
        );
        expect(withoutPlaces(again)).toEqual(expected);
      },
    ),
    { numRuns: campaignRuns('shuffled manifests', { part: 50, whole: 500 }) },
  );
});

/** Reorders the keys of every mapping and the items of every list. */
function shuffle(value: unknown, numbers: Iterator<number>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inOrder = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, rank: Number(numbers.next().value) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  if (Array.isArray(value)) return inOrder(value).map((item) => shuffle(item, numbers));
  return Object.fromEntries(
    inOrder(Object.entries(value)).map(([key, item]) => [key, shuffle(item, numbers)]),
  );
}

/**
 * Returns findings and desired state without places. Their order determines which of two names
 * counts as the second.
 */
function withoutPlaces({ desired, findings }: DesiredStateReading): unknown {
  const bare = JSON.stringify(desired, (key, value: unknown) =>
    key === 'place' ? undefined : value,
  );
  return { desired: JSON.parse(bare), findings: findings.map(({ name }) => name) };
}
