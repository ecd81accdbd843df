import type { Json, JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';

/** One operation of a JSON Patch (RFC 6902). The path is the split and unescaped pointer. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: readonly string[]; readonly value: Json }
  | { readonly op: 'remove'; readonly path: readonly string[] };

export interface Patch {
  readonly operations: readonly PatchOperation[];
  /**
   * Arrays of the aspect whose items are addressed by key, not by index, with the members that form
   * the key. Without members, the items are strings. The two names of a nested member are separated
   * by U+241F.
   */
  readonly arrayPrimaryKeys: ReadonlyMap<string, readonly string[]>;
  /** True to patch the aspect as plain JSON even if it has a template. */
  readonly forceGenericPatch: boolean;
}

/**
 * A request to patch one aspect. The patch applies to the value that is stored when the patch is
 * carried out.
 */
export interface PatchProposal {
  readonly urn: Urn;
  readonly aspectName: string;
  readonly changeType: 'PATCH';
  readonly patch: Patch;
  readonly systemMetadata?: JsonObject | undefined;
  /** Conditions of the write, as in other proposals. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
