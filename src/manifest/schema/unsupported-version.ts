import { type Finding, finding } from '../../errors/finding.js';
import { isEmptyNode, type KeyedNode, visiblePlace } from '../yaml/keyed-node.js';
import { quote, truncate } from '../yaml/quote.js';

/** Builds the finding for a format version that is not the number in the schema. */
export function unsupportedVersion(wanted: unknown, keyed: KeyedNode): Finding {
  const version = String(wanted);
  return finding('unsupported-version', {
    message: messageFor(version, keyed),
    place: visiblePlace(keyed),
    suggestion: version,
  });
}

function messageFor(version: string, { node }: KeyedNode): string {
  if (isEmptyNode(node)) return `the format version is missing: write version: ${version}`;
  if (node.kind !== 'scalar')
    return `the format version is a number, not a ${node.kind === 'list' ? 'list' : 'mapping'}: write version: ${version}`;
  const { value, text } = node;
  if (typeof value !== 'string')
    return `format version ${truncate(text)} is not supported: write version: ${version}`;
  // Text and number look alike in a message, so the hint has to name the difference.
  const repair =
    Number(value) === Number(version)
      ? `write the number ${version}, without quotes`
      : `write version: ${version}`;
  return `the format version is a number, not the text ${quote(text)}: ${repair}`;
}
