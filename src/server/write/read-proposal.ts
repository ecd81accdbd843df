import type { Json, JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { withBrackets } from '../metamodel/bracketed-urns.js';
import { asEntityUrn, urnKeyAspectName } from '../metamodel/entity-keys.js';
import { requireBounded } from '../shared/json-bounds.js';
import { asObject, asText, parseJson, readJson, requireStorable } from '../shared/read-json.js';
import { invalid, malformed } from '../shared/request-error.js';
import { type Patch, readPatchOrOperations } from './patch/read-patch.js';
import { type AnyProposal, asChangeType, isAspectName } from './proposal.js';

/**
 * Reads a metadata change proposal. In Rest.li its aspect is JSON in a string; in files it may be
 * plain JSON. A deletion has no aspect. A deletion without the name of an aspect deletes the
 * entity.
 *
 * @param what the name of the proposal in messages
 * @throws RequestError `malformed` or `validation`
 */
export function readProposal(json: Json | undefined, what: string): AnyProposal {
  const proposal = asObject(json, what);
  const { entityUrn, entityKeyAspect, aspectName, changeType, systemMetadata, headers } = proposal;
  if (entityUrn === undefined && entityKeyAspect !== undefined) {
    throw invalid(
      `${what} names its entity by entityKeyAspect, which is not supported; use entityUrn`,
    );
  }
  const urn = readUrn(entityUrn, `${what}: entityUrn`);
  requireMatchingType(urn, proposal['entityType'], what);
  const type = asText(changeType, `${what}: changeType`);
  const deletesAll = type === 'DELETE' && (aspectName === undefined || aspectName === null);
  const about = {
    urn,
    aspectName: deletesAll
      ? urnKeyAspectName(urn)
      : readAspectName(aspectName, `${what}: aspectName`),
    systemMetadata: readSystemMetadata(systemMetadata, `${what}: systemMetadata`),
    headers: readHeaders(headers, `${what}: headers`),
  };
  if (type === 'DELETE') return { ...about, changeType: type };
  if (type === 'PATCH')
    return {
      ...about,
      changeType: type,
      patch: readAspectPatch(proposal['aspect'], `${what}: aspect`),
    };
  return {
    ...about,
    changeType: asChangeType(type, `${what}: changeType`),
    value: readAspectValue(proposal['aspect'], `${what}: aspect`),
  };
}

/** @throws RequestError `malformed` */
export function readUrn(json: Json | undefined, what: string): Urn {
  const text = asText(json, what);
  // The readers and the writers of the dialect of the spec refuse brackets later.
  const urn = withBrackets(asEntityUrn)(text);
  if (urn.ok) return urn.value;
  throw malformed(`${what} is not the urn of an entity: "${text}" ${urn.problem}`, text);
}

/** @throws RequestError `malformed` */
export function readAspectName(json: Json | undefined, what: string): string {
  const name = asText(json, what);
  if (isAspectName(name)) return name;
  throw malformed(`${what} "${name}" is not the name of an aspect`);
}

/**
 * Reads system metadata. The official client's `put` sends an object, or with a run id JSON in a
 * string.
 */
export function readSystemMetadata(json: Json | undefined, what: string): JsonObject | undefined {
  if (json === undefined || json === null) return undefined;
  if (typeof json !== 'string') return asObject(json, what);
  requireBounded(json, what);
  return asObject(readJson(json, what), what);
}

/** @throws RequestError `malformed` */
function readHeaders(
  json: Json | undefined,
  what: string,
): Readonly<Record<string, string>> | undefined {
  if (json === undefined || json === null) return undefined;
  return Object.fromEntries(
    Object.entries(asObject(json, what)).map(([name, value]) => [
      name,
      asText(value, `${what}: ${name}`),
    ]),
  );
}

function readAspectValue(json: Json | undefined, what: string): JsonObject {
  return asObject(readContent(json, what, ['application/json']), what);
}

function readAspectPatch(json: Json | undefined, what: string): Patch {
  const content = readContent(json, what, ['application/json-patch+json', 'application/json']);
  return readPatchOrOperations(content, what);
}

function readContent(json: Json | undefined, what: string, contentTypes: readonly string[]): Json {
  const aspect = asObject(json, what);
  if (aspect['json'] !== undefined) return aspect['json'];
  const { contentType = 'application/json' } = aspect;
  if (typeof contentType !== 'string' || !contentTypes.includes(contentType)) {
    throw invalid(
      `${what} has the content type ${JSON.stringify(contentType)}; use ${contentTypes.join(' or ')}`,
    );
  }
  const text = asText(aspect['value'], `${what}.value`);
  requireBounded(text, `${what}.value`);
  const content = parseJson(text, `${what}.value`);
  return requireStorable(content, `${what}.value`);
}

function requireMatchingType(urn: Urn, json: Json | undefined, what: string): void {
  const entityType = asText(json, `${what}: entityType`);
  if (entityType.toLowerCase() === urnEntityType(urn).toLowerCase()) return;
  throw malformed(
    `${what} is for an entity of type ${entityType}, but its urn is of type ${urnEntityType(urn)}: ${urn}`,
  );
}
