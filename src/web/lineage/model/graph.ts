import type { EdgeFacts } from '../../entity/edge-record.js';
import type { Direction, EntityState } from '../../entity/entity.js';
import type { EntityNames } from '../../entity/entity-names.js';
import type { ColumnPair, LinkChange } from '../../entity/pairs.js';
import type { Ends } from './neighbors.js';

/** One side of a box: its neighbors in one direction. */
export interface Side {
  /** The number of neighbors in the catalog. Null if it is not known. */
  readonly total: number | null;
  /** The number of them that the graph draws. */
  readonly shown: number;
  /** True if the view opens this side. Its neighbors may still be on their way. */
  readonly isOpen: boolean;
  readonly isLoading: boolean;
  /** The message of a failed read of the side. */
  readonly error: string | null;
}

/** One entity of the graph. */
export interface GraphBox extends EntityNames {
  readonly urn: string;
  /** The 8 hexadecimal digits that name it in an address. */
  readonly key: string;
  /** DataHub's type, such as `DATASET` or `DATA_JOB`. Only datasets and charts have columns. */
  readonly type: string;
  readonly state: EntityState;
  /** True if the graph starts from it alone. */
  readonly isHome: boolean;
  /** True if the graph starts from it, perhaps with others. Its sides are open at first. */
  readonly isRoot: boolean;
  /** True for a job that the view draws as a link, where it has both inputs and outputs. */
  readonly isCollapsed: boolean;
  /** Hops from the home dataset. Negative: upstream. */
  readonly layer: number;
  /** Owners of its lineage, such as `stack commerce`, sorted. */
  readonly owners: readonly string[];
  readonly sides: Readonly<Record<Direction, Side>>;
  /** The listed columns, with the columns of the path. Empty while columns are off. */
  readonly columns: readonly BoxColumn[];
  /** The number of columns with lineage that are not listed. */
  readonly hiddenColumns: number;
  /** True if the view lists all columns of the schema. */
  readonly listsAllColumns: boolean;
  /** Undefined: the graph shows no changes. */
  readonly part?: ChangedPart;
}

/**
 * The part that a box or a column has in changes. `changed`: at an end of a link that changes.
 * `around`: neither changed nor affected.
 */
export type ChangedPart = 'affected' | 'changed' | 'around';

export interface BoxColumn {
  /** The simplified field path. */
  readonly name: string;
  /** The native type. Undefined until the schema is loaded. */
  readonly type: string | undefined;
  /** True if the schema is loaded and does not have the column. */
  readonly isUnknown: boolean;
  /** Undefined: the graph shows no changes. */
  readonly part?: ChangedPart;
}

/** The lineage between two boxes, at most one edge a pair of boxes. */
export interface BoxEdge extends Ends, EdgeFacts {
  /** `UPSTREAM_KEY-DOWNSTREAM_KEY`. */
  readonly id: string;
  readonly isLoop: boolean;
  /** The source that the record names, such as `MANUAL`. Undefined: not recorded. */
  readonly source: string | undefined;
  /** The pairs whose ends are drawn. The pairs of a job are on its edges from its inputs. */
  readonly pairs: readonly ColumnPair[];
  /** The number of further pairs of a job: a dataset at their end is not drawn. */
  readonly hiddenPairs: number;
  /** Columns of the downstream that depend on the whole upstream: records of type DATASET. */
  readonly fromWhole: readonly string[];
  /** The jobs that the view draws as this link. */
  readonly through: readonly JobOnEdge[];
  /** Undefined: the graph shows no changes. */
  readonly change?: LinkChange;
}

/** A job that is drawn as a link, with the edges that it stands between. */
export interface JobOnEdge {
  readonly urn: string;
  readonly key: string;
  readonly name: string;
  readonly input: BoxEdge;
  readonly output: BoxEdge;
}

/** New neighbors of a side that are too many to draw, of one kind and in one schema. */
export interface Group {
  /** Unique in the graph and stable. */
  readonly id: string;
  /** The entity whose neighbors these are. */
  readonly anchor: string;
  /** The boxes beside the group: the anchor or, where that is a link, the boxes behind it. */
  readonly boxes: readonly string[];
  readonly direction: Direction;
  /** DataHub's type of the members. Empty: the neighbors whose urns are not read. */
  readonly type: string;
  readonly platform: string;
  /** Undefined: all schemas of the platform. */
  readonly schema: string | undefined;
  /** The members that are not drawn elsewhere. */
  readonly count: number;
  readonly isOpen: boolean;
  /** The urns of the members that the open group draws. */
  readonly members: readonly string[];
}

/** The content of the page: boxes, edges and groups, before they have places. */
export interface Graph {
  readonly home: string;
  readonly boxes: readonly GraphBox[];
  readonly edges: readonly BoxEdge[];
  readonly groups: readonly Group[];
  /** The number of expansions of the address whose dataset is not in the graph. */
  readonly gone: number;
  /** True if a limit keeps something out: 600 boxes or 6,000 column edges. */
  readonly isFull: boolean;
}

/** A path through columns, or through datasets if `start.column` is null. */
export interface Path {
  readonly start: { readonly urn: string; readonly column: string | null };
  /** Lit columns by `columnKey`. Empty for a path of datasets. */
  readonly columns: ReadonlySet<string>;
  /** Urns of lit boxes. */
  readonly boxes: ReadonlySet<string>;
  /** Ids of lit edges. */
  readonly edges: ReadonlySet<string>;
  /** Lit column pairs by `pairKey` of `path.ts`. Empty for a path of datasets. */
  readonly pairs: ReadonlySet<string>;
  /** Lit columns or datasets on each side, without the start. */
  readonly up: number;
  readonly down: number;
}

/** Names a column in a set. */
export function columnKey(urn: string, column: string): string {
  return `${urn}\n${column}`;
}
