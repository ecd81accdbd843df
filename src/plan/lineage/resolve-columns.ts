import { didYouMean } from '../../errors/did-you-mean.js';
import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { DesiredMapping, DesiredUnit, ExplicitMapping, WildcardMapping } from '../../model/desired-state.js';
import { pairFingerprint } from '../../model/mark.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { matchColumn } from '../../urn/match-column.js';
import { parseSchemaFieldUrn, schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { type AddressBook, describeDataset } from '../address-book.js';
import { columnAddress } from './column-address.js';
import type { ObservedPair } from './observe-unit.js';

/** A declared pair with the exact field paths of both schemas. */
export interface ResolvedPair {
  readonly fingerprint: string;
  readonly downstreamField: string;
  readonly upstream: DatasetUrn;
  readonly upstreamField: string;
  readonly transform: string | null;
  readonly confidence: number;
  readonly place: Place;
}

export interface Resolution {
  /** By fingerprint. */
  readonly pairs: ReadonlyMap<string, ResolvedPair>;
  readonly findings: readonly Finding[];
}

export interface ResolveContext {
  /** Exact field paths; null where nobody knows the columns. */
  readonly schemaOf: (urn: DatasetUrn) => readonly string[] | null;
  /** Whether a dataset is there or will be made: of one that is missing there is nothing to say of its columns. */
  readonly isThere: (urn: DatasetUrn) => boolean;
  /** The pairs of the live aspect that are ours. */
  readonly ours: readonly ObservedPair[];
  readonly book: AddressBook;
}

/** Turns declared mappings into pairs of columns as the schemas spell them. */
export function resolveColumns(unit: DesiredUnit, context: ResolveContext): Resolution {
  const explicit = unit.columns.flatMap((mapping) => (mapping.kind === 'explicit' ? [mapping] : []));
  const wildcards = unit.columns.flatMap((mapping) => (mapping.kind === 'wildcard' ? [mapping] : []));
  const outcomes = [
    ...explicit.flatMap((mapping) => resolveExplicit(unit, mapping, context)),
    ...wildcards.flatMap((mapping) => resolveWildcard(unit, mapping, { ...context, explicit })),
  ];
  const pairs = new Map(outcomes.flatMap(({ pair }) => (pair ? [[pair.fingerprint, pair] as const] : [])));
  return { pairs, findings: unique(outcomes.flatMap(({ finding: found }) => (found ? [found] : []))) };
}

interface Outcome {
  readonly pair?: ResolvedPair;
  readonly finding?: Finding;
}

function resolveExplicit(unit: DesiredUnit, mapping: ExplicitMapping, context: ResolveContext): readonly Outcome[] {
  const transform = mapping.transform ?? null;
  return mapping.upstreams.flatMap(({ dataset, column }): readonly Outcome[] => {
    const downstream = locate(unit.downstream, mapping.downstreamColumn, context);
    const upstream = locate(dataset, column, context);
    const ends = [downstream, upstream];
    const doubts = ends.flatMap((end) => (end.finding ? [{ finding: withPlace(end.finding, mapping.place) }] : []));
    if (downstream.path !== undefined && upstream.path !== undefined) {
      const fields = {
        downstreamField: schemaFieldUrn(unit.downstream, downstream.path),
        upstreamField: schemaFieldUrn(dataset, upstream.path),
      };
      return [
        ...doubts,
        { pair: pairOf({ ...fields, upstream: dataset, transform, confidence: mapping.confidence, place: mapping.place }) },
      ];
    }
    const kept = context.ours.find(
      (one) => one.upstream === dataset && one.transform === transform && names(one, mapping.downstreamColumn, column),
    );
    return kept ? keptPair(kept, mapping, context) : doubts;
  });
}

/** A column that left the schema takes no lineage with it that was applied before: it may be back tomorrow. */
function keptPair(kept: ObservedPair, mapping: DesiredMapping, { book }: ResolveContext): readonly Outcome[] {
  const address = `${columnAddress(kept.downstreamField, book)} <- ${columnAddress(kept.upstreamField, book)}`;
  return [
    { pair: pairOf({ ...kept, confidence: mapping.confidence, place: mapping.place }) },
    {
      finding: finding('column-gone', {
        message: `a column of "${address}" is not in the live schema any more; the pair that was applied is kept`,
        place: mapping.place,
      }),
    },
  ];
}

function names({ downstreamField, upstreamField }: ObservedPair, downstreamColumn: string, upstreamColumn: string): boolean {
  return isColumn(downstreamField, downstreamColumn) && isColumn(upstreamField, upstreamColumn);
}

function isColumn(field: string, column: string): boolean {
  return columnName(field) === simplifyFieldPath(column);
}

function resolveWildcard(
  unit: DesiredUnit,
  mapping: WildcardMapping,
  context: ResolveContext & { readonly explicit: readonly ExplicitMapping[] },
): readonly Outcome[] {
  const { schemaOf, isThere, book, explicit, ours } = context;
  const unknown = [unit.downstream, mapping.upstream].filter((urn) => isThere(urn) && schemaOf(urn) === null);
  const [downstream, upstream] = [schemaOf(unit.downstream), schemaOf(mapping.upstream)];
  if (downstream === null || upstream === null) {
    return unknown.map((urn) => ({
      finding: finding('wildcard-without-schema', {
        message: `"*" needs the columns of "${book(urn)}", but the catalog has no schema of it`,
        place: mapping.place,
      }),
    }));
  }
  const taken = new Set(explicit.map(({ downstreamColumn }) => simplifyFieldPath(downstreamColumn)));
  const left = new Set(mapping.except.map(simplifyFieldPath));
  const mapped = upstream.flatMap((path): readonly Outcome[] => {
    const name = simplifyFieldPath(path);
    // Members of a union share a name; which of them feeds which is not for a wildcard to guess.
    const match = matchColumn(name, downstream);
    if (left.has(name) || taken.has(name) || match.kind !== 'found' || matchColumn(name, upstream).kind !== 'found') return [];
    const fields = { downstreamField: schemaFieldUrn(unit.downstream, match.path), upstreamField: schemaFieldUrn(mapping.upstream, path) };
    return [
      {
        pair: pairOf({
          ...fields,
          upstream: mapping.upstream,
          transform: mapping.transform ?? null,
          confidence: mapping.confidence,
          place: mapping.place,
        }),
      },
    ];
  });
  const isSameNamed = (pair: ObservedPair) => {
    const name = columnName(pair.downstreamField);
    return (
      name === columnName(pair.upstreamField) &&
      !left.has(name) &&
      !taken.has(name) &&
      (matchColumn(name, upstream).kind === 'unknown' || matchColumn(name, downstream).kind === 'unknown')
    );
  };
  const kept = ours.filter(
    (pair) => pair.upstream === mapping.upstream && pair.transform === (mapping.transform ?? null) && isSameNamed(pair),
  );
  return [...mapped, ...kept.flatMap((pair) => keptPair(pair, mapping, context))];
}

function columnName(field: string): string {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok ? simplifyFieldPath(parsed.value.fieldPath) : field;
}

interface Located {
  /** Absent where the column cannot be told. */
  readonly path?: string;
  readonly finding?: Finding;
}

function locate(dataset: DatasetUrn, column: string, { schemaOf, isThere, book }: ResolveContext): Located {
  const schema = schemaOf(dataset);
  if (schema === null) {
    if (!isThere(dataset)) return { path: column };
    return {
      path: column,
      finding: finding('no-schema', {
        message: `the catalog has no schema of "${book(dataset)}", so its columns are taken as they are written`,
      }),
    };
  }
  const match = matchColumn(column, schema);
  switch (match.kind) {
    case 'found':
      return { path: match.path };
    case 'ambiguous':
      return {
        finding: finding('ambiguous-column', { message: `"${book(dataset)}" has several columns "${column}": write the full field path` }),
      };
    case 'unknown': {
      const simple = schema.map(simplifyFieldPath);
      const message = `"${book(dataset)}" has no column "${column}" (${describeDataset(dataset)})`;
      return { finding: finding('unknown-column', { message, suggestion: didYouMean(simplifyFieldPath(column), simple) }) };
    }
  }
}

function withPlace(found: Finding, place: Place): Finding {
  return { ...found, place };
}

function pairOf(pair: Omit<ResolvedPair, 'fingerprint'>): ResolvedPair {
  const { downstreamField, upstream, upstreamField, transform, confidence, place } = pair;
  return {
    fingerprint: pairFingerprint({ downstreamField, upstreamField, transform }),
    downstreamField,
    upstream,
    upstreamField,
    transform,
    confidence,
    place,
  };
}

/** Of findings that say the same, the first: a dataset without schema is one fact, not one for each of its columns. */
function unique(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, Finding>();
  for (const one of findings) if (!seen.has(one.message)) seen.set(one.message, one);
  return [...seen.values()];
}
