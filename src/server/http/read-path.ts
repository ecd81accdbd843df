import type { Urn } from '../../urn/urn.js';
import { withBrackets } from '../metamodel/bracketed-urns.js';
import { asEntityUrn } from '../metamodel/entity-keys.js';
import { canonicalAspectName } from '../metamodel/record-names.js';
import { malformed } from '../shared/request-error.js';
import { isAspectName } from '../write/proposal.js';
import { readUrn } from '../write/read-proposal.js';

/**
 * Returns the text after a part of the path, such as `/entities/`. Hono leaves encoded slashes and
 * percent signs encoded.
 */
export function pathAfter(path: string, part: string): string {
  return path.slice(path.indexOf(part) + part.length);
}

/** Reads an urn in a path, encoded or raw: clients send both, and raw urns may contain slashes. */
export function readUrnSegment(encoded: string): Urn {
  return readUrn(decodeSegment(encoded), 'the path');
}

/**
 * Reads `<urn>` or `<urn>/<aspect>`. A last segment that is an aspect name counts as the aspect, in
 * any letter case.
 */
export function readAspectPath(encoded: string): {
  readonly urn: Urn;
  readonly aspectName?: string;
} {
  const slash = encoded.lastIndexOf('/');
  const aspectName = encoded.slice(slash + 1);
  if (slash > 0 && isAspectName(aspectName)) {
    const urn = withBrackets(asEntityUrn)(decodeSegment(encoded.slice(0, slash)));
    if (urn.ok)
      return { urn: urn.value, aspectName: canonicalAspectName(aspectName) ?? aspectName };
  }
  return { urn: readUrnSegment(encoded) };
}

function decodeSegment(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw malformed(`the path is not correctly percent-encoded: ${encoded}`);
  }
}
