import { compareText } from '../errors/compare-text.js';
import type { DesiredDataset, DesiredEdge, DesiredState, DesiredUnit } from '../model/desired-state.js';
import { groupBy, type NonEmpty } from '../model/group-by.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { datasetContent } from './dataset-content.js';
import { desireColumns } from './desire-columns.js';
import type { DatasetEntry } from './manifest.js';
import type { DeclaredUnit, Stack } from './stack.js';

/** Merges what the manifests of a stack say. Where they contradict each other, which is an error, the first one wins. */
export function desire(stack: Stack): DesiredState {
  return { datasets: desireDatasets(stack), units: stack.units.map(desireUnit) };
}

function desireDatasets({ named, inline }: Stack): readonly DesiredDataset[] {
  const mentions: readonly Mention[] = [
    ...named.flatMap(({ entry, urn }) => (urn === undefined ? [] : [{ urn, entry, place: entry.shortName.place }])),
    ...inline.map(({ urn, reference }) => ({ urn, place: reference.place })),
  ];
  return [...groupBy(mentions, ({ urn }) => urn)]
    .map(([urn, group]) => desireDataset(urn, group))
    .sort((a, b) => compareText(a.urn, b.urn));
}

interface Mention {
  readonly urn: DatasetUrn;
  readonly entry?: DatasetEntry;
  readonly place: DesiredDataset['place'];
}

function desireDataset(urn: DatasetUrn, mentions: NonEmpty<Mention>): DesiredDataset {
  const entries = mentions.flatMap(({ entry }) => entry ?? []);
  const shortNames = [...new Set(entries.map(({ shortName }) => shortName.text))].sort(compareText);
  const maker = entries.find(({ create }) => create);
  return { urn, shortNames, place: mentions[0].place, ...(maker && { create: datasetContent(maker) }) };
}

function desireUnit(unit: DeclaredUnit): DesiredUnit {
  const { downstream, entries, place } = unit;
  const [ownership] = entries.flatMap((entry) => entry.ownership ?? []);
  return {
    downstream,
    edges: desireEdges(unit),
    columns: desireColumns(unit),
    ...(ownership && { ownership: ownership.value }),
    protect: entries.some(({ protect }) => protect?.value === true),
    place,
  };
}

function desireEdges({ edges }: DeclaredUnit): readonly DesiredEdge[] {
  const firsts = new Map(edges.toReversed().map((edge) => [edge.upstream, edge]));
  return [...firsts.values()]
    .map(({ upstream, type, place }) => ({ upstream, type: type ?? 'TRANSFORMED', place }))
    .sort((a, b) => compareText(a.upstream, b.upstream));
}
