import { compareText } from '../../errors/compare-text.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import { type AddressBook, columnAddress } from '../document/address-book.js';
import type { AssessedImpact } from './column-impact.js';
import type { Surroundings } from './surroundings.js';

export interface WatchOptions {
  /** Urns of tags and terms. */
  readonly watched: readonly string[];
  readonly surroundings: Surroundings;
  readonly book: AddressBook;
}

/** The watched columns that other columns gain or lose as ancestors. */
export interface SensitiveDifferences {
  /** Sorted by address. */
  readonly ancestors: readonly SensitiveAncestor[];
  /**
   * Datasets that could not be read. They may be sensitive, or derived from sensitive data. Sorted
   * by address.
   */
  readonly unread: readonly UnreadDataset[];
  /** True if every column whose own pairs change was compared. */
  readonly complete: boolean;
}

/** A watched column that other columns gain or lose as an ancestor. */
export interface SensitiveAncestor {
  readonly address: string;
  /** The watched tags and terms of the column. Sorted. */
  readonly urns: readonly string[];
  /** Addresses of the columns that gain it, only those whose own pairs change. Sorted. */
  readonly gainedBy: readonly string[];
  readonly lostBy: readonly string[];
  /** Addresses of the dashboards downstream of these columns. Sorted. */
  readonly dashboards: readonly string[];
}

export interface UnreadDataset {
  readonly address: string;
  /** The part that could not be read. */
  readonly what: 'lineage' | 'tags';
  /** The reason in words, if the catalog gave one. */
  readonly why: string | null;
}

const NOTHING: SensitiveDifferences = { ancestors: [], unread: [], complete: true };

/**
 * Finds the gained and lost ancestors with watched tags or terms.
 *
 * The columns whose own pairs change are enough: a column further down gains or loses only what one
 * of these gains or loses. So the result does not depend on a search for downstream columns.
 */
export function sensitiveDifferences(
  assessed: AssessedImpact,
  options: WatchOptions,
): SensitiveDifferences {
  const { watched, book } = options;
  if (watched.length === 0) return NOTHING;
  const found = new Map<string, Ancestry>();
  const unread = new Map<string, UnreadDataset>();
  const look = (column: string, ancestor: string, how: 'gainedBy' | 'lostBy') => {
    const tags = findWatchedTags(ancestor, options);
    if (tags.kind === 'unread')
      unread.set(tags.address, { address: tags.address, what: 'tags', why: tags.why });
    else if (tags.urns.length > 0) {
      const known = found.get(ancestor) ?? {
        ...{ urns: tags.urns, gainedBy: [], lostBy: [] },
        dashboards: new Set<string>(),
      };
      known[how].push(columnAddress(column, book));
      for (const urn of assessed.dashboardsBelow(column)) known.dashboards.add(book(urn));
      found.set(ancestor, known);
    }
  };
  for (const { column, gains, loses } of assessed.direct) {
    for (const ancestor of gains) look(column, ancestor, 'gainedBy');
    for (const ancestor of loses) look(column, ancestor, 'lostBy');
  }
  const hidden = assessed.unreadSources.map(
    (urn): UnreadDataset => ({ address: book(urn), what: 'lineage', why: null }),
  );
  return {
    ancestors: [...found]
      .map(([ancestor, ancestry]) => sortedAncestor(columnAddress(ancestor, book), ancestry))
      .sort(byAddress),
    unread: [...hidden, ...unread.values()].sort(byAddress),
    complete: assessed.complete,
  };
}

interface Ancestry {
  readonly urns: readonly string[];
  readonly gainedBy: string[];
  readonly lostBy: string[];
  readonly dashboards: Set<string>;
}

function sortedAncestor(
  address: string,
  { urns, gainedBy, lostBy, dashboards }: Ancestry,
): SensitiveAncestor {
  return {
    address,
    urns,
    gainedBy: gainedBy.sort(compareText),
    lostBy: lostBy.sort(compareText),
    dashboards: [...dashboards].sort(compareText),
  };
}

function byAddress(a: { readonly address: string }, b: { readonly address: string }): number {
  return compareText(a.address, b.address);
}

type Tags =
  | { readonly kind: 'read'; readonly urns: readonly string[] }
  | { readonly kind: 'unread'; readonly address: string; readonly why: string | null };

const UNTAGGED: Tags = { kind: 'read', urns: [] };

/**
 * Finds the watched tags and terms of a column. A tag of the dataset holds for each of its columns.
 */
function findWatchedTags(column: string, { watched, surroundings, book }: WatchOptions): Tags {
  const parsed = parseSchemaFieldUrn(column);
  if (!parsed.ok) return UNTAGGED;
  const { dataset, fieldPath } = parsed.value;
  const classification = surroundings.classifications.get(dataset);
  if (classification?.kind !== 'read')
    return { kind: 'unread', address: book(dataset), why: classification?.why ?? null };
  const own = classification.columns.get(simplifyFieldPath(fieldPath)) ?? [];
  const urns = new Set([...classification.dataset, ...own]);
  return { kind: 'read', urns: watched.filter((urn) => urns.has(urn)).sort(compareText) };
}
