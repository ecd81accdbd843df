import { compareText } from '../errors/compare-text.js';
import type {
  DesiredDataset,
  DesiredEdge,
  DesiredState,
  DesiredUnit,
} from '../model/desired-state.js';
import { groupBy, type NonEmpty } from '../model/group-by.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { declaredContent } from './declared-content.js';
import type { DeclaredStack, DeclaredUnit } from './declared-stack.js';
import type { DatasetEntry } from './manifest.js';
import { mergeColumnMappings } from './merge-column-mappings.js';

/**
 * Merges the manifests of a stack into its desired state. Where they contradict each other, which
 * is an error, the first wins.
 */
export function mergeStack(stack: DeclaredStack): DesiredState {
  return { datasets: mergeDatasets(stack), units: stack.units.map(mergeUnit) };
}

function mergeDatasets({ named, inline }: DeclaredStack): readonly DesiredDataset[] {
  const mentions: readonly Mention[] = [
    ...named.flatMap(({ entry, urn }) =>
      urn === undefined ? [] : [{ urn, entry, place: entry.shortName.place }],
    ),
    ...inline.map(({ urn, reference }) => ({ urn, place: reference.place })),
  ];
  return [...groupBy(mentions, ({ urn }) => urn)]
    .map(([urn, group]) => mergeDataset(urn, group))
    .sort((a, b) => compareText(a.urn, b.urn));
}

interface Mention {
  readonly urn: DatasetUrn;
  readonly entry?: DatasetEntry;
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
