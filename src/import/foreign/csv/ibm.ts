import { portableTransform } from '../portable-names.js';
import type { DatasetNames, Dialect } from './dataset-names.js';
import { type LeftOutRow, malformedRow, type RowEnd } from './row-reading.js';

/** More pairs in a row are no mapping that a person wrote. */
const MAX_PAIRS = 10_000;

/**
 * The mapping files of IBM. A column is `database.schema.table.column`, with or without the host
 * before it. Several columns are separated by commas or semicolons.
 */
export const ibm: Dialect = {
  headers: [['source columns', 'target columns']],
  optional: ['function', 'rule'],
  needsPlatform: true,
  read: ({ cell }, names) => {
    const upstreams = readColumns(names, cell('source columns'));
    const downstreams = readColumns(names, cell('target columns'));
    const transform = portableTransform(cell('function') || cell('rule'));
    if ('kind' in upstreams) return upstreams;
    if ('kind' in downstreams) return downstreams;
    if (!transform.ok) return malformedRow(`the function or rule ${transform.problem}`);
    if (upstreams.length * downstreams.length > MAX_PAIRS)
      return malformedRow(`it stands for more than ${MAX_PAIRS} pairs`);
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

function readColumns(names: DatasetNames, text: string): readonly RowEnd[] | LeftOutRow {
  const ends: RowEnd[] = [];
  // A backslash stands before a comma that is part of a name.
  for (const item of text.match(/(?:\\.|[^,;\n\\])+/gs) ?? []) {
    const path = item.trim().replaceAll(/\\(.)/gs, '$1');
    const dot = path.lastIndexOf('.');
    const column = names.column(path.slice(dot + 1));
    const parts = path.slice(0, Math.max(dot, 0)).split('.');
    const table = parts.length > 3 ? parts.slice(1) : parts;
    if (column === undefined) return malformedRow(`"${path}" names no column`);
    const end = names.table(undefined, table, column);
    if ('kind' in end) return end;
    ends.push(end);
  }
  return ends.length === 0 ? malformedRow('one end has no columns') : ends;
}
