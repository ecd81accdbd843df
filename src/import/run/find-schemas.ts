import type { CatalogAccess } from '../../tasks/catalog/catalog-access.js';
import { withCatalogReader } from '../../tasks/catalog/with-catalog-reader.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { findWrittenSchemas } from '../foreign/sql/read-schemas-file.js';
import { catalogUrn } from '../foreign/sql/sql-names.js';
import type { SqlSchemas } from '../foreign/sql/sql-parser.js';
import type { ReadContext } from './import-request.js';

/** The source of the columns of tables. */
export interface SchemaSource {
  /** The columns of a file, by the names of tables as written. They count alone. */
  readonly written?: SqlSchemas | undefined;
  /** The catalog to ask. Default: none. */
  readonly catalog?: CatalogAccess | undefined;
  readonly platformInstance?: string | undefined;
}

/**
 * Finds the columns of tables, by the urns of the parser.
 *
 * @throws HeadwaterError of an HW6 code if the catalog cannot answer
 */
export async function findSchemas(
  tables: ReadonlySet<string>,
  { written, catalog, platformInstance }: SchemaSource,
  { stack, namespace, signal, progress }: ReadContext,
): Promise<SqlSchemas> {
  if (written !== undefined)
    return findWrittenSchemas(written, tables, { namespace, platformInstance });
  if (catalog === undefined || tables.size === 0) return new Map();
  const byUrn = new Map<EntityUrn, string>();
  for (const table of tables) {
    const urn = catalogUrn(table, namespace);
    if (urn.ok) byUrn.set(urn.value, table);
  }
  const access = { catalog, signal, progress };
  const readings = await withCatalogReader(stack, access, (reader) =>
    reader.readSchemas([...byUrn.keys()]),
  );
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const [urn, table] of byUrn) {
    // The parser gives no lineage of columns within columns.
    const paths = (readings.get(urn) ?? []).map(simplifyFieldPath);
    const columns = paths.filter((path) => !path.includes('.'));
    if (columns.length > 0) found.set(table, new Map(columns.map((column) => [column, ''])));
  }
  return found;
}
