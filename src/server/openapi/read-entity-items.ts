import type { Json, JsonObject } from '../../model/json.js';
import { asList, asObject } from '../shared/read-json.js';
import type { Proposal } from '../write/proposal.js';
import {
  readAspectName,
  readHeaders,
  readSystemMetadata,
  readUrn,
} from '../write/read-proposal.js';

/**
 * Reads the body of a bulk write: `[{ urn, <aspect>: { value, systemMetadata?, headers? }, … },
 * …]`.
 *
 * @throws RequestError `malformed`
 */
export function readEntityItems(body: Json): readonly Proposal[] {
  return asList(body, 'the body').flatMap((json, i) => {
    const { urn: urnJson, ...aspects } = asObject(json, `item ${i}`);
    const urn = readUrn(urnJson, `item ${i}: urn`);
    return Object.entries(aspects).map(([name, aspect]): Proposal => {
      const what = `item ${i}: ${name}`;
      return {
        urn,
        aspectName: readAspectName(name, `item ${i}: aspect`),
        changeType: 'UPSERT',
        ...readAspectItem(asObject(aspect, what), what),
      };
    });
  });
}

/**
 * Reads the value of one aspect with its metadata and headers: `{ value, systemMetadata?, headers?
 * }`.
 *
 * @throws RequestError `malformed`
 */
export function readAspectItem(
  aspect: JsonObject,
  what: string,
): Pick<Proposal, 'value' | 'systemMetadata' | 'headers'> {
  const systemMetadata = readSystemMetadata(aspect['systemMetadata'], `${what}: systemMetadata`);
  const headers = readHeaders(aspect['headers'], `${what}: headers`);
  return {
    value: asObject(aspect['value'], `${what}: value`),
    ...(systemMetadata && { systemMetadata }),
    ...(headers && { headers }),
  };
}
