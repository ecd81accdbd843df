import { finding } from '../../../src/errors/finding.js';
import type { ChangeKind, EdgeChange, PairChange } from '../../../src/plan/document/change.js';
import {
  type AffectedColumn,
  type Impact,
  MAX_LISTED_COLUMNS,
} from '../../../src/plan/document/impact.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { at, desire, observe, urnOf } from '../model/state-builders.js';
import { planOf } from '../plan/plan-of.js';

/** Number of columns of each dataset. The changes of a dataset are these and one edge. */
const COLUMNS = 8;

const kinds: readonly ChangeKind[] = ['create', 'update', 'delete', 'mark'];

/**
 * A plan that changes the lineage of many datasets, with guards, findings and impact in proportion.
 */
export function largePlan(datasets: number): Plan {
  const names = Array.from({ length: datasets }, (_, i) => `mart_${String(i).padStart(5, '0')}`);
  const changes = names.flatMap((name, i) => [
    edge(name, i),
    ...Array.from({ length: COLUMNS }, (_, n) => pair(name, i, n)),
  ]);
  const count = (kind: ChangeKind) => changes.filter((change) => change.kind === kind).length;
  const empty = planOf(desire([]), observe());
  return {
    ...empty,
    changes,
    summary: {
      ...empty.summary,
      add: count('create'),
      change: count('update'),
      remove: count('delete'),
      mark: count('mark'),
      datasets,
    },
    findings: names.map((name, i) =>
      finding('soft-deleted', {
        message: `"${name}" is soft-deleted in the catalog`,
        place: at(i + 1),
      }),
    ),
    guards: names.map((name) => ({
      guard: 'protected',
      address: `${name} <- raw`,
      message: `"${name} <- raw" was applied with protect: true`,
      allowed: null,
    })),
    impact: impactOn(names),
  };
}

function edge(name: string, i: number): EdgeChange {
  const kind = kinds[i % kinds.length] ?? 'create';
  const value = { type: 'TRANSFORMED', owned: true, protected: false };
  return {
    element: 'edge',
    kind,
    address: `${name} <- raw_${i}`,
    reason: 'missing',
    downstream: urnOf(name),
    upstream: urnOf(`raw_${i}`),
    place: at(i + 1),
    before: kind === 'create' ? null : value,
    after: kind === 'delete' ? null : value,
  };
}

function pair(name: string, i: number, n: number): PairChange {
  const kind = kinds[(i + n) % kinds.length] ?? 'create';
  const value = (transform: string) => ({ transform, confidence: 1, owned: true });
  // One in eight is too long for a cell.
  const text =
    n === 0
      ? `sum(case when ${'payment_method in (1, 2) and '.repeat(4)} true then amount end)`
      : `f_${n}(amount)`;
  return {
    element: 'pair',
    kind,
    address: `${name}.column_${n} <- raw_${i}.column_${n}`,
    reason: 'differs',
    downstream: urnOf(name),
    upstream: urnOf(`raw_${i}`),
    downstreamField: schemaFieldUrn(urnOf(name), `column_${n}`),
    upstreamField: schemaFieldUrn(urnOf(`raw_${i}`), `column_${n}`),
    place: at(i + 1),
    before: kind === 'create' ? null : value('old'),
    after: kind === 'delete' ? null : value(text),
  };
}

function impactOn(names: readonly string[]): Impact {
  const all = names.length * COLUMNS;
  const columns = names.flatMap((name) =>
    Array.from({ length: COLUMNS }, (_, n) => affected(name, n)),
  );
  return {
    columns: columns.slice(0, MAX_LISTED_COLUMNS),
    counts: {
      additive: all,
      narrowing: 0,
      reRoute: 0,
      metadata: 0,
      columns: all,
      direct: names.length,
      datasets: names.length,
    },
    downstream: [{ type: 'DASHBOARD', count: 2 }],
    limits: [],
  };
}

function affected(name: string, n: number): AffectedColumn {
  const step = (address: string) => ({ column: address, address });
  const none = { listed: [], count: 0 };
  return {
    ...step(`${name}.column_${n}`),
    category: 'additive',
    direct: n === 0,
    gains: { listed: [{ path: [step(`${name}.column_${n}`), step(`raw.column_${n}`)] }], count: 1 },
    loses: none,
    reRouted: none,
  };
}
