import { type Urn, urnEntityType } from '../../urn/urn.js';

export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/**
 * One hop of lineage: `downstream` is derived from `upstream`. The ends are datasets, jobs, charts,
 * columns and others.
 */
export interface LineageEdge {
  readonly downstream: Urn;
  readonly upstream: Urn;
}

type Ends = Readonly<Record<'source' | 'destination', Urn>> & { readonly type: string };

/**
 * Converts a relationship to a hop of lineage. Undefined for a relationship that is not lineage.
 * The type alone does not decide: a dataset `Consumes` nothing, and a dataset that is
 * `DownstreamOf` a column is not lineage, since columns have lineage only with columns.
 */
export function lineageEdge({ type, source, destination }: Ends): LineageEdge | undefined {
  const lineage = LINEAGE.get(type);
  if (
    !lineage?.sources.includes(urnEntityType(source)) ||
    isColumn(source) !== isColumn(destination)
  )
    return undefined;
  return lineage.upstream === 'destination'
    ? { downstream: source, upstream: destination }
    : { downstream: destination, upstream: source };
}

/** Lists all types of relationships that can be lineage. */
export function lineageTypes(): readonly string[] {
  return [...LINEAGE.keys()];
}

interface Lineage {
  /** The end that the data comes from. */
  readonly upstream: 'source' | 'destination';
  /** The types of entities that can be the source of the relationship. */
  readonly sources: readonly string[];
}

/**
 * Lineage by type of relationship.
 *
 * Source: the `@Relationship` annotations with `isLineage` in DataHub's models, where `isUpstream:
 * false` means that the upstream is the source; and `LineageRegistry`, which allows `DownstreamOf`
 * of a column only to another column.
 */
const LINEAGE: ReadonlyMap<string, Lineage> = new Map<string, Lineage>([
  ['DownstreamOf', { upstream: 'destination', sources: ['dataset', 'dataJob', 'schemaField'] }],
  [
    'Consumes',
    {
      upstream: 'destination',
      sources: ['dataJob', 'chart', 'dashboard', 'dataProcess', 'mlModel'],
    },
  ],
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

export function isColumn(urn: string): boolean {
  return urnEntityType(urn) === 'schemaField';
}
