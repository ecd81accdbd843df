import { expect, vi } from 'vitest';
import type { Catalog, StartCatalogOptions } from '../../src/server/start-catalog.js';
import { startConnectProxy } from '../support/cli/connect-proxy.js';
import { startProxy } from '../support/cli/kill-proxy.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { get, post, runningCatalog } from '../support/server/catalog.js';

/** The address that plans and receipts of every release name. A proxy leads it to the catalog. */
const ORIGIN = 'http://catalog.example.com:8080';

/** Entities with their aspects, by type, as OpenAPI v3 takes and gives them. */
export type Aspects = Readonly<Record<string, readonly Entity[]>>;
export type Entity = { readonly urn: string } & Readonly<Record<string, unknown>>;

/** Files by path. */
export type Files = Readonly<Record<string, string>>;

/** A stack of a release, and a catalog at {@link ORIGIN}. */
export interface OldWorld {
  readonly folder: string;
  readonly catalog: Catalog;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly run: (...args: readonly string[]) => Promise<CliRun>;
  /** Runs a command and parses its JSON. Fails on another exit code. */
  readonly json: (exits: number, ...args: readonly string[]) => Promise<unknown>;
}

export interface OldWorldOptions extends StartCatalogOptions {
  readonly files: Files;
  readonly holds: Aspects;
}

export async function oldWorld({ files, holds, ...options }: OldWorldOptions): Promise<OldWorld> {
  const catalog = await runningCatalog(options);
  await ingest(catalog, holds);
  // A catalog without authentication answers to the names of this machine alone.
  const front = await startProxy(catalog.url, {});
  const proxy = await startConnectProxy({ to: Number(new URL(front.url).port) });
  vi.stubEnv('NO_PROXY', '').stubEnv('no_proxy', '');
  vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${proxy.port}`);
  vi.stubEnv('http_proxy', `http://127.0.0.1:${proxy.port}`);
  const { path: folder, write } = await stackFolder(files);
  const env = { DATAHUB_GMS_URL: ORIGIN };
  const run = (...args: readonly string[]) => {
    const flags = isOffline(args) ? [] : ['--insecure-http'];
    return runCli([...args, ...flags], { cwd: folder, env });
  };
  const json = async (exits: number, ...args: readonly string[]) => {
    const { code, stdout, stderr } = await run(...args, '--format', 'json');
    expect(code, `headwater ${args.join(' ')}:\n${stdout}${stderr}`).toBe(exits);
    return JSON.parse(stdout);
  };
  return { folder, catalog, write, run, json };
}

/** These commands refuse the flags of requests. */
function isOffline([command = '', ...args]: readonly string[]): boolean {
  return (
    ['validate', 'show'].includes(command) || (command === 'graph' && !args.includes('--live'))
  );
}

/** Writes whole aspects. */
export async function ingest(catalog: Catalog, holds: Aspects): Promise<void> {
  for (const [type, entities] of Object.entries(holds)) {
    const answer = await post(catalog, `/openapi/v3/entity/${type}?async=false`, entities);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
}

/** The types of entities whose aspects an apply can write. */
const writtenTypes = ['dataset', 'dataFlow', 'dataJob', 'chart', 'dashboard'] as const;

/** Reads all aspects but the keys, which the catalog derives. Sorted by urn. */
export async function aspectsIn(catalog: Catalog): Promise<Aspects> {
  const types = writtenTypes.map(async (type) => {
    const { body } = await get(catalog, `/openapi/v3/entity/${type}?count=1000`);
    return [type, (body.entities as readonly Entity[]).map(withoutKeys).sort(byUrn)] as const;
  });
  return Object.fromEntries((await Promise.all(types)).filter(([, found]) => found.length > 0));
}

function withoutKeys(entity: Entity): Entity {
  const aspects = Object.entries(entity)
    .filter(([name]) => name !== 'urn' && !name.endsWith('Key'))
    .map(([name, aspect]) => [name, { value: (aspect as { readonly value: unknown }).value }]);
  return { urn: entity.urn, ...Object.fromEntries(aspects) };
}

function byUrn(a: Entity, b: Entity): number {
  return a.urn < b.urn ? -1 : 1;
}
