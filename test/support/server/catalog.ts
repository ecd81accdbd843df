import { expect, onTestFinished } from 'vitest';
import {
  type Catalog,
  type StartCatalogOptions,
  startCatalog,
} from '../../../src/server/start-catalog.js';
import type { Proposal } from '../../../src/server/write/proposal.js';
import type { Urn } from '../../../src/urn/urn.js';
import { onOpenapi } from './proposals.js';

/** Starts a catalog for the current test. It stops when the test ends. */
export async function runningCatalog(options: StartCatalogOptions = {}): Promise<Catalog> {
  const catalog = await startCatalog(options);
  onTestFinished(() => catalog.stop());
  return catalog;
}

/** Starts a catalog that holds what the proposals write. */
export async function filledCatalog(
  options: StartCatalogOptions,
  ...proposals: readonly Proposal[]
): Promise<Catalog> {
  const catalog = await runningCatalog(options);
  await fill(catalog, ...proposals);
  return catalog;
}

/** The address that takes many entities of any type, and waits for the write. */
export const BULK = '/openapi/v3/entity/dataset?async=false';

/** Writes proposals. Fails if the catalog refuses them. */
export async function fill(catalog: Catalog, ...proposals: readonly Proposal[]): Promise<void> {
  expect((await post(catalog, BULK, proposals.map(onOpenapi))).status).toBe(200);
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or the text if it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it
  readonly body: any;
}

export async function post(
  catalog: Catalog,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return answerOf(
    await fetch(catalog.url + path, {
      method: 'POST',
      body: text,
      headers: { 'Content-Type': 'application/json', ...headers },
    }),
  );
}

/** Sends a PATCH with the content type of the official client. */
export async function patch(
  catalog: Catalog,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return answerOf(
    await fetch(catalog.url + path, {
      method: 'PATCH',
      body: text,
      headers: { 'Content-Type': 'application/json-patch+json', ...headers },
    }),
  );
}

export async function get(
  catalog: Catalog,
  path: string,
  method: string = 'GET',
  headers: Record<string, string> = {},
): Promise<Answer> {
  return answerOf(await fetch(catalog.url + path, { method, headers }));
}

/** Encodes as the official client does: `quote(urn, safe="")`. */
export function quoted(urn: Urn): string {
  return encodeURIComponent(urn).replace(
    /[()'*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
