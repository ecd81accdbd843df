import { didYouMean } from '../errors/did-you-mean.js';
import { type Finding, finding } from '../errors/finding.js';
import { type Identified, identifyDataset, type Surroundings } from './identify-dataset.js';
import type { DatasetReference, ShortNameReference } from './manifest.js';
import { quote } from './quote.js';
import type { NamedDataset } from './stack.js';

/** What short names mean in a stack. */
export interface Glossary {
  readonly byShortName: ReadonlyMap<string, readonly NamedDataset[]>;
  /** Whether a file that could not be read may hold the name. */
  readonly mayBeUnread: (shortName: string) => boolean;
}

/**
 * The urn of the dataset that a reference means; without one where that is malformed or unknown.
 *
 * @param spell how the reference would be written with another short name, for suggestions
 */
export function resolveReference(
  reference: DatasetReference,
  surroundings: Surroundings,
  glossary: Glossary,
  spell: (shortName: string) => string,
): Identified {
  return reference.kind === 'short-name' ? lookUp(reference, glossary, spell) : identifyDataset(reference, surroundings);
}

function lookUp({ name }: ShortNameReference, glossary: Glossary, spell: (shortName: string) => string): Identified {
  const meanings = glossary.byShortName.get(name.text);
  if (meanings === undefined) return { findings: glossary.mayBeUnread(name.text) ? [] : [unknownShortName(name, glossary, spell)] };
  const urns = new Set(meanings.flatMap(({ urn }) => urn ?? []));
  const [urn] = urns;
  // Of a name with two meanings none is taken: the conflict is a finding of its own.
  return urn === undefined || urns.size > 1 ? { findings: [] } : { urn, findings: [] };
}

function unknownShortName(name: ShortNameReference['name'], { byShortName }: Glossary, spell: (shortName: string) => string): Finding {
  const near = didYouMean(name.text, byShortName.keys());
  const hint = near === undefined ? 'add it under `datasets`' : `did you mean ${quote(near)}?`;
  return finding('unknown-short-name', {
    message: `no file gives a dataset the short name ${quote(name.text)}: ${hint}`,
    place: name.place,
    suggestion: near === undefined ? undefined : spell(near),
  });
}
