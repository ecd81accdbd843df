import { expect } from 'vitest';
import type { Json, JsonObject } from '../../../src/model/json.js';
import { type Exchange, operationOf } from './exchange.js';
import type { Outcome } from './replay-exchange.js';

// biome-ignore lint/suspicious/noExplicitAny: a recording is what it is
type Recorded = any;

const STATUS_CODES: Readonly<Record<number, string>> = {
  400: 'catalog-rejected',
  403: 'catalog-forbidden',
  412: 'catalog-stale',
  500: 'catalog-failed',
};

/** Expects what the client has to make of a recorded answer. Reads the answer by itself. */
export function expectOutcome(exchange: Exchange, outcome: Outcome): void {
  const { response, path } = exchange;
  if (refusalOf(exchange) !== 200) {
    expect(outcome).toMatchObject({ kind: 'error', error: { codeName: codeOf(exchange) } });
    if (outcome.kind === 'error') expectReasons(outcome.error.message, response);
    return;
  }
  expect(outcome).toMatchObject({ kind: 'result' });
  const result = outcome.kind === 'result' ? outcome.result : undefined;
  if (path.includes('/batchGet')) expectReadings(exchange, result);
  else if (path.includes('graphql')) expectAnswer(exchange, result);
  else expect(result).toBeUndefined();
}

/** The status of a refusal. That of GraphQL is in the body. */
function refusalOf({ status, response }: Exchange): number {
  return (response as Recorded)?.errors?.[0].extensions.code ?? status;
}

function codeOf(exchange: Exchange): string {
  const status = refusalOf(exchange);
  const isStale = JSON.stringify(exchange.response).includes('Expected version');
  return status === 422 && isStale ? 'catalog-stale' : (STATUS_CODES[status] ?? '');
}

/** The message has every reason of DataHub's validation, and nothing of the aspects. */
function expectReasons(message: string, response: Json): void {
  for (const [, reason = ''] of JSON.stringify(response).matchAll(/msg=([^()]*)/g))
    expect(message).toContain(reason.trim());
  expect(message).not.toContain('recordTemplate');
  expect(message.length).toBeLessThan(800);
}

interface Answered {
  readonly value: JsonObject;
  readonly systemMetadata?: { readonly version?: string };
  readonly auditStamp?: { readonly time: number; readonly actor: string };
}

type Entity = { readonly urn: string } & { readonly [aspect: string]: Answered | undefined };

/** Each urn of the request has the reading of its own entity, wherever the answer has it. */
function expectReadings({ request, response }: Exchange, result: unknown): void {
  const readings = result as ReadonlyMap<string, unknown>;
  const entities = new Map((response as unknown as readonly Entity[]).map((one) => [one.urn, one]));
  const items = request as unknown as readonly Entity[];
  for (const item of items) {
    const { urn, datasetKey: _, ...asked } = item;
    const reading = readings.get(urn);
    const names = Object.keys(asked);
    const expected = expectedReading(names, entities.get(urn));
    if (expected === undefined) expect(readings.has(urn)).toBe(false);
    else if (expected === null) expect(reading).toBeNull();
    else expect(reading).toMatchObject(expected);
  }
  expect(readings.size).toBeLessThanOrEqual(items.length);
}

function expectedReading(
  names: readonly string[],
  entity: Entity | undefined,
): object | null | undefined {
  const isAsked = (name: string) => names.includes(name);
  if (isAsked('globalTags')) return { kind: 'read' };
  if (isAsked('datasetProperties'))
    return {
      info: aspectOf(entity?.['datasetProperties']),
      schemaMetadata: aspectOf(entity?.['schemaMetadata']),
    };
  if (isAsked('schemaMetadata')) return entity && schemaOf(entity);
  if (isAsked('upstreamLineage') && !isAsked('status'))
    return entity?.['upstreamLineage'] && aspectOf(entity['upstreamLineage']);
  if (entity === undefined) return { kind: 'absent' };
  if (names.length === 0) return { kind: 'present' };
  return {
    kind: 'present',
    removed: entity['status']?.value['removed'] ?? false,
    lineage: aspectOf(entity['upstreamLineage']),
  };
}

function aspectOf(aspect: Answered | undefined): object {
  if (aspect === undefined) return { version: '-1' };
  const { value, systemMetadata, auditStamp } = aspect;
  return {
    version: systemMetadata?.version ?? '1',
    value,
    ...(auditStamp && { writtenAt: auditStamp.time, writtenBy: auditStamp.actor }),
  };
}

function schemaOf({ schemaMetadata }: Entity): object | null {
  const fields = schemaMetadata?.value['fields'] as unknown as
    | readonly { readonly fieldPath: string }[]
    | undefined;
  return fields?.map(({ fieldPath }) => fieldPath) ?? null;
}

/** What a GraphQL answer says, by its operation, in the form of the client's reading. */
const answers: Readonly<Record<string, (data: Recorded) => unknown>> = {
  updateLineage: () => undefined,
  whoAmI: ({ me }) => me.corpUser.urn,
  searchDatasets: ({ scrollAcrossEntities: { searchResults } }) =>
    searchResults.map(({ entity }: Recorded) => entity.urn).sort(),
  downstream: ({ searchAcrossLineage: { searchResults } }) => ({
    entities: searchResults.map(({ entity }: Recorded) => entity),
    failures: [],
  }),
  readLabels: ({ entities }) =>
    new Map(
      entities.map(({ urn, properties }: Recorded) => [
        urn,
        properties?.name ? { displayName: properties.name } : {},
      ]),
    ),
  mayEditLineage: ({ entities }) => ({
    lineage: new Map(
      entities.map(({ urn, privileges }: Recorded) => [urn, privileges.canEditLineage]),
    ),
    granted: new Map(),
  }),
  granted: ({ p0 }) => new Set(p0.privileges),
};

function expectAnswer({ request, response }: Exchange, result: unknown): void {
  const operation = operationOf(request);
  const expected = answers[operation]?.((response as Recorded).data);
  const reading = operation === 'granted' ? [...(result as Recorded).granted.values()][0] : result;
  expect(reading).toEqual(expected);
}
