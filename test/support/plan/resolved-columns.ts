import { didYouMean } from '../../../src/errors/did-you-mean.js';
import type { Finding } from '../../../src/errors/finding.js';
import {
  type ColumnSettings,
  DEFAULT_COLUMN_SETTINGS,
} from '../../../src/model/column-settings.js';
import type { DesiredMapping } from '../../../src/model/desired-state.js';
import { addressBook } from '../../../src/plan/document/address-book.js';
import { columnKeys, recordColumns, unitColumns } from '../../../src/plan/unit/column-keys.js';
import { observeUnit } from '../../../src/plan/unit/observe-unit.js';
import { resolveColumns } from '../../../src/plan/unit/resolve-columns.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { simplifyFieldPath } from '../../../src/urn/field-path.js';
import { parseSchemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { columnRecord, withColumns, withRecords } from '../model/lineage-builders.js';
import { lineageOf, named, unitOf, urnOf } from '../model/state-builders.js';

/** A field path as a schema with types in its paths spells it, for example `v2('total', 'int')`. */
export function v2(column: string, type = 'string'): string {
  return `[version=2.0].[type=${type}].${column}`;
}

/** The state of the catalog for `orders` and its upstreams. */
export interface ColumnScene {
  /** Columns by name of the dataset. Default: no schema. */
  readonly schemas?: Readonly<Record<string, readonly string[]>>;
  /** Datasets that do not exist. */
  readonly missing?: readonly string[];
  /** Existing pairs of other writers, for example `orders.total <- raw.amount`. */
  readonly there?: readonly string[];
  /** Existing pairs of ours. */
  readonly ours?: readonly string[];
  readonly columns?: Partial<ColumnSettings>;
}

/**
 * Resolves mappings. Returns the pairs, for example `total <- raw.amount SUM 0.5`, and the name and
 * suggestion of each finding.
 */
export function resolved(
  mappings: readonly DesiredMapping[],
  { schemas = {}, missing = [], there = [], ours = [], columns }: ColumnScene,
  textOf: (one: Finding) => string = nameAndSuggestion,
) {
  const findSchema = (urn: EntityUrn) => schemas[nameOf(urn)] ?? null;
  const unit = withColumns(unitOf('orders', 'raw', 'fx'), ...mappings);
  const records = [...ours, ...there].map((pair) => {
    const [downstream = '', upstream = ''] = pair.split(' <- ');
    return columnRecord(downstream, [upstream]);
  });
  const keys = columnKeys(findSchema, () => [...recordColumns(records), ...unitColumns(unit)]);
  const observed = observeUnit(urnOf('orders'), withRecords(lineageOf(), ...records), keys);
  const { pairs, findings } = resolveColumns(unit, {
    findSchema,
    exists: (urn) => !missing.includes(nameOf(urn)),
    keys,
    pairs: observed.pairs,
    ours: [...observed.pairs.values()].slice(0, ours.length),
    columns: { ...DEFAULT_COLUMN_SETTINGS, ...columns },
    book: addressBook(['orders', 'raw', 'fx'].map((name) => named(name))),
    suggest: (path, schema) => didYouMean(simplifyFieldPath(path), schema.map(simplifyFieldPath)),
  });
  const lines = [...pairs.values()].map(
    ({ downstreamField, upstream, upstreamField, transform, confidence }) => {
      const attributes = [transform, confidence === 1 ? null : confidence].filter(
        (one) => one !== null,
      );
      return [
        `${pathOf(downstreamField)} <- ${nameOf(upstream)}.${pathOf(upstreamField)}`,
        ...attributes,
      ].join(' ');
    },
  );
  return { pairs: lines, findings: findings.map(textOf) };
}

function nameAndSuggestion({ name, suggestion }: Finding): string {
  return suggestion === undefined ? name : `${name} ${suggestion}`;
}

function nameOf(urn: EntityUrn): string {
  return urn.split(',')[1] ?? urn;
}

function pathOf(field: string): string {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok ? parsed.value.fieldPath : field;
}
