import type { Urn } from '../../urn/urn.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import type { RelationshipKey } from './relationship.js';

export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/** One hop of lineage: `downstream` is derived from `upstream`. Urns of datasets, jobs, charts, columns and so on. */
export interface LineageEdge {
  readonly downstream: Urn;
  readonly upstream: Urn;
}

/**
 * The hop of lineage that a relationship is, if it is one. The name alone does not tell: a dataset `Consumes` nothing,
 * and a dataset that is `DownstreamOf` a column is no lineage, since columns have theirs among themselves.
 */
export function lineageEdge({ type, source, destination }: RelationshipKey): LineageEdge | undefined {
  const lineage = LINEAGE.get(type);
  if (!lineage?.sources.includes(entityTypeOf(source)) || isColumn(source) !== isColumn(destination)) return undefined;
  return lineage.upstream === 'destination' ? { downstream: source, upstream: destination } : { downstream: destination, upstream: source };
}

/** The names of relationships that can be lineage. */
export function lineageTypes(): readonly string[] {
  return [...LINEAGE.keys()];
}

interface Lineage {
  /** Which end the data comes from. */
  readonly upstream: 'source' | 'destination';
  /** The types of entities that state it. */
  readonly sources: readonly string[];
}

/**
 * Source: the `@Relationship` annotations with `isLineage` in DataHub's models, `isUpstream: false` being those whose
 * upstream is their source; and `LineageRegistry`, which lets columns be `DownstreamOf` columns alone.
 */
const LINEAGE: ReadonlyMap<string, Lineage> = new Map<string, Lineage>([
  ['DownstreamOf', { upstream: 'destination', sources: ['dataset', 'dataJob', 'schemaField'] }],
  ['Consumes', { upstream: 'destination', sources: ['dataJob', 'chart', 'dashboard', 'dataProcess', 'mlModel'] }],
  ['Produces', { upstream: 'source', sources: ['dataJob'] }],
  ['Contains', { upstream: 'destination', sources: ['dashboard'] }],
  ['DashboardContainsDashboard', { upstream: 'destination', sources: ['dashboard'] }],
  ['DataProcessInstanceConsumes', { upstream: 'destination', sources: ['dataProcessInstance'] }],
  ['DataProcessInstanceProduces', { upstream: 'source', sources: ['dataProcessInstance'] }],
  ['DerivedFrom', { upstream: 'destination', sources: ['mlFeature', 'mlPrimaryKey'] }],
  ['TrainedBy', { upstream: 'destination', sources: ['mlModel', 'mlModelGroup'] }],
  ['UsedBy', { upstream: 'source', sources: ['mlModel', 'mlModelGroup'] }],
  ['MemberOf', { upstream: 'source', sources: ['mlModel'] }],
]);

function isColumn(urn: Urn): boolean {
  return entityTypeOf(urn) === 'schemaField';
}
