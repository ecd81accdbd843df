import { compareText } from '../../errors/compare-text.js';
import type { DesiredMapping, ExplicitMapping } from '../../model/desired-state.js';
import type { Mark, Marks } from '../../model/mark.js';
import { pairAddress } from '../../plan/document/address-book.js';
import type { PairChange } from '../../plan/document/change.js';
import type { DecidedPair, PlannedUnit } from '../../plan/unit/planned-unit.js';
import { pairKey, recordPairs } from '../../plan/unit/record-pairs.js';
import { markedPairs, namesPair } from '../../plan/unit/seen-pair.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { matchColumn, simplifyFieldPath } from '../../urn/field-path.js';
import { parseColumnUrn } from '../../urn/schema-field-urn.js';
import { describePairDecision } from './describe-decision.js';
import { type ExplainContext, manifestSource, mappingAt } from './explain-context.js';
import type { ColumnRule, ExplainedPair, LivePair } from './explanation.js';

/** Explains one column pair by the planner's decision on it. */
export function explainPair(
  planned: PlannedUnit,
  decided: DecidedPair,
  context: ExplainContext,
): ExplainedPair {
  const { downstream, unit } = planned;
  const { upstream, pair, declared, decision } = decided;
  const { downstreamField, upstreamField, transform, confidence } = pair;
  return {
    element: 'pair',
    address: pairAddress(pair, context.book, downstream),
    downstream,
    upstream,
    downstreamField,
    upstreamField,
    transform,
    confidence,
    manifest: unit && declared ? manifestSource(unit, declared.place, context.ownership) : null,
    live: context.lineage && livePair(planned, decided, context),
    decision: context.unreadable ?? {
      kind: decision.kind,
      why: describePairDecision(decision),
      change: findChange(planned, decided),
    },
  };
}

function findChange({ changes }: PlannedUnit, { pair }: DecidedPair): PairChange | null {
  const found = changes.find(
    (one): one is PairChange =>
      one.element === 'pair' &&
      one.downstreamField === pair.downstreamField &&
      one.upstreamField === pair.upstreamField,
  );
  return found ?? null;
}

function livePair(
  planned: PlannedUnit,
  decided: DecidedPair,
  { lineage, schemaOf }: ExplainContext,
): LivePair {
  const { downstream, edges, observed } = planned;
  const { upstream, pair, declared, seen } = decided;
  const records = (lineage?.value?.fineGrainedLineages ?? []).filter((record) =>
    recordPairs(downstream, record).some((one) => pairKey(one, observed.keys) === pair.key),
  );
  const marks: Marks = edges.find((edge) => edge.upstream === upstream)?.seen?.marks ?? new Map();
  const isNamed = (mark: Mark) => seen !== undefined && namesPair(markedPairs([mark]), seen);
  const context = {
    schemaOf,
    downstream,
    mapping: declared && planned.unit && mappingAt(planned.unit, declared.place),
  };
  return {
    records,
    owners: [...marks].flatMap(([owner, mark]) => (isNamed(mark) ? [owner] : [])).sort(compareText),
    downstreamColumn: columnRule(pair.downstreamField, context),
    upstreamColumn: columnRule(pair.upstreamField, context),
  };
}

interface ColumnContext extends Pick<ExplainContext, 'schemaOf'> {
  readonly downstream: EntityUrn;
  readonly mapping: DesiredMapping | undefined;
}

function columnRule(
  field: string,
  { schemaOf, downstream, mapping }: ColumnContext,
): ColumnRule | null {
  const parsed = parseColumnUrn(field);
  const schema = parsed.ok ? schemaOf(parsed.value.parent) : undefined;
  if (!parsed.ok || schema === undefined) return null;
  const { fieldPath } = parsed.value;
  if (schema === null) return 'no-schema';
  const match = matchColumn(fieldPath, schema);
  if (match.kind !== 'found') return 'not-there';
  const written =
    mapping?.kind === 'explicit'
      ? pathsIn(mapping, mapping.of ?? downstream, parsed.value.parent)
      : [simplifyFieldPath(match.path)];
  if (written.includes(match.path)) return 'exact';
  const name = simplifyFieldPath(match.path);
  return written.some((path) => simplifyFieldPath(path) === name) ? 'simplified' : 'letter-case';
}

/** Lists the columns of a dataset that a mapping names, in its spelling. */
function pathsIn(
  mapping: ExplicitMapping,
  downstream: EntityUrn,
  dataset: EntityUrn,
): readonly string[] {
  const { downstreamColumn, upstreams } = mapping;
  if (dataset === downstream) return [downstreamColumn];
  return upstreams.flatMap((ref) => (ref.dataset === dataset ? [ref.column] : []));
}
