import { isJsonObject, type Json, type JsonObject } from '../../../src/model/json.js';
import { objectAt, objectsAt } from '../../../src/server/shared/json-accessors.js';

/** A request to the real DataHub and its answer, as `real-datahub-exchanges.ndjson` records them. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly request: Json;
  readonly status: number;
  readonly response: JsonObject | readonly JsonObject[];
}

/** An aspect as it was before a request. */
interface AspectBefore {
  readonly urn: string;
  readonly name: string;
  readonly value: JsonObject;
  readonly version: number;
}

/** The state before a request, as a list of bulk writes in their order, and the time of the last. */
export interface StateBefore {
  readonly writes: readonly (readonly JsonObject[])[];
  readonly time: number;
}

const EARLY = Date.parse('2026-11-27T07:00:00Z');

/**
 * Finds the state that an exchange itself shows: a read shows the aspects, a mutation names datasets
 * that exist, and a write has conditions that held, or an answer that says what did not.
 */
export function stateBefore({ path, request, status, response }: Exchange): StateBefore {
  const refusal = status === 412 ? JSON.stringify(response) : '';
  const modified = /Item last modified (\d+)/.exec(refusal)?.[1];
  const limit = /"If-Unmodified-Since":"([^"]+)"/.exec(JSON.stringify(request))?.[1];
  const time = modified ? Number(modified) : limit ? Math.min(Date.parse(limit), EARLY) : EARLY;
  const actual = /actual version (-?\d+)/.exec(refusal)?.[1];
  return { writes: writesOf(aspectsBefore(path, request, response, actual)), time };
}

function aspectsBefore(
  path: string,
  request: Json,
  response: Exchange['response'],
  actual: string | undefined,
): readonly AspectBefore[] {
  if (path.includes('batchGet')) return asItems(response).flatMap(readAspects);
  if (path === '/api/graphql') return edgeEnds(request).map(existing);
  const created = new Set(
    asItems(response).flatMap((item) => (item['datasetKey'] ? [item['urn']] : [])),
  );
  return asItems(request)
    .filter(({ urn }) => !created.has(urn))
    .flatMap((item) => [
      existing(String(item['urn'])),
      ...aspectsOf(item).map(([name, aspect]) => ({
        urn: String(item['urn']),
        name,
        value: otherLineage(0),
        version: Number(actual ?? objectAt(aspect, 'headers')['If-Version-Match']),
      })),
    ]);
}

function asItems(body: Json): readonly JsonObject[] {
  return objectsAt({ body }, 'body');
}

function aspectsOf({ urn: _urn, ...aspects }: JsonObject): readonly [string, JsonObject][] {
  return Object.entries(aspects).flatMap(([name, aspect]) =>
    isJsonObject(aspect) ? [[name, aspect]] : [],
  );
}

function readAspects(item: JsonObject): readonly AspectBefore[] {
  return aspectsOf(item).map(([name, aspect]) => ({
    urn: String(item['urn']),
    name,
    value: objectAt(aspect, 'value'),
    version: Number(objectAt(aspect, 'systemMetadata')['version']),
  }));
}

function edgeEnds(request: Json): readonly string[] {
  const input = objectAt(objectAt(isJsonObject(request) ? request : {}, 'variables'), 'input');
  return objectsAt(input, 'edgesToAdd').flatMap((edge) => Object.values(edge).map(String));
}

function existing(urn: string): AspectBefore {
  return { urn, name: 'datasetKey', value: {}, version: 1 };
}

/** Writes each aspect as often as its version says. Its last value is the one that was there. */
function writesOf(aspects: readonly AspectBefore[]): StateBefore['writes'] {
  return aspects.flatMap(({ urn, name, value, version }) =>
    Array.from({ length: Math.max(version, 0) }, (_, i) => [
      { urn, [name]: { value: i + 1 === version ? value : otherLineage(i + 1) } },
    ]),
  );
}

/** A lineage that no exchange writes. */
function otherLineage(n: number): JsonObject {
  const dataset = 'urn:li:dataset:(urn:li:dataPlatform:hive,before,PROD)';
  return { upstreams: [{ dataset, type: 'COPY', properties: { n: String(n) } }] };
}

/** Replaces times, in numbers and in texts, and sorts the exceptions of each aspect in a 412. */
export function comparable(answer: Json): Json {
  const text = JSON.stringify(answer).replaceAll(/\b1\d{12}\b/g, '0');
  const read: Json = JSON.parse(text);
  if (!isJsonObject(read) || typeof read['message'] !== 'string') return read;
  return { ...read, message: read['message'].split(EXCEPTION).map(withoutEnd).toSorted() };
}

/** DataHub keeps the exceptions of an aspect in a set, so their order means nothing. */
const EXCEPTION = /(?:, )?AspectValidationException\(item=/;

function withoutEnd(part: string): string {
  return part.replace(/\)\]\}$|\)$/, '');
}
