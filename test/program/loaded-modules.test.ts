import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { lineageColumns, tableOf } from '../support/import/info-schema-tables.js';
import { urnOf } from '../support/model/state-builders.js';
import { loadedModules } from './loaded-modules.js';

// The installed program. These tests need a build.

/** The embedded catalog with its pages, and the packages that nothing else uses. */
const embeddedCatalog = /^(?:src\/server|node_modules\/(?:@hono|hono|jose|@?libsql))\//;

/** What compiles schemas: for the embedded catalog alone. */
const compilers = /^node_modules\/ajv\//;

/** The catalog client and its packages. */
const catalogClient = /^(?:src\/catalog\/read|node_modules\/(?:graphql|graphql-request|undici))\//;

const manifest = `version: 1
lineage:
  - {downstream: {platform: snowflake, name: orders}, upstreams: [{platform: snowflake, name: raw}]}
`;

describe('a command loads no module that it does not need', () => {
  // The second number is the largest number of modules. Raise it only for a module that the command needs.
  it.each([
    [['--version'], 75],
    [['--help'], 75],
    [['plan', '--help'], 75],
    [['serve', '--help'], 75],
    [['complete', '--', 'plan', '--'], 80],
    [['complete', '--', 'plan', '--select', ''], 110],
    [['validate'], 299],
  ] as const)('%j', async (args, max) => {
    const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
    const { code, modules, stderr } = await loadedModules(args, { cwd: path });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(modules).toContain('src/cli/main.ts');
    expect(modules.filter((one) => embeddedCatalog.test(one))).toEqual([]);
    expect(modules.filter((one) => catalogClient.test(one))).toEqual([]);
    expect(modules.filter((one) => compilers.test(one))).toEqual([]);
    expect(modules.length).toBeLessThanOrEqual(max);
  });

  it('plan', async () => {
    const catalog = await catalogWith([urnOf('orders'), urnOf('raw')]);
    const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
    const env = { DATAHUB_GMS_URL: catalog.url };
    const { code, modules, stdout } = await loadedModules(['plan'], { cwd: path, env });
    expect(code).toBe(0);
    expect(stdout).toContain('1 to add');
    expect(modules.filter((one) => embeddedCatalog.test(one))).toEqual([]);
    // The client loads all of `graphql`, which its package imports as a whole.
    expect(modules.filter((one) => catalogClient.test(one))).not.toEqual([]);
    expect(modules.filter((one) => compilers.test(one))).toEqual([]);
    expect(modules.length).toBeLessThanOrEqual(761);
  });

  it('import dbt loads what reads Parquet for a table alone', async () => {
    const project = '{"metadata": {"adapter_type": "postgres"}, "nodes": {}}';
    const { path } = await stackFolder({ 'target/manifest.json': project });
    const importDbt = async () => {
      const { modules } = await loadedModules(['import', 'dbt'], { cwd: path });
      return modules.filter((one) => /^node_modules\/(?:fzstd|hyparquet)\//.test(one)).length;
    };
    expect(await importDbt()).toBe(0);
    await mkdir(join(path, 'target/info_schema/v1'), { recursive: true });
    const table = join(path, 'target/info_schema/v1/dbt.column_lineage.parquet');
    await writeFile(table, tableOf(lineageColumns([])));
    expect(await importDbt()).toBeGreaterThan(1);
  });

  it('serve loads the embedded catalog, so that these tests can see it', async () => {
    const { path } = await stackFolder({});
    const setting = { cwd: path, interrupt: true };
    const { code, modules } = await loadedModules(['serve', '--port', '0'], setting);
    expect(code).toBe(0);
    const loaded = modules.filter((one) => embeddedCatalog.test(one)).join('\n');
    expect(modules.filter((one) => compilers.test(one))).not.toEqual([]);
    for (const name of ['src/server', '@hono/node-server', 'hono', 'jose', 'libsql'])
      expect(loaded).toMatch(new RegExp(`^(?:node_modules/)?${name}/`, 'm'));
  });
});
