import { compareText } from '../errors/compare-text.js';
import { createSuggest, type Suggestion } from '../errors/did-you-mean.js';
import { type Finding, finding } from '../errors/finding.js';
import { limitFindings, mergeEqualFindings } from '../errors/merge-findings.js';
import { groupBy, type NonEmpty } from '../model/group-by.js';
import { kinds } from '../model/kinds.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import { quote } from '../yaml/quote.js';
import type { DeclaredUnit, InlineDataset, NamedDataset } from './declared-stack.js';
import type { EntityReference } from './file-names.js';
import { identifyEntity, type UrnContext } from './identify-entity.js';
import type { LineageEntry, Manifest } from './manifest.js';
import { isKnown, type Mention } from './mention.js';

export interface ResolvedLineage {
  /** Sorted by downstream. */
  readonly units: readonly DeclaredUnit[];
  readonly inline: readonly InlineDataset[];
  readonly findings: readonly Finding[];
}

/** A manifest with what its entries do not state themselves. */
export interface PlacedManifest {
  readonly manifest: Manifest;
  readonly context: UrnContext;
}

/** Resolves every entity that lineage names, and groups the entries by downstream. */
export function resolveLineage(
  manifests: readonly PlacedManifest[],
  shortNames: ShortNames,
): ResolvedLineage {
  const findings: Finding[] = [];
  const inline: InlineDataset[] = [];
  const suggestFrom = createSuggest();
  const names = [...shortNames.byShortName.keys()];
  const suggest = (name: string) => suggestFrom(name, names);
  for (const { manifest, context } of manifests) {
    const faults = resolveReferences(manifest.references, { context, shortNames, inline });
    const mentions = faults.size === 0 ? [] : manifest.lineage.flatMap(mentionsOf);
    for (const mention of mentions)
      for (const fault of faults.get(mention.reference) ?? [])
        findings.push(fault === 'unknown' ? unknownShortName(mention, suggest) : fault);
  }
  const entries = manifests.flatMap(({ manifest }) => manifest.lineage);
  const byDownstream = groupBy(entries, ({ downstream }) => downstream?.reference.urn);
  const units = [...byDownstream].flatMap(([downstream, group]) =>
    downstream === undefined ? [] : [mergeEntries(downstream, group)],
  );
  return {
    units: units.sort((a, b) => compareText(a.downstream, b.downstream)),
    inline,
    findings: mergeEqualFindings(limitFindings(findings)),
  };
}

/** The mistakes of a reference. An unknown short name is one finding for each of its mentions. */
type Faults = ReadonlyMap<EntityReference, readonly (Finding | 'unknown')[]>;

interface ResolveContext {
  readonly context: UrnContext;
  readonly shortNames: ShortNames;
  /** Takes the entities that lineage names by parts or urn. */
  readonly inline: InlineDataset[];
}

/** Gives each entity that a file names its urn. */
function resolveReferences(
  references: readonly EntityReference[],
  { context, shortNames, inline }: ResolveContext,
): Faults {
  const faults = new Map<EntityReference, readonly (Finding | 'unknown')[]>();
  for (const reference of references) {
    const { name } = reference;
    const isShort = typeof name === 'string';
    const resolved = isShort ? lookUp(name, shortNames) : identifyEntity(name, context);
    const { urn, findings } = resolved;
    reference.urn = urn;
    if (findings.length > 0) faults.set(reference, findings);
    if (!isShort && urn !== undefined) inline.push({ urn, identity: name, context });
  }
  return faults;
}

/** Lists every name in an entry. */
export function mentionsOf({ downstream, upstreams, columns }: LineageEntry): readonly Mention[] {
  const sources = columns.flatMap((mapping) => mapping.mentions);
  return [...(downstream ? [downstream] : []), ...upstreams, ...sources];
}

function mergeEntries(downstream: EntityUrn, entries: NonEmpty<LineageEntry>): DeclaredUnit {
  const [first, ...others] = entries;
  // Most downstreams have one entry, whose lists are as long as their items.
  const isAlone = others.length === 0;
  const upstreams = isAlone ? first.upstreams : entries.flatMap((entry) => entry.upstreams);
  const edges = upstreams.every(isKnown) ? upstreams : upstreams.filter(isKnown);
  return {
    downstream,
    entries,
    edges,
    columns: isAlone ? first.columns : entries.flatMap(({ columns }) => columns),
    incomplete: edges.length < upstreams.length || entries.some(({ incomplete }) => incomplete),
    range: first.range,
  };
}

/** The short names of a stack and their entities. */
interface ShortNames {
  readonly byShortName: ReadonlyMap<string, readonly NamedDataset[]>;
  /** Returns true if a file that could not be parsed may define the name. */
  readonly mayBeUnread: (shortName: string) => boolean;
}

interface LookUp {
  readonly urn?: EntityUrn | undefined;
  readonly findings: readonly (Finding | 'unknown')[];
}

function lookUp(name: string, { byShortName, mayBeUnread }: ShortNames): LookUp {
  const meanings = byShortName.get(name);
  if (meanings === undefined) return { findings: mayBeUnread(name) ? [] : ['unknown'] };
  const urn = meanings.find((one) => one.urn !== undefined)?.urn;
  // A name with two meanings is not resolved. The conflict is a finding of its own.
  const isClear = meanings.every((one) => one.urn === undefined || one.urn === urn);
  return { urn: isClear ? urn : undefined, findings: [] };
}

function unknownShortName(
  { reference, datasetPlace: place, neededType = 'dataset' }: Mention,
  suggest: (name: string) => Suggestion,
): Finding {
  const name = String(reference.name);
  const { near, only } = suggest(name);
  const { word } = kinds[neededType];
  const hint = near === undefined ? `add it under \`${word}s\`` : `did you mean ${quote(near)}?`;
  return finding('unknown-short-name', {
    message: `no file gives a ${word} the short name ${quote(name)}: ${hint}`,
    place,
    suggestion: near,
    fix: only,
  });
}
