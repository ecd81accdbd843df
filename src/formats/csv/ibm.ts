import { portableTransform } from '../portable-names.js';
import type { DatasetNames } from './dataset-names.js';
import type { Dialect } from './dialect.js';
import { malformedRow, type RowEnd } from './row-reading.js';

/** More pairs in a row are no mapping that a person wrote. */
const MAX_PAIRS = 10_000;

/**
 * The mapping files of IBM. A column is `database.schema.table.column`, with or without the host
 * before it. Several columns are separated by commas or semicolons.
 */
export const ibm: Dialect = {
  header: ['source columns', 'target columns'],
  needsPlatform: true,
  read: ({ cell }, names) => {
    const upstreams = readColumns(names, cell('source columns'));
    const downstreams = readColumns(names, cell('target columns'));
    const transform = portableTransform(cell('function') || cell('rule'));
    if (upstreams === undefined || downstreams === undefined || !transform.ok) return malformedRow;
    if (upstreams.length * downstreams.length > MAX_PAIRS) return malformedRow;
    const statements = downstreams.flatMap((downstream) =>
      upstreams.map((upstream) => ({
        upstream: upstream.dataset,
        downstream: downstream.dataset,
        columns: {
          upstream: upstream.column,
          downstream: downstream.column,
          transform: transform.value && names.keep(transform.value),
          confidence: 1,
        },
      })),
    );
    return { kind: 'lineage', statements };
  },
};

/** Returns undefined if one of the columns is malformed. */
function readColumns(names: DatasetNames, text: string): readonly RowEnd[] | undefined {
  const ends: RowEnd[] = [];
  // A backslash stands before a comma that is part of a name.
  for (const item of text.match(/(?:\\.|[^,;\n\\])+/gs) ?? []) {
    const path = item.trim().replaceAll(/\\(.)/gs, '$1');
    const dot = path.lastIndexOf('.');
    const column = names.column(path.slice(dot + 1));
    const parts = path.slice(0, Math.max(dot, 0)).split('.');
    const table = parts.length > 3 ? parts.slice(1) : parts;
    const end = column === undefined ? malformedRow : names.table(undefined, table, column);
    if ('kind' in end) return undefined;
    ends.push(end);
  }
  return ends.length === 0 ? undefined : ends;
}
