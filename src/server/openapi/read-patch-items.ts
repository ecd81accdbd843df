import type { Json } from '../../model/json.js';
import { asList, asObject } from '../shared/read-json.js';
import type { PatchProposal } from '../write/patch/patch.js';
import { readPatch } from '../write/patch/read-patch.js';
import {
  readAspectName,
  readHeaders,
  readSystemMetadata,
  readUrn,
} from '../write/read-proposal.js';

/**
 * Reads the body of a bulk PATCH. Each value is a patch; otherwise the shape is that of a bulk
 * write: `[{ urn, <aspect>: { value: { patch, arrayPrimaryKeys?, forceGenericPatch? },
 * systemMetadata?, headers? }, … }, …]`.
 *
 * @throws RequestError `malformed`
 */
export function readPatchItems(body: Json): readonly PatchProposal[] {
  return asList(body, 'the body').flatMap((json, i) => {
    const { urn: urnJson, ...aspects } = asObject(json, `item ${i}`);
    const urn = readUrn(urnJson, `item ${i}: urn`);
    return Object.entries(aspects).map(([name, aspect]): PatchProposal => {
      const what = `item ${i}: ${name}`;
      const { value, systemMetadata: metadataJson, headers: headersJson } = asObject(aspect, what);
      const systemMetadata = readSystemMetadata(metadataJson, `${what}: systemMetadata`);
      const headers = readHeaders(headersJson, `${what}: headers`);
      return {
        urn,
        aspectName: readAspectName(name, `item ${i}: aspect`),
        changeType: 'PATCH',
        patch: readPatch(value, `${what}: value`),
        ...(systemMetadata && { systemMetadata }),
        ...(headers && { headers }),
      };
    });
  });
}
