import { type CodeEntry, info, warning } from '../code-entry.js';

/** The names of the codes about declared columns that differ from the code. */
export type CodeCheckCodeName =
  | 'code-column-missing'
  | 'code-column-stale'
  | 'code-transform-differs'
  | 'code-columns-undeclared'
  | 'code-unread';

/** Findings about declared columns against the code that makes them (HW306.). */
export const codeCheckCodes: Readonly<Record<CodeCheckCodeName, CodeEntry>> = {
  'code-column-missing': warning(
    'HW3060',
    'column pair of the code that is not declared',
    'The SQL that makes the dataset reads a column for this column, and the manifests declare other columns of the dataset, but not this pair. Declare it. validate --against with --fix writes it, if the upstream dataset is declared.',
  ),
  'code-column-stale': warning(
    'HW3061',
    'declared column pair that the code does not make',
    'The SQL that makes the dataset does not read this upstream column for this column. Remove the pair. validate --against with --fix removes it.',
  ),
  'code-transform-differs': warning(
    'HW3062',
    'declared transform that differs from the code',
    'The declared transform is SQL, and the code computes the column in another way. Letter case, blanks, quotes, the names of tables and the name of the result do not count. A transform that is not SQL is not compared.',
  ),
  'code-columns-undeclared': info(
    'HW3063',
    'dataset without declared columns, though its code has some',
    'The manifests declare the dataset and none of its columns. An import of the same code writes them: headwater import dbt --columns sql, or headwater import sql.',
  ),
  'code-unread': warning(
    'HW3064',
    'code that could not be compared',
    'The declared columns were not compared with this code. The message has the reason: no parser of SQL, code that the parser cannot read, or a missing manifest of dbt. Everything else was checked.',
  ),
};
