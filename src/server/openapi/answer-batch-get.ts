import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { aspectByNumber, readVersion } from '../parameters/read-version.js';
import type { CatalogReader } from '../policy/catalog-reader.js';
import type { ReadableStore } from '../policy/readable-store.js';
import { asList, asObject } from '../shared/read-json.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { readAspectName, readHeaders, readUrn } from '../write/read-proposal.js';
import { entityItem } from './openapi-items.js';

/**
 * Answers a batch read: `[{ urn, <aspect>: {}, … }, …]`. An item that names no aspect asks for all
 * of them.
 *
 * An urn without any of the aspects is left out, so the answer may be shorter than the request. The
 * answer keeps the order of the request. A repeated urn is answered once.
 *
 * @throws RequestError `malformed`, or `forbidden` if the reader may not read one of the entities
 */
export function answerBatchGet(
  body: Json,
  reader: CatalogReader,
  withMetadata: boolean,
): readonly JsonObject[] {
  const wanted = new Map<Urn, Versions>();
  for (const [i, json] of asList(body, 'the body').entries()) {
    const [urn, versions] = readItem(json, i);
    wanted.set(urn, new Map([...(wanted.get(urn) ?? []), ...versions]));
  }
  const refusal = `${reader.actor} is unauthorized to READ entities.`;
  const store = reader.openEntities(wanted.keys(), refusal);
  return [...wanted].flatMap(([urn, versions]) => {
    const aspects = readWanted(urn, versions, store);
    return aspects.length === 0 ? [] : [entityItem(urn, aspects, withMetadata)];
  });
}

/**
 * The requested version by name of the aspect. A map, since an aspect may be called `constructor`.
 */
type Versions = ReadonlyMap<string, number>;

/**
 * Reads one item. Its header `If-Version-Match`, a condition in a write, selects the version here.
 */
function readItem(json: Json, i: number): readonly [Urn, Versions] {
  const { urn, ...aspects } = asObject(json, `item ${i}`);
  const versions = Object.entries(aspects).map(([name, aspect]): readonly [string, number] => {
    const headers = isJsonObject(aspect)
      ? readHeaders(aspect['headers'], `item ${i}: ${name}: headers`)
      : undefined;
    return [
      readAspectName(name, `item ${i}: aspect`),
      readVersion(headers?.['If-Version-Match'], `item ${i}: ${name}: If-Version-Match`),
    ];
  });
  return [readUrn(urn, `item ${i}: urn`), new Map(versions)];
}

function readWanted(urn: Urn, versions: Versions, store: ReadableStore): readonly StoredAspect[] {
  if (versions.size === 0) return store.readAspects([urn]).get(urn) ?? [];
  return [...versions].flatMap(
    ([name, version]) => aspectByNumber(store, { urn, name, version }) ?? [],
  );
}
