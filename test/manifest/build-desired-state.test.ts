import { describe, expect, test } from 'vitest';
import { exitCodes } from '../../src/errors/exit-codes.js';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import type { DesiredUnit } from '../../src/model/desired-state.js';
import {
  type Files,
  formatFindings,
  type ReadingOptions,
  readManifests,
} from '../support/manifest/reading.js';

const urn = (platform: string, name: string, env = 'PROD') =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},${env})`;

function readUrns(text: string, options?: ReadingOptions): readonly string[] {
  const { desired, findings } = readManifests({ 'a.yaml': `version: 1\n${text}` }, options);
  expect(formatFindings(findings)).toEqual(['no-lineage']);
  return desired.datasets.map((dataset) => dataset.urn);
}

function readUnits(files: Files): readonly DesiredUnit[] {
  const names =
    'version: 1\ndefaults: {platform: dbt}\ndatasets: {a: {name: a}, b: {name: b}, c: {name: c}, d: {name: d}}';
  const { desired, findings } = readManifests({ ...files, 'names.yaml': names });
  expect(findings).toEqual([]);
  return desired.units;
}

const entry = (content: string) => `version: 1\nlineage: [{downstream: a, ${content}}]`;

describe('urns', () => {
  test('are built of a dataset and the defaults of its file', () => {
    const defaults = 'defaults: {platform: snowflake, env: QA, platformInstance: eu}\n';
    expect(readUrns(`${defaults}datasets: {a: {name: x.y}}`)).toEqual([
      urn('snowflake', 'eu.x.y', 'QA'),
    ]);
    expect(
      readUrns(
        `${defaults}datasets: {a: {name: x.y, platform: dbt, env: DEV, platformInstance: us}}`,
      ),
    ).toEqual([urn('dbt', 'us.x.y', 'DEV')]);
  });

  test('have the environment PROD by default, and the namespace of the settings', () => {
    const text = 'datasets: {a: {name: x.y, platform: dbt}}';
    expect(readUrns(text)).toEqual([urn('dbt', 'x.y')]);
    expect(
      readUrns(text, { settings: 'catalog: {namespace: acme}\nrules: {unused-dataset: off}' }),
    ).toEqual([urn('dbt', 'x.y').replaceAll(':li:', ':acme:')]);
  });

  test('are not built from malformed defaults', () => {
    const { desired, findings } = readManifests({
      'a.yaml':
        'version: 1\ndefaults: {platform: dbt, env: prod}\ndatasets: {a: {name: x}, b: {name: y, env: DEV}}\nlineage: [{downstream: b, upstreams: [a]}]',
    });
    expect(formatFindings(findings)).toEqual(['unknown-env a.yaml:2:32']);
    expect(desired.datasets.map((one) => one.urn)).toEqual([urn('dbt', 'y', 'DEV')]);
  });
});

describe('a target', () => {
  const options = {
    settings:
      'targets: {dev: {env: DEV, platformInstance: eu}, qa: {env: QA}}\nrules: {unused-dataset: off}',
  };
  const text = `version: 1
defaults: {platform: dbt, env: PROD, platformInstance: us}
datasets:
  a: {name: a}
  b: {name: b, env: TEST}
  c: {urn: "${urn('dbt', 'c')}"}
  d: {name: d, platformInstance: ap}
  e: {name: e, env: PRE, platformInstance: ap}
  f: {name: 5, env: DEV}
lineage:
  - {downstream: a, upstreams: [b, {urn: "${urn('dbt', 'z')}"}, {name: y, env: UAT}]}
`;

  test('replaces the defaults that it names', () => {
    const { desired } = readManifests({ 'a.yaml': text }, { ...options, target: 'dev' });
    expect(desired.datasets.map((one) => one.urn)).toContain(urn('dbt', 'eu.a', 'DEV'));
    const qa = readManifests({ 'a.yaml': text }, { ...options, target: 'qa' });
    expect(qa.desired.datasets.map((one) => one.urn)).toContain(urn('dbt', 'us.a', 'QA'));
  });

  test('does not change datasets that state env, instance or urn, and lists them', () => {
    const { overriding } = readManifests({ 'a.yaml': text }, { ...options, target: 'dev' });
    expect(overriding.map((one) => `${one.urn} ${one.states} ${one.place.line}`)).toEqual([
      `${urn('dbt', 'ap.d', 'DEV')} platformInstance 7`,
      `${urn('dbt', 'ap.e', 'PRE')} env,platformInstance 8`,
      `${urn('dbt', 'c')} urn 6`,
      `${urn('dbt', 'eu.b', 'TEST')} env 5`,
      `${urn('dbt', 'eu.y', 'UAT')} env 11`,
      `${urn('dbt', 'z')} urn 11`,
    ]);
  });

  test('that is absent lists none', () => {
    expect(readManifests({ 'a.yaml': text }, options).overriding).toEqual([]);
  });

  test.each([
    ['dve', 'did you mean "dev"?'],
    ['production', 'targets of the settings: dev, qa'],
  ])('that the settings do not name stops the run: %s', (target, hint) => {
    const run = () => readManifests({ 'a.yaml': text }, { ...options, target });
    expect(run).toThrow(HeadwaterError);
    expect(run).toThrow(
      expect.objectContaining({ codeName: 'unknown-target', exitCode: exitCodes.usage, hint }),
    );
  });
});

describe('several files that declare one downstream', () => {
  test('are merged with their upstreams, columns, protection and ownership', () => {
    const [unit] = readUnits({
      'one.yaml': entry('upstreams: [c], columns: {x: c.x}'),
      'two.yaml': entry(
        'upstreams: [b, c], columns: {x: [b.x, c.x], y: b.y}, protect: true, ownership: exclusive',
      ),
    });
    expect(unit?.edges.map(({ upstream, type }) => `${upstream} ${type}`)).toEqual([
      `${urn('dbt', 'b')} TRANSFORMED`,
      `${urn('dbt', 'c')} TRANSFORMED`,
    ]);
    expect(unit?.edges.map(({ place }) => place.file)).toEqual(['two.yaml', 'one.yaml']);
    expect(unit).toMatchObject({
      protect: true,
      ownership: 'exclusive',
      place: { file: 'one.yaml', line: 2 },
    });
    expect(unit?.columns).toMatchObject([
      {
        downstreamColumn: 'x',
        upstreams: [{ dataset: urn('dbt', 'b') }, { dataset: urn('dbt', 'c') }],
        place: { file: 'one.yaml' },
      },
      { downstreamColumn: 'y', place: { file: 'two.yaml' } },
    ]);
  });

  test('keep mappings separate that differ in transform or confidence', () => {
    const [unit] = readUnits({
      'one.yaml': entry('upstreams: [b, c, d], columns: {x: {from: c.x, transform: SUM}}'),
      'two.yaml': entry('columns: {x: b.x}'),
      'three.yaml': entry('columns: {x: {from: d.x, confidence: 0.1234567}}'),
    });
    expect(
      unit?.columns.map((one) => ('transform' in one ? one.transform : one.confidence)),
    ).toEqual(['SUM', 0.1234567, 1]);
  });

  test('merge mappings whose confidences are equal as float32, in any order', () => {
    const spelled = (one: string, two: string) =>
      readUnits({
        'one.yaml': entry(
          `upstreams: [b, c], columns: {x: {from: b.x, confidence: ${one}}, "*": {from: b.*, confidence: ${one}}}`,
        ),
        'two.yaml': entry(
          `columns: {x: {from: c.x, confidence: ${two}}, "*": {from: b.*, confidence: ${two}}}`,
        ),
      })[0]?.columns.map(({ kind, confidence }) => `${kind} ${confidence}`);
    expect(spelled('0.123456789', '0.12345679')).toEqual([
      'wildcard 0.123456789',
      'explicit 0.123456789',
    ]);
    expect(spelled('0.12345679', '0.123456789')).toEqual([
      'wildcard 0.123456789',
      'explicit 0.123456789',
    ]);
  });
});

describe('wildcards', () => {
  test('come first, one for each upstream, without duplicates', () => {
    const [unit] = readUnits({
      'one.yaml': entry(
        'upstreams: [b, c], columns: {"*": {from: [c.*, b.*], except: [z, y, z], transform: COPIED}, a: b.a}',
      ),
      'two.yaml': entry(
        'columns: {"*": {from: {dataset: b, column: "*"}, except: [y, z], transform: COPIED}}',
      ),
    });
    expect(unit?.columns).toMatchObject([
      {
        kind: 'wildcard',
        upstream: urn('dbt', 'b'),
        except: ['y', 'z'],
        transform: 'COPIED',
        confidence: 1,
      },
      {
        kind: 'wildcard',
        upstream: urn('dbt', 'c'),
        except: ['y', 'z'],
        transform: 'COPIED',
        confidence: 1,
      },
      { kind: 'explicit', downstreamColumn: 'a' },
    ]);
    expect(unit?.columns).toHaveLength(3);
  });
});

describe('the desired state of faulty manifests', () => {
  test('contains everything that is valid', () => {
    const { desired, findings } = readManifests({
      'a.yaml': `version: 1
defaults: {platform: dbt}
lineage:
  - downstream: {name: a}
    upstreams: [{name: a}, {dataset: {name: b}, type: VIEV}, {dataset: {name: c}, type: COPY}]
    columns: {x: {dataset: {name: c}, column: x}, y: {from: {dataset: {name: c}, column: y}, confidence: 7, transform: NONE}}
    protect: 1
  - {downstream: 5, upstreams: [{name: d}]}
`,
    });
    expect(findings.map(({ name }) => name)).toEqual([
      'self-lineage',
      'unknown-value',
      'out-of-range',
      'refused-transform',
      'wrong-type',
      'wrong-type',
    ]);
    expect(desired.datasets.map((one) => one.urn)).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => urn('dbt', name)),
    );
    expect(desired.units).toMatchObject([
      {
        edges: [
          { upstream: urn('dbt', 'a'), type: 'TRANSFORMED' },
          { upstream: urn('dbt', 'b'), type: 'TRANSFORMED' },
          { upstream: urn('dbt', 'c'), type: 'COPY' },
        ],
        columns: [{ downstreamColumn: 'x' }, { downstreamColumn: 'y', confidence: 1 }],
        protect: false,
      },
    ]);
  });

  test('contains a unit without edges for upstreams: []', () => {
    expect(readUnits({ 'one.yaml': entry('upstreams: []') })).toMatchObject([
      { downstream: urn('dbt', 'a'), edges: [], columns: [] },
    ]);
  });

  test('has no findings for names that a file with a syntax error declares', () => {
    const { findings } = readManifests({
      'a.yaml': 'version: 1\ndatasets:\n  one: {name: a\n  "two" : {name: b}\n',
      'b.yaml': 'version: 1\nlineage: [{downstream: one, upstreams: [two, three]}]',
    });
    expect(formatFindings(findings)).toEqual([
      'yaml-syntax a.yaml:3:8',
      'unknown-short-name b.yaml:2:46',
    ]);
  });
});
