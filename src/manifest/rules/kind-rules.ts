import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import { kindOf, kinds } from '../../model/kinds.js';
import { type EntityType, type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import { quote } from '../../yaml/quote.js';
import { DeclaredEdge } from '../declared-edge.js';
import type { DeclaredStack } from '../declared-stack.js';
import type { LineageEntry, Manifest } from '../manifest.js';
import type { Mention } from '../mention.js';
import { mentionsOf } from '../resolve-lineage.js';
import { isPossible, possibleEdges } from './possible-edges.js';

type DisplayName = DeclaredStack['displayName'];

/** Finds names of another kind than their key needs. */
export function wrongKind({ manifests, displayName }: DeclaredStack): readonly Finding[] {
  return manifests.filter(namesOtherKinds).flatMap(({ lineage }) =>
    lineage.flatMap(mentionsOf).flatMap((mention) => {
      const { reference, neededType, datasetPlace: place } = mention;
      const { urn } = reference;
      if (urn === undefined || neededType === undefined || typeOf(urn) === neededType) return [];
      const needed = kinds[neededType].word;
      const message = `${described(urn, displayName)}, and only a ${needed} can stand here${whereElse(mention, urn)}`;
      return [finding('wrong-kind', { message, place })];
    }),
  );
}

/** Says where an item of a job's list can stand. */
function whereElse(mention: Mention, urn: EntityUrn): string {
  if (!(mention instanceof DeclaredEdge) || mention.list === 'upstreams') return '';
  if (isDatasetUrn(urn)) return ': datasets stand under "inputs" and "outputs"';
  return typeOf(urn) === 'dataJob'
    ? ': other jobs stand under "after"'
    : `. Possible edges: ${possibleEdges()}`;
}

/** Finds upstreams of a kind that the downstream cannot have. */
export function impossibleEdge({ manifests, displayName }: DeclaredStack): readonly Finding[] {
  return edgesOfOtherKinds(manifests).flatMap(({ downstream, upstream, edge }) => {
    if (isPossible(typeOf(downstream), typeOf(upstream))) return [];
    const message = `${described(upstream, displayName)}, which a ${kindOf(downstream).word} cannot have as an upstream. Possible edges: ${possibleEdges()}`;
    return [finding('impossible-edge', { message, place: edge.datasetPlace })];
  });
}

/** Finds jobs among upstreams, and jobs as downstreams. */
export function misplacedJob({ manifests, displayName }: DeclaredStack): readonly Finding[] {
  const upstreams = edgesOfOtherKinds(manifests).flatMap(({ downstream, upstream, edge }) => {
    if (typeOf(upstream) !== 'dataJob' || !isDatasetUrn(downstream)) return [];
    const [job, output] = [upstream, downstream].map((urn) => shown(urn, displayName));
    const suggestion = `- {job: ${job}, outputs: [${output}]}`;
    const message = `a job cannot stand among upstreams: write the entry ${suggestion}`;
    return [finding('misplaced-job', { message, place: edge.datasetPlace, suggestion })];
  });
  const downstreams = downstreamEntries(manifests).flatMap(({ entry, downstream, place }) => {
    if (typeOf(downstream) !== 'dataJob') return [];
    const suggestion = jobEntry(downstream, entry, displayName);
    const message = `a job cannot be a downstream: write the entry ${suggestion}`;
    return [finding('misplaced-job', { message, place, suggestion })];
  });
  return [...upstreams, ...downstreams];
}

/** Writes the entry of a job with the upstreams of another entry. */
function jobEntry(job: EntityUrn, { upstreams }: LineageEntry, displayName: DisplayName): string {
  const urns = upstreams.flatMap(({ reference }) => reference.urn ?? []);
  const list = (key: string, type: EntityType): readonly string[] => {
    const items = urns.filter((urn) => typeOf(urn) === type).map((urn) => shown(urn, displayName));
    return items.length === 0 ? [] : [`${key}: [${items.join(', ')}]`];
  };
  const lists = [...list('inputs', 'dataset'), ...list('after', 'dataJob')];
  const keys = lists.length === 0 ? ['inputs: []'] : lists;
  return `- {${[`job: ${shown(job, displayName)}`, ...keys].join(', ')}}`;
}

/** Finds types, columns, wildcards, transforms and confidences that some kinds cannot have. */
export function impossiblePart({ manifests }: DeclaredStack): readonly Finding[] {
  const refuse = (message: string, place: Place) => finding('impossible-part', { message, place });
  const types = edgesOfOtherKinds(manifests).flatMap(({ edge }) =>
    edge.hasType
      ? [refuse('only an edge between two datasets has a type: remove it', edge.typePlace)]
      : [],
  );
  const columns = downstreamEntries(manifests).flatMap(({ entry, downstream }) => {
    const { columns: form, word } = kindOf(downstream);
    if (form === 'records' || form === 'between') return [];
    return entry.columns.flatMap(({ kind, place, transform, confidence }) => {
      if (form === undefined) return [refuse(`a ${word} has no columns: remove this`, place)];
      if (kind === 'wildcard')
        return [refuse(`"*" needs two datasets: name each field of the ${word}`, place)];
      return transform === undefined && confidence === 1
        ? []
        : [refuse(`a field of a ${word} has no transform and no confidence: remove them`, place)];
    });
  });
  return [...types, ...columns];
}

interface NamedEntry {
  readonly entry: LineageEntry;
  readonly downstream: EntityUrn;
  /** The place of the downstream. */
  readonly place: Place;
}

/** Lists the entries with downstreams in the manifests that name more than datasets. */
function downstreamEntries(manifests: readonly Manifest[]): readonly NamedEntry[] {
  return manifests.filter(namesOtherKinds).flatMap(({ lineage }) =>
    lineage.flatMap((entry) => {
      const { form, downstream: mention } = entry;
      const downstream = mention?.reference.urn;
      return form === 'job' || mention === undefined || downstream === undefined
        ? []
        : [{ entry, downstream, place: mention.place }];
    }),
  );
}

/** Most manifests name datasets alone, and their many columns need no look. */
function namesOtherKinds({ references, lineage }: Manifest): boolean {
  return (
    references.some(({ urn }) => urn !== undefined && !isDatasetUrn(urn)) ||
    lineage.some(({ form }) => form === 'job')
  );
}

interface EdgeOfOtherKind {
  readonly downstream: EntityUrn;
  readonly upstream: EntityUrn;
  readonly edge: DeclaredEdge;
}

/** Lists the upstreams that are not between two datasets and that have the kind of their key. */
function edgesOfOtherKinds(manifests: readonly Manifest[]): readonly EdgeOfOtherKind[] {
  return downstreamEntries(manifests).flatMap(({ entry, downstream }) =>
    entry.upstreams.flatMap((edge) => {
      const { reference, neededType } = edge;
      const { urn: upstream } = reference;
      if (upstream === undefined || typeOf(downstream) === 'dataJob') return [];
      if (isDatasetUrn(upstream) && isDatasetUrn(downstream)) return [];
      const isSound = neededType === undefined || neededType === typeOf(upstream);
      return isSound ? [{ downstream, upstream, edge }] : [];
    }),
  );
}

function typeOf(urn: EntityUrn): EntityType {
  return urnEntityType(urn) as EntityType;
}

function described(urn: EntityUrn, displayName: DisplayName): string {
  return `${quote(displayName(urn))} is a ${kindOf(urn).word}`;
}

/** Writes the short name of an entity, or its urn as a manifest has it. */
function shown(urn: EntityUrn, displayName: DisplayName): string {
  const name = displayName(urn);
  return name === urn ? `{urn: ${JSON.stringify(urn)}}` : name;
}
