import { findControl } from '../../../urn/control-characters.js';
import type { ForeignValue } from '../foreign-value.js';
import { requireKind } from './read-dbt-project.js';

/** The columns of each node by its id, without repetitions. */
export type DbtColumns = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the file `catalog.json`, which lists the columns as the warehouse spells them.
 *
 * @param columnName gives the spelling in urns
 * @throws HeadwaterError with the code of the document
 */
export function readDbtColumns(
  catalog: ForeignValue,
  columnName: (column: string) => string,
): DbtColumns {
  requireKind(catalog, 'catalog');
  if (catalog.member('nodes').isAbsent) throw catalog.error('has no nodes; it is no catalog');
  const entries = ['nodes', 'sources'].flatMap((section) => catalog.member(section).members());
  return new Map(
    entries.map(([id, entry]) => {
      const columns = entry.member('columns').members();
      const names = columns.map(([key, column]) => readName(key, column));
      return [id, [...new Set(names.filter(Boolean).map(columnName))]];
    }),
  );
}

function readName(key: string, column: ForeignValue): string {
  const name = column.member('name').text() ?? key;
  const control = findControl(name);
  if (control !== undefined) throw column.error(`has a name with the control character ${control}`);
  return name;
}
