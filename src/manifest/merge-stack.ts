import { compareText } from '../errors/compare-text.js';
import type {
  DatasetContent,
  DesiredDataset,
  DesiredEdge,
  DesiredMapping,
  DesiredState,
  DesiredUnit,
  ExplicitMapping,
  Ownership,
  UrnOrigins,
  WildcardMapping,
} from '../model/desired-state.js';
import { groupBy, type NonEmpty } from '../model/group-by.js';
import { pick } from '../model/pick.js';
import type { EntityUrn } from '../urn/entity-urn.js';
import { SourceRange } from '../yaml/source-text.js';
import type { DeclaredMapping, DeclaredSource } from './declared-mapping.js';
import {
  type DeclaredStack,
  type DeclaredUnit,
  declaredContent,
  type InlineDataset,
} from './declared-stack.js';
import type { EntityIdentity } from './entity-identity.js';
import { originsOf, type UrnContext } from './identify-entity.js';
import type { DatasetEntry } from './manifest.js';

/**
 * Merges the manifests of a stack into its desired state. If they contradict each other, the first
 * wins. A finding reports the contradiction.
 *
 * Most parts of a stack are stated once and in order. The desired state then has the declared
 * objects themselves, since a copy of each would take as much memory again.
 */
export function mergeStack(stack: DeclaredStack): DesiredState {
  return {
    datasets: mergeDatasets(stack),
    units: stack.units.map((unit) => new MergedUnit(unit)),
  };
}

function mergeDatasets(stack: DeclaredStack): readonly DesiredDataset[] {
  return [...groupBy(namedDatasets(stack), ({ urn }) => urn).values()]
    .map((group) => new MergedDataset(group))
    .sort((a, b) => compareText(a.urn, b.urn));
}

interface IdentifiedMention extends InlineDataset {
  readonly entry?: DatasetEntry;
}

/** Lists the entities that manifests name, as often as they name them. Short names come first. */
export function namedDatasets({ named, inline }: DeclaredStack): readonly IdentifiedMention[] {
  return [
    ...named.flatMap(({ entry, urn, context }) =>
      urn && entry.identity ? [{ urn, identity: entry.identity, context, entry }] : [],
    ),
    ...inline,
  ];
}

class MergedDataset implements DesiredDataset {
  readonly urn: EntityUrn;
  readonly shortNames: readonly string[];
  declare readonly create?: DatasetContent;
  readonly #identity: EntityIdentity;
  readonly #context: UrnContext;

  constructor(mentions: NonEmpty<IdentifiedMention>) {
    const entries = mentions.flatMap(({ entry }) => entry ?? []);
    const maker = entries.find(({ create }) => create);
    const names = entries.map(({ shortName }) => shortName.text);
    const [{ urn, identity, context }] = mentions;
    this.urn = urn;
    this.shortNames = [...new Set(names)].sort(compareText);
    if (maker) this.create = declaredContent(maker);
    this.#identity = identity;
    this.#context = context;
  }

  get place(): DesiredDataset['place'] {
    return this.#identity.range.place;
  }

  get origins(): UrnOrigins {
    return originsOf(this.#identity, this.#context);
  }

  toJSON(): object {
    return pick(this, 'urn', 'shortNames', 'place', 'origins', 'create');
  }
}

class MergedUnit extends SourceRange implements DesiredUnit {
  readonly downstream: EntityUrn;
  readonly edges: readonly DesiredEdge[];
  readonly columns: readonly DesiredMapping[];
  declare readonly ownership?: Ownership;
  readonly protect: boolean;

  constructor(unit: DeclaredUnit) {
    const { range, downstream, entries } = unit;
    super(range.source, range.start, range.end);
    const [ownership] = entries.flatMap((entry) => entry.ownership ?? []);
    this.downstream = downstream;
    this.edges = mergeEdges(unit);
    this.columns = mergeColumnMappings(unit);
    if (ownership) this.ownership = ownership.value;
    this.protect = entries.some(({ protect }) => protect?.value === true);
  }

  toJSON(): object {
    return pick(this, 'downstream', 'edges', 'columns', 'ownership', 'protect', 'place');
  }
}

function mergeEdges({ edges }: DeclaredUnit): readonly DesiredEdge[] {
  if (isAscending(edges, ({ upstream }) => upstream)) return edges;
  // A note is said once, and the first edge without it would lose it.
  const noted = edges.filter(({ note }) => note !== undefined);
  const byChoice = [...edges.toReversed(), ...noted.toReversed()];
  const firsts = new Map(byChoice.map((edge) => [edge.upstream, edge]));
  return [...firsts.values()].sort((a, b) => compareText(a.upstream, b.upstream));
}

/** Returns true for items that are sorted by distinct keys. */
function isAscending<T>(items: readonly T[], toKey: (item: T) => string): boolean {
  if (items.length === 1) return true;
  let last: string | undefined;
  return items.every((item) => {
    const key = toKey(item);
    const isNext = last === undefined || last < key;
    last = key;
    return isNext;
  });
}

/**
 * Merges the column mappings of one downstream. Mappings of one column with the same transform and
 * confidence become one, even if they are in several entries. Confidences are compared as float32,
 * the form that catalogs store.
 *
 * Wildcards come first, sorted by upstream; the other mappings follow, sorted by column.
 */
function mergeColumnMappings({ columns }: DeclaredUnit): readonly DesiredMapping[] {
  const isSimple = isAscending(columns, ownColumn);
  if (isSimple && columns.every(isMerged)) return columns;
  return [
    ...mergeWildcards(columns.filter(({ kind }) => kind === 'wildcard')),
    ...mergeExplicitMappings(columns.filter(({ kind }) => kind === 'explicit')),
  ];
}

/** Names the downstream column of a mapping. In a job, its dataset comes first. */
function ownColumn({ of, downstreamColumn }: DeclaredMapping): string {
  return JSON.stringify(of === undefined ? downstreamColumn : [of, downstreamColumn]);
}

/** A declared mapping that the desired state has too. */
type MergedMapping = DeclaredMapping & ExplicitMapping;

function isMerged(mapping: DeclaredMapping): mapping is MergedMapping {
  const { kind, upstreams } = mapping;
  return kind === 'explicit' && upstreams.length > 0 && isAscending(upstreams, columnKey);
}

function columnKey({ dataset, column }: DeclaredSource): string {
  return JSON.stringify([dataset, column]);
}

function mergeWildcards(mappings: readonly DeclaredMapping[]): readonly WildcardMapping[] {
  const single = mappings.flatMap((mapping) => {
    const except = [...new Set(mapping.except.map(({ text }) => text))].sort(compareText);
    return mapping.upstreams.map(({ dataset: upstream }) => ({ mapping, upstream, except }));
  });
  return sortedGroups(single, ({ mapping: { transform, confidence }, upstream, except }) =>
    JSON.stringify({ upstream, except, transform, confidence: Math.fround(confidence) }),
  ).map((group) => {
    const [{ mapping, upstream, except }] = group;
    const { transform, place } = mapping;
    const confidence = leastConfidence(group.map((one) => one.mapping));
    const wildcard = { kind: 'wildcard', upstream, except, confidence, place } as const;
    return transform === undefined ? wildcard : { ...wildcard, transform };
  });
}

function mergeExplicitMappings(mappings: readonly DeclaredMapping[]): readonly ExplicitMapping[] {
  const fed = mappings.filter(({ upstreams }) => upstreams.length > 0);
  const meaningOf = ({ of, downstreamColumn, transform, confidence }: DeclaredMapping) =>
    JSON.stringify([...(of ? [of] : []), downstreamColumn, transform, Math.fround(confidence)]);
  return sortedGroups(fed, meaningOf).map((group) => {
    const [first, ...others] = group;
    if (others.length === 0 && isMerged(first)) return first;
    const columns = group.flatMap(({ upstreams }) => upstreams);
    return first.withParts({
      sources: sortedGroups(columns, columnKey).map(([one]) => one),
      except: [],
      transform: first.transform,
      confidence: leastConfidence(group),
      isFlawed: false,
    }) as MergedMapping;
  });
}

/**
 * Returns the least confidence of a group. Confidences that are equal as float32 may have different
 * digits; the choice must not depend on the order of the files.
 */
function leastConfidence(group: readonly DeclaredMapping[]): number {
  return group.reduce((least, { confidence }) => Math.min(least, confidence), 1);
}

function sortedGroups<T>(items: readonly T[], toKey: (item: T) => string): readonly NonEmpty<T>[] {
  return [...groupBy(items, toKey)].sort(([a], [b]) => compareText(a, b)).map(([, group]) => group);
}
