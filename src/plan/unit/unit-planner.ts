import { createSuggest } from '../../errors/did-you-mean.js';
import type { DesiredState } from '../../model/desired-state.js';
import type { ObservedState } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { addressBook } from '../document/address-book.js';
import { declaredColumns } from './column-keys.js';
import { toOwner } from './owner.js';
import { type PlanIntent, SYNC } from './plan-intent.js';
import { planUnit } from './plan-unit.js';
import type { UnitPlanner, UnitSettings } from './planned-unit.js';

export interface UnitPlannerInput {
  readonly desired: DesiredState;
  readonly observed: ObservedState;
  readonly target: { readonly stack: string; readonly target: string | null };
  readonly settings: UnitSettings;
  /** Default: `sync`. */
  readonly intent?: PlanIntent;
  /** Identities of elements to leave unchanged. Default: none. */
  readonly held?: ReadonlySet<string>;
}

export function unitPlanner(input: UnitPlannerInput): UnitPlanner {
  const { desired, observed, target, settings, intent = SYNC, held = new Set() } = input;
  const book = addressBook(desired.datasets);
  const owner = toOwner({ ...target, formerly: settings.formerly });
  const units = new Map(desired.units.map((unit) => [unit.downstream, unit]));
  const created = new Set(desired.datasets.flatMap(({ urn, create }) => (create ? [urn] : [])));
  const createdColumns = declaredColumns(desired.datasets);
  const makesDatasets = intent.kind === 'sync';
  const suggestColumn = createSuggest(simplifyFieldPath);
  const context = {
    owner,
    book,
    actor: observed.actor,
    ownership: settings.ownership,
    prune: settings.prune,
    columns: settings.columns,
    held,
    intent,
    findSchema: (urn: EntityUrn) => observed.schemas.get(urn) ?? createdColumns(urn),
    suggest: (path: string, schema: readonly string[]) => suggestColumn(path, schema).near,
    exists: (urn: EntityUrn) =>
      (makesDatasets && created.has(urn)) || observed.datasets.get(urn)?.kind === 'present',
  };
  return {
    owner,
    book,
    findSchema: context.findSchema,
    plan: (downstream, reading) => {
      const aspect = reading?.kind === 'present' ? reading.lineage.value : undefined;
      return planUnit({ downstream, unit: units.get(downstream), aspect }, context);
    },
  };
}
