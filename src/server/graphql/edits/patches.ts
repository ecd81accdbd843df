import type { Json, JsonObject } from '../../../model/json.js';
import { requireBounded } from '../../shared/json-bounds.js';
import { readJson } from '../../shared/read-json.js';
import { malformed, RequestError } from '../../shared/request-error.js';
import { readPatch } from '../../write/patch/read-patch.js';
import type { PatchProposal } from '../../write/proposal.js';
import { readAspectName, readUrn } from '../../write/read-proposal.js';
import type { MutationScope } from '../mutation-scope.js';
import type { RootFields } from '../root-fields.js';
import type {
  PatchEntityInput,
  PatchEntityResult,
  PatchOperationInput,
  StringMapEntryInput,
  SystemMetadataInput,
} from '../schema/generated-types.js';

/** Patches one aspect. As in DataHub, the result says what failed, also if a privilege is missing. */
export const patchEntity: RootFields['patchEntity'] = ({ input }, scope) => {
  const failure = patchAll([input], scope);
  return resultOf(input, failure);
};

/** Patches aspects in one transaction: all of them, or none. */
export const patchEntities: RootFields['patchEntities'] = ({ input: inputs }, scope) => {
  const failure = patchAll(inputs, scope);
  return inputs.map((input) => resultOf(input, failure));
};

/** The maximum number of patches of one mutation. Each may patch a large aspect. */
const MAX_PATCHES = 1000;

/**
 * Carries out patches as a write over REST does: the same rights and the same checks. Returns what
 * failed.
 *
 * Source: DataHub's `PatchEntityResolver`, `PatchEntitiesResolver` and `PatchResolverUtils`.
 */
function patchAll(
  inputs: readonly PatchEntityInput[],
  { writes, authorizer, dialect, actor }: MutationScope,
): string | undefined {
  try {
    if (inputs.length > MAX_PATCHES)
      throw malformed(`the request has ${inputs.length} patches, and ${MAX_PATCHES} is the limit`);
    writes.propose(inputs.map(toProposal), { authorizer, dialect });
    return undefined;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return error.kind === 'forbidden'
      ? `${actor} is unauthorized to update entities.`
      : `Failed to apply patch: ${error.message}`;
  }
}

function resultOf({ urn, patch }: PatchEntityInput, error: string | undefined): PatchEntityResult {
  if (error !== undefined)
    return { urn: urn || 'urn:li:unknown:error', name: null, success: false, error };
  const named = patch.find(({ path, value }) => path === '/name' && typeof value === 'string');
  return { urn: urn ?? '', name: named?.value ?? null, success: true, error: null };
}

function toProposal(input: PatchEntityInput): PatchProposal {
  if (!input.urn)
    throw malformed(
      'URN must be provided for patch operations. Please provide a valid URN for the entity you want to patch.',
    );
  const { arrayPrimaryKeys, forceGenericPatch = null, systemMetadata, headers } = input;
  const keys = (arrayPrimaryKeys ?? []).map((one) => [one.arrayField, one.keys] as const);
  const patch = {
    patch: input.patch.map(toOperation),
    arrayPrimaryKeys: Object.fromEntries(keys),
    forceGenericPatch,
  };
  return {
    urn: readUrn(input.urn, 'urn'),
    aspectName: readAspectName(input.aspectName, 'aspectName'),
    changeType: 'PATCH',
    patch: readPatch(patch, 'the patch'),
    ...(systemMetadata && { systemMetadata: toMetadata(systemMetadata) }),
    ...(headers && { headers: toMap(headers) }),
  };
}

/** An addition without a value adds null. */
function toOperation({ op, path, value }: PatchOperationInput): JsonObject {
  const isAddition = op === 'ADD' && (value ?? null) === null;
  const given = typeof value === 'string' ? { value: toValue(value) } : {};
  return { op: op.toLowerCase(), path, ...(isAddition ? { value: null } : given) };
}

/** The JSON that a text holds, or the text itself. */
function toValue(text: string): Json {
  if (text === '') return text;
  try {
    requireBounded(text, 'value');
    return readJson(text, 'value');
  } catch {
    return text;
  }
}

function toMetadata({ lastObserved, runId, properties }: SystemMetadataInput): JsonObject {
  return {
    ...(typeof lastObserved === 'number' && { lastObserved }),
    ...(typeof runId === 'string' && { runId }),
    ...(properties && { properties: toMap(properties) }),
  };
}

function toMap(entries: readonly StringMapEntryInput[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.map(({ key, value }) => [key, value ?? '']));
}
