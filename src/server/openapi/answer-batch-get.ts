import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readNumber } from '../parameters/query-values.js';
import { aspectByNumber, LATEST } from '../parameters/read-version.js';
import { acceptAspectKey, urn } from '../parameters/request-schemas.js';
import type { ReadableStore } from '../policy/readable-store.js';
import type { RequestReader } from '../policy/request-reader.js';
import { type Dialect, refusesUnknownAspects } from '../shared/dialect.js';
import {
  dictionary,
  ifObject,
  nullish,
  object,
  objectWith,
  type TypeOf,
  text,
} from '../shared/json-schema.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { mapInTurn } from '../turns/in-turn.js';
import { listReader } from '../turns/list-reader.js';
import type { Turn } from '../turns/turn-scheduler.js';
import { isKnownAspect } from '../write/known-names.js';
import { entityItem } from './openapi-items.js';

/** The reader of a request, and the turn in which the request runs. */
interface TurnReader {
  readonly reader: RequestReader;
  readonly turn: Turn;
}

/** Any value requests the aspect. Only an object can hold headers. */
const wantedAspect = ifObject(object({ headers: nullish(dictionary(text)) }));

const wantedItem = objectWith({ urn }, wantedAspect, acceptAspectKey);

const readWantedItems = listReader(wantedItem);

/**
 * Answers a batch read. The body is `[{ urn, <aspect>: {}, … }, …]`. An item that names no
 * aspect requests all aspects. In DataHub, an unknown aspect counts as no aspect.
 *
 * The answer keeps the order of the request and contains each urn once. It leaves out an urn that
 * has none of the requested aspects.
 *
 * @throws RequestError `malformed`, or `forbidden` if the reader may not read one of the entities
 */
export async function answerBatchGet(
  body: Json,
  { reader, turn }: TurnReader,
  withMetadata: boolean,
): Promise<readonly JsonObject[]> {
  const wanted = new Map<Urn, Versions>();
  for (const [i, item] of (await readWantedItems(body, turn)).entries())
    wanted.set(
      item.urn,
      new Map([...(wanted.get(item.urn) ?? []), ...readVersions(item, i, reader.dialect)]),
    );
  if (turn.isOver()) await turn.next();
  const refusal = `${reader.actor} is unauthorized to READ entities.`;
  const store = reader.openEntities(wanted.keys(), refusal);
  const items = await mapInTurn(wanted, turn, ([urn, versions]) => {
    const aspects = readWanted(urn, versions, store);
    return aspects.length > 0 ? entityItem(urn, aspects, withMetadata) : undefined;
  });
  return items.filter((item) => item !== undefined);
}

/**
 * The requested version of each aspect, by name. It is a map and not an object, since an aspect may
 * be called `constructor`.
 */
type Versions = ReadonlyMap<string, number>;

/**
 * Reads the requested versions of one item. In a read, the header `If-Version-Match` selects the
 * version. In a write, it is a condition.
 */
function readVersions(
  { urn: _urn, ...aspects }: TypeOf<typeof wantedItem>,
  i: number,
  dialect: Dialect,
): Versions {
  const isNamed = (name: string) => refusesUnknownAspects(dialect) || isKnownAspect(name);
  const named = Object.entries(aspects).filter(([name]) => isNamed(name));
  return new Map(
    named.map(([name, aspect]) => {
      const version = aspect?.headers?.['If-Version-Match'];
      return [name, readNumber(version, `item ${i}: ${name}: If-Version-Match`, LATEST)];
    }),
  );
}

function readWanted(urn: Urn, versions: Versions, store: ReadableStore): readonly StoredAspect[] {
  if (versions.size === 0) return store.readAspects([urn]).get(urn) ?? [];
  return [...versions].flatMap(
    ([name, version]) => aspectByNumber(store, { urn, name, version }) ?? [],
  );
}
