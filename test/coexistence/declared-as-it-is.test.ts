import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MARK_PROPERTY } from '../../src/model/mark.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import type { Catalog } from '../../src/testing.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { everything, hasSample, SAMPLE } from '../support/coexistence/sample-catalog.js';
import { post, runningCatalog } from '../support/server/catalog.js';
import { schemaMetadata } from '../support/server/schema-metadata.js';
import { declaringAll, type StoredLineage } from './declare-all.js';

const SETTINGS = 'version: 1\nstack: shop\nrules: {cycle: "off", self-lineage: "off"}\n';

const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:snowflake,${name},PROD)`;
const fieldOf = (name: string, path: string) => `urn:li:schemaField:(${urnOf(name)},${path})`;

/**
 * Lineage as connectors write it: queries, transforms, two records of one edge or pair, stale
 * columns, simple field paths on v2 schemas.
 */
const CONNECTORS: Readonly<Record<string, UpstreamLineage>> = {
  orders: {
    upstreams: [
      { dataset: urnOf('raw'), type: 'VIEW', query: 'urn:li:query:view' },
      { dataset: urnOf('raw'), type: 'TRANSFORMED', properties: { source: 'queries' } },
      { dataset: urnOf('orders'), type: 'TRANSFORMED' },
    ],
    fineGrainedLineages: [
      record(['orders', 'id'], [['raw', 'id']], { query: 'urn:li:query:q', confidenceScore: 0.2 }),
      record(['orders', 'id'], [['raw', 'id']], {
        transformOperation: 'COPY: "id" AS "id"',
        confidenceScore: 0.2,
      }),
      record(['orders', 'gone'], [['raw', 'gone']], { confidenceScore: 0.123456789 }),
      record(
        ['orders', 'total'],
        [
          ['raw', 'AMOUNT'],
          ['orders', 'total'],
        ],
      ),
      {
        upstreamType: 'NONE',
        downstreamType: 'FIELD',
        downstreams: [fieldOf('orders', 'note')],
        transformOperation: 'CONSTANT',
      },
    ],
  },
  mart: {
    upstreams: [{ dataset: urnOf('orders'), type: 'COPY' }],
    fineGrainedLineages: [
      {
        upstreamType: 'FIELD_SET',
        upstreams: [fieldOf('orders', 'id')],
        downstreamType: 'FIELD_SET',
        downstreams: [fieldOf('mart', 'id'), fieldOf('mart', 'key')],
        confidenceScore: 0.9,
      },
    ],
  },
};

const SCHEMAS: Readonly<Record<string, readonly string[]>> = {
  raw: [
    '[version=2.0].[type=struct].[type=string].id',
    '[version=2.0].[type=struct].[type=double].amount',
  ],
  orders: ['id', 'total', 'note'],
  mart: ['ID', 'key'],
};

function record(
  [name, path]: readonly [string, string],
  from: readonly (readonly [string, string])[],
  more: object = {},
): NonNullable<UpstreamLineage['fineGrainedLineages']>[number] {
  return {
    upstreamType: 'FIELD_SET',
    upstreams: from.map(([upstream, column]) => fieldOf(upstream, column)),
    downstreamType: 'FIELD',
    downstreams: [fieldOf(name, path)],
    confidenceScore: 1,
    ...more,
  };
}

describe.each(['spec', 'datahub'] as const)(
  'a manifest that declares all existing lineage changes nothing (%s)',
  (dialect) => {
    test('for lineage as connectors write it', async () => {
      const catalog = await runningCatalog({ dialect });
      await post(
        catalog,
        '/openapi/v3/entity/dataset?async=false',
        Object.keys(SCHEMAS).map(described),
      );
      const items = Object.entries(CONNECTORS).map(([name, value]) => ({
        urn: urnOf(name),
        upstreamLineage: { value },
      }));
      await post(catalog, '/openapi/v3/entity/dataset?async=false', items);
      await checkAdoptAndRelease(catalog, Object.keys(CONNECTORS).map(urnOf));
    });

    test.runIf(hasSample)('for the sample catalog of DataHub', async () => {
      const catalog = await runningCatalog({ dialect, load: [SAMPLE] });
      const urns = new Set(
        readFileSync(SAMPLE, 'utf8').match(
          /urn:li:dataset:\(urn:li:dataPlatform:[^,]+,[^,]+,[A-Z]+\)/g,
        ),
      );
      await checkAdoptAndRelease(catalog, [...urns]);
    });

    test.runIf(hasSample)('for every kind of the sample catalog, as imported', async () => {
      const catalog = await runningCatalog({ dialect, load: [SAMPLE] });
      const before = await everything(catalog);
      const run = await runIn({ 'headwater.yaml': SETTINGS }, catalog);
      expect(await run('import', 'catalog')).toMatchObject({ code: 0 });
      await checkMarksAlone(run);
      expect(await everything(catalog)).toEqual(before);
    });
  },
);

/**
 * Checks a plan, an adoption and a release: the plan is empty, the adoption changes marks alone,
 * the release restores every byte.
 */
async function checkAdoptAndRelease(catalog: Catalog, urns: readonly string[]): Promise<void> {
  const before = await lineagesOf(catalog, urns);
  expect(before.size).toBeGreaterThan(1);
  const run = await runIn(
    { 'headwater.yaml': SETTINGS, 'lineage/all.yaml': declaringAll(before) },
    catalog,
  );
  await checkMarksAlone(run, async () => {
    const adopted = await lineagesOf(catalog, urns);
    expect(new Map([...adopted].map(([urn, aspect]) => [urn, withoutMarks(aspect)]))).toEqual(
      before,
    );
    for (const [urn, { upstreams }] of adopted)
      expect(
        upstreams.some(({ properties }) => properties?.[MARK_PROPERTY]),
        urn,
      ).toBe(true);
  });
  expect(JSON.stringify([...(await lineagesOf(catalog, urns))])).toBe(JSON.stringify([...before]));
}

type Run = (...args: readonly string[]) => Promise<{ code: number; last: string; output: string }>;

/** Returns a function that runs a command in a folder with these files. */
async function runIn(files: Readonly<Record<string, string>>, catalog: Catalog): Promise<Run> {
  const folder = await stackFolder(files);
  return async (...args) => {
    const { code, stdout, stderr } = await runCli(args, {
      cwd: folder.path,
      env: { DATAHUB_GMS_URL: catalog.url },
    });
    return { code, last: stdout.trimEnd().split('\n').at(-1) ?? '', output: stdout + stderr };
  };
}

/** Plans, adopts and releases what a stack declares. The plans before and after are empty. */
async function checkMarksAlone(run: Run, checkAdopted = async () => {}): Promise<void> {
  const nothing = { code: 0, last: 'No changes.' };
  const first = await run('plan', '--detailed-exitcode');
  expect(first, first.output).toMatchObject(nothing);
  const adoption = await run('adopt', '--out', 'adopt.json');
  expect(adoption, adoption.output).toMatchObject({ code: 0 });
  expect(await run('apply', 'adopt.json')).toMatchObject({ code: 0 });
  await checkAdopted();
  expect(await run('plan', '--detailed-exitcode')).toMatchObject(nothing);
  expect(await run('adopt', '--detailed-exitcode')).toMatchObject(nothing);
  const released = await run('release', '--select', '*', '--out', 'release.json');
  expect(released, released.output).toMatchObject({ code: 0 });
  expect(await run('apply', 'release.json')).toMatchObject({ code: 0 });
}

/** Reads the lineage of the datasets that have any. */
async function lineagesOf(catalog: Catalog, urns: readonly string[]): Promise<StoredLineage> {
  const asked = urns.map((urn) => ({ urn, upstreamLineage: {} }));
  const { body } = await post(catalog, '/openapi/v3/entity/dataset/batchGet', asked);
  const found = body as readonly {
    readonly urn: string;
    readonly upstreamLineage?: { readonly value: UpstreamLineage };
  }[];
  return new Map(
    found.flatMap(({ urn, upstreamLineage }) =>
      upstreamLineage ? [[urn, upstreamLineage.value]] : [],
    ),
  );
}

function withoutMarks(aspect: UpstreamLineage): UpstreamLineage {
  const upstreams = aspect.upstreams.map(({ properties, ...rest }) => {
    const { [MARK_PROPERTY]: _, ...others } = properties ?? {};
    return Object.keys(others).length > 0 ? { ...rest, properties: others } : rest;
  });
  return { ...aspect, upstreams: upstreams as UpstreamLineage['upstreams'] };
}

function described(name: string): object {
  const value = schemaMetadata(name, SCHEMAS[name] ?? []);
  return { urn: urnOf(name), schemaMetadata: { value } };
}
