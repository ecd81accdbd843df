import type { Urn } from '../../urn/urn.js';
import { asEntityUrn } from '../metamodel/entity-keys.js';
import { Refusal } from '../refusal.js';
import { isAspectName } from '../write/proposal.js';
import { readUrn } from '../write/read-proposal.js';

/** What stands after a part of the path, such as `/entities/`. Hono leaves encoded slashes and percent signs encoded. */
export function pathAfter(path: string, part: string): string {
  return path.slice(path.indexOf(part) + part.length);
}

/** An urn in a path, encoded or as it is: clients do both, and raw urns may hold slashes. */
export function readUrnSegment(encoded: string): Urn {
  return readUrn(decodeSegment(encoded), 'the path');
}

/** `<urn>` or `<urn>/<aspect>`. What looks like an aspect after an urn is one. */
export function readAspectPath(encoded: string): { readonly urn: Urn; readonly aspectName?: string } {
  const slash = encoded.lastIndexOf('/');
  const aspectName = encoded.slice(slash + 1);
  if (slash > 0 && isAspectName(aspectName)) {
    const urn = asEntityUrn(decodeSegment(encoded.slice(0, slash)));
    if (urn.ok) return { urn: urn.value, aspectName };
  }
  return { urn: readUrnSegment(encoded) };
}

function decodeSegment(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new Refusal('malformed', `the path is not correctly percent-encoded: ${encoded}`);
  }
}
