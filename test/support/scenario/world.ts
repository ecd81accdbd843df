import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { StartCatalogOptions } from '../../../src/testing.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { urnEntityType } from '../../../src/urn/urn.js';
import { type CliRun, runCli } from '../cli/run-cli.js';
import { stackFolder } from '../cli/stack-folder.js';
import { nameOf, urnOf } from '../model/state-builders.js';
import { runningCatalog } from '../server/catalog.js';
import { schemaMetadata } from '../server/schema-metadata.js';
import { tempFolderInMemory } from '../server/temp-folder.js';

/** Manifests by path. */
export type Files = Readonly<Record<string, string>>;

/** A catalog, its writers, and the folder of one stack. */
export interface World {
  /** The folder of the stack. */
  readonly folder: string;
  /** The address of the catalog for the stack. A gateway may be in front of it. */
  url: string;
  /**
   * Stops the catalog, passes its database file to `change`, and starts it again. For changes that
   * no interface of the catalog can make.
   */
  readonly beneath: (change: (databaseFile: string) => void) => Promise<void>;
  /** Replaces all manifests. */
  readonly declare: (files: Files) => Promise<void>;
  /** Replaces the settings. Adds `stack: shop` and quiet rules unless the text sets them. */
  readonly configure: (settings: string) => Promise<void>;
  readonly headwater: (...args: readonly string[]) => Promise<CliRun>;
  /** Sends a request of another writer. Fails only if the catalog refuses it. */
  readonly write: (path: string, body: unknown, writer?: Writer) => Promise<unknown>;
  /** The number of write requests that the catalog has answered since its start. */
  readonly writes: () => number;
  /** Reads the aspect as it is stored; null if it does not exist. */
  readonly aspectOf: (urn: EntityUrn, aspect: string) => Promise<unknown>;
}

/** Another writer, who is not the user of our token. */
export interface Writer {
  readonly actor: string;
  readonly method?: string;
}

const ingestion: Writer = { actor: 'urn:li:corpuser:ingestion' };

/** The tables of the scenarios' small shop, with their columns. `sheet` has no schema. */
export const shopTables: Readonly<Record<string, readonly string[]>> = {
  raw_orders: ['id', 'amount', 'note'],
  raw_fx: ['day', 'rate'],
  orders: ['id', 'total', 'note'],
  mart: ['id', 'revenue'],
  sheet: [],
};

export async function shopWorld(options: StartCatalogOptions = {}): Promise<World> {
  const db = join(tempFolderInMemory(), 'catalog.db');
  let catalog = await runningCatalog({ db, ...options });
  const { path, write: writeFile } = await stackFolder({ 'headwater.yaml': settingsOf('') });
  const world: World = {
    folder: path,
    url: catalog.url,
    beneath: async (change) => {
      await catalog.stop();
      change(db);
      // The catalog keeps its address, since receipts name it.
      catalog = await runningCatalog({ db, ...options, port: Number(new URL(catalog.url).port) });
    },
    declare: async (files) => {
      await rm(join(path, 'lineage'), { recursive: true, force: true });
      for (const [file, text] of Object.entries(files)) await writeFile(file, text);
    },
    configure: (settings) => writeFile('headwater.yaml', settingsOf(settings)),
    headwater: (...args) => runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: world.url } }),
    write: (route, body, writer = ingestion) => request(`${catalog.url}${route}`, body, writer),
    writes: () => catalog.requests().writes,
    aspectOf: async (urn, aspect) =>
      aspectIn(
        await request(
          `${catalog.url}/openapi/v3/entity/${urnEntityType(urn)}/batchGet`,
          [{ urn, [aspect]: {} }],
          ingestion,
        ),
        aspect,
      ),
  };
  for (const [name, columns] of Object.entries(shopTables))
    await ingestDataset(world, urnOf(name), columns);
  return world;
}

/** Writes a dataset with a description, and a schema if it has columns. */
export async function ingestDataset(
  { write }: Pick<World, 'write'>,
  urn: DatasetUrn,
  columns: readonly string[],
): Promise<void> {
  const schema =
    columns.length > 0 ? { schemaMetadata: { value: schemaMetadata(nameOf(urn), columns) } } : {};
  await write('/openapi/v3/entity/dataset?async=false', [
    { urn, datasetProperties: { value: { description: 'as ingested' } }, ...schema },
  ]);
}

function settingsOf(settings: string): string {
  const stack = /^stack:/m.test(settings) ? '' : 'stack: shop\n';
  const rules = /^rules:/m.test(settings) ? '' : 'rules: {unused-dataset: off}\n';
  return `version: 1\n${stack}${rules}${settings}`;
}

async function request(
  url: string,
  body: unknown,
  { actor, method = 'POST' }: Writer,
): Promise<unknown> {
  const contentType = method === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  // Connections are closed: one kept open would be dead after the catalog restarts at its address.
  const headers = { 'Content-Type': contentType, 'X-DataHub-Actor': actor, Connection: 'close' };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  expect(response.ok, `${url} answered ${response.status}: ${text}`).toBe(true);
  return text === '' ? undefined : JSON.parse(text);
}

function aspectIn(answer: unknown, aspect: string): unknown {
  const [entity] = answer as readonly Record<string, { readonly value: unknown } | undefined>[];
  return entity?.[aspect]?.value ?? null;
}
