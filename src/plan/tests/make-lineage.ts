import { compareText } from '../../errors/compare-text.js';
import type { DesiredState } from '../../model/desired-state.js';
import { edgeEnds } from '../../model/edge-end.js';
import type { DatasetReading, SchemaReading } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { columnNumbers } from '../impact/column-numbers.js';
import { declaredColumns } from '../unit/column-keys.js';
import { type DeclarationContext, type UnitPairs, unitPairs } from './declared-pairs.js';
import type { HeldLineage } from './held-lineage.js';
import { type DeclaredPlaces, type JoinedLineage, joinLineage } from './join-lineage.js';
import type { TestedEntity, TestedLineage } from './tested-lineage.js';

/** The settings and names that tell what declarations mean. */
export type StackMeaning = Omit<DeclarationContext, 'findSchema'> & {
  readonly desired: DesiredState;
};

export interface LineageParts extends Omit<TestedLineage, keyof JoinedLineage | 'entities'> {
  readonly held: readonly HeldLineage[];
  /** The states in which the catalog shows each entity. Default: none. */
  readonly shown: ReadonlyMap<EntityUrn, number>;
  /** The readings whose records name columns. Empty if there are none. */
  readonly readings: Iterable<DatasetReading>;
  /** The declarations to look up the places of pairs in. */
  readonly looked: readonly UnitPairs[];
}

/** Makes the lineage that tests run on. */
export function makeLineage(
  { held, shown, readings, looked, ...rest }: LineageParts,
  { desired }: StackMeaning,
): TestedLineage {
  const numbers = columnNumbers({ readings, schemas: rest.schemas });
  const pairPlaces = new Map(
    looked.flatMap(({ pairs }) =>
      pairs.map(
        ({ downstreamField, upstreamField, place }) =>
          [
            `${numbers.numberOf(downstreamField)} ${numbers.numberOf(upstreamField)}`,
            place,
          ] as const,
      ),
    ),
  );
  const joined = joinLineage(held, numbers, {
    edge: edgePlaces(desired),
    pair: (downstream, upstream) => pairPlaces.get(`${downstream} ${upstream}`) ?? null,
  });
  const urns = new Set([
    ...shown.keys(),
    ...joined.edges.flatMap(({ downstream, upstream }) => [downstream, upstream]),
    ...joined.columnEntities,
  ]);
  const names = new Map(desired.datasets.map(({ urn, shortNames }) => [urn, shortNames]));
  const entities = [...urns].sort(compareText).map(
    (urn): TestedEntity => ({
      urn,
      shortNames: names.get(urn) ?? [],
      shown: shown.get(urn) ?? 0,
    }),
  );
  return { entities, ...joined, ...rest };
}

function edgePlaces({ units }: DesiredState): DeclaredPlaces['edge'] {
  const places = new Map(
    units.flatMap((unit) =>
      unit.edges.map(({ upstream: end, place }) => {
        const { downstream, upstream } = edgeEnds(unit.downstream, end);
        return [`${downstream}\n${upstream}`, place] as const;
      }),
    ),
  );
  return (downstream, upstream) => places.get(`${downstream}\n${upstream}`) ?? null;
}

/**
 * Returns the known columns of datasets. Those that a manifest declares with `create: true` stand in
 * for a schema that the catalog lacks.
 */
export function knownSchemas(
  { datasets }: Pick<DesiredState, 'datasets'>,
  schemas: ReadonlyMap<EntityUrn, SchemaReading>,
): ReadonlyMap<EntityUrn, SchemaReading> {
  const declared = declaredColumns(datasets);
  const made = datasets.flatMap(({ urn }) => {
    const columns = schemas.get(urn) ? null : declared(urn);
    return columns === null ? [] : [[urn, columns] as const];
  });
  return new Map([...schemas, ...made]);
}

/** Lists the pairs that each unit declares. */
export function placedPairs(
  { desired, ...context }: StackMeaning,
  schemas: ReadonlyMap<EntityUrn, SchemaReading>,
): readonly UnitPairs[] {
  const findSchema = (urn: EntityUrn) => schemas.get(urn) ?? null;
  return desired.units.map((unit) => unitPairs(unit, { ...context, findSchema }));
}
