import type { Json, JsonObject } from '../../model/json.js';
import { isSnapshotName, toAspectName } from '../metamodel/record-names.js';
import { asList, asObject } from '../shared/read-json.js';
import { malformed } from '../shared/request-error.js';
import { isAspectName, type Proposal } from './proposal.js';
import { readUrn } from './read-proposal.js';

/**
 * Reads the older form of a write: `{ "com.linkedin.metadata.snapshot.DatasetSnapshot": { urn,
 * aspects } }`. Each aspect has the name of its record. Other aspects of the entity are unchanged.
 *
 * @throws RequestError `malformed`
 */
export function readSnapshot(
  json: Json | undefined,
  what: string,
  systemMetadata: JsonObject | undefined,
): readonly Proposal[] {
  const [name, content] = onlyMember(json, what);
  if (!isSnapshotName(name)) throw malformed(`${what} must be a snapshot, but is "${name}"`);
  const snapshot = asObject(content, `${what}: ${name}`);
  const urn = readUrn(snapshot['urn'], `${what}: urn`);
  return asList(snapshot['aspects'], `${what}: aspects`).map((aspect, i) => {
    const [record, value] = onlyMember(aspect, `${what}: aspects[${i}]`);
    const aspectName = toAspectName(record);
    if (!isAspectName(aspectName))
      throw malformed(`${what}: aspects[${i}] "${record}" is not the record of an aspect`);
    return {
      urn,
      aspectName,
      changeType: 'UPSERT',
      value: asObject(value, `${what}: ${record}`),
      systemMetadata,
    };
  });
}

function onlyMember(json: Json | undefined, what: string): readonly [string, Json | undefined] {
  const [first, ...others] = Object.entries(asObject(json, what));
  if (first === undefined || others.length > 0)
    throw malformed(`${what} must have exactly one member, the record's name`);
  return first;
}
