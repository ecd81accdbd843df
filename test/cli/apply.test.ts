import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { urnOf } from '../support/model/state-builders.js';
import { lastLine, manifest, setUp, upstreams } from './apply-world.js';

describe.each(['spec', 'datahub'] as const)(
  'apply against a catalog of the dialect %s',
  (dialect) => {
    it('writes what the manifests declare, then finds nothing to do', async () => {
      const { run, catalog } = await setUp({ dialect });
      const first = await run(['apply', '--auto-approve']);
      expect(first).toMatchObject({ code: 0 });
      expect(lastLine(first.stdout)).toBe(
        'Applied and verified: 4 added, 0 changed, 0 removed across 2 datasets.',
      );
      expect(await upstreams(catalog, 'orders')).toEqual(['fx COPY', 'raw TRANSFORMED']);
      expect(await upstreams(catalog, 'mart')).toEqual(['fx TRANSFORMED', 'orders TRANSFORMED']);

      expect(lastLine((await run(['plan'])).stdout)).toBe('No changes.');
      const { writes } = catalog.requests();
      const second = await run(['apply']);
      expect(second).toMatchObject({ code: 0 });
      expect(lastLine(second.stdout)).toBe('No changes.');
      expect(catalog.requests().writes).toBe(writes);
    });

    it('keeps edges, column lineage and unknown properties of other writers', async () => {
      const { run, catalog } = await setUp({ dialect });
      const column = (name: string) => `urn:li:schemaField:(${urnOf(name)},id)`;
      const theirs = {
        upstreams: [
          {
            dataset: urnOf('mart'),
            type: 'VIEW',
            auditStamp: { time: 7, actor: 'urn:li:corpuser:etl' },
            properties: { by: 'etl' },
          },
        ],
        fineGrainedLineages: [
          {
            upstreamType: 'FIELD_SET',
            upstreams: [column('mart')],
            downstreamType: 'FIELD',
            downstreams: [column('orders')],
            confidenceScore: 0.5,
          },
        ],
      };
      await catalog.post('/openapi/v3/entity/dataset?async=false', [
        { urn: urnOf('orders'), upstreamLineage: { value: theirs } },
      ]);
      const before = await catalog.lineageOf(urnOf('orders'));
      expect(await run(['apply', '--auto-approve'])).toMatchObject({ code: 0 });
      const after = await catalog.lineageOf(urnOf('orders'));
      expect(after?.value.upstreams.slice(0, 1)).toEqual(before?.value.upstreams);
      expect(after?.value.upstreams).toHaveLength(3);
      expect(after?.value.fineGrainedLineages).toEqual(before?.value.fineGrainedLineages);
    });

    it('changes the type of its own edge when the manifest does', async () => {
      const { run, catalog, write } = await setUp({ dialect });
      await run(['apply', '--auto-approve']);
      await write('lineage/a.yaml', manifest.replace('type: COPY', 'type: VIEW'));
      const changed = await run(['apply', '--auto-approve']);
      expect(changed.stdout).toContain('~ <- fx (COPY -> VIEW)');
      expect(lastLine(changed.stdout)).toBe(
        'Applied and verified: 0 added, 1 changed, 0 removed across 1 dataset.',
      );
      expect(await upstreams(catalog, 'orders')).toEqual(['fx VIEW', 'raw TRANSFORMED']);
    });

    it('creates a declared dataset with its schema, once', async () => {
      const sheet =
        'datasets:\n  sheet: {name: sheet, create: true, description: by hand, columns: {month: date, rate: {type: number, nativeType: "NUMERIC(10,4)"}}}';
      const { run, catalog } = await setUp(
        { dialect },
        manifest.replace('datasets:', sheet).replace('[raw,', '[raw, sheet,'),
      );
      expect(lastLine((await run(['apply', '--auto-approve'])).stdout)).toBe(
        'Applied and verified: 6 added, 0 changed, 0 removed across 3 datasets.',
      );
      const [entity] = (await catalog.post('/openapi/v3/entity/dataset/batchGet', [
        { urn: urnOf('sheet') },
      ])) as Record<string, { value: Record<string, unknown> }>[];
      expect(entity?.['datasetProperties']?.value).toMatchObject({ description: 'by hand' });
      expect(entity?.['status']?.value).toEqual({ removed: false });
      expect(entity?.['schemaMetadata']?.value['fields']).toMatchObject([
        {
          fieldPath: 'month',
          nativeDataType: 'date',
          type: { type: { 'com.linkedin.schema.DateType': {} } },
        },
        {
          fieldPath: 'rate',
          nativeDataType: 'NUMERIC(10,4)',
          type: { type: { 'com.linkedin.schema.NumberType': {} } },
        },
      ]);
      expect(lastLine((await run(['plan'])).stdout)).toBe('No changes.');
    });
  },
);

describe('a dry run', () => {
  it('checks everything, writes nothing, and exits as the apply would', async () => {
    const { run, catalog, path } = await setUp();
    const before = catalog.requests().writes;
    expect(await run(['apply', '--dry-run', '--auto-approve'])).toMatchObject({ code: 0 });
    expect(await run(['apply', '--dry-run'])).toMatchObject({ code: 3 });
    expect(await run(['apply', '--dry-run'], { terminal: 'all' })).toMatchObject({ code: 0 });
    expect(catalog.requests().writes).toBe(before);
    expect(await readdir(path)).not.toContain('.headwater');
  });

  it('exits 1 for a plan that could not be applied', async () => {
    const { run } = await setUp({}, manifest, ['raw', 'fx']);
    const refused = await run(['apply', '--dry-run', '--auto-approve']);
    expect(refused.code).toBe(1);
    expect(lastLine(refused.stdout)).toBe('Cannot be applied: 2 errors. Nothing was written.');
  });
});

describe('the receipt', () => {
  it('is one JSON document with the state before each write and the outcome of each unit', async () => {
    const { run, path } = await setUp();
    const { stdout } = await run(['apply', '--auto-approve']);
    const [name = ''] = await readdir(join(path, '.headwater', 'receipts'));
    expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{12}\.json$/);
    expect(stdout).toContain(`Receipt: ${join('.headwater', 'receipts', name)}`);
    const receipt: unknown = JSON.parse(
      await readFile(join(path, '.headwater', 'receipts', name), 'utf8'),
    );
    expect(receipt).toMatchObject({
      kind: 'receipt',
      formatVersion: '2.1',
      intent: 'sync',
      target: { stack: 'shop', actor: 'urn:li:corpuser:datahub' },
      events: [
        { event: 'before', urn: urnOf('mart'), version: '-1', upstreamLineage: null },
        { event: 'before', urn: urnOf('orders') },
        // The other step of the unit removed its marks. A unit counts as applied after its last
        // step.
        { event: 'outcome', urn: urnOf('mart'), outcome: 'applied' },
        { event: 'outcome', urn: urnOf('orders'), outcome: 'applied' },
      ],
      exitCode: 0,
    });
    expect(await readFile(join(path, '.headwater', '.gitignore'), 'utf8')).toBe('*\n');
  });
});

describe('a guard', () => {
  it('is recorded in the receipt with its reason when it is lifted, and exits 3 in every format when it is not', async () => {
    const { run, write, path } = await setUp();
    await run(['apply', '--auto-approve']);
    await write('lineage/a.yaml', 'version: 1\nlineage: []\n');
    expect(await run(['plan', '--detailed-exitcode', '--format', 'json'])).toMatchObject({
      code: 3,
    });
    expect(await run(['apply', '--auto-approve', '--format', 'json'])).toMatchObject({ code: 3 });
    expect(await run(['apply', '--dry-run', '--auto-approve'])).toMatchObject({ code: 3 });
    expect(
      await run(['apply', '--auto-approve', '--allow', 'empty-desired', '--reason', 'we leave']),
    ).toMatchObject({ code: 0 });
    const receipts = await readdir(join(path, '.headwater', 'receipts'));
    const last: unknown = JSON.parse(
      await readFile(join(path, '.headwater', 'receipts', receipts.sort().at(-1) ?? ''), 'utf8'),
    );
    expect(last).toMatchObject({ allowances: [{ guard: 'empty-desired', allowed: 'we leave' }] });
  });
});

describe('a report', () => {
  it('in JSON is one document on standard output, with progress on standard error', async () => {
    const { run } = await setUp();
    const { stdout, stderr } = await run(['apply', '--auto-approve', '--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'apply',
      result: 'applied',
      exitCode: 0,
      plan: { appliable: true },
    });
    expect(stderr.split('\n')).toEqual([
      'lineage written by edges: 1 of 1',
      'lineage written by proposals: 2 of 2',
      'lineage verified: 2 of 2',
      '',
    ]);
    expect((await run(['apply', '-q'])).stderr).toBe('');
  });

  it('shows the errors of the manifests instead, without a request to the catalog', async () => {
    const { run, catalog } = await setUp({}, manifest.replace('[orders, fx]', '[ordrs, fx]'));
    const before = catalog.requests();
    const invalid = await run(['apply', '--auto-approve']);
    expect(invalid.code).toBe(1);
    expect(lastLine(invalid.stdout)).toBe('Invalid: 1 error.');
    expect(catalog.requests()).toEqual(before);
  });
});
