import type { Json, JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';

/** One step of a JSON Patch (RFC 6902), its pointer taken apart and unescaped. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: readonly string[]; readonly value: Json }
  | { readonly op: 'remove'; readonly path: readonly string[] };

export interface Patch {
  readonly operations: readonly PatchOperation[];
  /**
   * Arrays of the aspect whose items pointers name by key rather than by index, and the members that make the key;
   * no members where the items are strings. A member of a member is written with U+241F between the two.
   */
  readonly arrayPrimaryKeys: ReadonlyMap<string, readonly string[]>;
  /** Whether the aspect is patched as plain JSON even if it has a template. */
  readonly forceGenericPatch: boolean;
}

/** A change of one aspect, described by what changes in whatever is stored when its turn comes. */
export interface PatchProposal {
  readonly urn: Urn;
  readonly aspectName: string;
  readonly changeType: 'PATCH';
  readonly patch: Patch;
  readonly systemMetadata?: JsonObject;
  /** Conditions of the write, as in other proposals. */
  readonly headers?: Readonly<Record<string, string>>;
}
