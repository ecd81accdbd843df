import { createSuggest } from '../../errors/did-you-mean.js';
import { type Finding, finding } from '../../errors/finding.js';
import { mergeEqualFindings } from '../../errors/merge-findings.js';
import type { Place } from '../../errors/place.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { matchColumn } from '../../urn/field-path.js';
import { quote } from '../../yaml/quote.js';
import type { DeclaredMapping } from '../declared-mapping.js';
import type { DeclaredStack, DeclaredUnit } from '../declared-stack.js';
import { findConflicts, repeatedItems } from './conflicts.js';

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
  readonly dataset: EntityUrn;
  readonly column: string;
  readonly place: Place;
  readonly excepted: boolean;
}

type Schemas = ReadonlyMap<EntityUrn, readonly string[]>;

function declaredSchemas({ named }: DeclaredStack): Schemas {
  return new Map(
    named.flatMap(({ entry, urn }): [EntityUrn, readonly string[]][] => {
      if (urn === undefined || !entry.create || entry.columns.length === 0) return [];
      return [[urn, entry.columns.map(({ fieldPath }) => fieldPath)]];
    }),
  );
}

function namedColumns(
  { downstream }: DeclaredUnit,
  { kind, of, downstreamColumn, place, upstreams, except }: DeclaredMapping,
): readonly NamedColumn[] {
  if (kind === 'wildcard') {
    return upstreams.flatMap(({ dataset }): readonly NamedColumn[] =>
      except.map(({ text: column, place: at }) => ({ dataset, column, place: at, excepted: true })),
    );
  }
  return [
    { dataset: of ?? downstream, column: downstreamColumn, place, excepted: false },
    ...upstreams.map((source) => ({
      dataset: source.dataset,
      column: source.column,
      place: source.place,
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
  { dataset, column, place, excepted }: NamedColumn,
  { schemas, stack, suggest }: CheckContext,
): readonly Finding[] {
  const schema = schemas.get(dataset);
  if (schema === undefined) return [];
  const where = `${quote(stack.displayName(dataset))}`;
  switch (matchColumn(column, schema).kind) {
    case 'found':
      return [];
    case 'ambiguous': {
      const message = `${where} has several columns ${quote(column)}: write the full field path`;
      return [finding('ambiguous-column', { message, place })];
    }
    case 'unknown': {
      const { near, only } = suggest(column, schema);
      const hint =
        near === undefined
          ? 'correct it, or add it to the columns of the dataset'
          : `did you mean ${quote(near)}?`;
      return [
        finding(excepted ? 'unknown-exception' : 'unknown-column', {
          message: `${where} has no column ${quote(column)}: ${hint}`,
          place,
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
    findConflicts('column-conflict', repeatedItems(columns, columnOf).flatMap(toPairs), {
      key: ({ identity }) => identity,
      meaning: ({ meaning }) => meaning,
      placeOf: ({ place }) => place,
      details: ({ downstream }) => ({
        message: `this mapping to ${quote(downstream)} has other attributes elsewhere: make the two equal`,
      }),
    }),
  );
}

function columnOf({ of, downstreamColumn }: DeclaredMapping): string {
  return of === undefined ? downstreamColumn : `${of} ${downstreamColumn}`;
}

interface Pair {
  readonly downstream: string;
  readonly identity: string;
  readonly meaning: string;
  readonly place: Place;
}

/** Returns the column pairs of a mapping. Empty if malformed attributes prevent a comparison. */
function toPairs({
  of,
  downstreamColumn: downstream,
  upstreams,
  except,
  transform,
  confidence,
  isFlawed,
}: DeclaredMapping): readonly Pair[] {
  if (isFlawed) return [];
  const excepted = [...new Set(except.map(({ text }) => text))].sort();
  return upstreams.map(({ dataset, column, wholePlace: place }) => ({
    downstream,
    identity: JSON.stringify([of, downstream, dataset, column]),
    // Catalogs store a float32. Confidences that are equal as float32 are equal.
    meaning: JSON.stringify([transform, Math.fround(confidence), excepted]),
    place,
  }));
}
