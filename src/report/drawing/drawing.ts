import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** Lineage as it is to be drawn: what changes, and what lies around it. Every sink draws the same value. */
export interface Drawing {
  /** Sorted by urn; every end of every link is among them. */
  readonly datasets: readonly DrawnDataset[];
  /** Sorted by downstream, then upstream, edges before pairs. */
  readonly links: readonly DrawnLink[];
  /** What the drawing does not show though it should, in words. */
  readonly leftOut: readonly string[];
}

export interface DrawnDataset {
  readonly urn: DatasetUrn;
  /** The name that people know it by. */
  readonly name: string;
  /** `snowflake shop.public.orders (PROD)` */
  readonly caption: string;
  /** `changed`: its lineage or its description does. `selected`: it is what somebody asked for. */
  readonly state: 'created' | 'changed' | 'selected' | 'context';
  /** What else there is to know of it, a few words each: `soft-deleted`. */
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

/** `gains`, `loses`: ancestors; `altered`: both, the same by other ways, or how it is derived. */
export type ColumnState = 'gains' | 'loses' | 'altered' | 'context';

export type DrawnLink = DrawnEdge | DrawnPair;

export type LinkState = 'added' | 'removed' | 'changed' | 'marked' | 'context';

interface LinkBase {
  readonly upstream: DatasetUrn;
  readonly downstream: DatasetUrn;
  readonly state: LinkState;
  /** What of it is or changes, a few words: `VIEW -> COPY`, `sum(amount)`. Empty for nothing. */
  readonly note: string;
}

export interface DrawnEdge extends LinkBase {
  readonly element: 'edge';
  /** Column pairs between the two datasets that are counted here since they are not drawn. */
  readonly counted: LinkCounts | null;
}

export interface DrawnPair extends LinkBase {
  readonly element: 'pair';
  readonly upstreamField: string;
  readonly downstreamField: string;
}

export type LinkCounts = Readonly<Record<LinkState, number>>;

/** The same signs as in every other report: nothing is told by colour or line alone. */
export const linkSigns: Readonly<Record<LinkState, string>> = { added: '+', removed: '-', changed: '~', marked: '*', context: '' };

export const columnSigns: Readonly<Record<ColumnState, string>> = { gains: '+', loses: '-', altered: '~', context: '' };

/** The sign of a dataset that is made or described anew; one of which only lineage changes has none. */
export const datasetSigns: Readonly<Record<DrawnDataset['state'], string>> = { created: '+', changed: '', selected: '', context: '' };

export const NO_LINKS: LinkCounts = { added: 0, removed: 0, changed: 0, marked: 0, context: 0 };
