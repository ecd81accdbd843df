import { type CodeEntry, error, info, warning } from '../code-entry.js';

/** The names of the codes about the SQL that makes datasets. */
export type SqlCodeName =
  | 'parser-missing'
  | 'parser-failed'
  | 'sql-unparsed'
  | 'sql-without-lineage'
  | 'sql-columns-unclear'
  | 'sql-schema-absent'
  | 'sql-schemas-malformed'
  | 'dbt-code-absent'
  | 'dbt-not-sql';

/** Errors and omissions of an import that parses SQL (HW2560 to HW2569). */
export const sqlCodes: Readonly<Record<SqlCodeName, CodeEntry>> = {
  'parser-missing': error(
    'HW2560',
    'no parser of SQL',
    'Columns of SQL come from the parser of DataHub, a package of Python: acryl-datahub with the extra sql-parser. Install it with pip install "acryl-datahub[sql-parser]", and name that Python with --python or the variable HEADWATER_PYTHON. With uv on the machine, headwater asks on a terminal, and lets uv fetch it after a yes. Everything else works without it.',
  ),
  'parser-failed': warning(
    'HW2561',
    'parser of SQL stopped',
    'The parser ended, gave no answer in time, or answered something else. The import leaves out the lineage of this text, and reads the other texts with a new process. A statement that does this again is worth a report to DataHub or sqlglot.',
  ),
  'sql-unparsed': warning(
    'HW2562',
    'statement that the parser of SQL cannot read',
    'The message has the words of the parser. Check the dialect first: --dialect names the platform whose SQL it is. The import leaves the statement out. Declare its lineage by hand.',
  ),
  'sql-without-lineage': info(
    'HW2563',
    'statement without lineage',
    'The statement writes no table from another one: a plain SELECT, a GRANT, a DROP, or a table of constants. Name the dataset that a plain SELECT defines after its file, or write CREATE VIEW.',
  ),
  'sql-columns-unclear': warning(
    'HW2564',
    'column whose upstream columns the parser of SQL does not find',
    'The import takes the edge between the datasets. Most often a star reads a table whose columns nobody told the parser: connect a catalog that has them, or name a file with --schemas.',
  ),
  'sql-schema-absent': info(
    'HW2565',
    'table with unknown columns',
    'Neither the catalog, nor the file of --schemas, nor a statement before says which columns the table has. A star over it cannot be expanded, and a column without the name of its table may be assigned to no table.',
  ),
  'sql-schemas-malformed': error(
    'HW2566',
    'not a file of columns',
    'The file of --schemas maps each table, by its name in SQL or by its urn, to its columns: a list of names, or a mapping from names to types. It is YAML or JSON.',
  ),
  'dbt-code-absent': warning(
    'HW2567',
    'dbt model without compiled code',
    'The manifest of dbt has the code of a model only after dbt compile, dbt build or dbt docs generate. Run one of them, and import again. The import takes the edges of the model.',
  ),
  'dbt-not-sql': info(
    'HW2568',
    'dbt model that is not SQL',
    'A model in Python, or a semantic view, has no SQL that the parser reads. The import takes the edges of the model. Declare its columns by hand.',
  ),
};
