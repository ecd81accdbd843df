import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pluralize } from '../../report/words/pluralize.js';
import { columnPath, datasetPath, datasetSearch } from '../entity/addresses.js';
import { entityNames } from '../entity/entity-names.js';
import type { ColumnPair } from '../entity/pairs.js';
import { FindField } from '../ui/find-field.js';
import { Notice } from '../ui/notice.js';
import { useRowWindow } from '../ui/use-row-window.js';
import { type ColumnRow, findRows } from './column-rows.js';
import styles from './columns.module.css';

/** A table of more columns draws only the rows in view. */
const MAX_WHOLE = 200;
/** The style sheet gives the rows of a long table this height. */
const ROW_HEIGHT = 48;

interface ColumnsTabProps {
  readonly urn: string;
  readonly rows: readonly ColumnRow[];
  readonly find: string;
  readonly onFind: (text: string) => void;
  /** True if not all downstreams are known, so that a column may feed more. */
  readonly isFeedsPartial: boolean;
}

export function ColumnsTab(props: ColumnsTabProps): ReactNode {
  const { urn, rows, find, onFind, isFeedsPartial } = props;
  if (rows.length === 0)
    return (
      <Notice tone="info" title="The catalog knows no columns of this dataset.">
        <p>An ingestion, or columns in a manifest, give a dataset its schema.</p>
      </Notice>
    );
  const found = findRows(rows, find);
  return (
    <>
      <FindField
        label="Find columns"
        text={find}
        onText={onFind}
        count={find.trim() !== '' && `${found.length} of ${rows.length} columns`}
      />
      {found.length > 0 && <ColumnTable key={find} urn={urn} rows={found} />}
      {isFeedsPartial && (
        <p className={styles.note}>
          “Feeds” counts the columns of the downstreams that the Lineage tab lists. There are more.
        </p>
      )}
    </>
  );
}

function ColumnTable({ urn, rows }: Pick<ColumnsTabProps, 'urn' | 'rows'>): ReactNode {
  const isLong = rows.length > MAX_WHOLE;
  const inView = useRowWindow(rows.length, ROW_HEIGHT);
  const { first, end } = isLong ? inView : { first: 0, end: rows.length };
  return (
    <section
      className={`${styles.box} ${isLong ? styles.long : ''}`}
      aria-label="Columns of the dataset"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the table
      tabIndex={0}
      onScroll={isLong ? inView.onScroll : undefined}
    >
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Column</th>
            <th scope="col">From</th>
            <th scope="col">Feeds</th>
          </tr>
        </thead>
        <tbody>
          <Gap rows={first} />
          {rows.slice(first, end).map((row, index) => (
            <Row key={row.key} urn={urn} row={row} index={first + index + 2} isShort={isLong} />
          ))}
          <Gap rows={rows.length - end} />
        </tbody>
      </table>
    </section>
  );
}

/** The height of rows that are not drawn. */
function Gap({ rows }: { readonly rows: number }): ReactNode {
  if (rows === 0) return null;
  return <tr className={styles.gap} style={{ height: rows * ROW_HEIGHT }} />;
}

interface RowProps {
  readonly urn: string;
  readonly row: ColumnRow;
  readonly index: number;
  /** True to name one source only, so that the row keeps its height. */
  readonly isShort: boolean;
}

function Row({ urn, row, index, isShort }: RowProps): ReactNode {
  const sources = isShort ? row.from.slice(0, 1) : row.from;
  const more = row.from.length - sources.length;
  return (
    <tr aria-rowindex={index}>
      <th scope="row" title={row.description ?? row.name}>
        <Link href={columnPath(urn, row.name)} title={`Lineage of ${row.name}`}>
          <bdi>{row.name}</bdi>
        </Link>
        <span className={styles.type}>{row.isInSchema ? row.type : 'not in schema'}</span>
      </th>
      <td>
        {sources.map((pair) => (
          <Source key={`${pair.upstream.dataset} ${pair.upstream.column}`} pair={pair} />
        ))}
        {more > 0 && <span className={styles.note}>and {more} more, see Lineage</span>}
      </td>
      <td className={styles.feeds}>
        {row.feeds > 0 && (
          <Link href={columnPath(urn, row.name, 'down')} title={`What ${row.name} feeds`}>
            {pluralize(row.feeds, 'column')}
          </Link>
        )}
      </td>
    </tr>
  );
}

function Source({ pair: { upstream, transform } }: { readonly pair: ColumnPair }): ReactNode {
  const { dataset, column } = upstream;
  return (
    <div className={styles.source}>
      <Link href={datasetPath(dataset) + datasetSearch({ tab: 'columns', find: column })}>
        <bdi>
          {entityNames(dataset).name}.<wbr />
          {column}
        </bdi>
      </Link>
      {transform && <code>{transform}</code>}
    </div>
  );
}
