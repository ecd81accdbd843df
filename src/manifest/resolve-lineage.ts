import { compareText } from '../errors/compare-text.js';
import { createSuggest, type Suggestion } from '../errors/did-you-mean.js';
import { type Finding, finding } from '../errors/finding.js';
import { limitFindings, mergeEqualFindings } from '../errors/merge-findings.js';
import { groupBy, type NonEmpty } from '../model/group-by.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { quote } from '../yaml/quote.js';
import type { DeclaredUnit, InlineDataset, NamedDataset } from './declared-stack.js';
import { type IdentifiedDataset, identifyDataset, type UrnContext } from './identify-dataset.js';
import type {
  ColumnSource,
  DatasetReference,
  DeclaredEdge,
  DeclaredMapping,
  LineageEntry,
  Manifest,
  ResolvedSource,
  ShortNameReference,
} from './manifest.js';
import { present } from './present.js';

export interface ResolvedLineage {
  /** Sorted by downstream. */
  readonly units: readonly DeclaredUnit[];
  readonly inline: readonly InlineDataset[];
  readonly findings: readonly Finding[];
}

/** Resolves every dataset that lineage names, and groups the entries by downstream. */
export function resolveLineage(
  manifests: readonly Manifest[],
  toUrnContext: (manifest: Manifest) => UrnContext,
  shortNames: ShortNames,
): ResolvedLineage {
  const findings: Finding[] = [];
  const inline: InlineDataset[] = [];
  const suggestFrom = createSuggest();
  const names = [...shortNames.byShortName.keys()];
  const lookUps = { ...shortNames, suggest: (name: string) => suggestFrom(name, names) };
  const entries = manifests.flatMap((manifest) => {
    const context = toUrnContext(manifest);
    const resolve: Resolve = (reference) => {
      const resolved =
        reference.kind === 'short-name'
          ? lookUp(reference, lookUps)
          : identifyDataset(reference, context);
      for (const one of resolved.findings) findings.push(one);
      const { urn, origins = {} } = resolved;
      if (urn !== undefined && reference.kind !== 'short-name')
        inline.push({ urn, origins, reference });
      return urn;
    };
    return manifest.lineage.flatMap((entry) => resolveEntry(entry, resolve));
  });
  const units = [...groupBy(entries, ({ downstream }) => downstream)].map(([downstream, parts]) =>
    mergeEntries(downstream, parts),
  );
  return {
    units: units.sort((a, b) => compareText(a.downstream, b.downstream)),
    inline,
    findings: mergeEqualFindings(limitFindings(findings)),
  };
}

type Resolve = (reference: DatasetReference) => DatasetUrn | undefined;

interface ResolvedEntry {
  readonly downstream: DatasetUrn;
  readonly entry: LineageEntry;
  readonly edges: readonly DeclaredEdge<DatasetUrn>[];
  readonly columns: readonly DeclaredMapping<ResolvedSource>[];
}

/** Empty without a downstream. Still resolves the other references, for their findings. */
function resolveEntry(entry: LineageEntry, resolve: Resolve): readonly ResolvedEntry[] {
  const downstream = entry.downstream && resolve(entry.downstream);
  const edges = present(
    entry.upstreams.map(
      ({ upstream: reference, type, place, typePlace }): DeclaredEdge<DatasetUrn> | undefined => {
        const upstream = resolve(reference);
        return upstream && { upstream, type, place, typePlace };
      },
    ),
  );
  const columns = entry.columns.map((mapping) => resolveMapping(mapping, resolve));
  return downstream === undefined ? [] : [{ downstream, entry, edges, columns }];
}

function resolveMapping(
  mapping: DeclaredMapping<ColumnSource>,
  resolve: Resolve,
): DeclaredMapping<ResolvedSource> {
  const upstreams = present(
    mapping.upstreams.map((source): ResolvedSource | undefined => {
      const dataset = resolve(source.dataset);
      return dataset && { dataset, source };
    }),
  );
  return { ...mapping, upstreams };
}

function mergeEntries(downstream: DatasetUrn, parts: NonEmpty<ResolvedEntry>): DeclaredUnit {
  const [first, ...others] = parts;
  // Most downstreams have one entry, whose lists are as long as their items.
  const isAlone = others.length === 0;
  return {
    downstream,
    entries: parts.map(({ entry }) => entry),
    edges: isAlone ? first.edges : parts.flatMap(({ edges }) => edges),
    columns: isAlone ? first.columns : parts.flatMap(({ columns }) => columns),
    incomplete: parts.some(
      ({ entry, edges }) => entry.incomplete || edges.length < entry.upstreams.length,
    ),
    place: first.entry.place,
  };
}

/** The short names of a stack and their datasets. */
interface ShortNames {
  readonly byShortName: ReadonlyMap<string, readonly NamedDataset[]>;
  /** Returns true if a file that could not be parsed may define the name. */
  readonly mayBeUnread: (shortName: string) => boolean;
}

interface LookUp extends ShortNames {
  readonly suggest: (name: string) => Suggestion;
}

function lookUp({ name }: ShortNameReference, shortNames: LookUp): IdentifiedDataset {
  const meanings = shortNames.byShortName.get(name.text);
  if (meanings === undefined)
    return {
      findings: shortNames.mayBeUnread(name.text) ? [] : [unknownShortName(name, shortNames)],
    };
  const urn = meanings.find((one) => one.urn !== undefined)?.urn;
  // A name with two meanings is not resolved. The conflict is a finding of its own.
  const isClear = meanings.every((one) => one.urn === undefined || one.urn === urn);
  return urn === undefined || !isClear ? { findings: [] } : { urn, findings: [] };
}

function unknownShortName(name: ShortNameReference['name'], { suggest }: LookUp): Finding {
  const { near, only } = suggest(name.text);
  const hint = near === undefined ? 'add it under `datasets`' : `did you mean ${quote(near)}?`;
  return finding('unknown-short-name', {
    message: `no file gives a dataset the short name ${quote(name.text)}: ${hint}`,
    place: name.place,
    suggestion: near,
    fix: only,
  });
}
