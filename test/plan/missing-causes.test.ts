import { expect, test } from 'vitest';
import type { Finding } from '../../src/errors/finding.js';
import { partInUrn } from '../../src/plan/missing-causes.js';
import { findingsText } from '../../src/report/text/findings-text.js';
import { painter } from '../../src/report/text/text-context.js';
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import { readManifests } from '../support/manifest/reading.js';
import { at, observe, urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';

interface Case {
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
  /** Existing datasets that the manifests do not name. */
  readonly known?: readonly DatasetUrn[];
  /** Names on snowflake in PROD that exist. */
  readonly present?: readonly string[];
  readonly settings?: string;
}

/** A manifest in which `d1` and so on form a chain. */
function chain(defaults: string, names: readonly string[], extra = ''): string {
  const datasets = names.map((name, index) => `  d${index}: {name: ${name}${extra}}`);
  const lineage = names
    .slice(1)
    .map((_, index) => `  - {downstream: d${index + 1}, upstreams: [d${index}]}`);
  return `version: 1\ndefaults: ${defaults}\ndatasets:\n${datasets.join('\n')}\nlineage:\n${lineage.join('\n')}\n`;
}

const names = ['s.a', 's.b', 's.c', 's.d', 's.e'];
const many = Array.from({ length: 22 }, (_, index) => `s.t${index}`);
const onPostgres = names.map((name) => urnOf(name, { platform: 'postgres' }));
const inDev = names.map((name) => urnOf(name, { env: 'DEV' }));

/** A case of one file. */
const one = (title: string, text: string, more: Partial<Case> = {}): Case => ({
  title,
  files: { 'a.yaml': text },
  ...more,
});

const cases: readonly Case[] = [
  one(
    'a mistyped platform of the defaults, where some datasets are found elsewhere',
    chain('{platform: postgras}', names),
    { known: onPostgres.slice(0, 3) },
  ),
  {
    title: 'the same in two files',
    files: {
      'a.yaml': chain('{platform: postgras}', names),
      'b.yaml': `${chain('{platform: postgras}', ['s.x', 's.y']).replaceAll('d0', 'e0').replaceAll('d1', 'e1')}`,
    },
    known: onPostgres,
  },
  one(
    'a mistyped platform, where the catalog knows another one',
    chain('{platform: snowflak}', names),
    { known: [urnOf('other.thing'), 'urn:li:dataset:broken' as DatasetUrn] },
  ),
  one(
    'a platform that the catalog has, of names that it lacks',
    chain('{platform: snowflake}', ['s.a', 's.b']),
    { known: [urnOf('other.thing')] },
  ),
  one('an empty catalog, and few datasets', chain('{platform: snowflake}', ['s.a', 's.b'])),
  one('an empty catalog, and many datasets', chain('{platform: snowflake}', many)),
  one('the env of the defaults', chain('{platform: snowflake, env: QA}', names), {
    known: [...inDev.slice(0, 2), urnOf('s.c')],
  }),
  one('an env that no file states', chain('{platform: snowflake}', names), {
    known: inDev.slice(0, 2),
  }),
  one('an env that is right for other datasets', chain('{platform: snowflake}', names), {
    present: ['s.e'],
    known: inDev.slice(0, 2),
  }),
  one('the env of a target', chain('{platform: snowflake}', names), {
    settings: 'targets: {qa: {env: QA}}',
    known: inDev,
  }),
  one('the instance of the defaults', chain('{platform: snowflake, platformInstance: eu}', names), {
    known: names.map((name) => urnOf(`us.${name}`)),
  }),
  one('an instance too many', chain('{platform: snowflake, platformInstance: eu}', names), {
    known: names.map((name) => urnOf(name)),
  }),
  one('an instance that is missing', chain('{platform: snowflake}', names), {
    known: names.map((name) => urnOf(`eu.${name}`)),
  }),
  one(
    'first parts of names, which no instance states',
    chain('{platform: snowflake}', ['us.s.a', 'us.s.b']),
    { known: [urnOf('eu.s.a'), urnOf('eu.s.b')] },
  ),
  {
    title: 'values that the entries state themselves',
    files: {
      'a.yaml': chain('{platform: snowflake}', ['s.a', 's.b'], ', platform: postgras, env: PROD'),
    },
    known: onPostgres,
  },
  {
    title: 'mistyped names, one of them with an instance',
    files: {
      'a.yaml': `version: 1
defaults: {platform: snowflake}
datasets:
  one: {name: sales.orders_dialy}
  two: {name: sales.orders_hourly, platformInstance: eu}
  three: {urn: "urn:li:dataset:(urn:li:dataPlatform:snowflake,sales.orders_mountly,PROD)"}
lineage:
  - {downstream: one, upstreams: [two, three]}
  - {downstream: three, upstreams: [{name: sales.orders_yaerly}]}
`,
    },
    known: [
      'sales.orders_daily',
      'eu.sales.orders_huorly',
      'sales.orders_monthly',
      'sales.orders_yearly',
    ].map((name) => urnOf(name)),
  },
  one('a platform of one dataset alone', chain('{platform: postgras}', ['s.a', 's.b']), {
    known: onPostgres.slice(0, 1),
    present: [],
  }),
];

test('missing datasets are reported by their cause, at the value that is wrong', async () => {
  const text = cases.map((one) => `# ${one.title}\n\n${render(one)}`).join('\n');
  await expect(text).toMatchFileSnapshot('goldens/missing-causes.txt');
});

function findingsOf({ files, known = [], present = [], settings = '' }: Case): readonly Finding[] {
  const target = settings === '' ? undefined : 'qa';
  const { desired } = readManifests(files, {
    settings: `${settings}\nrules: {unused-dataset: off}`,
    ...(target !== undefined && { target }),
  });
  const exist = [...known, ...present.map((name) => urnOf(name))];
  return planOf(desired, observe(...present), { known: exist }).findings;
}

function render(one: Case): string {
  const sources = new Map(Object.entries(one.files));
  const context = { paint: painter(false), sources, columns: 100, full: false };
  return findingsText(findingsOf(one), context);
}

test('of two platforms that are as frequent, the first by name was meant', () => {
  const [a = '', b = ''] = names;
  const findings = findingsOf({
    title: '',
    files: { 'a.yaml': chain('{platform: snow}', [a, b]) },
    known: [urnOf(a, { platform: 'postgres' }), urnOf(b, { platform: 'mysql' })],
  });
  expect(findings).toMatchObject([{ suggestion: 'mysql' }]);
});

test('an instance cannot be told from a name that the manifest does not state', () => {
  const parts = { namespace: 'li', platform: 'snowflake', name: 'eu.orders', env: 'PROD' } as const;
  const stated = (value: string) => ({ value, from: 'dataset', place: at(1) }) as const;
  expect(partInUrn('platformInstance', parts, { name: stated('orders') })).toBe('eu');
  expect(partInUrn('platformInstance', parts, { name: stated('sales') })).toBeUndefined();
  expect(partInUrn('name', parts, { platformInstance: stated('us') })).toBeUndefined();
});
