import type { CodeLineage } from '../../../src/insight/code/compare-code.js';
import type { CodePlace } from '../../../src/model/code-places.js';
import type { PortablePair } from '../../../src/model/portable-lineage.js';
import { at, urnOf } from '../model/state-builders.js';

/** A column of code: `from('total', ['raw.amount'], 'SUM(amount)')` on a line. */
export interface CodeColumn {
  readonly name: string;
  readonly from: readonly string[];
  readonly sql?: string | undefined;
  readonly line: number;
}

export function column(
  name: string,
  from: readonly string[],
  sql?: string | undefined,
  line = 2,
): CodeColumn {
  return { name, from, sql, line };
}

/** The lineage of one statement in the file `sql/NAME.sql`, with a place for each column. */
export function codeOf(
  name: string,
  columns: readonly CodeColumn[],
  more: Partial<CodePlace> = {},
): CodeLineage {
  const file = `sql/${name}.sql`;
  const downstream = urnOf(name);
  const pairs = columns.flatMap((one) => one.from.map((upstream) => pairOf(one, upstream)));
  const places = columns.map((one) => [one.name.toLowerCase(), at(one.line, file)] as const);
  const place = { place: at(1, file), columns: new Map(places), ...more };
  return {
    lineage: { units: [{ downstream, edges: [], pairs, wildcards: [] }] },
    places: new Map([[downstream, place]]),
  };
}

function pairOf({ name, sql }: CodeColumn, upstream: string): PortablePair {
  const [dataset = '', path = ''] = upstream.split('.');
  return {
    downstreamColumn: name,
    upstream: { dataset: urnOf(dataset), column: path },
    ...(sql !== undefined && { transform: `SQL: ${sql}` }),
    confidence: 0.9,
  };
}
