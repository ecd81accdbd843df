import { ok, problem, type Result } from '../../errors/result.js';
import type { Json, JsonObject } from '../../model/json.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { hasUrn, isList } from '../http/common-shapes.js';

/**
 * Parses the answer of `batchGet`. One item that was not requested, is repeated or is malformed
 * makes the whole answer a problem.
 *
 * @param parse parses one item, or states its problem
 */
export function parseBatch<T>(
  json: Json,
  asked: readonly DatasetUrn[],
  parse: (item: JsonObject, urn: DatasetUrn) => Result<T>,
): Result<ReadonlyMap<DatasetUrn, T>> {
  if (!isList(json)) return problem('is not a list');
  const wanted = new Map<string, DatasetUrn>(asked.map((urn) => [urn, urn]));
  const found = new Map<DatasetUrn, T>();
  for (const item of json) {
    if (!hasUrn(item)) return problem('holds an entry without an urn');
    const urn = wanted.get(item.urn);
    if (urn === undefined) return problem(`holds ${item.urn}, which was not asked for`);
    if (found.has(urn)) return problem(`holds ${urn} twice`);
    const reading = parse(item, urn);
    if (!reading.ok) return problem(`holds ${urn}, but ${reading.problem}`);
    found.set(urn, reading.value);
  }
  return ok(found);
}
