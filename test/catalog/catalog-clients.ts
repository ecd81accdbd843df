import nock from 'nock';
import { expect, onTestFinished } from 'vitest';
import type { Closable, ConnectionOptions } from '../../src/catalog/http/catalog-options.js';
import { openCatalogReader, openCatalogWriter } from '../../src/catalog/open-catalog.js';
import type { CatalogReader, CatalogWriter } from '../../src/model/catalog-port.js';
import { type DatasetUrn, datasetUrn } from '../../src/urn/dataset-urn.js';
import { type Behavior, type FaultServer, startFaultServer } from '../support/faults/server.js';

/** An invented host. Only nock answers for it. */
export const CATALOG = 'https://catalog.test';

export const TOKEN = 'sesame-Open.4711_x';

/** The waits that a catalog asked for. They are recorded and not waited. */
export interface Waits {
  readonly waitsMs: number[];
}

export function reader(options: Partial<ConnectionOptions> = {}): CatalogReader & Closable & Waits {
  return opened(openCatalogReader, options);
}

export function writer(options: Partial<ConnectionOptions> = {}): CatalogWriter & Closable & Waits {
  return opened(openCatalogWriter, options);
}

function opened<T extends Closable>(
  open: (options: ConnectionOptions) => T,
  options: Partial<ConnectionOptions>,
): T & Waits {
  const waitsMs: number[] = [];
  const sleep = async (ms: number) => void waitsMs.push(ms);
  const timing = { now: () => Date.UTC(2026, 0, 1), sleep, random: () => 0.5 };
  const catalog = open({
    url: CATALOG,
    token: TOKEN,
    userAgent: 'headwater/test',
    timing,
    ...options,
  });
  onTestFinished(() => catalog.close());
  return { ...catalog, waitsMs };
}

/** Lets only nock answer from now on. The test fails if an expected request is missing. */
export function intercept(): nock.Scope {
  nock.disableNetConnect();
  onTestFinished(() => {
    const pending = nock.pendingMocks();
    nock.cleanAll();
    nock.enableNetConnect();
    if (pending.length > 0) throw new Error(`never asked for: ${pending.join(', ')}`);
  });
  return nock(CATALOG);
}

export function urnOf(name: string): DatasetUrn {
  const urn = datasetUrn({ platform: 'snowflake', name, env: 'PROD' });
  if (!urn.ok) throw new Error(urn.problem);
  return urn.value;
}

/** Answers one request to this path, and lets only nock answer. */
export function replyTo(
  path: string | RegExp,
  status: number,
  body?: nock.Body | undefined,
  headers?: Readonly<Record<string, string>>,
): void {
  intercept().post(path).reply(status, body, headers);
}

/** A catalog with these faults, until the test ends. */
export async function serving(...behaviors: readonly Behavior[]): Promise<FaultServer> {
  const server = await startFaultServer(...behaviors);
  onTestFinished(() => server.stop());
  return server;
}

/** Expects that a request fails with an error of this code. */
export async function expectFailure(
  request: Promise<unknown>,
  codeName: string,
  more: object = {},
): Promise<void> {
  await expect(request).rejects.toMatchObject({ codeName, ...more });
}
