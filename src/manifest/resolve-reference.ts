import { didYouMean } from '../errors/did-you-mean.js';
import { type Finding, finding } from '../errors/finding.js';
import type { NamedDataset } from './declared-stack.js';
import { type IdentifiedDataset, identifyDataset, type UrnContext } from './identify-dataset.js';
import type { DatasetReference, ShortNameReference } from './manifest.js';
import { quote } from './yaml/quote.js';

/** The short names of a stack and their datasets. */
export interface ShortNames {
  readonly byShortName: ReadonlyMap<string, readonly NamedDataset[]>;
  /** Returns true if a file that could not be parsed may define the name. */
  readonly mayBeUnread: (shortName: string) => boolean;
}

/**
 * Resolves a reference to the urn of its dataset. The urn is absent if the reference is malformed
 * or unknown.
 *
 * @param spell writes the reference with another short name, for suggestions
 */
export function resolveReference(
  reference: DatasetReference,
  context: UrnContext,
  shortNames: ShortNames,
  spell: (shortName: string) => string,
): IdentifiedDataset {
  return reference.kind === 'short-name'
    ? lookUp(reference, shortNames, spell)
    : identifyDataset(reference, context);
}

function lookUp(
  { name }: ShortNameReference,
  shortNames: ShortNames,
  spell: (shortName: string) => string,
): IdentifiedDataset {
  const meanings = shortNames.byShortName.get(name.text);
  if (meanings === undefined)
    return {
      findings: shortNames.mayBeUnread(name.text)
        ? []
        : [unknownShortName(name, shortNames, spell)],
    };
  const urns = new Set(meanings.flatMap(({ urn }) => urn ?? []));
  const [urn] = urns;
  // A name with two meanings is not resolved. The conflict is a finding of its own.
  return urn === undefined || urns.size > 1 ? { findings: [] } : { urn, findings: [] };
}

function unknownShortName(
  name: ShortNameReference['name'],
  { byShortName }: ShortNames,
  spell: (shortName: string) => string,
): Finding {
  const near = didYouMean(name.text, byShortName.keys());
  const hint = near === undefined ? 'add it under `datasets`' : `did you mean ${quote(near)}?`;
  return finding('unknown-short-name', {
    message: `no file gives a dataset the short name ${quote(name.text)}: ${hint}`,
    place: name.place,
    suggestion: near === undefined ? undefined : spell(near),
  });
}
