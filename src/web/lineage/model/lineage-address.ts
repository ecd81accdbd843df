import type { Direction } from '../../entity/entity.js';

/** The facts that lines can be colored by. */
export const COLORINGS = ['owner', 'writer'] as const;

/** The largest number of openings in an address. */
export const MAX_OPENINGS = 100;

/** The view of an address without a query string. */
export const DEFAULT_VIEW: LineageView = {
  mode: 'graph',
  columns: false,
  jobs: true,
  direction: 'both',
  pin: null,
  open: [],
  selected: null,
  reads: false,
  by: null,
  time: null,
};

/** Reads a query string. Parts that it cannot read count as absent. */
export function readLineageView(search: string): LineageView {
  const params = new URLSearchParams(search);
  const pin = readPin(params.get('col'), params.get('at'));
  const direction = params.get('dir');
  return {
    mode: params.get('view') === 'list' ? 'list' : 'graph',
    // A pinned column would be invisible without columns.
    columns: params.get('columns') === '1' || (pin?.column ?? null) !== null,
    jobs: params.get('jobs') !== '0',
    direction: direction === 'up' || direction === 'down' ? direction : 'both',
    pin,
    open: readOpenings(params.get('open') ?? ''),
    selected: readSelection(params.get('sel') ?? ''),
    reads: pin !== null && params.get('read') === '1',
    by: COLORINGS.find((one) => one === params.get('by')) ?? null,
    time: readTime(params.get('time') ?? ''),
  };
}

/** The query string of a view, without defaults: empty or with a `?`. */
export function lineageSearch(view: LineageView): string {
  const { mode, columns, jobs, direction, pin, open, selected, reads, by, time } = view;
  const params = new URLSearchParams();
  if (mode === 'list') params.set('view', mode);
  if (columns && (pin?.column ?? null) === null) params.set('columns', '1');
  setPin(params, pin);
  if (!jobs) params.set('jobs', '0');
  if (direction !== 'both') params.set('dir', direction);
  if (open.length > 0) params.set('open', open.map(tokenOf).join('.'));
  if (selected) params.set('sel', selectionText(selected));
  if (reads && pin) params.set('read', '1');
  if (by) params.set('by', by);
  if (time) params.set('time', [time.older ?? [], time.newer].flat().join('-'));
  return params.size === 0 ? '' : `?${params}`;
}

function setPin(params: URLSearchParams, pin: Pin | null): void {
  if (pin?.column) params.set('col', pin.column.toWellFormed());
  if (pin?.key) params.set('at', pin.key);
}

const KEY = /^[0-9a-f]{8}$/;
const SELECTION = /^(?:([0-9a-f]{8})|([0-9a-f]{8}-[0-9a-f]{8})(?:-([0-9a-f]{8}))?)$/;
const TOKEN = /^([udcajg])([0-9a-f]{8})$/;

const ACTIONS = ['up', 'down', 'columns', 'add', 'job', 'group'] as const;

/** The text of an opening in an address. It tells openings apart. */
export function tokenOf({ action, key }: Opening): string {
  return action.charAt(0) + key;
}

/** Returns true if a view draws the job with this key as a link. */
export function isCollapsed({ jobs, open }: LineageView, key: string): boolean {
  return jobs === open.some((one) => one.action === 'job' && one.key === key);
}

function readPin(column: string | null, at: string | null): Pin | null {
  const key = at !== null && KEY.test(at) ? at : null;
  // A key that cannot be read does not mean the home dataset.
  if (column && (at === null || key !== null)) return { key, column };
  return key === null ? null : { key, column: null };
}

function readOpenings(text: string): readonly Opening[] {
  const openings = [...new Set(text.split('.'))].flatMap((token) => {
    const [, letter = '', key = ''] = TOKEN.exec(token) ?? [];
    const action = ACTIONS.find((one) => one.charAt(0) === letter);
    return action === undefined ? [] : [{ action, key }];
  });
  return openings.slice(0, MAX_OPENINGS);
}

function readSelection(text: string): Selection | null {
  const [, key, id, pair = null] = SELECTION.exec(text) ?? [];
  if (key !== undefined) return { kind: 'box', key };
  return id === undefined ? null : { kind: 'edge', id, pair };
}

/** Reads `4`, or `2-4` for version 4 against version 2. */
function readTime(text: string): LineageView['time'] {
  const [, first = '', second] = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(text) ?? [];
  if (first === '') return null;
  const [older, newer] = [Number(first), Number(second ?? first)];
  return { older: second !== undefined && older < newer ? older : null, newer };
}

function selectionText(selected: Selection): string {
  if (selected.kind === 'box') return selected.key;
  return selected.pair === null ? selected.id : `${selected.id}-${selected.pair}`;
}

/** The parts of an address of the lineage page besides the home dataset. */
export interface LineageView {
  readonly mode: 'graph' | 'list';
  /** True if boxes list columns. */
  readonly columns: boolean;
  /** False if jobs are links between their inputs and outputs. */
  readonly jobs: boolean;
  readonly direction: 'both' | Direction;
  /** The pinned column or, with a null column, the pinned dataset. Null: nothing is pinned. */
  readonly pin: Pin | null;
  /** At most 100. */
  readonly open: readonly Opening[];
  /** A box, an edge or a column pair whose details are shown. Null: none. */
  readonly selected: Selection | null;
  /** True if a panel lists the steps of the pinned path. */
  readonly reads: boolean;
  /** Null: lines have no colors of their own. */
  readonly by: (typeof COLORINGS)[number] | null;
  /**
   * The versions of the home entity's lineage that are compared. A newer version of 0 is the latest,
   * an older version of null is the one before. Null: the page shows the present lineage.
   */
  readonly time: { readonly older: number | null; readonly newer: number } | null;
}

export interface Pin {
  /** The key of the dataset. Null: the home dataset. */
  readonly key: string | null;
  readonly column: string | null;
}

/**
 * One expansion. `up` and `down` open a side by one hop. The sides of the home dataset are open at
 * first, so they close these. `columns` lists all columns. `add` draws a neighbor out of a group.
 * `job` draws a job as a link or, where jobs are links, as a box. `group` draws the members of a
 * group.
 */
export interface Opening {
  readonly action: Direction | 'columns' | 'add' | 'job' | 'group';
  /** The key of the dataset, or of the id of the group. */
  readonly key: string;
}

/** The key of a box; or the id of an edge, and perhaps the key of one column pair on it. */
export type Selection =
  | { readonly kind: 'box'; readonly key: string }
  | { readonly kind: 'edge'; readonly id: string; readonly pair: string | null };
