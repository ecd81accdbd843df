import { didYouMean } from '../../errors/did-you-mean.js';
import type { Place } from '../../errors/place.js';
import type { ColumnSettings } from '../../model/column-settings.js';
import type { DesiredUnit, WildcardMapping } from '../../model/desired-state.js';
import type { SchemaReading } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { AddressBook } from '../document/address-book.js';
import type { ColumnName } from '../impact/column-numbers.js';
import { columnKeys } from '../unit/column-keys.js';
import { resolveWildcard } from '../unit/resolve-wildcard.js';
import { explicitMappings } from '../unit/stored-lineage.js';

/** The settings, names and columns that tell what declarations mean. */
export interface DeclarationContext {
  readonly columns: ColumnSettings;
  readonly book: AddressBook;
  /** Returns exact field paths, or null if the columns are unknown. */
  readonly findSchema: (urn: EntityUrn) => SchemaReading;
}

/** A declared column pair, spelled as declared or as the schema spells it. */
export interface PlacedPair {
  readonly downstreamField: string | ColumnName;
  readonly upstreamField: string | ColumnName;
  readonly transform: string | null;
  /** The place of the mapping. */
  readonly place: Place;
}

/** The pairs that one unit declares. */
export interface UnitPairs {
  readonly unit: DesiredUnit;
  readonly pairs: readonly PlacedPair[];
  /** Wildcards that need a schema that is unknown. They give no pairs. */
  readonly unresolved: readonly WildcardMapping[];
}

/** Lists the pairs that a unit declares. */
export function unitPairs(unit: DesiredUnit, context: DeclarationContext): UnitPairs {
  const explicit = explicitPairs(unit);
  const wildcards = unit.columns.filter((mapping) => mapping.kind === 'wildcard');
  if (wildcards.length === 0) return { unit, pairs: explicit, unresolved: [] };
  const isKnown = ({ upstream }: WildcardMapping) =>
    [unit.downstream, upstream].every((urn) => context.findSchema(urn) !== null);
  return {
    unit,
    pairs: [...explicit, ...wildcards.flatMap((one) => wildcardPairs(unit, one, context))],
    unresolved: wildcards.filter((one) => !isKnown(one)),
  };
}

function explicitPairs(unit: DesiredUnit): readonly PlacedPair[] {
  return explicitMappings(unit).flatMap(
    ({ downstreamColumn, of, upstreams, transform = null, place }) => {
      const downstreamField = { dataset: of ?? unit.downstream, column: downstreamColumn };
      return upstreams.map((upstreamField) => {
        return { downstreamField, upstreamField, transform, place };
      });
    },
  );
}

/** Resolves a wildcard by the rules of a plan, as if the catalog had no pair yet. */
function wildcardPairs(
  unit: DesiredUnit,
  mapping: WildcardMapping,
  context: DeclarationContext,
): readonly PlacedPair[] {
  const outcomes = resolveWildcard(unit, mapping, {
    ...context,
    keys: columnKeys(context.findSchema),
    explicit: explicitMappings(unit),
    exists: () => false,
    pairs: new Map(),
    ours: [],
    suggest: didYouMean,
  });
  return outcomes.map(({ pair }) => pair).filter((pair) => pair !== undefined);
}
