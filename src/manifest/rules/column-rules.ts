import { createSuggest } from '../../errors/did-you-mean.js';
import { type Finding, finding } from '../../errors/finding.js';
import { mergeEqualFindings } from '../../errors/merge-findings.js';
import type { Place } from '../../errors/place.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { matchColumn } from '../../urn/field-path.js';
import { quote } from '../../yaml/quote.js';
import type { DeclaredStack, DeclaredUnit } from '../declared-stack.js';
import type { DeclaredMapping, PlacedText, ResolvedSource } from '../manifest.js';
import { findConflicts } from './conflicts.js';

/**
 * Finds columns that the declared schema of a dataset lacks. Columns of datasets without a declared
 * schema are checked against the catalog instead, when a plan is made.
 */
export function unknownColumn(stack: DeclaredStack): readonly Finding[] {
  const schemas = declaredSchemas(stack);
  // Most stacks declare few schemas or none, and many columns.
  if (schemas.size === 0) return [];
  const context = { schemas, stack, suggest: createSuggest() };
  return mergeEqualFindings(
    stack.units
      .flatMap((unit) => unit.columns.flatMap((mapping) => namedColumns(unit, mapping)))
      .flatMap((column) => check(column, context)),
  );
}

/** A column that a manifest names, with its dataset. */
interface NamedColumn {
  readonly dataset: DatasetUrn;
  readonly column: PlacedText;
  readonly excepted: boolean;
}

type Schemas = ReadonlyMap<DatasetUrn, readonly string[]>;

function declaredSchemas({ named }: DeclaredStack): Schemas {
  return new Map(
    named.flatMap(({ entry, urn }): [DatasetUrn, readonly string[]][] => {
      if (urn === undefined || !entry.create || entry.columns.length === 0) return [];
      return [[urn, entry.columns.map(({ fieldPath }) => fieldPath)]];
    }),
  );
}

function namedColumns(
  { downstream }: DeclaredUnit,
  mapping: DeclaredMapping<ResolvedSource>,
): readonly NamedColumn[] {
  if (mapping.kind === 'wildcard') {
    return mapping.upstreams.flatMap(({ dataset }) =>
      mapping.except.map((column) => ({ dataset, column, excepted: true })),
    );
  }
  return [
    { dataset: downstream, column: mapping.downstream, excepted: false },
    ...mapping.upstreams.map(({ dataset, source }) => ({
      dataset,
      column: source.column,
      excepted: false,
    })),
  ];
}

interface CheckContext {
  readonly schemas: Schemas;
  readonly stack: DeclaredStack;
  readonly suggest: ReturnType<typeof createSuggest>;
}

function check(
  { dataset, column, excepted }: NamedColumn,
  { schemas, stack, suggest }: CheckContext,
): readonly Finding[] {
  const schema = schemas.get(dataset);
  if (schema === undefined) return [];
  const where = `${quote(stack.displayName(dataset))}`;
  switch (matchColumn(column.text, schema).kind) {
    case 'found':
      return [];
    case 'ambiguous': {
      const message = `${where} has several columns ${quote(column.text)}: write the full field path`;
      return [finding('ambiguous-column', { message, place: column.place })];
    }
    case 'unknown': {
      const { near, only } = suggest(column.text, schema);
      const hint =
        near === undefined
          ? 'correct it, or add it to the columns of the dataset'
          : `did you mean ${quote(near)}?`;
      return [
        finding(excepted ? 'unknown-exception' : 'unknown-column', {
          message: `${where} has no column ${quote(column.text)}: ${hint}`,
          place: column.place,
          suggestion: near,
          fix: only,
        }),
      ];
    }
  }
}

/** Finds column pairs with two transforms or confidences, and upstreams with two `"*"` mappings. */
export function columnConflict({ units }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ columns }) =>
    findConflicts('column-conflict', repeatedMappings(columns).flatMap(toPairs), {
      key: ({ identity }) => identity,
      meaning: ({ meaning }) => meaning,
      details: ({ downstream }) => ({
        message: `this mapping to ${quote(downstream)} has other attributes elsewhere: make the two equal`,
      }),
    }),
  );
}

/** Returns the mappings of columns with several mappings. No other mapping can have a conflict. */
function repeatedMappings(
  mappings: readonly DeclaredMapping<ResolvedSource>[],
): readonly DeclaredMapping<ResolvedSource>[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { downstream } of mappings)
    (seen.has(downstream.text) ? repeated : seen).add(downstream.text);
  return repeated.size === 0
    ? []
    : mappings.filter(({ downstream }) => repeated.has(downstream.text));
}

interface Pair {
  readonly downstream: string;
  readonly identity: string;
  readonly meaning: string;
  readonly place: Place;
}

/** Returns the column pairs of a mapping. Empty if malformed attributes prevent a comparison. */
function toPairs({
  downstream,
  upstreams,
  except,
  transform,
  confidence,
}: DeclaredMapping<ResolvedSource>): readonly Pair[] {
  if (transform === null || confidence === null) return [];
  const excepted = [...new Set(except.map(({ text }) => text))].sort();
  return upstreams.map(({ dataset, source }) => ({
    downstream: downstream.text,
    identity: JSON.stringify([downstream.text, dataset, source.column.text]),
    // Catalogs store a float32. Confidences that are equal as float32 are equal.
    meaning: JSON.stringify([transform, Math.fround(confidence), excepted]),
    place: source.place,
  }));
}
