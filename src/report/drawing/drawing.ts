import type { EntityUrn } from '../../urn/entity-urn.js';
import { pluralize } from '../words/pluralize.js';

declare const group: unique symbol;

/** The key of a box that stands for several datasets. */
export type GroupKey = string & { readonly [group]: true };

/** The key of a box: of one dataset, or of a group. */
export type BoxKey = EntityUrn | GroupKey;

/** Lineage to draw: the changes and their surroundings. Every format draws the same value. */
export interface Drawing {
  /** Sorted by urn. Contains both ends of every link. */
  readonly datasets: readonly DrawnDataset[];
  /** Sorted by downstream, then upstream, edges before pairs. */
  readonly links: readonly DrawnLink[];
  /** Descriptions of what the drawing should show and does not. */
  readonly leftOut: readonly string[];
}

export interface DrawnDataset {
  readonly urn: BoxKey;
  /** The name that people use for the dataset. */
  readonly name: string;
  /** `snowflake shop.public.orders (PROD)` */
  readonly caption: string;
  /**
   * `changed`: its lineage or its description changes. `selected`: the user asked for this dataset.
   * `group`: the box stands for several datasets.
   */
  readonly state: 'created' | 'changed' | 'selected' | 'context' | 'group';
  /** More facts about the dataset, a few words each: `soft-deleted`. */
  readonly notes: readonly string[];
  /** Sorted by name. */
  readonly columns: readonly DrawnColumn[];
}

export interface DrawnColumn {
  /** Urn of the column. */
  readonly field: string;
  readonly name: string;
  readonly state: ColumnState;
}

/**
 * `gains` and `loses`: ancestors are added or removed. `altered`: both, or the same ancestors are
 * reached by other paths, or the derivation changes.
 */
export type ColumnState = 'gains' | 'loses' | 'altered' | 'context';

export type DrawnLink = DrawnEdge | DrawnPair;

export type LinkState = 'added' | 'removed' | 'changed' | 'marked' | 'context';

interface LinkBase {
  readonly upstream: BoxKey;
  readonly downstream: BoxKey;
  readonly state: LinkState;
  /**
   * An attribute of the link or its change, in a few words: `VIEW -> COPY`, `sum(amount)`. May be
   * empty.
   */
  readonly note: string;
  /** True if the new value replaces the value of another writer. */
  readonly overwrites?: boolean;
}

export interface DrawnEdge extends LinkBase {
  readonly element: 'edge';
  /** Numbers of the column pairs between the two datasets that are not drawn. */
  readonly hiddenPairs: LinkCounts | null;
  /** Numbers of the edges that this edge stands for, if it belongs to a group. */
  readonly hiddenEdges?: LinkCounts;
}

export interface DrawnPair extends LinkBase {
  readonly element: 'pair';
  readonly upstreamField: string;
  readonly downstreamField: string;
  /** True if a drawing has room for the note. Without it, the note is only in the title. */
  readonly labeled?: true;
}

export type LinkCounts = Readonly<Record<LinkState, number>>;

/** Returns true for a link that takes something away. A drawing drops these last. */
export function isLost({ state, overwrites }: DrawnLink): boolean {
  return state === 'removed' || overwrites === true;
}

/** The same signs as in every other report, so that no state is shown by color or line alone. */
export const linkSigns: Readonly<Record<LinkState, string>> = {
  added: '+',
  removed: '-',
  changed: '~',
  marked: '*',
  context: '',
};

export const columnSigns: Readonly<Record<ColumnState, string>> = {
  gains: '+',
  loses: '-',
  altered: '~',
  context: '',
};

/** Returns the sign of a dataset. It is empty if only the lineage of the dataset changes. */
export function datasetSign({ state }: Pick<DrawnDataset, 'state'>): string {
  return state === 'created' ? '+' : '';
}

export const NO_LINKS: LinkCounts = { added: 0, removed: 0, changed: 0, marked: 0, context: 0 };

/** Counts links by their states. */
export function countStates(links: readonly Pick<LinkBase, 'state'>[]): LinkCounts {
  const counts = { ...NO_LINKS };
  for (const { state } of links) counts[state]++;
  return counts;
}

const changing: readonly LinkState[] = ['added', 'removed', 'changed', 'marked'];

/**
 * Returns the label of a link: `+`, `~ VIEW -> COPY`, `+2 -1 columns`. Empty for a link that does
 * not change and has no note.
 */
export function linkLabel(link: DrawnLink): string {
  if (link.element === 'edge' && link.hiddenEdges !== undefined)
    return countsLabel(link.hiddenEdges, { ...NO_LINKS, ...link.hiddenPairs });
  const sign = linkSigns[link.state];
  const counts = link.element === 'edge' ? (link.hiddenPairs ?? NO_LINKS) : NO_LINKS;
  const own = [sign, link.note].filter(Boolean).join(' ');
  const columns = nounsLabel(counts, 'column');
  if (columns === '') return own;
  // The columns and the edge have the same sign. Writing it twice would read as two changes.
  const sameForAll =
    link.note === '' && changing.every((state) => (state === link.state) === counts[state] > 0);
  const isFewer = link.note === '' && link.state === 'changed';
  return sameForAll || isFewer || own === '' ? columns : `${own}, ${columns}`;
}

/** `+12 -3 edges, +40 columns` */
export function countsLabel(edges: LinkCounts, pairs: LinkCounts): string {
  return [nounsLabel(edges, 'edge'), nounsLabel(pairs, 'column')].filter(Boolean).join(', ');
}

function nounsLabel(counts: LinkCounts, noun: string): string {
  const states = changing.filter((state) => counts[state] > 0);
  const total = states.reduce((sum, state) => sum + counts[state], 0);
  if (states.length > 0) {
    const parts = states.map((state) => `${linkSigns[state]}${counts[state]}`);
    return `${parts.join(' ')} ${noun}${total === 1 ? '' : 's'}`;
  }
  return counts.context > 0 ? pluralize(counts.context, noun) : '';
}
