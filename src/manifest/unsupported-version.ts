import { type Finding, finding } from '../errors/finding.js';
import { cut, quote } from './quote.js';
import { isNothing, type Spot, visiblePlace } from './spot.js';

/** What to say of a format version that is not the number that the schema asks for. */
export function unsupportedVersion(wanted: unknown, spot: Spot): Finding {
  const version = String(wanted);
  return finding('unsupported-version', { message: messageFor(version, spot), place: visiblePlace(spot), suggestion: version });
}

function messageFor(version: string, { node }: Spot): string {
  if (isNothing(node)) return `the format version is missing: write version: ${version}`;
  if (node.kind !== 'scalar')
    return `the format version is a number, not a ${node.kind === 'list' ? 'list' : 'mapping'}: write version: ${version}`;
  const { value, text } = node;
  if (typeof value !== 'string') return `format version ${cut(text)} is not supported: write version: ${version}`;
  // Quoted in a message, text and number look alike.
  const repair = Number(value) === Number(version) ? `write the number ${version}, without quotes` : `write version: ${version}`;
  return `the format version is a number, not the text ${quote(text)}: ${repair}`;
}
