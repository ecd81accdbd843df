import { compareText } from '../../errors/compare-text.js';
import { countSteps } from '../../model/count-steps.js';
import { groupAt, groupBy, type NonEmpty } from '../../model/group-by.js';
import { neighborMap } from '../../plan/scope/universe.js';
import type { TestedLineage } from '../../plan/tests/tested-lineage.js';
import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';

/** The shown datasets of one schema of a platform. */
export interface SchemaLayer {
  /** The name of the schema, after that of the platform if several platforms have such a schema. */
  readonly label: string;
  /** The expression that selects the datasets. */
  readonly pattern: string;
  readonly size: number;
}

/** The layers that data flows into from each layer. */
export type LayerReaders = ReadonlyMap<SchemaLayer, ReadonlySet<SchemaLayer>>;

interface Member {
  readonly urn: EntityUrn;
  readonly platform: string;
  /** The part of the name before the last one. */
  readonly schema: string;
  /** All parts of the name before the last one. */
  readonly path: string;
}

/**
 * Finds the schemas of the shown datasets, and the other schemas that read them: directly or over
 * jobs. A name of one part has no schema. Sorted by label.
 */
export function layerReaders(lineage: TestedLineage): LayerReaders {
  const members = lineage.entities.flatMap(({ urn, shown }) => (shown === 0 ? [] : member(urn)));
  const schemas = groupBy(members, ({ platform, schema }) => `${platform}:${schema}`);
  const platforms = groupBy(schemas.values(), ([{ schema }]) => schema);
  const layerOf = new Map<EntityUrn, SchemaLayer>();
  const readers = new Map<SchemaLayer, Set<SchemaLayer>>();
  for (const all of schemas.values()) {
    const [{ platform, schema }] = all;
    const isUnique = groupAt(platforms, schema).length === 1;
    const label = isUnique ? schema : `${platform}-${schema}`;
    const layer = { label, pattern: patternOf(all), size: all.length };
    readers.set(layer, new Set());
    for (const { urn } of all) layerOf.set(urn, layer);
  }
  const datasetsBelow = datasetSteps(lineage);
  for (const [urn, layer] of layerOf)
    for (const below of datasetsBelow(urn)) {
      const reader = layerOf.get(below);
      if (reader !== undefined && reader !== layer) readers.get(layer)?.add(reader);
    }
  return new Map([...readers].sort(([a], [b]) => compareText(a.label, b.label)));
}

function member(urn: EntityUrn): readonly Member[] {
  const parts = parseDatasetUrn(urn);
  // In an expression these characters mean something else.
  if (!parts.ok || /[*?+]/.test(parts.value.name)) return [];
  const { platform, name } = parts.value;
  const path = name.split('.').slice(0, -1);
  const schema = path.at(-1);
  return schema === undefined ? [] : [{ urn, platform, schema, path: path.join('.') }];
}

function patternOf(members: NonEmpty<Member>): string {
  const [{ platform, schema, path }] = members;
  const isOnePath = members.every((one) => one.path === path);
  return isOnePath ? `${platform}:${path}.*` : `${platform}:*.${schema}.*`;
}

/** Finds the datasets that read one directly or over jobs alone. */
function datasetSteps({ edges }: TestedLineage): (urn: EntityUrn) => Iterable<EntityUrn> {
  const downstreams = neighborMap(edges, 'upstream', 'downstream');
  const beyondDatasets = new Map([...downstreams].filter(([urn]) => !isDatasetUrn(urn)));
  return (urn) => countSteps(groupAt(downstreams, urn), beyondDatasets).keys();
}
