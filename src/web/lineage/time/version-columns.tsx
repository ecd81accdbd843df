import type { ReactNode } from 'react';
import { type LinkState, linkSigns } from '../../../report/drawing/drawing.js';
import { pluralize } from '../../../report/words/pluralize.js';
import { entityNames } from '../../entity/entity-names.js';
import type { ChangedLink } from '../changes/graph-changes.js';
import styles from './time.module.css';
import type { Time } from './use-time.js';

const MAX_ROWS = 200;

/** The links of the two versions beside each other, with the signs of the graph. */
export function VersionColumns({
  urn,
  time,
}: {
  readonly urn: string;
  readonly time: Time;
}): ReactNode {
  const { older, newer, links } = time;
  if (newer === undefined) return null;
  return (
    <section
      className={styles.columns}
      aria-label="The two versions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the list
      tabIndex={0}
    >
      {older && <Column urn={urn} title={`version ${older.number}`} links={links} hides="added" />}
      <Column urn={urn} title={`version ${newer.number}`} links={links} hides="removed" />
    </section>
  );
}

interface ColumnProps {
  readonly urn: string;
  readonly title: string;
  readonly links: readonly ChangedLink[];
  /** The state of the links that the version lacks. */
  readonly hides: LinkState;
}

function Column({ urn, title, links, hides }: ColumnProps): ReactNode {
  const own = links.filter(({ state }) => state !== hides);
  const changed = own.filter(({ state }) => state !== 'context');
  const same = own.filter(({ columns, state }) => columns === null && state === 'context');
  const rows = [...changed, ...same];
  const rest = rows.length - MAX_ROWS;
  const unchanged = own.length - rows.length;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {rows.slice(0, MAX_ROWS).map((link) => (
          <li key={linkText(urn, link)} data-state={link.state}>
            <b {...(link.state !== 'context' && { role: 'img', 'aria-label': link.state })}>
              {linkSigns[link.state]}
            </b>
            <bdi>{linkText(urn, link)}</bdi> <small>{link.note}</small>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{pluralize(rest, 'more link')}, in the graph alone.</p>}
      {unchanged > 0 && <p>{pluralize(unchanged, 'unchanged column pair')}.</p>}
      {own.length === 0 && <p>no lineage</p>}
    </div>
  );
}

/** "stg_payments", "→ orders" of an output, or "stg_payments.amount → orders.total". */
function linkText(urn: string, { upstream, downstream, columns }: ChangedLink): string {
  const [from, to] = [upstream, downstream].map((one) => entityNames(one).name);
  if (columns) return `${from}.${columns.upstream} → ${to}.${columns.downstream}`;
  return upstream === urn ? `→ ${to}` : String(from);
}
