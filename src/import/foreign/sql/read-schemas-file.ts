import { HeadwaterError } from '../../../errors/headwater-error.js';
import type { Place } from '../../../errors/place.js';
import { type LocatedNode, mapEntries } from '../../../yaml/located-node.js';
import { readYaml, type SourceFile } from '../../../yaml/read-yaml.js';
import { catalogUrn, tableName } from './sql-names.js';
import type { SqlSchemas } from './sql-parser.js';

/**
 * Reads a file of columns: YAML or JSON that maps each table, by its name in SQL or by its urn, to
 * a list of names, or to a mapping from names to types. The tables of the result are spelled as in
 * the file.
 *
 * @throws HeadwaterError `sql-schemas-malformed`. It names the line
 */
export function readSchemasFile(file: SourceFile): SqlSchemas {
  const { root, findings } = readYaml(file);
  const [fault] = findings;
  if (fault !== undefined) throw malformed({ ...startOf(file), ...fault.place }, fault.message);
  if (root?.kind !== 'map')
    throw malformed(startOf(file), 'it is no mapping from tables to columns');
  return new Map(mapEntries(root).map(({ key, value }) => [key, readColumns(key, value)]));
}

function readColumns(table: string, node: LocatedNode): ReadonlyMap<string, string> {
  if (node.kind === 'list') return new Map(node.items.map((item) => [nameOf(item, table), '']));
  if (node.kind === 'map')
    return new Map(mapEntries(node).map(({ key, value }) => [key, typeOf(value, key)]));
  throw malformed(node.place, `the columns of "${table}" are neither a list nor a mapping`);
}

function nameOf(node: LocatedNode, table: string): string {
  if (node.kind === 'scalar' && node.text !== '') return node.text;
  throw malformed(node.place, `a column of "${table}" is no name`);
}

function typeOf(node: LocatedNode, column: string): string {
  if (node.kind === 'scalar') return node.value === null ? '' : node.text;
  throw malformed(node.place, `the type of the column "${column}" is no text`);
}

function startOf({ path: file }: SourceFile): Place {
  return { file, line: 1, column: 1 };
}

function malformed({ file, line, column }: Place, message: string): HeadwaterError {
  return new HeadwaterError('sql-schemas-malformed', `${file}:${line}:${column} ${message}`, {
    hint: 'write "db.schema.table: [id, name]" for each table, or a mapping from names to types',
  });
}

export interface TableNaming {
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
  readonly platformInstance?: string | undefined;
}

/**
 * Finds the columns of tables in a file.
 *
 * @param tables the urns of the parser. A file may name a table by that urn, by the urn of the
 *   catalog, or by the name in the urn, with or without the platform instance. Letter case counts
 *   only if names of the file differ in nothing else
 */
export function findWrittenSchemas(
  written: SqlSchemas,
  tables: Iterable<string>,
  { namespace, platformInstance }: TableNaming,
): SqlSchemas {
  const byLower = new Map([...written].map(([name, columns]) => [name.toLowerCase(), columns]));
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const table of tables) {
    const urn = catalogUrn(table, namespace);
    const name = tableName(table);
    const prefix = `${platformInstance}.`.toLowerCase();
    const plain = name.toLowerCase().startsWith(prefix) ? name.slice(prefix.length) : name;
    const names = [table, ...(urn.ok ? [urn.value] : []), name, plain];
    const columns =
      names.map((one) => written.get(one)).find((one) => one !== undefined) ??
      names.map((one) => byLower.get(one.toLowerCase())).find((one) => one !== undefined);
    if (columns !== undefined) found.set(table, columns);
  }
  return found;
}
