import { readdirSync, readFileSync } from 'node:fs';
import {
  type ColumnTable,
  type SuggestedPair,
  suggestPairs,
  type TypedColumn,
} from '../../../src/insight/suggest/suggest-pairs.js';
import type { ColumnType } from '../../../src/model/desired-state.js';

/** A downstream whose pairs are known. */
interface KnownDownstream {
  readonly name: string;
  readonly columns: readonly TypedColumn[];
  readonly upstreams: readonly ColumnTable[];
  /** `column <- upstream.column`. */
  readonly truth: ReadonlySet<string>;
}

export interface Corpus {
  readonly name: string;
  readonly downstreams: readonly KnownDownstream[];
}

const folder = new URL('../../fixtures/column-corpora/', import.meta.url);

/** Reads the corpora. `NOTICE.md` beside them describes the format. */
export function readCorpora(): readonly Corpus[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { tables, downstreams } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const columnsOf = (table: string): TypedColumn[] => words(tables[table]).map(toColumn);
      return {
        name: file.replace('.json', ''),
        downstreams: Object.entries<Record<string, string>>(downstreams).map(([name, pairs]) => ({
          name,
          columns: columnsOf(name),
          upstreams: Object.keys(pairs).map((id) => ({ id, name: id, columns: columnsOf(id) })),
          truth: new Set(
            Object.entries(pairs).flatMap(([upstream, text]) =>
              words(text).flatMap((pair) => {
                const [column = '', sources = column] = pair.split('=');
                return sources.split('+').map((source) => `${column} <- ${upstream}.${source}`);
              }),
            ),
          ),
        })),
      };
    });
}

function words(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

function toColumn(text: string): TypedColumn {
  const [name = '', type] = text.split(':');
  return type === undefined ? { name } : { name, type: type as ColumnType };
}

export interface JudgedPair extends SuggestedPair {
  readonly downstream: string;
  readonly right: boolean;
}

/** Suggests pairs for each downstream of a corpus, and compares them with the known pairs. */
export function judge({ downstreams }: Corpus): readonly JudgedPair[] {
  return downstreams.flatMap(({ truth, ...downstream }) =>
    suggestPairs(downstream, downstream.upstreams).map((pair) => ({
      ...pair,
      downstream: downstream.name,
      right: truth.has(`${pair.downstreamColumn} <- ${pair.upstream}.${pair.upstreamColumn}`),
    })),
  );
}
