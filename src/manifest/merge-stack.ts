import { compareText } from '../errors/compare-text.js';
import type {
  ColumnRef,
  DesiredDataset,
  DesiredEdge,
  DesiredMapping,
  DesiredState,
  DesiredUnit,
  ExplicitMapping,
  UrnOrigins,
  WildcardMapping,
} from '../model/desired-state.js';
import { groupBy, type NonEmpty } from '../model/group-by.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { type DeclaredStack, type DeclaredUnit, declaredContent } from './declared-stack.js';
import type { DatasetEntry, DeclaredMapping, ResolvedSource } from './manifest.js';

/**
 * Merges the manifests of a stack into its desired state. If they contradict each other, the first
 * wins. A finding reports the contradiction.
 */
export function mergeStack(stack: DeclaredStack): DesiredState {
  return { datasets: mergeDatasets(stack), units: stack.units.map(mergeUnit) };
}

function mergeDatasets({ named, inline }: DeclaredStack): readonly DesiredDataset[] {
  const mentions: readonly Mention[] = [
    ...named.flatMap(({ entry, urn, origins }) =>
      urn === undefined || origins === undefined
        ? []
        : [{ urn, entry, origins, place: entry.shortName.place }],
    ),
    ...inline.map(({ urn, origins, reference }) => ({ urn, origins, place: reference.place })),
  ];
  return [...groupBy(mentions, ({ urn }) => urn)]
    .map(([urn, group]) => mergeDataset(urn, group))
    .sort((a, b) => compareText(a.urn, b.urn));
}

interface Mention {
  readonly urn: DatasetUrn;
  readonly entry?: DatasetEntry;
  readonly origins: UrnOrigins;
  readonly place: DesiredDataset['place'];
}

function mergeDataset(urn: DatasetUrn, mentions: NonEmpty<Mention>): DesiredDataset {
  const entries = mentions.flatMap(({ entry }) => entry ?? []);
  const shortNames = [...new Set(entries.map(({ shortName }) => shortName.text))].sort(compareText);
  const maker = entries.find(({ create }) => create);
  return {
    urn,
    shortNames,
    place: mentions[0].place,
    origins: mentions[0].origins,
    ...(maker && { create: declaredContent(maker) }),
  };
}

function mergeUnit(unit: DeclaredUnit): DesiredUnit {
  const { downstream, entries, place } = unit;
  const [ownership] = entries.flatMap((entry) => entry.ownership ?? []);
  return {
    downstream,
    edges: mergeEdges(unit),
    columns: mergeColumnMappings(unit),
    ...(ownership && { ownership: ownership.value }),
    protect: entries.some(({ protect }) => protect?.value === true),
    place,
  };
}

function mergeEdges({ edges }: DeclaredUnit): readonly DesiredEdge[] {
  const firsts = new Map(edges.toReversed().map((edge) => [edge.upstream, edge]));
  return [...firsts.values()]
    .map(({ upstream, type, place }) => ({ upstream, type: type ?? 'TRANSFORMED', place }))
    .sort((a, b) => compareText(a.upstream, b.upstream));
}

/**
 * Merges the column mappings of one downstream. Mappings of one column with the same transform and
 * confidence become one, even if they are in several entries. Confidences are compared as float32,
 * the form that catalogs store.
 *
 * Wildcards come first, sorted by upstream; the other mappings follow, sorted by column.
 */
function mergeColumnMappings({ columns }: DeclaredUnit): readonly DesiredMapping[] {
  return [
    ...mergeWildcards(columns.filter(({ kind }) => kind === 'wildcard')),
    ...mergeExplicitMappings(columns.filter(({ kind }) => kind === 'explicit')),
  ];
}

function mergeWildcards(
  mappings: readonly DeclaredMapping<ResolvedSource>[],
): readonly WildcardMapping[] {
  const single = mappings.flatMap((mapping) =>
    mapping.upstreams.map(({ dataset }): WildcardMapping => {
      const except = [...new Set(mapping.except.map(({ text }) => text))].sort(compareText);
      return {
        kind: 'wildcard',
        upstream: dataset,
        except,
        ...toAttributes(mapping),
        place: mapping.downstream.place,
      };
    }),
  );
  return sortedGroups(single, ({ place, ...meaning }) =>
    JSON.stringify({ ...meaning, confidence: Math.fround(meaning.confidence) }),
  ).map((group) => ({ ...group[0], confidence: leastConfidence(group) }));
}

function mergeExplicitMappings(
  mappings: readonly DeclaredMapping<ResolvedSource>[],
): readonly ExplicitMapping[] {
  const fed = mappings.filter(({ upstreams }) => upstreams.length > 0);
  const meaningOf = ({ downstream, transform, confidence }: DeclaredMapping<ResolvedSource>) =>
    JSON.stringify([downstream.text, transform, Math.fround(confidence ?? 1)]);
  return sortedGroups(fed, meaningOf).map((group) => {
    const [first] = group;
    return {
      kind: 'explicit',
      downstreamColumn: first.downstream.text,
      upstreams: mergeUpstreamColumns(group),
      ...toAttributes(first),
      confidence: leastConfidence(group),
      place: first.downstream.place,
    };
  });
}

/**
 * Returns the least confidence of a group. Confidences that are equal as float32 may have different
 * digits; the choice must not depend on the order of the files.
 */
function leastConfidence(
  group: NonEmpty<Pick<DeclaredMapping<ResolvedSource>, 'confidence'>>,
): number {
  return group.reduce((least, { confidence }) => Math.min(least, confidence ?? 1), 1);
}

function mergeUpstreamColumns(
  group: NonEmpty<DeclaredMapping<ResolvedSource>>,
): readonly ColumnRef[] {
  const [{ upstreams }] = group;
  // Nearly every mapping is stated once and has one upstream.
  if (group.length === 1 && upstreams.length === 1) return upstreams.map(toColumnRef);
  const columns = group.flatMap((mapping) => mapping.upstreams.map(toColumnRef));
  return sortedGroups(columns, ({ dataset, column }) => JSON.stringify([dataset, column])).map(
    ([first]) => first,
  );
}

function toColumnRef({ dataset, source }: ResolvedSource): ColumnRef {
  const { text, place } = source.column;
  return { dataset, column: text, place };
}

function toAttributes({ transform, confidence }: DeclaredMapping<ResolvedSource>): {
  readonly transform?: string;
  readonly confidence: number;
} {
  return { ...(transform && { transform }), confidence: confidence ?? 1 };
}

function sortedGroups<T>(items: readonly T[], toKey: (item: T) => string): readonly NonEmpty<T>[] {
  return [...groupBy(items, toKey)].sort(([a], [b]) => compareText(a, b)).map(([, group]) => group);
}
