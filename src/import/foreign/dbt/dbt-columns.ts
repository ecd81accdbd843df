import type { LeftOut, PortablePair } from '../../../model/portable-lineage.js';
import { findControl } from '../../../urn/control-characters.js';
import type { ForeignValue } from '../foreign-value.js';
import type { DbtDataset } from './dbt-datasets.js';
import { requireKind } from './read-dbt-project.js';

/** The type of each column. An unknown type is an empty text. */
export type DbtColumnTypes = ReadonlyMap<string, string>;

/**
 * Reads the file `catalog.json`, which lists the columns as the warehouse spells them. Returns the
 * columns of each node by its id.
 *
 * @param columnName gives the spelling in urns
 * @throws HeadwaterError with the code of the document
 */
export function readDbtColumns(
  catalog: ForeignValue,
  columnName: (column: string) => string,
): ReadonlyMap<string, DbtColumnTypes> {
  requireKind(catalog, 'catalog');
  const entries = ['nodes', 'sources'].flatMap((section) => catalog.member(section).members());
  return new Map(
    entries.map(([id, entry]) => [id, readColumnTypes(entry, 'type', columnName)] as const),
  );
}

/** Reads the columns of an entry of the file `catalog.json` or of the manifest. */
export function readColumnTypes(
  entry: ForeignValue,
  typeMember: 'type' | 'data_type',
  columnName: (column: string) => string,
): DbtColumnTypes {
  const columns = entry
    .member('columns')
    .members()
    .map(([key, column]) => {
      const type = column.member(typeMember).json;
      return [columnName(readName(key, column)), typeof type === 'string' ? type : ''] as const;
    });
  return new Map(columns.filter(([name]) => name !== ''));
}

function readName(key: string, column: ForeignValue): string {
  const name = column.member('name').text() ?? key;
  const control = findControl(name);
  if (control !== undefined) throw column.error(`has a name with the control character ${control}`);
  return name;
}

/**
 * Maps each column of a dataset that exactly one upstream has too. Each column is a record. If any
 * of the datasets has unknown columns, no column is mapped, and the dataset is one record.
 */
export function matchColumns(
  { node, columns }: DbtDataset,
  upstreams: readonly DbtDataset[],
): { readonly pairs: readonly PortablePair[]; readonly leftOut: readonly LeftOut[] } {
  const code = 'dbt-columns-unclear';
  const known = upstreams.flatMap(({ asUpstream, columns: own }) =>
    own === undefined
      ? []
      : [
          {
            dataset: asUpstream,
            byLowerCase: new Map(own.map((column) => [column.toLowerCase(), column])),
          },
        ],
  );
  if (columns === undefined || known.length < upstreams.length)
    return { pairs: [], leftOut: [{ code, record: node.id }] };
  const pairs: PortablePair[] = [];
  const leftOut: LeftOut[] = [];
  for (const downstreamColumn of columns) {
    const [upstream, ...more] = known.flatMap(({ dataset, byLowerCase }) => {
      const column = byLowerCase.get(downstreamColumn.toLowerCase());
      return column === undefined ? [] : [{ dataset, column }];
    });
    if (upstream === undefined || more.length > 0)
      leftOut.push({ code, record: `${node.id}.${downstreamColumn}` });
    else pairs.push({ downstreamColumn, upstream, confidence: 1 });
  }
  return { pairs, leftOut };
}
